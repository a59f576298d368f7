### Назви речей усередині інших фраз.

color-purple = фіолетовий
color-white = білий
color-blue = синій
color-yellow = жовтий
color-orange = помаранчевий
color-black = чорний
color-red = червоний
color-green = зелений
color-bed = колії поки немає
color-gray = будь-який колір
# Колір і скільки комірок або карт.
tinted = { $color } ×{ $count }

cities = { $a } – { $b }
trains = { $count ->
    [one] { $count } вагончик
    [few] { $count } вагончики
   *[other] { $count } вагончиків
}
bus-trains = { $count ->
    [one] { $count } автобус
    [few] { $count } автобуси
   *[other] { $count } автобусів
}

ships = { $count ->
    [one] { $count } кораблик
    [few] { $count } кораблики
   *[other] { $count } корабликів
}
one-or-other = { $one } або { $other }
