### Points as they stand.

button-standing = Points now
standing-title = ### If the game ended now, you'd have { $points }
standing-more = - { $count ->
    [one] { $count } more ticket
   *[other] { $count } more tickets
}: { $points }
standing-others = **What everyone can see of the others**
standing-other = { $player }: { $points } ({ $parts })
standing-hidden = · and { $count ->
    [one] { $count } hidden ticket
   *[other] { $count } hidden tickets
}
