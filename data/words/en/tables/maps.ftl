### Maps that an operator brings.

refused-map-gone = The map “{ $map }” of this game is not there at the moment, so nobody can move. The game is kept as it is: whoever runs the bot can put the map back. Until then only { CMD("game cancel") } works here.
refused-map-not-offered = The map “{ $map }” is not offered any more. Open a game on another one with { CMD("game new") }.
