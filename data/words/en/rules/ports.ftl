### Ports.

help-about-ports = **Build a port.** With { CMD("port") }, in a city with an anchor that one of your routes leads to and that has no port; everybody has { $ports } of them. It costs { $portcards } cards of one colour with the port sign, half trains and half ships; wilds stand for any. At the end it brings { $portpoints } for one, two, or three and more of your completed tickets that name its city. A port that was never built brings { $portless }.
help-ports-r35 = A port takes cards with the port sign, all of one colour: { $porttrain } of trains and { $portship } of ships. Wilds stand in for any of them, for all of them too. One port in a city.
help-ports-r39 = A port counts your completed tickets that name its city, tours too, in whatever order those are. On no completed ticket it brings 0.

rules-topic-ports = Ports
rules-words-ports = port ports harbour harbor anchor build
rules-turn-ports = - build a port
rules-score-ports = - ports: { $portpoints } by their tickets, and { $portless } for each that was never built
rules-map-ports = **Ports:** { $ports } each, in { $harbours } cities

opt-port-now = now
opt-port-now-desc = Do it at once, without showing first what will change
cmd-port = port
cmd-port-desc = Build a port in a city that one of your routes leads to
opt-port-city = city
opt-port-city-desc = A city with an anchor and without a port
opt-port-payment = payment
opt-port-payment-desc = Cards with the port sign, for example: 2 red trains 2 red ships

preview-port = A port in { $city }
button-port = Build a port
port-where = A port costs { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of one colour with the port sign: { $trains } of the trains, { $ships } of the ships; wilds stand for any. You have { $left ->
    [one] { $left } port
   *[other] { $left } ports
} left. Where do you build?
port-none = None of your routes leads to a city where a port can be built. Claim such a route first.
port-none-cards = Your hand does not hold what a port costs: { $trains } train cards and { $ships } ship cards of one colour with the port sign; wilds stand for any.
port-pick = Choose a city
port-other = Any other city
port-names = { $count ->
    [one] on { $count } of your tickets
   *[other] on { $count } of your tickets
}
port-pay = A port in { $city }: how do you pay?

done-port = Your port stands in { $city }.

event-port-built = { $player } builds a port in { $city }.

refused-no-port-city = No port can be built in { $city }. Choose a city with an anchor.
refused-no-ports-left = You have built all your ports.
refused-city-has-port = { $city } already has a port of { $owner }. Choose another city.
refused-port-off-network = None of your routes leads to { $city }. Claim one first, or choose another city.
refused-no-port-sign = A port is paid with cards that bear the port sign, and with wilds: not with { $card }.
refused-port-count = A port costs { $needed } cards with the port sign: as many of trains as of ships, of one colour, wilds welcome. You offered { $offered }.
refused-port-balance = { $kind ->
    [ship] At most { $most } of the cards for a port are ship cards, and you offered { $offered }. The others are train cards or wilds.
   *[train] At most { $most } of the cards for a port are train cards, and you offered { $offered }. The others are ship cards or wilds.
}

hand-ports = { $count ->
    [0] You have no ports left
    [one] { $count } port left
   *[other] { $count } ports left
}
hand-ports-built = { $cities ->
    [none] { $ports }
   *[other] { $ports } · built: { $cities }
}
alt-ports = Ports of { $player }: { $cities } ({ $left } left).
standing-port = - Port in { $city }, { $tickets ->
    [one] { $tickets } complete ticket names it
   *[other] { $tickets } complete tickets name it
}: { $points }
standing-ports = - { $left ->
    [one] { $left } port not built
   *[other] { $left } ports not built
}: { $points }
text-ports = Ports: { $cities }
text-port-of = Port: { $player }
text-port-free = A port can be built here.

final-line-port = ⚓ Port in { $city }: { $tickets ->
    [0] on none of the completed tickets
    [one] on { $tickets } completed ticket
   *[other] on { $tickets } completed tickets
}, { $points }
final-line-ports = { $left ->
    [0] All ports are built
    [one] { $left } port was never built: { $points }
   *[other] { $left } ports were never built: { $points }
}
score-port = ports { $points }
score-ports = ports not built { $points }
pic-score-port = ports
