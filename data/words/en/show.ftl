## What is shown: the board's text alternative, a hand, the end of a game.

cmd-hand = hand
cmd-hand-desc = Show me my cards and tickets, privately
opt-hand-game = game
hand-where = { $server } · #{ $channel } · turn { $turn }
opt-hand-game-desc = Which of your games, outside their channels
cmd-board = board
cmd-board-desc = Show me the board as it is now

hand-title = Your hand
hand-cards = Cards ({ $count }): { $cards }
hand-pieces = { $count ->
    [one] { $count } train left
   *[other] { $count } trains left
}
hand-tickets = Tickets:
hand-no-tickets = You keep no tickets yet.
hand-stations = { $count ->
    [0] You have no stations left
    [one] { $count } station left
   *[other] { $count } stations left
}
hand-station-completes = -# ↳ one station would complete it, in: { $cities }
hand-offered = Choose from these tickets, and keep { $bounds }:
hand-your-turn = It is your turn.
ticket-done = ✅ { $ticket }
ticket-open = ▫️ { $ticket }
ticket-missed = ❌ { $ticket }
hand-which = You sit at several tables. Which hand do you want to see?
hand-pick = Choose a game
hand-game = { $map } with { $names }
hand-none = You sit at no running table.
hand-alt = Your cards: { $cards }.

alt-board = Map: { $map }.
alt-turn = On turn: { $player }.
alt-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}.
alt-row = Face up: { $cards }.
alt-tickets = Tickets in their deck: { $count }.
alt-seat = { $player } ({ $color }): { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
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
alt-last = Last claimed: { $route }.
alt-tunnel = A tunnel is being dug: { $route }, with { $payment }. Turned over: { $cards }. { $owed ->
    [one] It costs { $owed } more card.
   *[other] It costs { $owed } more cards.
}
alt-stations = Stations of { $player }: { $cities }.

final-opens = ## { $player } opens { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }
final-sum = Tickets together: { $points }
final-loan = 🚉 The station in { $city } borrows { $route } from { $owner }.
final-path = Longest path: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
final-path-none = Longest path: none
final-network-alt = { $player } built: { $routes }.
final-paths = ## The longest paths
final-paths-row = { $player }: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} · { $cities }
final-paths-none = { $player }: no routes
final-title = # The final table
final-winner = 🏆 { $names } wins!
final-winners = 🏆 { $names } share the victory!
final-row = { $place }. **{ $player }** ({ $color }): { $total }
final-alt = The final table: { $rows }
score-row = { $player } { $total }
score-routes = routes { $points }
score-ticket = tickets { $points }
score-longest-path = longest path { $points }
score-other = { $name } { $points }
final-tie = Equal points: what counts next is { $tallies }. If that is equal too, the victory is shared.
tally-tickets-completed = completed tickets
tally-longest-path = the longer path
tally-longest-path-bonus = the longest path
score-stations = stations left { $points }
score-loan = { "" }
tally-stations-left = fewer stations built
