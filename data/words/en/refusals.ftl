## Why a wish was refused, and what to do instead.

refused-no-game-here = No game is running in this channel. Open one with { CMD("game new") }.
refused-not-seated = You have no seat at this table, so you can only watch.
refused-table-moved-on = The table has moved on since this message. Use the newest board, or { CMD("board") } to see it.
refused-several-routes = More than one route fits “{ $text }”: { $routes }. Pick one from the list that appears while you type.
refused-unreadable-cards = I can't read “{ $text }” as cards. Write for example “3 red 1 loco”.
refused-unknown-ticket = None of the tickets you are choosing from fits “{ $text }”.
refused-wrong-channel = Use this in the channel of the game, or press the buttons under its board.
refused-old-choice = That choice was already made. { CMD("tickets") } shows whether another one is waiting for you.

refused-game-over = This game is over. { CMD("game rematch") } starts another one with the same people.
refused-game-cancelled = That game was cancelled. Its buttons do nothing any more.
refused-not-your-turn = It is not your turn: { $player } is playing now.
refused-finish-tickets = First choose which of the new tickets you keep: press “Choose tickets” or use { CMD("tickets") }.
refused-finish-market = You have taken your first card. Take the second one, face up or from the deck, with { CMD("draw") }.
refused-nothing-to-choose = You have no tickets to choose from at the moment.
refused-ticket-not-offered = The ticket { $ticket } is not among those you are choosing from.
refused-ticket-twice = You named the ticket { $ticket } twice. Name each ticket once.
refused-too-few-tickets = { $kept ->
    [0] You have to keep at least { $needed } of these tickets, and you kept none. Choose again.
   *[other] You have to keep at least { $needed } of these tickets, and you kept { $kept }. Choose again.
}
refused-too-many-tickets = You may keep at most { $most } of these tickets, and you kept { $kept }. Choose again.
refused-no-tickets-left = No tickets are left in the deck. Take cards or claim a route.
refused-no-cards-left = There is no card left to take. Claim a route or draw tickets.
refused-deck-empty = The deck is empty, and there are no discarded cards to reshuffle. Take a face-up card.
refused-card-not-face-up = There is no such card face up: { $card }. Take one that lies there, or draw from the deck.
refused-unknown-card = There is no card called “{ $card }”. Try a colour, “locomotive” or “deck”.
refused-wild-second-card = A face-up locomotive can only be the first and only card of a turn. Take another card, or draw from the deck.
refused-unknown-route = There is no route called “{ $route }” on this map. Type two neighbouring cities and pick one from the list.
refused-route-taken = { $route } already belongs to { $owner }. Choose another route.
refused-own-twin = You own the other track of { $route }, and nobody may own both. Choose another route.
refused-twin-closed = { $route } is closed: with this many players only one of two parallel tracks can be claimed.
refused-too-few-pieces = { $left ->
    [one] This route needs { $needed } of your trains, and you have { $left } left. Choose a shorter one.
   *[other] This route needs { $needed } of your trains, and you have { $left } left. Choose a shorter one.
}
refused-payment-count = { $offered ->
    [0] This costs { $needed ->
        [one] { $needed } card
       *[other] { $needed } cards
    }, and your hand has no set that pays for it.
   *[other] This costs { $needed ->
        [one] { $needed } card
       *[other] { $needed } cards
    }, not { $offered }. Offer exactly as many.
}
refused-payment-mixed = Pay with cards of one single colour. Only locomotives may be added to them.
refused-payment-color = Pay this with { $needed } cards (and locomotives), not { $offered }.
refused-not-in-hand = You offered { $offered } of “{ $card }”, and your hand holds { $held }. Offer only what you have.
refused-too-few-locomotives = This route asks for at least { $needed ->
    [one] { $needed } locomotive
   *[other] { $needed } locomotives
}, and you offered { $offered }.
refused-still-can-act = You can still take cards, claim a route or draw tickets. Passing is only for a turn on which nothing else is possible.
refused-not-begun = The first turn has not begun: some players are still choosing tickets.
refused-not-in-this-game = This game has no such action.
refused-finish-tunnels = First settle your tunnel: pay the extra cards, or give it up.
refused-no-tunnel-open = You have no tunnel to pay for at the moment.
refused-too-dear = { $owed ->
    [one] The tunnel costs { $owed } more card, and your hand cannot pay it. Press “Give up”: you keep your cards, and nobody is told why.
   *[other] The tunnel costs { $owed } more cards, and your hand cannot pay them. Press “Give up”: you keep your cards, and nobody is told why.
}
refused-several-cities = More than one city fits “{ $text }”: { $cities }. Pick one from the list that appears while you type.
refused-unknown-city = There is no city called “{ $city }” on this map.
refused-no-stations-left = You have built all your stations.
refused-city-has-station = { $city } already has a station of { $owner }. Choose another city.
refused-which-deck = Say which deck you mean: trains or ships. A face-up card is replaced from the deck that you name.
refused-unknown-deck = There is no deck “{ $deck }” to name here.
refused-that-deck-empty = { $deck ->
    [ship] The ship deck is empty, and there are no discarded ship cards to reshuffle. Draw from the trains or take a face-up card.
   *[train] The train deck is empty, and there are no discarded train cards to reshuffle. Draw from the ships or take a face-up card.
}
refused-nothing-to-stop = You have not taken a card in this turn yet, so there is nothing to stop.
refused-no-such-answer = That is none of the possible answers any more. Choose how to pay once more.
refused-too-few-of-kind = { $kind ->
    [ship] This route needs { $needed } of your ships, and you have { $left } left. Choose a shorter one, or exchange trains for ships.
   *[train] This route needs { $needed } of your trains, and you have { $left } left. Choose a shorter one, or exchange ships for trains.
}
refused-fare-kind = { $kind ->
    [ship] This is a sea route: it is paid with ship cards and wilds, not with { $card }.
   *[train] This is a railway: it is paid with train cards and wilds, not with { $card }.
}
refused-fare-color = This route takes { $color ->
    [purple] purple
    [yellow] yellow
    [green] green
    [red] red
    [black] black
   *[white] white
} cards and wilds, not { $card }.
refused-fare-short = { $offered ->
    [0] This route has { $needed ->
        [one] { $needed } space
       *[other] { $needed } spaces
    }, and your hand has no set that pays for it.
   *[other] These cards cover { $offered } of the { $needed ->
        [one] { $needed } space
       *[other] { $needed } spaces
    } of this route. Add more of the same colour, or wilds.
}
refused-fare-surplus = These cards cover { $offered ->
    [one] { $offered } space
   *[other] { $offered } spaces
}, and the route has { $needed }: at least one of them can be left out. Leave it in your hand.
refused-pair-count = { $offered ->
    [0] This route costs { $needed } cards in pairs of one colour each, and your hand has no such set.
   *[other] This route costs { $needed } cards in pairs of one colour each, not { $offered }.
}
refused-pair-wilds = Only one card of each pair may be a wild: at most { $most } here, and you offered { $offered }.
refused-pair-unmatched = These cards do not make pairs: { $single ->
    [one] { $single } card is left single
   *[other] { $single } cards are left single
}, with { $wilds ->
    [0] no wild to go with it
    [one] only { $wilds } wild to go with them
   *[other] only { $wilds } wilds to go with them
}. The two cards of a pair have one colour, or one of them is a wild.
refused-finish-pieces = First choose how many trains and ships you start with.
refused-pieces-chosen = You have already chosen your trains and ships.
refused-negative-mix = No kind can be fewer than 0. Name two numbers that make { $needed } together.
refused-wrong-mix = You start with { $needed } pieces in all, and you named { $offered }.
refused-too-many-of-kind = { $kind ->
    [ship] You may start with at most { $most } ships, not { $offered }.
   *[train] You may start with at most { $most } trains, not { $offered }.
}
refused-unknown-pieces = There are no pieces called “{ $kind }”. Exchange trains or ships.
refused-exchange-nothing = Exchange at least one piece.
refused-too-few-to-exchange = { $kind ->
    [ship] You want to give { $offered } of your ships, and you have { $left }.
   *[train] You want to give { $offered } of your trains, and you have { $left }.
}
refused-box-too-small = { $kind ->
    [ship] You want { $needed } ships out of your box, and it holds { $left }.
   *[train] You want { $needed } trains out of your box, and it holds { $left }.
}
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
