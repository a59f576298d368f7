### The log of a game.

refused-log-closed = Other tables play the same deal, so the record of this one is closed. It is open to everybody when the round is over.

cmd-game-log-desc = What has happened in this channel's game, from its start
log-title = What has happened
log-undone = { $text } (taken back)
cmd-game-log = log
