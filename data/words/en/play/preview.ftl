### What a move will change, shown before the tap that commits it.

preview-cards = You pay: { $cards }. Left in your hand: { $left }.
preview-points = { $sign ->
    [fewer] { $points ->
        [one] You lose { $points } point
       *[other] You lose { $points } points
    }
   *[more] { $points ->
        [one] You gain { $points } point
       *[other] You gain { $points } points
    }
}. New total: { $total }.
confirm-final = **You can't undo this.**
confirm-undo = -# You can undo this until someone else acts.
confirm-undo-alone = -# You can undo this even after the computers move, unless they reveal something.
confirm-undo-agreed = -# You can undo this if everyone agrees, until someone else acts.
