### A closer look at a part of the map.

part-all = The whole board
part-pick = Another part of the board
part-north-west = North-west
part-north = North
part-north-east = North-east
part-west = West
part-centre = Center
part-east = East
part-south-west = South-west
part-south = South
part-south-east = South-east
# What else people call them, with commas.
alias-part-north-west = NW, northwest, top left, upper left
alias-part-north = N, top, up
alias-part-north-east = NE, northeast, top right, upper right
alias-part-west = W, left
alias-part-centre = C, centre, middle
alias-part-east = E, right
alias-part-south-west = SW, southwest, bottom left, lower left
alias-part-south = S, bottom, down
alias-part-south-east = SE, southeast, bottom right, lower right
alt-focus = Part of the board: { $part }.
alt-focus-cities = Cities: { $cities }.
alt-focus-seat = { $player } ({ $color }) has: { $routes }.
alt-focus-free = Free: { $routes }.
alt-foot = Part of the board: cards and players.
refused-unknown-focus = There's no city or part of the board called “{ $text }”. Did you mean: { $names }?
refused-several-focus = “{ $text }” matches several places: { $names }. Pick one from the list that appears as you type.

opt-board-focus = focus
opt-board-focus-desc = City or part of the board to zoom in on (in String Railway: place or tile; default: all)
