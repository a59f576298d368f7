### Trains and ships: the mix at the start and exchanging.

help-about-pieces = **Trains and ships.** After your tickets you choose in secret with how many you start: { $startpieces } in all, at most { $mosttrain } trains and { $mostship } ships. The rest is your box. **Exchange:** instead of another turn, { CMD("exchange") } swaps any number of one kind for the other kind out of your box, for { $exchange ->
    [one] { $exchange } point
   *[other] { $exchange } points
} apiece.
help-pieces-r33 = You choose your trains and ships after your own tickets, whether or not the others have kept theirs; all are shown when the last has chosen. The option “first journey” deals { $suggestedtrain } and { $suggestedship } to everybody.
help-pieces-r36 = You exchange at least one piece, of one kind for the other, out of your own box; it is your whole turn. What you give goes into the box.
help-pieces-r37 = For the end trains and ships are counted together; ports do not count.

rules-topic-pieces = Trains and ships
rules-words-pieces = piece pieces train trains ship ships mix start box
rules-topic-exchange = Exchanging pieces
rules-words-exchange = exchange swap trade piece pieces box
rules-turn-pieces = - exchange pieces
rules-about-pieces-fixed = **Trains and ships.** Everybody starts with { $suggestedtrain } and { $suggestedship }, and nobody is asked (option of this table). What remains is your box.
rules-score-pieces = - exchanges: −{ $exchange } a piece
rules-map-fleet = **Pieces:** { $startpieces } each, at most { $mosttrain } trains and { $mostship } ships. The end comes at { $last } or fewer.
rules-map-fleet-fixed = **Pieces:** { $suggestedtrain } and { $suggestedship } each. The end comes at { $last } or fewer.

cmd-exchange = exchange
cmd-exchange-desc = Exchange trains for ships or ships for trains; each costs points
opt-exchange-give = give
opt-exchange-give-desc = What you give back: trains or ships
opt-exchange-count = count
opt-exchange-count-desc = How many pieces
cmd-mix = mix
cmd-mix-desc = Choose in secret with how many trains and ships you start
opt-mix-trains = trains
opt-mix-trains-desc = How many trains
opt-mix-ships = ships
opt-mix-ships-desc = How many ships; without it, all the other pieces are ships

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
turn-pieces = Choosing trains and ships in secret: { $mentions }.
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
button-exchange = Exchange pieces
button-mix = Choose trains and ships
# What a seat has of both kinds, in supply and in the box.
exchange-state = You have { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} and { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}; in your box: { $boxtrains ->
    [one] { $boxtrains } train
   *[other] { $boxtrains } trains
} and { $boxships ->
    [one] { $boxships } ship
   *[other] { $boxships } ships
}.
exchange-give-train = Trains for ships: at most { $most }
exchange-give-ship = Ships for trains: at most { $most }
mix-now = Now choose in secret with how many trains and ships you start.

done-mix = You start with { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} and { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}. The others see it when everybody has chosen.
done-exchange = { $give ->
    [ship] You gave { $count ->
        [one] { $count } ship for a train
       *[other] { $count } ships for as many trains
    }
   *[train] You gave { $count ->
        [one] { $count } train for a ship
       *[other] { $count } trains for as many ships
    }
}, which costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { exchange-state }

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

refused-finish-pieces = First choose how many trains and ships you start with.
refused-pieces-chosen = You have already chosen your trains and ships.
refused-negative-mix = No kind can be fewer than 0. Name two numbers that make { $needed } together.
refused-wrong-mix = You start with { $needed } pieces in all, and you named { $offered }.
refused-too-many-of-kind = { $kind ->
    [ship] You may start with at most { $most } ships, not { $offered }.
   *[train] You may start with at most { $most } trains, not { $offered }.
}
refused-unknown-pieces = There are no pieces called “{ $kind }”. Exchange trains or ships.
refused-exchange-nothing = Exchange at least one piece.
refused-too-few-to-exchange = { $kind ->
    [ship] You want to give { $offered } of your ships, and you have { $left }.
   *[train] You want to give { $offered } of your trains, and you have { $left }.
}
refused-box-too-small = { $kind ->
    [ship] You want { $needed } ships out of your box, and it holds { $left }.
   *[train] You want { $needed } trains out of your box, and it holds { $left }.
}
refused-nothing-to-exchange = You can exchange nothing: of neither kind do you have a piece while your box holds one of the other kind.

hand-fleet = Left: { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} and { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
} · in your box: { $boxtrains ->
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
}; the others see it when everybody has chosen.
hand-fleet-open = Your trains and ships are still to be chosen: press “{ $button }” or use { CMD("mix") }.
hand-fleet-later = Once you have chosen your tickets, you choose your trains and ships.
alt-boxes = In the boxes, trains/ships: { $boxes }.
hand-out-kind = -# ↳ ⛔ out of reach, even by exchange: the shortest way needs { $train-needed ->
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
    [one] { $pieces } piece was exchanged: { $points }
   *[other] { $pieces } pieces were exchanged: { $points }
}
score-exchange = exchanged { $points }
pic-choosing-pieces = Choosing pieces:
pic-score-exchange = exchange
