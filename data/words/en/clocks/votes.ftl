### Votes about a silent seat.

cmd-game-vote = vote
cmd-game-vote-desc = Ask the table what to do about a player who has been silent for seven days
note-vote-time = ⏰ { $seat } ran out of time. { $mentions }, what now? More than half of you decide. If there is no such majority { $until }, { $usual ->
    [computer_seat] the computer takes the seat.
    [substitute] the table looks for a substitute.
    [wait] the table waits on.
   *[computer_move] the computer plays this move.
}
note-vote-called = { $by } asks what to do about { $seat }, from whom nothing has been heard for a long time. { $mentions }, what now? More than half of you decide. If there is no such majority { $until }, { $usual ->
    [computer_seat] the computer takes the seat.
    [substitute] the table looks for a substitute.
    [wait] the table waits on.
   *[computer_move] the computer plays this move.
}
note-voted = { $choice ->
    [computer_move] The table has decided: the computer has played this move for { $seat }.
    [computer_seat] The table has decided: the computer takes the seat of { $seat }.
    [substitute] The table has decided: it looks for a substitute for { $seat }; until one comes, the clock runs once more.
   *[wait] The table has decided: it waits for { $seat } once more.
}
note-unvoted = { $choice ->
    [computer_move] There was no majority, so the computer has played this move for { $seat }.
    [computer_seat] There was no majority, so the computer takes the seat of { $seat }.
    [substitute] There was no majority, so the table looks for a substitute for { $seat }; until one comes, the clock runs once more.
   *[wait] There was no majority, so the table waits for { $seat } once more.
}
button-vote = { $choice ->
    [computer_move] Computer plays this move
    [computer_seat] Computer takes the seat
    [substitute] Find a substitute
   *[wait] Wait
}
vote-line = -# { $player }: { $choice ->
    [computer_move] computer plays this move
    [computer_seat] computer takes the seat
    [substitute] find a substitute
   *[wait] wait
}
vote-result = { $choice ->
    [computer_move] Decided: the computer plays this move.
    [computer_seat] Decided: the computer takes the seat.
    [substitute] Decided: the table looks for a substitute.
    [late] { $player } has moved after all, so the vote is over.
   *[wait] Decided: the table waits on.
}
done-call-vote = The table is asked.
refused-vote-over = This vote is over.
refused-vote-open = There is a vote about that already. Use its buttons.
refused-vote-about-you = This vote is about you. Make your move, and it is over.
refused-computer-votes-not = The computer plays your seat, so you have no vote.
refused-nobody-to-vote-about = The table waits for nobody else, so there is nothing to vote about.
refused-vote-too-soon = { $days ->
    [one] A vote can be called after seven days of silence: wait { $days } more day.
   *[other] A vote can be called after seven days of silence: wait { $days } more days.
}
