## A seat's own message: what tickets lack, routes to claim, points as they stand, notes.

cmd-note = note
cmd-note-desc = Look at your private notes at this table, and change them

hand-alt-tickets = Your tickets (✓ is complete): { $tickets }.
hand-alt-offered = To choose from: { $tickets }.

hand-missing = -# ↳ missing: { $links } · { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} in all
hand-lent = -# ↳ with the station in { $city }, which lends { $link }
hand-station = -# ↳ one more station, to borrow { $link }, in: { $cities }
hand-swap = -# ↳ first exchange { $give ->
    [train] { $count ->
        [one] { $count } train for a ship
       *[other] { $count } trains for ships
    }
   *[ship] { $count ->
        [one] { $count } ship for a train
       *[other] { $count } ships for trains
    }
}
hand-tour-then = { $ordered ->
    [yes] -# ↳ tour: that would be the printed order, { $points } points
   *[no] -# ↳ tour: that would connect it in another order, { $points } points
}
hand-out-cut = -# ↳ ⛔ out of reach: claimed routes have cut it off
hand-out-twins = -# ↳ ⛔ out of reach: only a second track leads there, and with so few players it is closed ({ $links })
hand-out-pieces = -# ↳ ⛔ out of reach: it needs { $needed ->
    [one] { $needed } train
   *[other] { $needed } trains
}, and you have { $left }
bus-hand-out-pieces = -# ↳ ⛔ out of reach: it needs { $needed ->
    [one] { $needed } bus
   *[other] { $needed } buses
}, and you have { $left }
fleet-hand-out-pieces = -# ↳ ⛔ out of reach: it needs { $needed } trains and ships together, and you have { $left }
hand-out-kind = -# ↳ ⛔ out of reach, even by exchange: the shortest way needs { $train-needed ->
    [one] { $train-needed } train
   *[other] { $train-needed } trains
} (you have { $train-left }) and { $ship-needed ->
    [one] { $ship-needed } ship
   *[other] { $ship-needed } ships
} (you have { $ship-left })
hand-left-out = -# Left out, because a message has no more room: { $what ->
    [mending] where a single station would do
    [ways] what your tickets still lack
    [districts] the districts
   *[note] a part of this and of your notes
}

hand-claim = Claim a route (★ serves your tickets)
hand-claim-more = The first { $shown } of { $count } routes; all of them: “Claim a route”
hand-serves = for { $ticket }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}
hand-tunnel = tunnel: { $percent }% chance that it costs no more

button-standing = Points now
standing-title = ### If the game ended now, you would have { $points }
standing-routes = - { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
}: { $points }
standing-ticket = { $ticket }: { $points }
standing-more = - { $count ->
    [one] { $count } more ticket
   *[other] { $count } more tickets
}: { $points }
standing-longest-path = - Longest path, yours is { $length ->
    [one] { $length } space
   *[other] { $length } spaces
} long: { $points }
standing-stations = - { $left ->
    [one] { $left } station left
   *[other] { $left } stations left
}: { $points }
standing-loan = -# ↳ the station in { $city } lends { $link }
standing-port = - Port in { $city }, { $tickets ->
    [one] { $tickets } complete ticket names it
   *[other] { $tickets } complete tickets name it
}: { $points }
standing-ports = - { $left ->
    [one] { $left } port not built
   *[other] { $left } ports not built
}: { $points }
standing-exchange = - { $pieces ->
    [one] { $pieces } piece exchanged
   *[other] { $pieces } pieces exchanged
}: { $points }
standing-district = - District { $district }: { $points }
standing-others = **What everybody can count of the others**
standing-other = { $player }: { $points } ({ $parts })
standing-hidden = · and { $count ->
    [one] { $count } hidden ticket
   *[other] { $count } hidden tickets
}

button-plan = Plan my turn
button-note = Notes
hand-note = 📝 **Your notes**
note-title = Your notes
note-label = Only you see them
note-about = At most 1,000 characters, kept with this game
note-kept = Your notes at this table, for you alone:
note-gone = Your notes at this table are empty.
