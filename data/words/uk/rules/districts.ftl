### Райони.

help-about-districts = **Райони.** Якщо ваші ділянки з’єднують усі місця району, наприкінці ви отримуєте очки, вказані для нього на полі. Мережа може проходити й через інші райони.
help-districts-r45 = Район з’єднують лише ваші власні ділянки, у будь-якому порядку й будь-яким шляхом. Якщо район з’єднали кілька гравців, кожен отримує всі очки.

rules-topic-districts = Райони
rules-words-districts = район райони місце місця бонус мережа
rules-score-districts = - з’єднані райони
rules-map-districts = **Райони:** { $districts }
rules-map-district = { $district } за { $points }

standing-district = - Район { $district }: { $points }
hand-districts = Райони:
hand-district = { $done ->
    [yes] ✅ Район { $district } з’єднано: +{ $points }
   *[no] Район { $district } за { $points }: { $cities }
}
alt-districts = { $player }: з’єднано райони { $districts }.
text-district = Район { $district } приносить { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}

score-district = райони { $points }
final-line-district = 🏙️ Район { $district } з’єднано ({ $cities }): { $points }
pic-score-district = райони
pic-districts = З’єднати весь район:
