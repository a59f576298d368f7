### Райони.

help-about-districts = **Райони.** Якщо всі місця району з'єднані однією мережею ваших перегонів, наприкінці він приносить очки, вказані для нього на полі. Дорога від місця до місця може йти й через інші райони.
help-districts-r45 = Район з'єднують лише ваші власні перегони, у будь-якому порядку і яким завгодно шляхом. Той самий район можуть зарахувати собі кілька гравців, кожен повністю.

rules-topic-districts = Райони
rules-words-districts = район райони бонус мережа
rules-score-districts = - з'єднані райони
rules-map-districts = **Райони:** { $districts }
rules-map-district = { $district } за { $points }

standing-district = - Район { $district }: { $points }
hand-district = { $done ->
    [yes] 🏙️ Район { $district } з'єднано: +{ $points }
   *[no] ▫️ Район { $district }, очок { $points }: { $cities }
}
alt-districts = { $player }: з'єднано райони { $districts }.
text-district = Район { $district } приносить { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}

score-district = райони { $points }
final-line-district = 🏙️ Район { $district } з'єднано ({ $cities }): { $points }
pic-score-district = райони
pic-districts = З'єднати весь район:
