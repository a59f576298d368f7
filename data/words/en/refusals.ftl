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
refused-finish-tunnels = First settle your tunnel: pay what it costs more, or give it up.
refused-no-tunnel-open = You have no tunnel to pay for at the moment.
refused-too-dear = { $owed ->
    [one] The tunnel costs { $owed } more card, and your hand cannot pay it. Press “Give up”: you keep your cards, and nobody is told why.
   *[other] The tunnel costs { $owed } more cards, and your hand cannot pay them. Press “Give up”: you keep your cards, and nobody is told why.
}
refused-several-cities = More than one city fits “{ $text }”: { $cities }. Pick one from the list that appears while you type.
refused-unknown-city = There is no city called “{ $city }” on this map.
refused-no-stations-left = You have built all your stations.
refused-city-has-station = { $city } already has a station of { $owner }. Choose another city.
