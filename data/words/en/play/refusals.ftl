### Why a wish was refused, and what to do instead.

refused-no-game-here = No game is running in this channel. Open one with { CMD("game new") }.
refused-not-seated = You have no seat at this table, so you can only watch.
refused-old-choice = That choice was already made. { CMD("tickets") } shows whether another one is waiting for you.

refused-game-over = This game is over. { CMD("game rematch") } starts another one with the same people.
refused-game-cancelled = That game was cancelled. Its buttons do nothing any more.
refused-not-your-turn = It is not your turn: { $player } is playing now.
refused-not-begun = The first turn has not begun: some players are still choosing tickets.
fleet-refused-not-begun = The first turn has not begun: some players are still choosing tickets, or trains and ships.
refused-not-in-this-game = This game has no such action.
