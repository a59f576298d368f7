### Maps that an operator brings.

refused-map-gone = The map “{ $map }” is missing, so this game waits until the bot's operator restores it. Until then, only { CMD("game cancel") } works here.
refused-map-not-offered = The map “{ $map }” is no longer available. Open a game on another one with { CMD("game new") }.
