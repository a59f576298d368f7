### What happened since somebody's last turn.

digest-few = 🏁 Few pieces left: { $players }.
digest-more = { $count ->
    [one] { $count } more line: { CMD("game log") }.
   *[other] { $count } more lines: { CMD("game log") }.
}
digest-same = { $players } did the same.
log-undone = { $text } (undone)
