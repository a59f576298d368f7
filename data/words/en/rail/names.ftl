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
