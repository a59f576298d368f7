### Поле словами.

alt-board = Мапа: { $map }.
alt-turn = Ходить { $player }.
alt-close-up = Великий план змін: { $changes }.
alt-seat = { $player } ({ $color }): { $score ->
    [none] { "" }
    [one] { $score } очко,{ " " }
    [few] { $score } очки,{ " " }
   *[other] { $score } очок,{ " " }
}{ $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончики
   *[other] { $trains } вагончиків
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
}, { $routes ->
    [one] { $routes } ділянка
    [few] { $routes } ділянки
   *[other] { $routes } ділянок
}, { $tickets ->
    [none] маршрути ще не вибрано
    [one] { $tickets } маршрут
    [few] { $tickets } маршрути
   *[other] { $tickets } маршрутів
}.
fleet-alt-seat = { $player } ({ $color }): { $score ->
    [none] { "" }
    [one] { $score } очко,{ " " }
    [few] { $score } очки,{ " " }
   *[other] { $score } очок,{ " " }
}{ $trains ->
    [none] вагончики й кораблики поки в таємниці
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
    [one] { $routes } ділянка
    [few] { $routes } ділянки
   *[other] { $routes } ділянок
}, { $tickets ->
    [none] маршрути ще не вибрано
    [one] { $tickets } маршрут
    [few] { $tickets } маршрути
   *[other] { $tickets } маршрутів
}.
bus-alt-seat = { $player } ({ $color }): { $score ->
    [none] { "" }
    [one] { $score } очко,{ " " }
    [few] { $score } очки,{ " " }
   *[other] { $score } очок,{ " " }
}{ $trains ->
    [one] { $trains } автобус
    [few] { $trains } автобуси
   *[other] { $trains } автобусів
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
}, { $routes ->
    [one] { $routes } ділянка
    [few] { $routes } ділянки
   *[other] { $routes } ділянок
}, { $tickets ->
    [none] маршрути ще не вибрано
    [one] { $tickets } маршрут
    [few] { $tickets } маршрути
   *[other] { $tickets } маршрутів
}.

text-pick = Виберіть сторінку
text-table = Огляд: гравці, карти, чий хід
