### Районы.

help-about-districts = **Районы.** Если ваши перегоны соединяют все места района, в конце вы получаете очки, указанные для него на поле. Сеть может проходить и через другие районы.
help-districts-r45 = Район соединяют только ваши собственные перегоны, в любом порядке и любым путём. Очки за один и тот же район могут получить несколько игроков, каждый — полностью.

rules-topic-districts = Районы
rules-words-districts = район районы место места бонус сеть
rules-score-districts = - соединённые районы
rules-map-districts = **Районы:** { $districts }
rules-map-district = { $district } за { $points }

standing-district = - Район { $district }: { $points }
hand-districts = Районы:
hand-district = { $done ->
    [yes] ✅ Район { $district } соединён: +{ $points }
   *[no] Район { $district } за { $points }: { $cities }
}
alt-districts = { $player }: соединены районы { $districts }.
text-district = Район { $district } приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

score-district = районы { $points }
final-line-district = 🏙️ Район { $district } соединён ({ $cities }): { $points }
pic-score-district = районы
pic-districts = Соединить весь район:
