### Routes and claiming them.

help-routes-doubles-r31 = A double ship covers two spaces; if only one is left, the second ship is lost. You can't add a card that isn't needed.
help-routes-pairs-r32 = Each pair space takes two train cards of one color. Different spaces can use different colors. One card of a pair may be a wild, but not both.
help-about-routes = **Claim a route.** Pay one card of the route's color for each space. A gray route takes any one color; a locomotive stands for any card. Everyone has { $pieces } trains. Points by length: { $worth }.
special-help-about-routes = **Claim a route.** Pay one card of the route's color for each space; a gray route takes any one color. Locomotives work on ferries and in tunnels only. Everyone has { $pieces } trains. Points by length: { $worth }.
fleet-help-about-routes = **Claim a route.** Railways (square spaces) take train cards, sea routes (pointed spaces) take ship cards, in the route's color. Gray takes any one color; a wild stands for any card. A double ship covers two spaces, a pair space takes two train cards of one color. Points by length: { $worth }.
bus-help-about-routes = **Claim a route.** Pay one card of the route's color for each space. A gray route takes any one color; a bus card stands for any card. Everyone has { $pieces } buses. Points by length: { $worth }.
help-routes-r6 = You choose how to pay: with any mix of one color and locomotives. Locomotives alone always work.
special-help-routes-r6 = You choose how to pay: with cards of one color, and on ferries and in tunnels with any mix of these and locomotives.
decks-help-routes-r6 = You choose how to pay: with cards of the right deck and color, and wilds among them. Wilds alone always work, except for pairs, which have their own rule.
bus-help-routes-r6 = You choose how to pay: with any mix of one color and bus cards. Bus cards alone always work.
help-routes-r7 = You need as many trains left as the route has spaces.
fleet-help-routes-r7 = You need as many trains, or ships, left as the route has spaces.
bus-help-routes-r7 = You need as many buses left as the route has spaces.
help-routes-r8 = You can't claim both of two parallel routes. With up to { $close } players, no one can claim the parallel route once the first is taken.
help-routes-triples-r65 = Of three parallel routes, you can claim one.{ $triplesclose ->
    [0] { "" }
   *[other] { " " }With up to { $triplesclose } players, no one can claim the third once two are taken.
}
help-routes-unequal-r64 = Parallel routes of different length or kind are a double route, too.
help-routes-apart-r64 = Parallel routes of different length or kind are no double route. You can claim both, and none closes another.
help-routes-special-r68 = Only routes are limited: locomotives pay for stations and harbors as usual, and for the extra cards of a tunnel.
help-routes-gaps-r26 = Points by length on this map: { $worth }.

rules-topic-routes = Claiming routes
rules-words-routes = route routes claim pay payment colour color gray grey wild wilds locomotive locomotives length space spaces trains pieces points
rules-topic-twins = Double routes
rules-words-twins = double doubles twin track tracks parallel second closed
rules-topic-pairs = Pairs
rules-words-pairs = pair pairs two
rules-topic-doubles = Double ships
rules-words-doubles = double ship ships
rules-turn-routes = - claim a route
rules-about-twins = **Double routes** are two parallel routes between the same cities. This map has { $twins }.
bus-rules-about-twins = **Double routes** are two parallel routes between the same locations. This map has { $twins }.
rules-about-triples = **Triple routes** are three parallel routes between the same cities. This map has { $triples }.
rules-score-routes = - each route, by length: { $worth }
rules-map-board = **Board:** { $cities } cities and { $routes } routes, of 1 to { $longest } spaces; { $twins } double routes, { $triples ->
    [0] { "" }
    [one] { $triples } triple route,{" "}
   *[other] { $triples } triple routes,{" "}
}{ $gray } gray routes.
bus-rules-map-board = **Board:** { $cities } locations and { $routes } routes, of 1 to { $longest } spaces; { $twins } double routes, { $triples ->
    [0] { "" }
    [one] { $triples } triple route,{" "}
   *[other] { $triples } triple routes,{" "}
}{ $gray } gray routes.
rules-map-pieces = **Pieces:** { $pieces } each. At { $last } or fewer, the last turns begin.
rules-map-points = **Points by length:** { $worth }

