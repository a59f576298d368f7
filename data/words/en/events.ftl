## What happened, told to the whole table. An empty sentence: the board or another sentence shows it already.

event-first-seat-chosen = { $player } will begin.
event-turn-began = { "" }
event-turn-ended = { "" }
event-game-ended = { $reason ->
    [nobody_can_move] Nobody can move any more.
   *[other] The last turn is played.
}
event-deck-made = The cards are shuffled and dealt.
event-deck-rebuilt = The discarded cards are shuffled: the new deck has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-cards-dealt = { "" }
event-card-drawn = { $player } draws a card from the deck.
event-face-up-taken = { $player } takes { $a-card }.
event-card-drawn-twice = { $player } draws two cards from the deck.
event-face-up-taken-twice = { $player } takes { $two-cards }.
event-face-up-filled = { "" }
event-face-up-cleared = Too many locomotives lay face up, so the row is laid anew.
event-cards-spent = { $player } pays: { $cards }.
event-route-claimed = { $player } claims { $route } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-passed = { $player } can do nothing and passes.
event-last-turns-began = { $player } has { $pieces ->
    [0] no trains left
    [one] only { $pieces } train left
   *[other] only { $pieces } trains left
}: the last turns begin. Everybody plays once more, and the last turn is { $player }'s.
event-ticket-deck-made = Everybody got tickets to choose from, in secret.
event-tickets-offered = { $opening ->
    [yes] { "" }
   *[no] { $player } draws { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    } and chooses which to keep.
}
event-tickets-kept = { $count ->
    [none] { $player } has chosen.
    [one] { $player } keeps { $count } ticket.
   *[other] { $player } keeps { $count } tickets.
}
event-start-tickets-chosen = All have chosen their tickets: { $counts }.
event-tickets-returned = { "" }
event-card-revealed = Turned over: { $cards }.
event-revealed-discarded = { "" }
event-tunnel-entered = { $player } digs the tunnel { $route } with: { $payment }.
event-tunnel-asked = { $owed ->
    [one] { $owed } of them matches, so the tunnel costs { $owed } more card
   *[other] { $owed } of them match, so the tunnel costs { $owed } more cards
}: { $player } pays or gives up.
event-tunnel-dug = { $extra ->
    [none] Nothing matches: the tunnel costs nothing more.
   *[other] { $player } also pays: { $extra }.
}
event-tunnel-left = { $player } gives the tunnel { $route } up and takes the cards back.
event-station-built = { $player } builds a station in { $city }.
event-drawing-stopped = { $player } leaves it at one card.
event-idled = { "" }
event-pieces-chosen = { $player } has chosen trains and ships, in secret.
event-pieces-shown = Everybody shows what they start with: { $mixes }.
event-pieces-exchanged = { $player } exchanges { $give ->
    [ship] { $count ->
        [one] { $count } ship for a train
       *[other] { $count } ships for trains
    }
   *[train] { $count ->
        [one] { $count } train for a ship
       *[other] { $count } trains for ships
    }
}, which costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-port-built = { $player } builds a port in { $city }.
