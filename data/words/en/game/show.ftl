### The hand and the board on demand.

cmd-hand = hand
cmd-hand-desc = Show your cards and tickets, to you alone
opt-hand-game = game
hand-where = { $server } · #{ $channel } · turn { $turn }
opt-hand-game-desc = Game to show (default: the one in this channel)
cmd-board = board
cmd-board-desc = Show the current board
hand-which = You play in several games. Which hand do you want to see?
hand-pick = Choose a game
hand-game = { $map } with { $names }
hand-none = You aren't in a running game. Open one with { CMD("game new") }.
