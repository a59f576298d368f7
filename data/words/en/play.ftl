## Commands of a turn, and the panels and buttons for the same things.

cmd-draw = draw
cmd-draw-desc = Take a train card from the deck or a face-up one
opt-draw-card = card
opt-draw-card-desc = A face-up card; without it you draw from the deck
cmd-claim = claim
cmd-claim-desc = Claim a route between two neighbouring cities
opt-claim-route = route
opt-claim-route-desc = Two neighbouring cities
opt-claim-payment = payment
opt-claim-payment-desc = Cards to pay with, for example: 3 red 1 loco
cmd-tickets = tickets
cmd-tickets-desc = Draw tickets, or choose which of the new ones to keep
cmd-keep = keep
cmd-keep-desc = Keep some of the new tickets, by text
opt-keep-tickets = tickets
opt-keep-tickets-desc = Numbers or cities of the tickets to keep, for example: 1, 3
cmd-pass = pass
cmd-pass-desc = Pass a turn on which nothing else is possible
cmd-station = station
cmd-station-desc = Build a station in a city, to borrow a route of another player at the end
opt-station-city = city
opt-station-city-desc = Any city without a station
opt-station-payment = payment
opt-station-payment-desc = Cards to pay with, for example: 2 red
cmd-tunnel = tunnel
cmd-tunnel-desc = Settle the tunnel that costs you more cards
cmd-tunnel-pay = pay
cmd-tunnel-pay-desc = Pay the extra cards that your tunnel costs
opt-tunnel-pay-cards = cards
opt-tunnel-pay-cards-desc = Cards to pay with, for example: 1 red 1 loco
cmd-tunnel-leave = leave
cmd-tunnel-leave-desc = Give your tunnel up and take the cards back; it ends your turn

deck-blind = deck
deck-choice = from the deck
all-tickets = all

button-draw = Draw from the deck
button-claim = Claim a route
button-tickets = Draw tickets
button-choose = Choose tickets
button-hand = My hand
button-pass = Pass
button-table = To the table
button-rematch = Rematch
button-station = Build a station
button-dig = Dig
button-other-cards = Other cards
button-extra = Pay
button-retreat = Give up

turn-now = { $mention }, it is your turn.
turn-second = { $mention }, take your second card.
turn-tickets = { $mention }, choose which of the new tickets you keep.
turn-tunnel = { $owed ->
    [one] { $mention }, the tunnel costs { $owed } more card: pay, or give up.
   *[other] { $mention }, the tunnel costs { $owed } more cards: pay, or give up.
}
turn-setup = Everybody chooses tickets in secret. Still choosing: { $mentions }. { $first } will begin.
turn-last = { $left ->
    [one] This is the very last turn.
   *[other] Last turns: { $left } left, this one included.
}
turn-over = The game is over: all tickets are opened.

claim-which = Which route do you claim?
claim-group = You can pay for many routes. Where is yours?
claim-route = Choose a route
claim-group-pick = Choose a part of the list
claim-pay = { $route }: how do you pay?
claim-pay-pick = Choose the cards
claim-color = { $route }: which colour do you pay with?
claim-color-pick = Choose a colour
claim-none = Your hand pays for no route at the moment. Take cards or draw tickets.
claim-none-pass = You can pay for no route, and nothing else is left to do. You may pass.
claim-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tunnel-rule = { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
} turned over. Each that matches ({ $kinds }) costs one more card. By what you can see, the chances are:
tunnel-odds = { $count ->
    [0] nothing more: { $percent }%
    [one] { $count } more card: { $percent }%
   *[other] { $count } more cards: { $percent }%
}
tunnel-surplus = More cards are paid with the same kinds ({ $kinds }); of these you would still hold: { $left }. Whoever cannot or will not pay gives up, takes the cards back, and the turn is over. Do you dig?
tunnel-pay = { $owed ->
    [one] { $route } costs { $owed } more card. How do you pay?
   *[other] { $route } costs { $owed } more cards. How do you pay?
}

station-where = { $count ->
    [one] Your station number { $number } costs { $count } card
   *[other] Your station number { $number } costs { $count } cards of one colour
}, and locomotives stand for any. You have { $left ->
    [one] { $left } station
   *[other] { $left } stations
} left. Where do you build?
station-none = { $count ->
    [one] Your next station costs { $count } card, and you have none.
   *[other] Your next station costs { $count } cards of one colour, and your hand does not hold them. Take cards first.
}
station-pick = Choose a city
station-other = Any other city
station-mends = completes { $tickets }
station-pay = A station in { $city }: how do you pay?

done-draw = You took { $card }.
done-claim = { $route } is yours.
done-tickets = You drew { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}. Choose which to keep.
done-keep = You keep: { $tickets }.
done-pass = You passed.
done-keep-none = You keep none of them.
keep-more = One more choice: keep { $bounds } of your next tickets.
done-dig = The cards are turned over, and { $route } costs more. Pay or give up under the board, or with { CMD("tunnel pay") } or { CMD("tunnel leave") }.
done-retreat = You gave the tunnel up, and your cards are back in your hand.
done-build = Your station stands in { $city }.

modal-title = Choose tickets
modal-label = Which tickets do you keep?
modal-least = Keep { $bounds }. A ticket that is not complete at the end costs its points.
keep-least = at least { $needed }
keep-between = from { $needed } to { $most }
keep-most = at most { $most }
