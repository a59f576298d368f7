### Computer players, and seats that change hands.

cmd-game-computer = computer
cmd-game-computer-desc = Seat a computer player before the game starts, or remove one (host only)
opt-game-computer-strength = strength
opt-game-computer-strength-desc = How well it plays
choice-computer-easy = easy
choice-computer-medium = medium
choice-computer-hard = hard
choice-computer-none = remove one
cmd-game-solo = solo
cmd-game-solo-desc = Play against computers alone: a good way to learn a map
opt-game-solo-map = map
opt-game-solo-map-desc = Which map you play on
opt-game-solo-strength = strength
opt-game-solo-strength-desc = How well the computers play; medium if you do not say
opt-game-solo-seats = seats
opt-game-solo-seats-desc = How many play, you among them; as few as the map allows if you do not say
cmd-game-substitute = substitute
cmd-game-substitute-desc = Let somebody else take your seat in the running game
opt-game-substitute-player = player
opt-game-substitute-player-desc = Whose seat, if it is not yours (host or moderator)
cmd-game-return = return
cmd-game-return-desc = Take back the seat that the computer keeps for you, or that you have offered

computer-names = Rocket, Mallard, Flying Scotsman, Adler, Big Boy, Puffing Billy, Tom Thumb, Evening Star, Crocodile, Der Blitz
computer-seat = 🤖 { $name } – { $strength ->
    [easy] easy
    [hard] hard
   *[medium] medium
}
lobby-computers-pick = Computer players (for the host)
computer-add-easy = Add a computer: easy
computer-add-medium = Add a computer: medium
computer-add-hard = Add a computer: hard
computer-remove = Remove { $name }

button-takeseat = Take the seat
button-comeback = I am back
button-leaveto = Let the computer play on
button-offerseat = Look for somebody else
button-leaveend = End the game

done-computer = A computer player has taken a seat.
done-computer-off = A seat is free again.
done-leave-to-computer = The computer plays on for you. You can come back at any time: { CMD("game return") }.
done-offer-seat = The seat is on offer now, and the message here says who can take it. Until somebody does, it is played as before.
leave-which = The game is running. Who should play on in your seat? If the computer does, you can come back at any time.
done-offer-seat-alone = The seat is on offer now, and the message here says who can take it. Only computers are left here, and they do not play on alone: the game waits until somebody takes a seat.
leave-alone = The game is running, and nobody else plays: computers do not go on alone. You can end the game or look for somebody to take your seat.
game-left = { $player } has left the table. Only computers are left there, so the game is over without a result.
seat-yours = You play { $color } now; this is turn { $turn }. Lately at this table:
seat-handed-over = Somebody else plays this seat now. Its cards and tickets are shown to its new player alone.

note-seat-left = 🤖 { $seat } has left the table, and the computer ({ $strength ->
    [easy] easy
    [hard] hard
   *[medium] medium
}) plays on there. { $seat } can come back at any time.
note-seat-computer = 🤖 { $mentions }: the computer ({ $strength ->
    [easy] easy
    [hard] hard
   *[medium] medium
}) plays for { $seat } now. You can come back at any time.
note-computers-alone = 💤 Only computers are left here, and they do not play on alone: the game waits until somebody comes back with { CMD("game return") }.
note-seat-open = 💺 The seat of { $seat } is free for somebody else. Whoever takes it plays on with its cards, tickets and points.
note-seat-open-closed = 💺 The seat of { $seat } is free for somebody who has not played this deal at another table. Whoever takes it plays on with its cards, tickets and points; somebody from outside has to be added to this thread first.
note-seat-taken = 🔁 { $newcomer } plays on in the seat of { $player }.
note-seat-back = 👋 { $seat } is back and plays again.
note-seat-kept = 👋 { $seat } stays after all; the seat is not offered any more.

refused-no-computer-here = No computer player sits here.
refused-computer-plays = The computer plays in your seat. Press “I am back” or use { CMD("game return") } to play yourself.
refused-computer-plays-there = The computer plays in the seat of { $seat } already.
refused-seat-already-open = The seat of { $seat } is on offer already. Whoever wants it presses “Take the seat”.
refused-seat-not-open = Nobody offers this seat any more: it has been taken, or its player has come back.
refused-knew-another-hand = You have held another seat in this game and know what it held, so you can only watch.
refused-you-play-already = You play your seat yourself, and it is not on offer.
refused-no-running-game = This game is not running.
refused-no-such-player = Nobody called “{ $text }” plays here. Pick one from the list that appears while you type.
refused-last-person = Nobody else plays any more, and computers do not go on alone. Use { CMD("game leave") } again to end the game.
refused-not-last-person = Somebody else plays as well, so the game goes on. Use { CMD("game leave") } again to say who takes your seat.
