### Gathering people for a game.

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
refused-not-host = Only the host may do that.
refused-unknown-color = There is no such colour. Pick one from the list that appears while you type.
refused-only-in-servers = Games are played in the channels of a server. Use this there.
refused-no-threads-here = Threads cannot be opened here. Use another channel.
