### Районы.

help-about-districts = **Районы.** Если все места района связаны одной сетью ваших перегонов, в конце он приносит очки, указанные для него на поле. Дорога от места к месту может идти и через другие районы.
help-districts-r45 = Район связывают только ваши собственные перегоны, в любом порядке и каким угодно путём. Один и тот же район могут засчитать себе несколько игроков, каждый полностью.

rules-topic-districts = Районы
rules-words-districts = район районы бонус сеть
rules-score-districts = - соединённые районы
rules-map-districts = **Районы:** { $districts }
rules-map-district = { $district } за { $points }

standing-district = - Район { $district }: { $points }
hand-district = { $done ->
    [yes] 🏙️ Район { $district } связан: +{ $points }
   *[no] ▫️ Район { $district }, очков { $points }: { $cities }
}
alt-districts = { $player }: связаны районы { $districts }.
text-district = Район { $district } приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

score-district = районы { $points }
final-line-district = 🏙️ Район { $district } связан ({ $cities }): { $points }
pic-score-district = районы
pic-districts = Соединить весь район:
