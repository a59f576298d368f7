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
pick-face-up = Take a face-up card

turn-now = { $mention }, it is your turn.
turn-second = { $mention }, take your second card.
turn-tickets = { $mention }, choose which of the new tickets you keep.
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

did-draw = You took { $card }.
did-draw-more = You took { $card }. Take your second card under the board or with { CMD("draw") }.
did-claim = { $route } is yours.
did-tickets = You drew { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}. Choose which to keep.
did-keep = You keep: { $tickets }.
did-pass = You passed.

modal-title = Choose tickets
modal-label = Which tickets do you keep?
modal-least = Keep { $bounds }. A ticket that is not complete at the end costs its points.
keep-least = at least { $needed }
keep-between = from { $needed } to { $most }
