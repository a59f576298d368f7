digest-title = Since the last turn of { $player }
digest-few = 🏁 Few pieces left: { $players }.
digest-more = { $count ->
    [one] { $count } more line is in { CMD("game log") }.
   *[other] { $count } more lines are in { CMD("game log") }.
}
digest-title-first = What happened so far
cmd-game-log-desc = What has happened in this channel's game, from its start
log-title = What has happened
log-undone = { $text } (taken back)
cmd-settings-feed-desc = Name a channel where starts and ends of games are told; without one, nowhere
opt-settings-feed-channel-desc = The channel
feed-on = Starts and ends of games are told in { $channel } from now on.
feed-off = Starts and ends of games are not told anywhere any more.
feed-began = 🚂 { $map }: a game has begun in { $channel }. Players: { $players }.
feed-ended = 🏁 { $map }, { $channel }: { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
} { $scores }
feed-closed = ⏹️ { $map }, { $channel }: the game with { $players } was ended without a result.
cmd-game-log = log
cmd-settings-feed = feed
opt-settings-feed-channel = channel
button-board = Board
