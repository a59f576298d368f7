### The table's message.

button-rematch = Rematch

turn-now = { $mention }, it is your turn.
turn-over = The game is over: all tickets are opened.

digest-title = Since the last turn of { $player }
digest-title-first = What happened so far
button-board = Board
