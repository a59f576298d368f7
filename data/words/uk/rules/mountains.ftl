### Гори.

help-about-mountains = **Гори.** Коли ви прокладаєте ділянку, кожна гора на ній зношує ще один ваш вагончик: він виходить із гри й дає { $mountain ->
    [one] { $mountain } очко
    [few] { $mountain } очки
   *[other] { $mountain } очок
}.
help-mountains-r66 = Вагончиків має вистачати і на комірки ділянки, і на її гори. Картами ви платите лише за комірки. Зношені вагончики не повертаються.

rules-topic-mountains = Гори
rules-words-mountains = гори гора вершина зношений вагончик
rules-score-mountains = - кожен вагончик, зношений у горах: { $mountain }
rules-map-mountains = **Гори:** ділянок із горами — { $routes }; за кожен зношений вагончик { $mountain ->
    [one] { $mountain } очко
    [few] { $mountain } очки
   *[other] { $mountain } очок
}

mark-mountains = { $count ->
    [one] { $count } гора
    [few] { $count } гори
   *[other] { $count } гір
}
option-mountains = ⛰️ ще { $count ->
    [one] { $count } вагончик
    [few] { $count } вагончики
   *[other] { $count } вагончиків
}: +{ $points }
text-worn = Зношено в горах: { $count ->
    [one] { $count } вагончик
    [few] { $count } вагончики
   *[other] { $count } вагончиків
}
event-pieces-worn = ⛰️ { $player } втрачає в горах { $count ->
    [one] { $count } вагончик
    [few] { $count } вагончики
   *[other] { $count } вагончиків
}: +{ $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.

pic-score-mountains = гори
score-mountains = гори { $points }
