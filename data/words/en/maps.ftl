## Maps that an operator brings.

refused-map-gone = The map “{ $map }” of this game is not there at the moment, so nobody can move. The game is kept as it is: whoever runs the bot can put the map back. Until then only { CMD("game cancel") } works here.
refused-map-not-offered = The map “{ $map }” is not offered any more. Open a game on another one with { CMD("game new") }.

start-bad-map = The map { $file } is left out: { $count ->
    [one] { $count } mistake. Mend it, look it over with “python bot.py check-map”, and start the bot again.
   *[other] { $count } mistakes. Mend them, look it over with “python bot.py check-map”, and start the bot again.
}
