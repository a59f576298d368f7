### Limits of what one person or server may ask for at once.

refused-too-many-games-of-person = { $most ->
    [one] You already host { $most } open game on this server, which is the most. Finish it or close it with { CMD("game cancel") } first.
   *[other] You already host { $most } open games on this server, which is the most. Finish one or close one with { CMD("game cancel") } first.
}
refused-too-many-games-of-server = { $most ->
    [one] This server already has { $most } open game, which is the most. Join it, or wait until it is over.
   *[other] This server already has { $most } open games, which is the most. Join one, or wait until one is over.
}
pictures-limited = -# { $seconds ->
    [one] In words, since very many pictures were asked for: there are pictures again in { $seconds } second.
   *[other] In words, since very many pictures were asked for: there are pictures again in { $seconds } seconds.
}
