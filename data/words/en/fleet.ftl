## Trains and ships, ports and tours: what boards, hands, the end and the help say about them.

mark-train = rail
mark-ship = sea
mark-pairs = pairs
link-train = { $cities } ({ $length }, rail)
link-ship = { $cities } ({ $length }, sea)
ticket-tour = { $stops } (in order { $points }, else { $any }, or −{ $penalty })
ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
seat-mix = { $player } – { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} and { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}

turn-pieces = Choosing trains and ships in secret: { $mentions }.
fleet-turn-setup = Everybody chooses tickets in secret, then trains and ships. Still choosing tickets: { $mentions }. { $first } will begin.
hand-deck-train = Train cards ({ $count }): { $cards }
hand-deck-ship = Ship cards ({ $count }): { $cards }
hand-wilds = Wilds: { $count }
hand-fleet = Left: { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} and { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
} · in your box: { $boxtrains ->
    [one] { $boxtrains } train
   *[other] { $boxtrains } trains
} and { $boxships ->
    [one] { $boxships } ship
   *[other] { $boxships } ships
}
hand-fleet-own = You start with { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} and { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}; the others see it when everybody has chosen.
hand-fleet-open = Your trains and ships are still to be chosen: press “{ $button }” or use { CMD("mix") }.
hand-fleet-later = Once you have chosen your tickets, you choose your trains and ships.
hand-ports = { $count ->
    [0] You have no ports left
    [one] { $count } port left
   *[other] { $count } ports left
}
hand-ports-built = { $cities ->
    [none] { $ports }
   *[other] { $ports } · built: { $cities }
}
hand-tour-order = -# ↳ tour: connected in the printed order, which brings { $points }
hand-tour-any = -# ↳ tour: connected, but not in the printed order, so it brings { $points } as it stands
hand-tour-open = -# ↳ tour: not all of its cities are connected yet

fleet-alt-seat = { $player } ({ $color }): { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $trains ->
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
    [none] tickets not counted yet
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}.
decks-alt-deck = Decks: { $decks }.
alt-deck-of = { $deck ->
    [ship] ships { $count }
   *[train] trains { $count }
}
alt-ports = Ports of { $player }: { $cities } ({ $left } left).
alt-boxes = In the boxes, trains/ships: { $boxes }.

decks-event-deck-made = { $deck ->
    [ship] { "" }
   *[other] The cards are shuffled and dealt.
}
decks-event-deck-rebuilt = { $deck ->
    [ship] The discarded ship cards are shuffled: the new ship deck has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
   *[train] The discarded train cards are shuffled: the new train deck has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
}
decks-event-card-drawn = { $deck ->
    [ship] { $player } draws a card from the ship deck.
   *[train] { $player } draws a card from the train deck.
}
decks-event-face-up-taken = { $refill ->
    [ship] { $player } takes { $a-card }; the gap is filled from the ships.
    [train] { $player } takes { $a-card }; the gap is filled from the trains.
   *[none] { $player } takes { $a-card }.
}
decks-event-card-drawn-twice = { $deck ->
    [ship] { $player } draws two cards from the ship deck.
   *[train] { $player } draws two cards from the train deck.
}
decks-event-face-up-taken-twice = { $refill ->
    [ship] { $player } takes { $two-cards }; the gaps are filled from the ships.
    [train] { $player } takes { $two-cards }; the gaps are filled from the trains.
   *[none] { $player } takes { $two-cards }.
}
decks-event-face-up-cleared = Too many wilds lay face up, so the row is laid anew.
fleet-event-last-turns-began = { $pieces ->
    [0] { $player } has no trains or ships left
    [one] { $player } has only { $pieces } train or ship left
   *[other] { $player } has only { $pieces } trains and ships left
}: the last turns begin. Everybody plays { $each ->
    [one] once
   *[other] { $each } times
} more, and the last turn is { $player }'s.
decks-refused-wild-second-card = A face-up wild can only be the first and only card of a turn. Take another card, or draw from a deck.
decks-refused-card-not-face-up = There is no such card face up: { $card }. Take one that lies there, or draw from a deck.
decks-refused-unknown-card = There is no card called “{ $card }”. Name its colour and whether it is a train or a ship, for example “red ship”, or say “wild”.
decks-refused-finish-market = You have taken your first card. Take the second one with { CMD("draw") }, or leave it at one: { CMD("stop") }.
fleet-refused-not-begun = The first turn has not begun: some players are still choosing tickets, or trains and ships.
fleet-refused-still-can-act = You can still take cards, claim a route, draw tickets, build a port or exchange pieces. Passing is only for a turn on which nothing else is possible.

final-tour-order = -# ↳ tour: connected in the printed order, which brings { $points }
final-tour-any = -# ↳ tour: connected, but not in the printed order, which brings { $points }
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
final-line-exchange = { $pieces ->
    [one] { $pieces } piece was exchanged: { $points }
   *[other] { $pieces } pieces were exchanged: { $points }
}
score-port = ports { $points }
score-ports = ports not built { $points }
score-exchange = exchanged { $points }

