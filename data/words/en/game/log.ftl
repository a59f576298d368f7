### The log of a game.

cmd-game-log-desc = Show everything that has happened in a game
opt-game-log-game = game
opt-game-log-game-desc = Number of a game on this server (default: the game in this channel)
log-title = Game log
cmd-game-log = log
