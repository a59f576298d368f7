### Слова будь-якого столу.

seat-blue = синій
seat-red = червоний
seat-green = зелений
seat-black = чорний
seat-yellow = жовтий
none = немає

points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[other] { $count } очок
}
