### The hand and the board on demand.

cmd-hand = hand
cmd-hand-desc = Show me my cards and tickets, privately
opt-hand-game = game
hand-where = { $server } · #{ $channel } · turn { $turn }
opt-hand-game-desc = Which of your games, outside their channels
cmd-board = board
cmd-board-desc = Show me the board as it is now
hand-which = You sit at several tables. Which hand do you want to see?
hand-pick = Choose a game
hand-game = { $map } with { $names }
hand-none = You sit at no running table.
