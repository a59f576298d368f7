### Gathering people for a game.

lobby-title = { $map }, { $variant }
lobby-options = Options: { $options }
lobby-host = { $host } opened a game. Press **Join** to take a seat.
lobby-rematch = { $host } wants a rematch. { $asked }, press **Join** or **Decline**.
lobby-asked = The game starts when everyone has answered, or when the host starts it.
lobby-declined = Declined: { $people }
lobby-free = { $free ->
    [0] All seats are taken.
    [one] { $free } seat is free. The game starts when it's taken, or when the host starts it.
   *[other] { $free } seats are free. The game starts when all are taken, or when the host starts it.
}
lobby-ready = All seats are taken. Waiting for { $host } to press **Start**.
lobby-first-drawn = I'll draw the first player at random.
lobby-first-named = { $first } goes first.
lobby-started = The game has started.
lobby-cancelled = This game was cancelled.
lobby-color-pick = Choose your color

button-join = Join
button-decline = Decline
button-leave = Leave
button-start = Start
button-keep-lobby = Keep game
button-thread = New thread
button-cancel = Cancel game

done-new = Your game is open. I posted it in this channel.
done-rematch = I asked the others. The game starts when everyone has answered.
done-join = You joined. Your color: { $color }.
done-leave = You left the game.
done-color = Your color is { $color } now.
done-start = You started the game.
done-cancel = You cancelled the game.
done-thread = I opened your game in { $thread }.
lobby-cancel-sure = { $count ->
    [one] Cancel this game? { $count } other player has joined.
   *[other] Cancel this game? { $count } other players have joined.
}
cancel-sure = { $count ->
    [1] Cancel the game? It will have no result, and this can't be undone.
   *[other] Cancel the game for all { $count } players? It will have no result, and this can't be undone.
}
thread-name = { $map }: { $host }
refused-not-host = { $host ->
    [none] Only the host can do that. Please ask them.
   *[other] Only the host, { $host }, can do that. Please ask them.
}
refused-unknown-color = There's no such color. Pick one from the list that appears as you type.
refused-only-in-servers = You can only play in a server's channels. Use this command there.
refused-no-threads-here = I can't open a thread here. Try another channel.
