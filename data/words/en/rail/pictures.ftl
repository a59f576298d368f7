### Words inside the pictures; room is short.

pic-seat = P{ $number }
pic-turn = Turn { $number }, to move:
pic-choosing = Choosing tickets:
pic-ended = Game over
pic-replay-turn = Turn { $number } of { $last }
pic-over = { $winners ->
    [one] Game over. Winner:
   *[other] Game over. Winners:
}
pic-score-total = total
pic-left = { $left } left
