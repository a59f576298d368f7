### A closer look at a part of the map.

part-all = The whole map
part-pick = Another part of the map
part-north-west = North-west
part-north = North
part-north-east = North-east
part-west = West
part-centre = Centre
part-east = East
part-south-west = South-west
part-south = South
part-south-east = South-east
# What else people call them, with commas.
alias-part-north-west = NW, northwest, top left, upper left
alias-part-north = N, top, up
alias-part-north-east = NE, northeast, top right, upper right
alias-part-west = W, left
alias-part-centre = C, center, middle
alias-part-east = E, right
alias-part-south-west = SW, southwest, bottom left, lower left
alias-part-south = S, bottom, down
alias-part-south-east = SE, southeast, bottom right, lower right
alt-focus = A part of the map: { $part }.
alt-focus-cities = Cities: { $cities }.
alt-focus-seat = { $player } ({ $color }) has: { $routes }.
alt-focus-free = Free: { $routes }.
refused-unknown-focus = There is no part of the map and no city called “{ $text }”. Did you mean: { $names }?
refused-several-focus = “{ $text }” may be any of these: { $names }. Pick one from the list that appears while you type.

opt-board-focus = focus
opt-board-focus-desc = A side of the map or a city to see enlarged; on a table of strings a place or a tile
