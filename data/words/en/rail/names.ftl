### Names of things, used inside other sentences.

color-purple = purple
color-white = white
color-blue = blue
color-yellow = yellow
color-orange = orange
color-black = black
color-red = red
color-green = green
color-bed = no track yet
color-gray = any color
# A color and how many spaces or cards of it.
tinted = { $color } { $count }

cities = { $a } – { $b }
trains = { $count ->
    [one] { $count } train
   *[other] { $count } trains
}
bus-trains = { $count ->
    [one] { $count } bus
   *[other] { $count } buses
}

ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
one-or-other = { $one } or { $other }
