### The last turns.

help-about-last-turns = **The end.** When somebody ends a turn with { $last } trains or fewer, everybody has { $each ->
    [one] one more turn
   *[other] { $each } more turns
}. Then tickets are opened and counted.
fleet-help-about-last-turns = **The end.** When somebody ends a turn with { $last } or fewer trains and ships together, everybody has { $each ->
    [one] one more turn
   *[other] { $each } more turns
}. Then tickets are opened and counted.
bus-help-about-last-turns = **The end.** When somebody ends a turn with { $last } buses or fewer, everybody has { $each ->
    [one] one more turn
   *[other] { $each } more turns
}. Then tickets are opened and counted.
help-last-turns-r10 = Whether the last turns begin is checked once, at the end of a turn. Whoever brings them about has { $each ->
    [one] one more turn
   *[other] { $each } more turns
} too, and the very last of all.
fleet-help-last-turns-r10 = Whether the last turns begin is checked once, at the end of a turn. Whoever brings them about has { $each ->
    [one] one more turn
   *[other] { $each } more turns
} too, and the very last of all.

rules-topic-end = The end
rules-words-end = end last final finish turns

turn-last = { $left ->
    [one] This is the very last turn.
   *[other] Last turns: { $left } left, this one included.
}
preview-last-turns = This brings about the last turns of the game.

event-last-turns-began = { $player } has { $pieces ->
    [0] no trains left
    [one] only { $pieces } train left
   *[other] only { $pieces } trains left
}: the last turns begin. Everybody plays once more, and the last turn is { $player }'s.
fleet-event-last-turns-began = { $pieces ->
    [0] { $player } has no trains or ships left
    [one] { $player } has only { $pieces } train or ship left
   *[other] { $player } has only { $pieces } trains and ships left
}: the last turns begin. Everybody plays { $each ->
    [one] once
   *[other] { $each } times
} more, and the last turn is { $player }'s.
bus-event-last-turns-began = { $player } has { $pieces ->
    [0] no buses left
    [one] only { $pieces } bus left
   *[other] only { $pieces } buses left
}: the last turns begin. Everybody plays once more, and the last turn is { $player }'s.

alt-last = Last claimed: { $route }.

pic-last-turns = { $left ->
    [0] No turns left
    [one] The last turn
   *[other] Last turns: { $left }
}
