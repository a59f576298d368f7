### The replay of a finished game.

cmd-game-replay = replay
cmd-game-replay-desc = Watch a finished game as an animation, or step through its turns
opt-game-replay-game = game
opt-game-replay-game-desc = Number of a game on this server (default: the game in this channel)
button-replay = Replay
button-replay-steps = Step through
button-replay-first = First turn
button-replay-back = Previous turn
button-replay-forward = Next turn
button-replay-last = Last turn
button-replay-mine = My last turn
button-replay-ask = Go to turn …

replay-title = ### Replay of game { $game }
replay-head = { $turns ->
    [one] { $map } in { $turns } turn.
   *[other] { $map } in { $turns } turns.
}
replay-turn = After turn { $turn }: { $scores }.
replay-tickets = { $tried ->
    [one] { $player } completed { $done } of { $tried } ticket
   *[other] { $player } completed { $done } of { $tried } tickets
}{ $longest ->
    [0] .
   *[other] { ", longest path " }{ $longest }.
}
replay-too-large = The animation is too large for this server. You can step through the turns instead.
replay-step = ### Turn { $number } of { $last } · { $player }
replay-ask = Go to a turn
replay-ask-label = Turn
replay-ask-about = A number from 1 to { $last }

refused-replay-busy = I'm still drawing another replay on this server. Try again in a few seconds.
refused-no-such-turn = { $last ->
    [one] This game has only turn 1. Type 1.
   *[other] This game has turns 1 to { $last }. Type one of these numbers.
}
