### Горы.

help-about-mountains = **Горы.** Когда вы прокладываете перегон, каждая гора на нём изнашивает ещё один ваш вагончик: он выходит из игры и приносит { $mountain ->
    [one] { $mountain } очко
    [few] { $mountain } очка
   *[other] { $mountain } очков
}.
help-mountains-r66 = Вагончиков должно хватать и на звенья перегона, и на его горы. Картами вы платите только за звенья. Изношенные вагончики не возвращаются.

rules-topic-mountains = Горы
rules-words-mountains = горы гора вершина изношен износ вагончик
rules-score-mountains = - каждый вагончик, изношенный в горах: { $mountain }
rules-map-mountains = **Горы:** перегонов с горами — { $routes }; за каждый изношенный вагончик { $mountain ->
    [one] { $mountain } очко
    [few] { $mountain } очка
   *[other] { $mountain } очков
}

mark-mountains = { $count ->
    [one] { $count } гора
    [few] { $count } горы
   *[other] { $count } гор
}
option-mountains = ⛰️ ещё { $count ->
    [one] { $count } вагончик
    [few] { $count } вагончика
   *[other] { $count } вагончиков
}: +{ $points }
text-worn = Изношено в горах: { $count ->
    [one] { $count } вагончик
    [few] { $count } вагончика
   *[other] { $count } вагончиков
}
event-pieces-worn = ⛰️ { $player } теряет в горах { $count ->
    [one] { $count } вагончик
    [few] { $count } вагончика
   *[other] { $count } вагончиков
}: +{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.

pic-score-mountains = горы
score-mountains = горы { $points }