cmd-claim = claim
cmd-claim-desc = Claim a route between two neighboring cities
opt-claim-route = route
opt-claim-route-desc = Two neighboring cities
opt-claim-payment = payment
opt-claim-payment-desc = Cards to pay with, e.g. 3 red 1 loco (default: I ask you)
opt-claim-now = now
opt-claim-now-desc = Claim without a preview (default: no)

route = { $cities } ({ $length }, { $color })
# With what is special about it: a ferry, a tunnel, a long or a stand-in ticket.
route-marked = { $cities } ({ $length }, { $color }, { $marks })
link = { $cities } ({ $length })
mark-pairs = pairs
button-claim = Claim route
claim-which = Which route do you want to claim?
claim-stars = ★ helps your tickets.
claim-more-stars = ★ More routes for your tickets
claim-all = Routes by city
claim-others = Other routes by city
claim-part = Routes by city: { $letters }
claim-short = -# Not yet: ★ { $route }, { $count ->
    [one] { $count } card short
   *[other] { $count } cards short
}
claim-pay = { $route }: how do you want to pay?
claim-pay-more = Other ways to pay
claim-none = You can't pay for any route yet. Draw cards or tickets.
claim-none-pieces = You have too few pieces left for any free route. Draw cards or tickets.
claim-none-pass = You can't pay for any route, and there's nothing else to do. You may pass.
claim-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
preview-claim = Claim { $route }

done-claim = You claimed { $route }.

event-route-claimed = { $player } claimed { $route }: +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-route-claimed-paid = { $player } claimed { $route } for { $cards }: +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}.

refused-several-routes = “{ $text }” matches several routes: { $routes }. Pick one from the list that appears as you type.
refused-unknown-route = There's no route “{ $route }” on this map. Type two neighboring cities and pick one from the list.
bus-refused-unknown-route = There's no route “{ $route }” on this map. Type two neighboring locations and pick one from the list.
refused-route-taken = { $owner } already claimed { $route }. Choose another route.
refused-own-twin = You already claimed the route parallel to { $route }, and you can't have both. Choose another route.
refused-twin-closed = { $route } is closed: with so few players, only { $open } of { $tracks } parallel routes can be claimed. Choose another route.
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
hand-out-cut = -# ↳ ⛔ out of reach: claimed routes cut it off
hand-out-twins = -# ↳ ⛔ out of reach: only a parallel route leads there, and it's closed with so few players ({ $links })
hand-out-pieces = -# ↳ ⛔ out of reach: it needs { $needed ->
    [one] { $needed } train
   *[other] { $needed } trains
}, and you have { $left }
bus-hand-out-pieces = -# ↳ ⛔ out of reach: it needs { $needed ->
    [one] { $needed } bus
   *[other] { $needed } buses
}, and you have { $left }
fleet-hand-out-pieces = -# ↳ ⛔ out of reach: it needs { $needed } trains and ships together, and you have { $left }
hand-lacks = Cards you still need: { $cards }{ $spare ->
    [0] { "" }
   *[other] { " " }(and you have { $wilds })
}
hand-lacks-none = You have all the cards that your tickets still need.
hand-claim = Claim a route (★ your tickets)
hand-claim-more = Claim: { $shown } of { $count } routes, ★ first
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
text-closed = closed: the parallel route is taken

pic-score-routes = routes
score-routes = routes { $points }

second-route = **Claim a second route?**
button-stop-claiming = End turn
done-stop-claiming = You ended your turn.
refused-no-second-claim = You can't end your turn now. Draw cards or tickets, or claim a route.
refused-finish-routes = You can only claim a second route now. Claim one, or end your turn: { CMD("stop") }.
