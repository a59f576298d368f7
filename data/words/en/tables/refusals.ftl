### Why nobody joins or starts a table so.

refused-game-running = A game is running in this channel, and only one fits. You can open a thread for another one.
refused-lobby-open = A game is already open in this channel: join it there, or open a thread for another one.
refused-game-full = All { $limit } seats are taken, so you can only watch.
refused-already-seated = You already have a seat in this game.
refused-color-taken = Somebody else plays that colour. Choose another one.
refused-too-few-players = { $needed ->
    [one] The game needs at least { $needed } player, and { $seated } joined. Wait for others.
   *[other] The game needs at least { $needed } players, and { $seated } joined. Wait for others.
}
refused-already-started = The game has already begun, so nobody can join or change colours or computer players.
refused-unknown-map = There is no map called “{ $map }”. Pick one from the list that appears while you type.
refused-unknown-variant = This map has no variant called “{ $variant }”. Pick one from the list that appears while you type.
refused-unknown-option = This map has no option called “{ $text }”. Pick one from the list that appears while you type.
refused-wrong-seats = This game is for { $least } to { $most } players.
