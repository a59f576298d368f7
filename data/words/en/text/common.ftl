### Words of every table.

seat-blue = blue
seat-red = red
seat-green = green
seat-black = black
seat-yellow = yellow
none = none

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
