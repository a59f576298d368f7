digest-title = What others did since the last turn of { $player }
digest-few = Few pieces left: { $players }.
digest-more = { $count ->
    [one] { $count } more line is in /game log.
   *[other] { $count } more lines are in /game log.
}
digest-title-first = What happened so far
