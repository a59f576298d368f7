### Hints: what the medium computer player would do now, and why.

button-hint = Hint
button-hint-do = Do this
hint-title = Hint
hint-by = The medium computer player would do this.
hint-claim-ticket = Claim { $route } with { $cards }: you need it for your ticket { $ticket }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}.
hint-claim-long = Claim { $route } with { $cards } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}: your tickets hardly need these cards.
hint-claim-lost = Claim { $route } with { $cards } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}: your unfinished tickets can't be completed anymore.
hint-claim-late = Claim { $route } with { $cards } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}: the game is almost over.
hint-claim-stuck = Claim { $route } with { $cards } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}: there are no cards left to draw.
hint-build-port = Build a harbor in { $city } with { $cards }: { $count ->
    [one] { $count } of your tickets names it
   *[other] { $count } of your tickets name it
}.
hint-draw-ticket = Take { $a-card }: you need it for { $route }, which your ticket { $ticket } needs.
hint-draw-long = Take { $a-card }: you need it for { $route }, which scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-draw-port = Take { $a-card }: you still need its ⚓ for a harbor.
hint-draw-wild = Take { $a-card }: it fits any route that you still need.
hint-draw-alike = Take { $a-card }: nothing else helps more, and { $count ->
    [0] one color may grow into a route
    [one] you have { $count } card of that color
   *[other] you have { $count } cards of that color
}.
hint-draw-deck = Draw from { $deck ->
    [ship] the ship deck
    [train] the train deck
   *[none] the deck
}: no face-up card is likely to help you more.
hint-keep-least = { $count ->
    [0] Return all tickets: then none can cost you points.
    [one] Keep { $tickets }: you must keep one, and this one costs least if you miss it.
   *[other] Keep { $tickets }: you must keep { $count }, and these cost least if you miss them.
}
hint-mix = Start with { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} and { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}: the rulebook suggests that.
hint-pay-tunnel = Pay { $cards }: then the tunnel is yours, and you spend as few locomotives as possible.
hint-take-share = Take the share that gains you most now.
hint-take-marker = Take the marker that gains you most now.
hint-buy-technology = Buy { $technology }{ $count ->
    [0] {""}
   *[other] : your tickets need the routes it opens
}.
hint-draw-technology = Draw a locomotive: you need it to buy { $technology }.
hint-stop-claiming = End your turn: no second route is worth its cards now.
hint-lay-track = Lay this track: it helps your tickets most with the cards you have.
hint-leave-tunnel = Give up the tunnel: you can't pay the extra cards.
hint-resort-build = Build a { $what ->
    [station] station
   *[port] harbor
} in { $city } with { $cards }: you can't claim a route or draw a card.
hint-resort-tickets = Draw tickets: you can't claim a route or draw a card.
hint-resort-pass = Pass: you can't do anything else.
hint-lay = Lay a { $string ->
    [long] long
   *[short] short
} string through { $stations } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $longs ->
    [0] : I found no better path.
   *[other] : the long ones find more stations later.
}
hint-lay-none = Lay no string: I found no path for one.
hint-place-tile = Place { $kind } on my first suggested spot: it's the best one that I found for you.
hint-any = Choose what you like: no choice is clearly better.

refused-no-hints = There are no hints in this game, to keep it fair. You can get them in solo games and casual games.
