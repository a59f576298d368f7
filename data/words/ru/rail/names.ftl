### Названия вещей внутри других фраз.

color-purple = фиолетовый
color-white = белый
color-blue = синий
color-yellow = жёлтый
color-orange = оранжевый
color-black = чёрный
color-red = красный
color-green = зелёный
color-bed = пути пока нет
color-gray = любой цвет
# Цвет и сколько звеньев или карт.
tinted = { $color } ×{ $count }

cities = { $a } – { $b }
trains = { $count ->
    [one] { $count } вагончик
    [few] { $count } вагончика
   *[other] { $count } вагончиков
}
bus-trains = { $count ->
    [one] { $count } автобус
    [few] { $count } автобуса
   *[other] { $count } автобусов
}

ships = { $count ->
    [one] { $count } кораблик
    [few] { $count } кораблика
   *[other] { $count } корабликов
}
one-or-other = { $one } или { $other }
