# Taking back one's last step, drawing on one panel, and choosing pieces by taps.

cmd-undo = undo
cmd-undo-desc = Take back your last step, if nothing hidden came out of it and nobody acted since

button-takeback = Take back last step
done-undo = Your last step is taken back. The table is as it was before it.
undo-final = This cannot be taken back.
event-step-undone = { $player } took back the last step.
help-play-undo = { CMD("undo") } takes back your own last step, as long as nothing hidden came out of it and nobody acted after it. Cards off a deck and tickets cannot be taken back.
help-table-play-undo = { CMD("undo") } takes back your own last step, as long as nothing hidden came out of it and nobody acted after it.

refused-played-for-you = Your time was up and the last step was played for you, so it stays.
refused-undo-nothing = There is no step yet that could be taken back.
refused-undo-not-yours = The last step was made by { $player }. You can take back only your own, and only until somebody else acts.
refused-undo-undone = The last step was taken back already, and that is final. You can play another step instead.
refused-undo-hidden = Your last step brought out what was hidden before, so it can't be taken back.
refused-undo-drawn = The cards you drew can't be taken back.
refused-undo-filled = A new card lies face up since then, so the card you took can't be put back.
refused-undo-offered = You have looked at new tickets, and that can't be taken back.
refused-undo-opened = Everybody's choice has been shown since then, so yours can't be taken back.
refused-undo-shuffled = A deck was shuffled since then, so your last step can't be taken back.
refused-undo-tunnel = Cards were turned over for the tunnel, so it can't be taken back.
refused-undo-tiles = New tiles were drawn since then, so your last step can't be taken back.

button-draw-two = Draw two
button-draw-two-deck = { $deck ->
    [ship] Two ship cards
   *[train] Two train cards
}
button-fill = { $deck ->
    [ship] Fill with a ship card
   *[train] Fill with a train card
}
draw-fill = You take: { $card }. Which deck fills the gap?
draw-filled-from = { $deck ->
    [ship] Face up, and the gap filled with a ship card:
   *[train] Face up, and the gap filled with a train card:
}
done-draw-two = You took { $card } and { $other }.
draw-hold = You hold { $count ->
    [one] { $count } card
   *[other] { $count } cards
} now.
draw-second = **Take your second card:**
draw-second-or-stop = **Take your second card, or leave it at one with { CMD("stop") }:**
draw-over = Your turn is over.
draw-none-left = There is no second card that you could take, so your turn is over.
draw-not-second = The second card was not drawn. { $why }

pieces-trains-ships = { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} and { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}
mix-panel = **Trains and ships.** You start with { $start } pieces. What you leave out is your box: you can exchange for it later.
mix-chosen = Chosen: **{ $mix }**
mix-suggested = suggested
pick-mix = Choose another mix
button-take-mix = Start with these
pick-exchange = What do you exchange?
exchange-option = { $give ->
    [ship] { $count ->
        [one] { $count } ship for a train
       *[other] { $count } ships for trains
    }
   *[train] { $count ->
        [one] { $count } train for a ship
       *[other] { $count } trains for ships
    }
}, −{ $points }
exchange-after = **{ $what } { $points ->
    [one] point
   *[other] points
}.** After that you have { $mix }.
button-exchange-these = Exchange these
