### Harbors.

help-about-ports = **Build a harbor.** Use { CMD("port") } in a city with an anchor, one of your routes and no harbor. You have { $ports }. Each costs { $portcards } cards of one color with the harbor sign, half train and half ship; wilds replace any. At the end, a harbor scores { $portpoints } for 1, 2 or 3+ completed tickets that name its city. Each unbuilt harbor: { $portless }.
help-ports-r35 = A harbor costs cards of one color with the harbor sign: { $porttrain } train cards and { $portship } ship cards. Wilds replace any of them, even all. A city has room for one harbor.
help-ports-r39 = A harbor counts only your own completed tickets that name its city. Tour tickets count whether you connected them in order or not. With none, it scores 0.

rules-topic-ports = Harbors
rules-words-ports = harbor harbors harbour harbours port ports anchor build
rules-turn-ports = - build a harbor
rules-score-ports = - harbors: { $portpoints } by their tickets, { $portless } for each one not built
rules-map-ports = **Harbors:** { $ports } each, in { $harbours } cities

opt-port-now = now
opt-port-now-desc = Build without a preview (default: no)
cmd-port = port
cmd-port-desc = Build a harbor in a city that one of your routes leads to
opt-port-city = city
opt-port-city-desc = A city with an anchor and no harbor
opt-port-payment = payment
opt-port-payment-desc = Cards to pay with, e.g. 2 red trains 2 red ships (default: I ask you)

preview-port = Harbor in { $city }
button-port = Build harbor
button-port-short = Harbor
port-where = A harbor costs { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of one color with the harbor sign ({ $trains } train, { $ships } ship); wilds replace any. You have { $left ->
    [one] { $left } harbor
   *[other] { $left } harbors
} left. Choose a city.
port-none = None of your routes leads to a city where you can build a harbor. Claim one first.
port-none-cards = You can't pay for a harbor yet: { $trains } train and { $ships } ship cards of one color with the harbor sign, or wilds. Draw more cards.
port-pick = Choose a city
port-names = { $count ->
    [one] on { $count } of your tickets
   *[other] on { $count } of your tickets
}
port-pay = Harbor in { $city }: how do you want to pay?

done-port = You built a harbor in { $city }.

event-port-built = { $player } built a harbor in { $city }.
event-port-built-paid = { $player } built a harbor in { $city } for { $cards }.

refused-no-port-city = You can't build a harbor in { $city }. Choose a city with an anchor.
refused-no-ports-left = You have no harbors left. Choose another action.
refused-city-has-port = { $owner } already has a harbor in { $city }. Choose another city.
refused-port-off-network = None of your routes leads to { $city }. Claim one first, or choose another city.
refused-no-port-sign = You can't pay for a harbor with this card: { $card }. Use cards with the harbor sign, or wilds.
refused-port-count = A harbor costs { $needed } cards, and you offered { $offered }. Pay equal numbers of train and ship cards of one color with the harbor sign; wilds replace any.
refused-port-balance = { $kind ->
    [ship] A harbor takes at most { $most } ship cards, and you offered { $offered }. Use train cards or wilds for the rest.
   *[train] A harbor takes at most { $most } train cards, and you offered { $offered }. Use ship cards or wilds for the rest.
}

hand-ports = { $count ->
    [0] No harbors left
    [one] { $count } harbor left
   *[other] { $count } harbors left
}
hand-ports-built = { $cities ->
    [none] { $ports }
   *[other] { $ports } · built: { $cities }
}
alt-ports = Harbors of { $player }: { $cities } ({ $left } left).
standing-port = - Harbor in { $city }, { $tickets ->
    [one] { $tickets } completed ticket names it
   *[other] { $tickets } completed tickets name it
}: { $points }
standing-ports = - { $left ->
    [one] { $left } harbor not built
   *[other] { $left } harbors not built
}: { $points }
text-ports = Harbors: { $cities }
text-port-of = Harbor: { $player }
text-port-free = No harbor here yet, and room for one.

final-line-port = ⚓ Harbor in { $city }: { $tickets ->
    [0] on no completed ticket
    [one] on { $tickets } completed ticket
   *[other] on { $tickets } completed tickets
}, { $points }
final-line-ports = { $left ->
    [0] All harbors built
    [one] { $left } harbor not built: { $points }
   *[other] { $left } harbors not built: { $points }
}
score-port = harbors { $points }
score-ports = harbors not built { $points }
pic-score-port = harbors
