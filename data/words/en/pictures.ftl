# Words inside the pictures; room is short.
pic-seat = P{ $number }
pic-turn = Turn { $number }, to move:
pic-choosing = Choosing tickets:
pic-over = { $winners ->
    [one] Game over. The winner:
   *[other] Game over. The winners:
}
pic-last-turns = { $left ->
    [0] No turns left
    [one] The last turn
   *[other] Last turns: { $left }
}
pic-deck = deck
pic-discard = discard
pic-tickets = tickets
pic-own-tickets = Your tickets
pic-choose = { $keep ->
    [one] Choose tickets: keep at least one
   *[other] Choose tickets: keep at least { $keep }
}
pic-score-routes = routes
pic-score-ticket = tickets
pic-score-longest-path = longest path
pic-score-total = total
pic-path = { $points ->
    [0] Longest path: { $length }
   *[other] Longest path: { $length } (+{ $points })
}
pic-length = { $length } long
pic-choose-most = { $most ->
    [one] Choose tickets: keep one or none
   *[other] Choose tickets: keep up to { $most }
}
pic-long = long
pic-stand-in = stand-in
pic-score-stations = stations
pic-left = { $left } left
pic-tunnel = Tunnel: { $route }
pic-tunnel-committed = committed
pic-tunnel-revealed = turned over
pic-tunnel-owed = { $owed ->
    [one] Costs { $owed } more card
   *[other] Costs { $owed } more cards
}
pic-deck-train = trains
pic-deck-ship = ships
pic-choosing-pieces = Choosing pieces:
pic-score-port = ports
pic-score-exchange = exchange
pic-tour-any = else { $points }
pic-tour-failed = or −{ $points }
pic-score-district = districts
pic-districts = Connect a whole district:
