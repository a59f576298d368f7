## Gathering people for a game.

cmd-game = game
cmd-game-desc = Open, join, start or end a game in this channel
cmd-game-new = new
cmd-game-new-desc = Open a game in this channel for others to join
opt-game-new-map = map
opt-game-new-map-desc = Which map you play on
opt-game-new-variant = variant
opt-game-new-variant-desc = Which rules you play by
opt-game-new-seats = seats
opt-game-new-seats-desc = The game starts by itself when this many have joined
opt-game-new-first = first
opt-game-new-first-desc = Who makes the first move; without it lots are drawn
opt-game-new-options = options
opt-game-new-options-desc = What else you play with, if the map offers anything
cmd-game-join = join
cmd-game-join-desc = Take a seat in this channel's game
opt-game-join-color = color
opt-game-join-color-desc = The colour of your trains
cmd-game-leave = leave
cmd-game-leave-desc = Give up your seat; in a running game somebody else or the computer plays on
cmd-game-color = color
cmd-game-color-desc = Choose another colour before the game starts
opt-game-color-color = color
opt-game-color-color-desc = The colour of your trains
cmd-game-start = start
cmd-game-start-desc = Start with those who have joined (host only)
cmd-game-cancel = cancel
cmd-game-cancel-desc = End this channel's game for everybody (host or moderator)
cmd-game-rematch = rematch
cmd-game-rematch-desc = Open another game with the same people and options

lobby-title = { $map }, { $variant }
lobby-options = With: { $options }
lobby-host = { $host } opens a game. Press “Join” to take a seat.
lobby-free = { $free ->
    [0] All seats are taken.
    [one] { $free } seat is free; when it is taken, the game starts. The host may start earlier.
   *[other] { $free } seats are free; when all are taken, the game starts. The host may start earlier.
}
lobby-ready = All seats are taken. { $host } presses “Start”.
lobby-first-drawn = Lots are drawn for the first move.
lobby-first-named = { $first } makes the first move.
lobby-started = The game has begun.
lobby-cancelled = This game was cancelled.
lobby-color-pick = Choose your colour

button-join = Join
button-leave = Leave
button-start = Start
button-thread = Open a thread for another game
button-cancel = End the game for everybody

done-join = You have joined: you play { $color }.
done-leave = You have left the game.
done-color = You play { $color } now.
done-start = The game begins.
done-cancel = The game is cancelled.
done-thread = Your game is open in { $thread }.
cancel-sure = The game is running. Do you really want to end it for everybody? It cannot be taken back.
cancelled-by = { $player } has ended the game.
thread-name = { $map }: { $host }

hand-refused = { $people }: Discord does not let me write to you directly. This button shows your cards and tickets, to you alone.

refused-game-running = A game is running in this channel, and only one fits. You can open a thread for another one.
refused-lobby-open = A game is already open in this channel: join it there, or open a thread for another one.
refused-game-full = All { $limit } seats are taken, so you can only watch.
refused-already-seated = You already have a seat in this game.
refused-color-taken = Somebody else plays that colour. Choose another one.
refused-not-host = Only the host may do that.
refused-too-few-players = { $needed ->
    [one] The game needs at least { $needed } player, and { $seated } joined. Wait for others.
   *[other] The game needs at least { $needed } players, and { $seated } joined. Wait for others.
}
refused-already-started = The game has already begun, so nobody can join or change colours or computer players.
refused-unknown-map = There is no map called “{ $map }”. Pick one from the list that appears while you type.
refused-unknown-variant = This map has no variant called “{ $variant }”. Pick one from the list that appears while you type.
refused-unknown-option = This map has no option called “{ $text }”. Pick one from the list that appears while you type.
refused-wrong-seats = This game is for { $least } to { $most } players.
refused-unknown-color = There is no such colour. Pick one from the list that appears while you type.
refused-only-in-servers = Games are played in the channels of a server. Use this there.
refused-no-threads-here = Threads cannot be opened here. Use another channel.
refused-missing-permission = I cannot run a game here, because I lack the permission “{ $permission ->
    [view_channel] View Channel
    [send_messages] Send Messages
    [send_messages_in_threads] Send Messages in Threads
    [attach_files] Attach Files
    [read_message_history] Read Message History
    [create_public_threads] Create Public Threads
    [create_private_threads] Create Private Threads
   *[other] { $permission }
}” in this channel. Somebody who manages this server can give it to me.
