### Computer players, and seats that change hands.

cmd-game-computer = computer
cmd-game-computer-desc = Add a computer player before the game starts, or remove one (host only)
opt-game-computer-strength = strength
opt-game-computer-strength-desc = Strength of the computer player
choice-computer-easy = easy
choice-computer-medium = medium
choice-computer-hard = hard
choice-computer-none = remove one
cmd-game-solo = solo
cmd-game-solo-desc = Play against computers only: a good way to learn a map
opt-game-solo-map = map
opt-game-solo-map-desc = Map you want to play
opt-game-solo-strength = strength
opt-game-solo-strength-desc = Strength of the computer players (default: medium)
opt-game-solo-seats = seats
opt-game-solo-seats-desc = Number of players, including you (default: the map's minimum)
opt-game-solo-variant = variant
opt-game-solo-variant-desc = Variant of the rules (default: the first in the list)
opt-game-solo-options = options
opt-game-solo-options-desc = Optional rules of the map (default: none)
cmd-game-substitute = substitute
cmd-game-substitute-desc = Find a substitute for your seat in the running game
opt-game-substitute-player = player
opt-game-substitute-player-desc = Player to replace (default: you; only the host or a moderator can pick others)
cmd-game-return = return
cmd-game-return-desc = Take back your seat from the computer, or keep a seat you offered

computer-names = Rocket, Mallard, Flying Scotsman, Adler, Big Boy, Puffing Billy, Tom Thumb, Evening Star, Crocodile, Der Blitz
computer-seat = 🤖 { $name } – { $strength ->
    [easy] easy
    [hard] hard
   *[medium] medium
}
lobby-computers-pick = Computer players (host only)
computer-add-easy = Add a computer: easy
computer-add-medium = Add a computer: medium
computer-add-hard = Add a computer: hard
computer-remove = Remove { $name }

button-takeseat = Take seat
button-comeback = Return to the game
button-leaveto = Let computer play
button-offerseat = Find a substitute
button-handover = Hand over seat
button-keepseat = Keep seat
button-leaveend = Cancel game

done-computer = You added a computer player.
done-computer-off = You removed a computer player.
done-leave-to-computer = The computer plays for you now. Return any time with { CMD("game return") }.
done-offer-seat = I offered the seat in the channel. Nothing changes until someone takes it.
leave-which = The game is running. Who takes over your seat? If it's the computer, you can return any time.
done-offer-seat-alone = I offered the seat in the channel. Only computers are left, so the game waits until someone takes a seat.
done-ask-seat-timed = I asked { $player } to hand over the seat. If they don't, it opens only when their time is up.
done-ask-seat-untimed = I asked { $player } to hand over the seat. After seven days of silence, you can call a vote: { CMD("game vote") }.
leave-alone = You're the last person in this game, and computers don't play without people. Cancel the game, or find a substitute?
note-game-left = { $seat } left. Only computers remained, so the game was cancelled.
seat-yours = You're in! Your color: { $color }. It's turn { $turn }. The latest moves:
seat-handed-over = Someone else plays this seat now. Only they can see its cards and tickets.

note-seat-left = 🤖 { $seat } left. The computer ({ $strength ->
    [easy] easy
    [hard] hard
   *[medium] medium
}) took over, and { $seat } can return any time.
note-seat-computer = 🤖 { $mentions }: the computer ({ $strength ->
    [easy] easy
    [hard] hard
   *[medium] medium
}) took over for { $seat }. You can return any time.
note-computers-alone = 💤 Only computers are left, and they don't play without people. The game waits until someone returns with { CMD("game return") }.
note-seat-open = 💺 The seat of { $seat } is open to anyone. Take it, and you get its cards, tickets and points.
note-seat-open-league = 💺 The seat of { $seat } is open to this season's players and substitutes. Take it, and you get its cards, tickets and points.
note-seat-open-closed = 💺 The seat of { $seat } is open to this season's players and substitutes who haven't played this deal. Take it, and you get its cards, tickets and points. New players must be added to this thread first.
note-seat-asked = 💺 { $mentions }: { $who } asks you to hand over your seat to { $to ->
    [computer] the computer
   *[substitute] a substitute
}. Only you can answer.
note-seat-refused = 👋 { $seat } keeps the seat.
note-seat-given = { $to ->
    [computer] { $who } let the computer take over for { $seat }.
   *[substitute] { $who } offered the seat of { $seat }.
} { $why ->
    [computer] The computer plays it.
    [gone] Its player left this server.
   *[late] Its time was up.
}
note-seat-taken = 🔁 { $newcomer } took over from { $player }.
note-seat-back = 👋 { $seat } returned to the game.
note-seat-kept = 👋 { $seat } stays. The seat is no longer open.

refused-no-computer-here = This game has no computer players.
refused-computer-plays = The computer plays your seat. Press **Return to the game** or use { CMD("game return") }.
refused-computer-plays-there = The computer already plays for { $seat }.
refused-seat-already-open = The seat of { $seat } is already open. Anyone can press **Take seat**.
refused-seat-not-open = This seat is no longer open: someone took it, or its player came back.
refused-seat-asked = I already asked { $seat } today. Wait for the answer, or ask again tomorrow.
refused-not-your-seat = Only this seat's player can answer. Use { CMD("board") } to watch the game.
refused-knew-another-hand = You've seen another hand in this game, so you can only watch.
refused-you-play-already = You already play your seat yourself.
refused-no-running-game = This game isn't running.
refused-no-such-player = No one called “{ $text }” plays here. Pick one from the list that appears as you type.
refused-several-players = More than one player here could be meant by “{ $text }”. Pick one from the list that appears as you type.
refused-last-person = You're the last person here, and computers don't play without people. Use { CMD("game leave") } again to cancel the game.
refused-not-last-person = Other people are still in this game. Use { CMD("game leave") } again to choose who takes over your seat.
