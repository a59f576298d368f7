### Поле словами.

alt-board = Поле: { $map }.
alt-turn = Ходит { $player }.
alt-close-up = Крупный план изменений: { $changes }.
alt-seat = { $player } ({ $color }): { $score ->
    [none] { "" }
    [one] { $score } очко,{ " " }
    [few] { $score } очка,{ " " }
   *[other] { $score } очков,{ " " }
}{ $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончика
   *[other] { $trains } вагончиков
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}, { $routes ->
    [one] { $routes } перегон
    [few] { $routes } перегона
   *[other] { $routes } перегонов
}, { $tickets ->
    [none] маршруты ещё не выбраны
    [one] { $tickets } маршрут
    [few] { $tickets } маршрута
   *[other] { $tickets } маршрутов
}.
fleet-alt-seat = { $player } ({ $color }): { $score ->
    [none] { "" }
    [one] { $score } очко,{ " " }
    [few] { $score } очка,{ " " }
   *[other] { $score } очков,{ " " }
}{ $trains ->
    [none] вагончики и кораблики пока в тайне
    [one] { $trains } вагончик
    [few] { $trains } вагончика
   *[other] { $trains } вагончиков
}{ $ships ->
    [none] { "" }
    [one] , { $ships } кораблик
    [few] , { $ships } кораблика
   *[other] , { $ships } корабликов
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}, { $routes ->
    [one] { $routes } перегон
    [few] { $routes } перегона
   *[other] { $routes } перегонов
}, { $tickets ->
    [none] маршруты ещё не выбраны
    [one] { $tickets } маршрут
    [few] { $tickets } маршрута
   *[other] { $tickets } маршрутов
}.
bus-alt-seat = { $player } ({ $color }): { $score ->
    [none] { "" }
    [one] { $score } очко,{ " " }
    [few] { $score } очка,{ " " }
   *[other] { $score } очков,{ " " }
}{ $trains ->
    [one] { $trains } автобус
    [few] { $trains } автобуса
   *[other] { $trains } автобусов
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}, { $routes ->
    [one] { $routes } перегон
    [few] { $routes } перегона
   *[other] { $routes } перегонов
}, { $tickets ->
    [none] маршруты ещё не выбраны
    [one] { $tickets } маршрут
    [few] { $tickets } маршрута
   *[other] { $tickets } маршрутов
}.

text-pick = Выберите страницу
text-table = Обзор: игроки, карты, чей ход