decks-help-about-market = **Take cards.** Take two cards: face-up ones or blind, from the trains or from the ships. You say from which deck the gap of a face-up card is filled; you may leave it at one card with { CMD("stop") }. A face-up wild is the only card you take that turn. Everybody starts with { $handtrain } train cards and { $handship } ship cards.
fleet-help-about-routes = **Claim a route.** Railways (square spaces) take train cards and trains, sea routes (pointed spaces) ship cards and ships, of the route's colour, or of any one colour where it is gray; wilds stand for any card. A double ship covers two spaces. A space with the sign of a pair takes two train cards of one colour. Points by length: { $worth }.
fleet-help-about-ticket-points = **Tickets count at the end.** A ticket whose two cities your trains and ships together have connected at the end brings its points; any other costs them.
help-about-tours = **Tours** are tickets of several cities: connected in the printed order they bring their high number, connected in any other way the lower one, and not connected they cost the last.
help-about-ports = **Build a port.** With { CMD("port") }, in a city with an anchor that one of your routes leads to and that has no port; everybody has { $ports } of them. It costs { $portcards } cards of one colour with the port sign, half trains and half ships; wilds stand for any. At the end it brings { $portpoints } for one, two, or three and more of your completed tickets that name its city. A port that was never built brings { $portless }.
fleet-help-about-last-turns = **The end.** When somebody ends a turn with { $last } or fewer trains and ships together, everybody has { $each ->
    [one] one more turn
   *[other] { $each } more turns
}. Then tickets are opened and counted.
help-about-pieces = **Trains and ships.** After your tickets you choose in secret with how many you start: { $startpieces } in all, at most { $mosttrain } trains and { $mostship } ships. The rest is your box. **Exchange:** instead of another turn, { CMD("exchange") } swaps any number of one kind for the other kind out of your box, for { $exchange ->
    [one] { $exchange } point
   *[other] { $exchange } points
} apiece.

decks-help-market-r1 = Once { $clear } wilds lie face up, the whole row is discarded and laid anew, and looked at again, as long as a row with fewer can be made. This holds at any time, at set-up too.
decks-help-market-r3 = You may start to draw while at least one card can be taken. After the first card you may stop; if there is no second one that you may take, your turn ends by itself.
decks-help-market-r4 = A wild drawn blind is an ordinary card: it does not end your turn. A face-up one can only be your first card.
fleet-help-passing-r5 = You pass only when nothing else is possible. When in a whole round nobody could do more than pass or exchange pieces, the game ends and is scored.
decks-help-routes-r6 = The payment is your choice: any cards of the right deck and colour with wilds among them, and wilds alone always do; pairs have a rule of their own.
fleet-help-routes-r7 = A route needs as many of your trains, or of your ships, as it has spaces.
fleet-help-last-turns-r10 = Whether the last turns begin is checked once, at the end of a turn. Whoever brings them about has { $each ->
    [one] one more turn
   *[other] { $each } more turns
} too, and the very last of all.
fleet-help-ticket-points-r12 = A ticket is complete when your own routes, by rail and sea alike, connect its cities, by whatever way.
help-ties-none-r13 = Whoever has equal points shares the victory.
help-market-decks-r30 = Wilds lie in the train deck, count as trains or ships, cover one space each, and bear every port sign.
help-routes-doubles-r31 = A double ship covers two spaces; what is too much of it is lost. No payment may hold a card that could be left out.
help-routes-pairs-r32 = Each space of a pair takes two train cards of one colour, another colour for each if you like; one of the two, not both, may be a wild.
help-pieces-r33 = You choose your trains and ships after your own tickets, whether or not the others have kept theirs; all are shown when the last has chosen. The option “first journey” deals { $suggestedtrain } and { $suggestedship } to everybody.
help-market-decks-r34 = A face-up card is replaced at once from the deck that you name, or from the other where that is empty. After too many wilds { $faceup ->
    [one] { $faceup } card of each deck comes up
   *[other] { $faceup } cards of each deck come up
}; where one has too few, the other gives the rest. A gap that waits is filled from the trains first.
help-ports-r35 = A port takes cards with the port sign, all of one colour: { $porttrain } of trains and { $portship } of ships. Wilds stand in for any of them, for all of them too. One port in a city.
help-pieces-r36 = You exchange at least one piece, of one kind for the other, out of your own box; it is your whole turn. What you give goes into the box.
help-pieces-r37 = For the end trains and ships are counted together; ports do not count.
help-tours-r38 = In order means: some way over your routes, through no city twice, passes the tour's cities as printed; other cities between them are welcome.
help-ports-r39 = A port counts your completed tickets that name its city, tours too, in whatever order those are. On no completed ticket it brings 0.
help-option-world-first-journey = **First journey.** Everybody starts with 20 trains and 40 ships, and nobody is asked. Good for a first game on this map.
fleet-help-play-pay = You choose what to pay with: write for example “2 yellow trains 1 wild” as the payment.
fleet-refused-unreadable-cards = I can't read “{ $text }” as cards. Write for example “2 yellow trains 1 wild”.
