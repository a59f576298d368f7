### Слова любого стола.

seat-blue = синий
seat-red = красный
seat-green = зелёный
seat-black = чёрный
seat-yellow = жёлтый
none = нет

points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
