digest-title = What others did since the last turn of { $player }
digest-few = Few pieces left: { $players }.
digest-more = { $count ->
    [one] { $count } more line is in /game log.
   *[other] { $count } more lines are in /game log.
}
digest-title-first = What happened so far
cmd-game-log-desc = What has happened in this channel's game, from its start
log-title = What has happened
log-undone = { $text } (taken back)
cmd-settings-feed-desc = Names a channel where starts and ends of games are told; without one, none is
opt-settings-feed-channel-desc = The channel
feed-on = Starts and ends of games are told in { $channel } from now on.
feed-off = Starts and ends of games are told nowhere any more.
feed-began = 🚂 { $map }: a game has begun in { $channel }. Players: { $players }.
feed-ended = 🏁 { $map }, { $channel }: { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
} { $scores }
cmd-game-log = log
cmd-settings-feed = feed
opt-settings-feed-channel = channel
