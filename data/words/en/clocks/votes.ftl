### Votes about a silent seat.

cmd-game-vote = vote
cmd-game-vote-desc = Call a vote on a player who has been silent for seven days
note-vote-time = ⏰ { $seat } ran out of time. { $mentions }, what now? More than half of you must agree. Otherwise, { $until }, { $usual ->
    [computer_seat] the computer takes over.
    [substitute] I'll look for a substitute.
    [wait] the game keeps waiting.
   *[computer_move] the computer plays this move.
}
note-vote-called = { $by } called a vote on { $seat }, who hasn't moved for a long time. { $mentions }, what now? More than half of you must agree. Otherwise, { $until }, { $usual ->
    [computer_seat] the computer takes over.
    [substitute] I'll look for a substitute.
    [wait] the game keeps waiting.
   *[computer_move] the computer plays this move.
}
note-still-asked = { $mentions }, a question from before you came is still open. Answer with the buttons there.
note-voted = { $choice ->
    [computer_move] Vote result: the computer played this move for { $seat }.
    [computer_seat] Vote result: the computer took over for { $seat }.
    [substitute] Vote result: I'm looking for a substitute for { $seat }. Meanwhile, the clock is running again.
   *[wait] Vote result: the game waits for { $seat } again.
}
note-unvoted = { $choice ->
    [computer_move] There was no majority, so the computer played this move for { $seat }.
    [computer_seat] There was no majority, so the computer took over for { $seat }.
    [substitute] There was no majority, so I'm looking for a substitute for { $seat }. Meanwhile, the clock is running again.
   *[wait] There was no majority, so the game waits for { $seat } again.
}
button-vote = { $choice ->
    [computer_move] Computer moves once
    [computer_seat] Computer takes over
    [substitute] Find a substitute
   *[wait] Keep waiting
}
vote-line = -# { $player }: { $choice ->
    [computer_move] computer moves once
    [computer_seat] computer takes over
    [substitute] find a substitute
   *[wait] keep waiting
}
vote-result = { $choice ->
    [computer_move] Decided: the computer plays this move.
    [computer_seat] Decided: the computer takes over.
    [substitute] Decided: I'll look for a substitute.
    [paused] Decided. It happens as soon as the game is resumed.
    [late] { $player } moved after all, so the vote is over.
   *[wait] Decided: the game keeps waiting.
}
done-call-vote = You called a vote.
refused-vote-over = This vote is over, so your answer no longer counts.
refused-vote-open = A vote on this is already open. Use its buttons.
refused-vote-about-you = This vote is about you. Make your move to end it.
refused-computer-votes-not = The computer plays your seat, so you can't vote. Return first: { CMD("game return") }.
refused-nobody-to-vote-about = The game isn't waiting for anyone else, so there's nothing to vote on.
refused-vote-too-soon = { $days ->
    [one] You can call a vote after seven days of silence. Wait { $days } more day.
   *[other] You can call a vote after seven days of silence. Wait { $days } more days.
}
