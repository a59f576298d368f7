### The last turns.

help-about-last-turns = **The end.** When someone ends a turn with { $last } trains or fewer, everyone gets { $each ->
    [one] one more turn
   *[other] { $each } more turns
}. Then tickets are revealed and scored.
fleet-help-about-last-turns = **The end.** When someone ends a turn with { $last } or fewer trains and ships together, everyone gets { $each ->
    [one] one more turn
   *[other] { $each } more turns
}. Then tickets are revealed and scored.
bus-help-about-last-turns = **The end.** When someone ends a turn with { $last } buses or fewer, everyone gets { $each ->
    [one] one more turn
   *[other] { $each } more turns
}. Then tickets are revealed and scored.
help-last-turns-r10 = I check for the end once, when a turn is over. The player who triggers the last turns also gets { $each ->
    [one] one more turn
   *[other] { $each } more turns
}, and plays last.
fleet-help-last-turns-r10 = I check for the end once, when a turn is over. The player who triggers the last turns also gets { $each ->
    [one] one more turn
   *[other] { $each } more turns
}, and plays last.

rules-topic-end = The end
rules-words-end = end last final finish turn turns

turn-last = { $left ->
    [one] This is the very last turn.
   *[other] Last turns: { $left } left, this one included.
}
preview-last-turns = This starts the last turns of the game.

event-last-turns-began = { $player } has { $pieces ->
    [0] no trains left
    [one] only { $pieces } train left
   *[other] only { $pieces } trains left
}, so the last turns begin. Everyone gets one more turn, and { $player } plays last.
fleet-event-last-turns-began = { $player } has { $pieces ->
    [0] no trains or ships left
    [one] only { $pieces } train or ship left
   *[other] only { $pieces } trains and ships left
}, so the last turns begin. Everyone gets { $each ->
    [one] one more turn
   *[other] { $each } more turns
}, and { $player } plays last.
bus-event-last-turns-began = { $player } has { $pieces ->
    [0] no buses left
    [one] only { $pieces } bus left
   *[other] only { $pieces } buses left
}, so the last turns begin. Everyone gets one more turn, and { $player } plays last.

alt-last = Last claimed: { $route }.

pic-last-turns = { $left ->
    [0] No turns left
    [one] The last turn
   *[other] Last turns: { $left }
}
