### Why nobody joins or starts a table so.

refused-game-running = Only one game fits in a channel, and one is running here. Open a thread for another one.
refused-lobby-open = Only one game fits in a channel. Join this one, or open a thread for another.
refused-game-full = All { $limit } seats are taken. You can watch the game here.
refused-seats-kept = The free seats are for people who were invited. You can join if one of them declines.
refused-not-invited = You have no open invitation to this game.
refused-not-joined = You haven't joined this game yet. Use { CMD("game join") } to take a seat.
refused-already-seated = You already have a seat in this game.
refused-color-taken = Someone else plays that color. Choose another one.
refused-too-few-players = { $needed ->
    [one] The game needs at least { $needed } player, and { $seated } joined. Wait for others.
   *[other] The game needs at least { $needed } players, and { $seated } joined. Wait for others.
}
refused-already-started = The game has started. Players, colors and computer players can't change anymore.
refused-unknown-map = There's no map called “{ $map }”. Pick one from the list that appears as you type.
refused-unknown-variant = This map has no variant called “{ $variant }”. Pick one from the list that appears as you type.
refused-unknown-option = This map has no option called “{ $text }”. Pick one from the list that appears as you type.
refused-wrong-seats = This game is for { $least } to { $most } players. Choose a number in that range.
