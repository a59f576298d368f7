## What a move will change, shown before the tap that commits it.

opt-claim-now = now
opt-claim-now-desc = Do it at once, without showing first what will change
opt-station-now = now
opt-station-now-desc = Do it at once, without showing first what will change
opt-port-now = now
opt-port-now-desc = Do it at once, without showing first what will change
opt-tickets-now = now
opt-tickets-now-desc = Do it at once, without asking first

preview-claim = Claim { $route }
preview-station = A station in { $city }
preview-port = A port in { $city }
preview-exchange = { $give ->
    [ship] { $count ->
        [one] Exchange { $count } ship for a train
       *[other] Exchange { $count } ships for as many trains
    }
   *[train] { $count ->
        [one] Exchange { $count } train for a ship
       *[other] Exchange { $count } trains for as many ships
    }
}
preview-tickets = Draw tickets
preview-cards = You pay: { $cards }. Left in your hand: { $left }.
preview-dug = If nothing more is owed, you will stand like this:
preview-points = { $sign ->
    [fewer] { $points ->
        [one] You lose { $points } point
       *[other] You lose { $points } points
    }
   *[more] { $points ->
        [one] You gain { $points } point
       *[other] You gain { $points } points
    }
}: { $total } in all.
preview-completes = { $count ->
    [one] This completes your ticket { $tickets }.
   *[other] This completes your tickets { $tickets }.
}
preview-last-turns = This brings about the last turns of the game.
preview-tickets-draw = You draw { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
} and must keep at least { $keep }; { $deck ->
    [one] { $deck } is
   *[other] { $deck } are
} left in the deck. A ticket that is not complete at the end costs its points.
preview-tickets-late = { $turns ->
    [0] **This is your last turn: you can claim nothing after it.**
    [one] **The last turns are running: you have only { $turns } more.**
   *[other] **The last turns are running: you have only { $turns } more.**
}
confirm-final = **This cannot be taken back.**
confirm-undo = -# You can take this back until somebody else moves.
