## Games that move, and what hosts and moderators may do.

cmd-game-move = move
cmd-game-move-desc = A game goes on in this channel, as when its own was deleted
opt-game-move-game = game
opt-game-move-game-desc = Which game
cmd-game-replace = replace
cmd-game-replace-desc = Host or moderator: gives a silent player's seat to the computer or offers it
opt-game-replace-player = player
opt-game-replace-player-desc = Whose seat
opt-game-replace-by = by
opt-game-replace-by-desc = Who plays on
replace-with-computer = The computer
replace-with-substitute = Somebody of this server
cmd-game-freeze = freeze
cmd-game-freeze-desc = Host or moderator: pauses the game at once
did-move = The game goes on here.
did-replace = Done. The table has been told.
note-moved = { $mentions }: the game goes on here, in { $channel }. Nothing was lost.
note-away = I was taken out of this server, and the game waited.
place-gone = The channel of your game no. { $game } is gone. The game waits, and nothing is lost: write { CMD("game move") } with { $game } in the channel where it is to go on.
refused-move-taken = Another game is played in this channel. Choose a channel or thread that is free.
refused-move-other-server = A game stays on its server. Move it to a channel there.
refused-move-here-already = The game is played here already.
refused-no-such-game = There is no game “{ $text }”. Choose one from the list.
note-seat-gone = { $seat } is no longer on this server.
note-cancelled-by = { $player } has ended the game.
refused-not-your-step = That step was made before the seat came to you, so it stays.
