### What happened since somebody's last turn.

digest-few = 🏁 Few pieces left: { $players }.
digest-more = { $count ->
    [one] { $count } more line is in { CMD("game log") }.
   *[other] { $count } more lines are in { CMD("game log") }.
}
