### The feed of a server: games that begin and end.

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
cmd-settings-feed = feed
opt-settings-feed-channel = channel
