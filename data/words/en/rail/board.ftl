### The board in words.

alt-board = Map: { $map }.
alt-turn = It's { $player }'s turn.
alt-close-up = Close-up of what changed: { $changes }.
alt-seat = { $player } ({ $color }): { $score ->
    [none] { "" }
    [one] { $score } point,{ " " }
   *[other] { $score } points,{ " " }
}{ $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
}, { $tickets ->
    [none] tickets not chosen yet
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}.
fleet-alt-seat = { $player } ({ $color }): { $score ->
    [none] { "" }
    [one] { $score } point,{ " " }
   *[other] { $score } points,{ " " }
}{ $trains ->
    [none] trains and ships still secret
    [one] { $trains } train
   *[other] { $trains } trains
}{ $ships ->
    [none] { "" }
    [one] , { $ships } ship
   *[other] , { $ships } ships
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
}, { $tickets ->
    [none] tickets not chosen yet
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}.
bus-alt-seat = { $player } ({ $color }): { $score ->
    [none] { "" }
    [one] { $score } point,{ " " }
   *[other] { $score } points,{ " " }
}{ $trains ->
    [one] { $trains } bus
   *[other] { $trains } buses
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
}, { $tickets ->
    [none] tickets not chosen yet
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}.

text-pick = Choose a page
text-table = Overview: players, cards, turn
