### Limits of what one person or server may ask for at once.

refused-too-many-games-of-person = { $most ->
    [one] You already host { $most } open game on this server, and that's the limit. Finish it, or cancel it with { CMD("game cancel") }.
   *[other] You already host { $most } open games on this server, and that's the limit. Finish one, or cancel one with { CMD("game cancel") }.
}
refused-too-many-games-of-server = { $most ->
    [one] This server already has { $most } open game, and that's the limit. Join it, or wait until it ends.
   *[other] This server already has { $most } open games, and that's the limit. Join one, or wait until one ends.
}
pictures-limited = -# { $seconds ->
    [one] Text only for now: you asked for a lot of pictures. They're back in { $seconds } second.
   *[other] Text only for now: you asked for a lot of pictures. They're back in { $seconds } seconds.
}
