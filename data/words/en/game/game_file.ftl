### A finished game as a file.

cmd-game-export = export
cmd-game-export-desc = Get a finished game as a file that anyone can replay and check
opt-game-export-game = game
opt-game-export-game-desc = Number of a game on this server (default: the game in this channel)
opt-game-export-names = names
opt-game-export-names-desc = Put the players' names into the file (default: False)
export-nameless = Here's the whole game: seed, actions and events, without names. To check it, run `bot.py import` on it, see docs/game-file.md.
export-named = Here's the whole game: seed, actions, events and the players' names. To check it, run `bot.py import` on it, see docs/game-file.md.

refused-not-finished = This game isn't finished, so it still has secrets. Try again when it's over.
refused-round-not-over = Other tables play the same deal, so this game stays closed until they have finished. Try again then.
refused-day-not-over = Today's deal is the same for everyone, so this game stays closed until the day ends ({ $until }). Try again then.
refused-no-finished-game = There's no finished game in this channel now. Add a game's number in `game:`, or pick one of yours in { CMD("stats person") }.
