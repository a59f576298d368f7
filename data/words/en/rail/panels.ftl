### The table's message.

button-rematch = Rematch

turn-now = { $mention }, it's your turn.
turn-over = The game is over. The results follow below.

digest-title = Since { $player }'s last turn
digest-title-first = What happened so far
button-board = Board
button-more = More
more-actions = What else you can do:
more-looks = What you can look at:
