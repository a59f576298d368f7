### Trains and ships: the mix at the start and exchanging.

help-about-pieces = **Trains and ships.** After your tickets, choose { $startpieces } pieces in secret: at most { $mosttrain } trains and { $mostship } ships. The rest is your box. **Exchange:** as your whole turn, { CMD("exchange") } swaps pieces of one kind for the other kind from your box, for { $exchange ->
    [one] { $exchange } point
   *[other] { $exchange } points
} each.
help-pieces-r33 = You choose your trains and ships after your own tickets, without waiting for the others. Everyone sees them once all have chosen. The option “First journey” gives everyone { $suggestedtrain } and { $suggestedship }.
help-pieces-r36 = An exchange takes your whole turn. You swap one or more pieces of one kind for the other kind from your own box. What you give goes into the box.
help-pieces-r37 = Trains and ships count together for the end of the game. Harbors don't count.

rules-topic-pieces = Trains and ships
rules-words-pieces = piece pieces train trains ship ships mix fleet start box
rules-topic-exchange = Exchanging pieces
rules-words-exchange = exchange swap trade piece pieces box
rules-turn-pieces = - exchange pieces
rules-about-pieces-fixed = **Trains and ships.** Everyone starts with { $suggestedtrain } and { $suggestedship } (option “First journey”). The rest is your box.
rules-score-pieces = - exchanges: −{ $exchange } per piece
rules-map-fleet = **Pieces:** { $startpieces } each, at most { $mosttrain } trains and { $mostship } ships. At { $last } or fewer, the last turns begin.
rules-map-fleet-fixed = **Pieces:** { $suggestedtrain } and { $suggestedship } each. At { $last } or fewer, the last turns begin.

cmd-exchange = exchange
cmd-exchange-desc = Exchange trains for ships or ships for trains; each piece costs points
opt-exchange-give = give
opt-exchange-give-desc = The pieces you give: trains or ships
opt-exchange-count = count
opt-exchange-count-desc = Number of pieces
cmd-mix = mix
cmd-mix-desc = Choose in secret how many trains and ships you start with
opt-mix-trains = trains
opt-mix-trains-desc = Number of trains
opt-mix-ships = ships
opt-mix-ships-desc = Number of ships (default: all your other pieces)

mark-train = rail
mark-ship = sea
link-train = { $cities } ({ $length }, rail)
link-ship = { $cities } ({ $length }, sea)
seat-mix = { $player } – { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} and { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}
turn-pieces = Still choosing trains and ships in secret: { $mentions }.
preview-exchange = { $give ->
    [ship] { $count ->
        [one] Exchange { $count } ship for { $count } train
       *[other] Exchange { $count } ships for { $count } trains
    }
   *[train] { $count ->
        [one] Exchange { $count } train for { $count } ship
       *[other] Exchange { $count } trains for { $count } ships
    }
}
pieces-trains-ships = { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} and { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}
mix-panel = **Trains and ships.** Choose the { $start } pieces you start with. The rest is your box, for exchanges later.
mix-chosen = Your choice: **{ $mix }**
mix-suggested = suggested
pick-mix = Choose another mix
button-take-mix = Start with these
pick-exchange = Choose an exchange
exchange-option = { $give ->
    [ship] { $count ->
        [one] { $count } ship for { $count } train
       *[other] { $count } ships for { $count } trains
    }
   *[train] { $count ->
        [one] { $count } train for { $count } ship
       *[other] { $count } trains for { $count } ships
    }
}, −{ $points }
exchange-after = **{ $what } { $points ->
    [one] point
   *[other] points
}.** You'd then have { $mix }.
button-exchange-these = Exchange these
button-exchange = Exchange pieces
button-mix = Choose pieces
# What a seat has of both kinds, in supply and in the box.
exchange-state = You have { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} and { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}; in your box for exchanges: { $boxtrains ->
    [one] { $boxtrains } train
   *[other] { $boxtrains } trains
} and { $boxships ->
    [one] { $boxships } ship
   *[other] { $boxships } ships
}.
exchange-give-train = Trains for ships (up to { $most })
exchange-give-ship = Ships for trains (up to { $most })

done-mix = You start with { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} and { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}. I'll show everyone's once all have chosen.
done-exchange = You exchanged { $give ->
    [ship] { $count ->
        [one] { $count } ship for { $count } train
       *[other] { $count } ships for { $count } trains
    }
   *[train] { $count ->
        [one] { $count } train for { $count } ship
       *[other] { $count } trains for { $count } ships
    }
} (−{ $points }). { exchange-state }

event-pieces-chosen = { $player } chose trains and ships in secret.
event-pieces-shown = Everyone showed their trains and ships: { $mixes }.
event-pieces-exchanged = { $player } exchanged { $give ->
    [ship] { $count ->
        [one] { $count } ship for { $count } train
       *[other] { $count } ships for { $count } trains
    }
   *[train] { $count ->
        [one] { $count } train for { $count } ship
       *[other] { $count } trains for { $count } ships
    }
} (−{ $points }).

refused-finish-pieces = First choose your trains and ships, with { CMD("mix") } or the button under the board.
refused-pieces-chosen = You already chose your trains and ships. During the game, swap them with { CMD("exchange") }.
refused-negative-mix = You can't start with fewer than 0 pieces of a kind. Choose two numbers that add up to { $needed }.
refused-wrong-mix = You start with { $needed } pieces, but you chose { $offered }. Choose two numbers that add up.
refused-too-many-of-kind = { $kind ->
    [ship] You chose { $offered } ships, but can start with at most { $most }. Choose fewer.
   *[train] You chose { $offered } trains, but can start with at most { $most }. Choose fewer.
}
refused-unknown-pieces = There are no pieces called “{ $kind }”. You can exchange trains or ships.
refused-exchange-nothing = Exchange at least one piece.
refused-too-few-to-exchange = { $kind ->
    [ship] You can't give { $offered } ships, because you have { $left }. Give fewer.
   *[train] You can't give { $offered } trains, because you have { $left }. Give fewer.
}
refused-box-too-small = { $kind ->
    [ship] You want { $needed } ships, but your box holds { $left }. Exchange fewer pieces.
   *[train] You want { $needed } trains, but your box holds { $left }. Exchange fewer pieces.
}
refused-nothing-to-exchange = You have nothing you could exchange with your box. Choose another action.

hand-fleet = Left: { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} and { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
} · in your box for exchanges: { $boxtrains ->
    [one] { $boxtrains } train
   *[other] { $boxtrains } trains
} and { $boxships ->
    [one] { $boxships } ship
   *[other] { $boxships } ships
}
hand-fleet-own = You start with { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} and { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}. I'll show everyone's once all have chosen.
hand-fleet-open = Now choose your trains and ships: press **{ $button }** or use { CMD("mix") }.
hand-fleet-later = After your tickets, you'll choose your trains and ships.
alt-boxes = Trains/ships in the boxes: { $boxes }.
hand-out-kind = -# ↳ ⛔ out of reach, even with an exchange: the shortest way needs { $train-needed ->
    [one] { $train-needed } train
   *[other] { $train-needed } trains
} (you have { $train-left }) and { $ship-needed ->
    [one] { $ship-needed } ship
   *[other] { $ship-needed } ships
} (you have { $ship-left })
standing-exchange = - { $pieces ->
    [one] { $pieces } piece exchanged
   *[other] { $pieces } pieces exchanged
}: { $points }

final-line-exchange = { $pieces ->
    [one] { $pieces } piece exchanged: { $points }
   *[other] { $pieces } pieces exchanged: { $points }
}
score-exchange = exchanges { $points }
pic-choosing-pieces = Choosing pieces:
pic-score-exchange = exchange
