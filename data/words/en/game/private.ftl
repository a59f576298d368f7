private-game-leave = End this private game? It doesn't count for anything.
refused-private-game = This game is private. Only its player can see it.
refused-private-game-stays = Others can't join a private game, and it can't move. End it with { CMD("game leave") }.
refused-private-game-open = You're already in a private game of this kind. Finish it first: { CMD("my games") } has the link.
refused-no-private-place = I can't open a private thread here, and your direct messages are closed to me. Allow them for this server, then try again.
