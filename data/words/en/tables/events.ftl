### What happened, told to the whole table. An empty sentence: the board or another sentence shows it already.

event-first-seat-chosen = { $player } goes first.
event-turn-began = { "" }
event-turn-ended = { "" }
event-game-ended = { $reason ->
    [nobody_can_move] No one can move anymore.
   *[other] The last turn was played.
}
