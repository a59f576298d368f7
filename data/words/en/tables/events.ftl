### What happened, told to the whole table. An empty sentence: the board or another sentence shows it already.

event-first-seat-chosen = { $player } will begin.
event-turn-began = { "" }
event-turn-ended = { "" }
event-game-ended = { $reason ->
    [nobody_can_move] Nobody can move any more.
   *[other] The last turn is played.
}
