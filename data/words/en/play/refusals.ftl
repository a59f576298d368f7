### Why a wish was refused, and what to do instead.

refused-no-game-here = There's no game in this channel. Open one with { CMD("game new") }.
refused-not-seated = You aren't playing in this game. You can watch it with { CMD("board") }.
refused-old-choice = You already made that choice. Open your hand to see what's next.

refused-game-over = This game is over. Play again with the same people: { CMD("game rematch") }.
refused-game-cancelled = That game was cancelled, so its buttons no longer work. Open another one with { CMD("game new") }.
refused-not-your-turn = It's { $player }'s turn. Please wait for yours.
refused-not-begun = Some players are still choosing tickets. The first turn starts when everyone is done.
fleet-refused-not-begun = Some players are still choosing tickets, or trains and ships. The first turn starts when everyone is done.
refused-not-in-this-game = This game has no such action. { CMD("rules") } shows what you can do.
