### Routes and claiming them.

help-routes-doubles-r31 = A double ship covers two spaces; what is too much of it is lost. No payment may hold a card that could be left out.
help-routes-pairs-r32 = Each space of a pair takes two train cards of one colour, another colour for each if you like; one of the two, not both, may be a wild.
help-about-routes = **Claim a route.** Pay as many cards of the route's colour as it has spaces; a gray route takes any one colour, and locomotives stand for every colour. Everybody has { $pieces } trains. A route brings points by its length: { $worth }.
fleet-help-about-routes = **Claim a route.** Railways (square spaces) take train cards and trains, sea routes (pointed spaces) ship cards and ships, of the route's colour, or of any one colour where it is gray; wilds stand for any card. A double ship covers two spaces. A space with the sign of a pair takes two train cards of one colour. Points by length: { $worth }.
bus-help-about-routes = **Claim a route.** Pay as many cards of the route's colour as it has spaces; a gray route takes any one colour, and bus cards stand for every colour. Everybody has { $pieces } buses. A route brings points by its length: { $worth }.
help-routes-r6 = The payment is your choice: any mix of one colour and locomotives that fits, and locomotives alone always do.
decks-help-routes-r6 = The payment is your choice: any cards of the right deck and colour with wilds among them, and wilds alone always do; pairs have a rule of their own.
bus-help-routes-r6 = The payment is your choice: any mix of one colour and bus cards that fits, and bus cards alone always do.
help-routes-r7 = A route needs as many of your trains as it has spaces.
fleet-help-routes-r7 = A route needs as many of your trains, or of your ships, as it has spaces.
bus-help-routes-r7 = A route needs as many of your buses as it has spaces.
help-routes-r8 = Nobody owns both tracks of a double route. With up to { $close } players, its second track closes for all once the first is claimed.
help-routes-gaps-r26 = A route brings points by its length here: { $worth }.

rules-topic-routes = Claiming routes
rules-words-routes = route routes claim pay payment colour color gray grey wild wilds locomotive locomotives length spaces trains pieces points
rules-topic-twins = Double routes
rules-words-twins = double doubles twin track tracks parallel second closed
rules-topic-pairs = Pairs
rules-words-pairs = pair pairs two
rules-topic-doubles = Double ships
rules-words-doubles = double ship ships
rules-turn-routes = - claim a route
rules-about-twins = **Double routes** have two tracks between the same cities. Here there are { $twins } of them.
rules-score-routes = - each route, by its length: { $worth }
rules-map-board = **Board:** { $cities } cities and { $routes } routes, of 1 to { $longest } spaces; { $twins } double routes, { $gray } gray routes.
bus-rules-map-board = **Board:** { $cities } places and { $routes } routes, of 1 to { $longest } spaces; { $twins } double routes, { $gray } gray routes.
rules-map-pieces = **Pieces:** { $pieces } each. The end comes at { $last } or fewer.
rules-map-points = **Points by length:** { $worth }

cmd-claim = claim
cmd-claim-desc = Claim a route between two neighbouring cities
opt-claim-route = route
opt-claim-route-desc = Two neighbouring cities
opt-claim-payment = payment
opt-claim-payment-desc = Cards to pay with, for example: 3 red 1 loco
opt-claim-now = now
opt-claim-now-desc = Do it at once, without showing first what will change

route = { $cities } ({ $length }, { $color })
# With what is special about it: a ferry, a tunnel, a long or a stand-in ticket.
route-marked = { $cities } ({ $length }, { $color }, { $marks })
link = { $cities } ({ $length })
mark-pairs = pairs
button-claim = Claim a route
claim-which = Which route do you claim?
claim-group = You can pay for many routes. Where is yours?
claim-route = Choose a route
claim-group-pick = Choose a part of the list
claim-pay = { $route }: how do you pay?
claim-pay-pick = Choose the cards
claim-none = Your hand pays for no route at the moment. Take cards or draw tickets.
claim-none-pass = You can pay for no route, and nothing else is left to do. You may pass.
claim-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
preview-claim = Claim { $route }

done-claim = { $route } is yours.

event-route-claimed = { $player } claims { $route } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

refused-several-routes = More than one route fits “{ $text }”: { $routes }. Pick one from the list that appears while you type.
refused-unknown-route = There is no route called “{ $route }” on this map. Type two neighbouring cities and pick one from the list.
bus-refused-unknown-route = There is no route called “{ $route }” on this map. Type two neighbouring places and pick one from the list.
refused-route-taken = { $route } already belongs to { $owner }. Choose another route.
refused-own-twin = You own the other track of { $route }, and nobody may own both. Choose another route.
refused-twin-closed = { $route } is closed: with this many players only one of two parallel tracks can be claimed.
refused-too-few-pieces = { $left ->
    [one] This route needs { $needed } of your trains, and you have { $left } left. Choose a shorter one.
   *[other] This route needs { $needed } of your trains, and you have { $left } left. Choose a shorter one.
}
bus-refused-too-few-pieces = { $left ->
    [one] This route needs { $needed } of your buses, and you have { $left } left. Choose a shorter one.
   *[other] This route needs { $needed } of your buses, and you have { $left } left. Choose a shorter one.
}
refused-too-few-of-kind = { $kind ->
    [ship] This route needs { $needed } of your ships, and you have { $left } left. Choose a shorter one, or exchange trains for ships.
   *[train] This route needs { $needed } of your trains, and you have { $left } left. Choose a shorter one, or exchange ships for trains.
}

hand-swap = -# ↳ first exchange { $give ->
    [train] { $count ->
        [one] { $count } train for a ship
       *[other] { $count } trains for ships
    }
   *[ship] { $count ->
        [one] { $count } ship for a train
       *[other] { $count } ships for trains
    }
}
hand-out-cut = -# ↳ ⛔ out of reach: claimed routes have cut it off
hand-out-twins = -# ↳ ⛔ out of reach: only a second track leads there, and with so few players it is closed ({ $links })
hand-out-pieces = -# ↳ ⛔ out of reach: it needs { $needed ->
    [one] { $needed } train
   *[other] { $needed } trains
}, and you have { $left }
bus-hand-out-pieces = -# ↳ ⛔ out of reach: it needs { $needed ->
    [one] { $needed } bus
   *[other] { $needed } buses
}, and you have { $left }
fleet-hand-out-pieces = -# ↳ ⛔ out of reach: it needs { $needed } trains and ships together, and you have { $left }
hand-claim = Claim a route (★ serves your tickets)
hand-claim-more = The first { $shown } of { $count } routes; all of them: “Claim a route”
hand-serves = for { $ticket }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}
standing-routes = - { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
}: { $points }
text-owned = Routes of { $player }
text-owned-none = None yet.
text-free = Free routes: { $first } to { $last }
text-open = free
text-closed = closed, as its other track is taken

pic-score-routes = routes
score-routes = routes { $points }
