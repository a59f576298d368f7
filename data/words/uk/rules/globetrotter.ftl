### Мандрівник.

help-about-globetrotter = **Мандрівник.** Хто виконав найбільше маршрутів, отримує наприкінці { $globetrotter ->
    [one] { $globetrotter } очко
    [few] { $globetrotter } очки
   *[other] { $globetrotter } очок
}.
help-globetrotter-r60 = Важить лише кількість виконаних маршрутів, а не їхні очки. У разі нічиєї бонус «Мандрівник» отримує кожен. Якщо ніхто не виконав жодного маршруту, бонусу немає.

rules-topic-globetrotter = Мандрівник
rules-words-globetrotter = мандрівник найбільше виконаних маршрутів квитків бонус
rules-score-globetrotter = - «Мандрівник» (найбільше виконаних маршрутів): { $globetrotter }
rules-map-globetrotter = **Мандрівник:** { $globetrotter ->
    [one] { $globetrotter } очко
    [few] { $globetrotter } очки
   *[other] { $globetrotter } очок
} тому, хто виконав найбільше маршрутів

standing-globetrotter = - «Мандрівник» (ви виконали { $completed ->
    [one] { $completed } маршрут
    [few] { $completed } маршрути
   *[other] { $completed } маршрутів
}): { $points }
standing-globetrotter-hidden = - «Мандрівник», { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}: до кінця партії невідомо

pic-score-globetrotter = найбільше маршрутів
pic-completed = × { $completed }
score-globetrotter = «Мандрівник» { $points }
final-part-globetrotter = Мандрівник
final-globetrotter = ## Мандрівник: найбільше виконаних маршрутів
final-globetrotter-row = { $player }: { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрути
   *[other] { $count } маршрутів
}{ $points ->
    [0] { "" }
   *[other] { " " }· **+{ $points }**
}
