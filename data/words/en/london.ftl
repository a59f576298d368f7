## Districts.

help-about-districts = **Districts.** A district whose places all lie in one connected network of your routes brings, at the end, the points that the board shows for it. The way from place to place may lead through other districts.
help-districts-r45 = Only your own routes connect a district, in any order and by whatever way. Several players may score the same one, each of them in full.
score-district = districts { $points }
final-line-district = 🏙️ District { $district } is connected ({ $cities }): { $points }
hand-district = { $done ->
    [yes] 🏙️ District { $district }, connected: +{ $points }
   *[no] ▫️ District { $district } for { $points }: { $cities }
}
alt-districts = { $player } has connected the districts: { $districts }.

## Maps of buses: these are said instead of the same sentences without “bus-”.

bus-card-locomotive = bus card
bus-a-card-locomotive = a bus card
bus-two-cards-locomotive = two bus cards
bus-cards-locomotive = { $count ->
    [one] { $count } bus card
   *[other] { $count } bus cards
}
bus-alias-locomotive = bus buses wild joker locomotive
bus-wild-sign = 🚌
bus-trains = { $count ->
    [one] { $count } bus
   *[other] { $count } buses
}

bus-event-face-up-cleared = Too many bus cards lay face up, so the row is laid anew.
bus-event-last-turns-began = { $player } has { $pieces ->
    [0] no buses left
    [one] only { $pieces } bus left
   *[other] only { $pieces } buses left
}: the last turns begin. Everybody plays once more, and the last turn is { $player }'s.

bus-hand-pieces = { $count ->
    [one] { $count } bus left
   *[other] { $count } buses left
}
bus-alt-seat = { $player } ({ $color }): { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $trains ->
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

bus-help-play-pay = You choose what to pay with: write for example “3 blue 1 bus” as the payment.
bus-help-about-market = **Take cards.** Take two transport cards, face up or blind from the deck. A face-up bus card is the only card you take that turn. Everybody starts with { $hand } cards.
bus-help-about-routes = **Claim a route.** Pay as many cards of the route's colour as it has spaces; a gray route takes any one colour, and bus cards stand for every colour. Everybody has { $pieces } buses. A route brings points by its length: { $worth }.
bus-help-about-ticket-points = **Tickets count at the end.** A ticket whose two places you have connected at the end brings its points; any other costs them.
bus-help-about-last-turns = **The end.** When somebody ends a turn with { $last } buses or fewer, everybody has { $each ->
    [one] one more turn
   *[other] { $each } more turns
}. Then tickets are opened and counted.
bus-help-market-r1 = Once { $clear } bus cards lie face up, the whole row is discarded and laid anew, and looked at again, as long as a row with fewer can be made. This holds at any time, at set-up too.
bus-help-market-r4 = A bus card drawn blind is an ordinary card: it does not end your turn. A face-up one can only be your first card.
bus-help-routes-r6 = The payment is your choice: any mix of one colour and bus cards that fits, and bus cards alone always do.
bus-help-routes-r7 = A route needs as many of your buses as it has spaces.
bus-help-ticket-points-r12 = A ticket is complete when your own routes connect its places, by whatever way.

bus-refused-unreadable-cards = I can't read “{ $text }” as cards. Write for example “3 blue 1 bus”.
bus-refused-unknown-card = There is no card called “{ $card }”. Try a colour, “bus” or “deck”.
bus-refused-wild-second-card = A face-up bus card can only be the first and only card of a turn. Take another card, or draw from the deck.
bus-refused-unknown-route = There is no route called “{ $route }” on this map. Type two neighbouring places and pick one from the list.
bus-refused-too-few-pieces = { $left ->
    [one] This route needs { $needed } of your buses, and you have { $left } left. Choose a shorter one.
   *[other] This route needs { $needed } of your buses, and you have { $left } left. Choose a shorter one.
}
bus-refused-payment-mixed = Pay with cards of one single colour. Only bus cards may be added to them.
bus-refused-payment-color = Pay this with { $needed } cards (and bus cards), not { $offered }.
