### Поле словами.

alt-board = Мапа: { $map }.
alt-turn = Ходить { $player }.
alt-seat = { $player } ({ $color }): { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[other] { $score } очок
}, { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончики
   *[other] { $trains } вагончиків
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
}, { $routes ->
    [one] { $routes } перегін
    [few] { $routes } перегони
   *[other] { $routes } перегонів
}, { $tickets ->
    [none] квитки ще не вибрано
    [one] { $tickets } квиток
    [few] { $tickets } квитки
   *[other] { $tickets } квитків
}.
fleet-alt-seat = { $player } ({ $color }): { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[other] { $score } очок
}, { $trains ->
    [none] вагончики й кораблики поки що таємні
    [one] { $trains } вагончик
    [few] { $trains } вагончики
   *[other] { $trains } вагончиків
}{ $ships ->
    [none] { "" }
    [one] , { $ships } кораблик
    [few] , { $ships } кораблики
   *[other] , { $ships } корабликів
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
}, { $routes ->
    [one] { $routes } перегін
    [few] { $routes } перегони
   *[other] { $routes } перегонів
}, { $tickets ->
    [none] квитки ще не вибрано
    [one] { $tickets } квиток
    [few] { $tickets } квитки
   *[other] { $tickets } квитків
}.
bus-alt-seat = { $player } ({ $color }): { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[other] { $score } очок
}, { $trains ->
    [one] { $trains } автобус
    [few] { $trains } автобуси
   *[other] { $trains } автобусів
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
}, { $routes ->
    [one] { $routes } перегін
    [few] { $routes } перегони
   *[other] { $routes } перегонів
}, { $tickets ->
    [none] квитки ще не вибрано
    [one] { $tickets } квиток
    [few] { $tickets } квитки
   *[other] { $tickets } квитків
}.

text-pick = Виберіть сторінку поля
text-table = Стіл: гравці, карти, чий хід
