### The feed of a server: games that begin and end.

cmd-settings-feed-desc = Choose a channel for game starts and results; leave it empty to stop
opt-settings-feed-channel-desc = Channel for game starts and results (default: none)
feed-on = I'll post game starts and results in { $channel }.
feed-off = I'll no longer post game starts and results.
feed-began = 🚂 { $map }: a game started in { $channel }. Players: { $players }.
feed-ended = 🏁 { $map }, { $channel }: { $count ->
    [one] { $winners } won.
   *[other] { $winners } shared the win.
} { $scores }
feed-closed = ⏹️ { $map }, { $channel }: the game with { $players } ended without a result.
cmd-settings-feed = feed
opt-settings-feed-channel = channel
