## Time at a table: clocks, votes about a silent seat, pauses, reminders, games that nobody touches.

opt-game-new-clock = clock
opt-game-new-clock-desc = How much time everybody has; without it the game waits as long as it takes
opt-game-new-late = late
opt-game-new-late-desc = What happens when somebody's time is up; without it the table is asked
cmd-game-pause = pause
cmd-game-pause-desc = Ask everybody at this table for a pause: nobody moves and no clock runs
cmd-game-resume = resume
cmd-game-resume-desc = End the pause of this channel's game
cmd-game-vote = vote
cmd-game-vote-desc = Ask the table what to do about a player who has been silent for seven days

table-c1 = 1 day a move
table-c2 = 2 days a move
table-c3 = 3 days a move
table-c7 = 7 days a move
table-b3 = 3 days for the game and 6 hours more after each move
table-b5 = 5 days for the game and 12 hours more after each move
table-b10 = 10 days for the game and 24 hours more after each move
table-ta = When time is up, the table is asked
table-tm = When time is up, the computer plays that move
table-tc = When time is up, the computer takes the seat
table-ts = When time is up, the table looks for a substitute
table-tw = When time is up, the table just waits
table-we = Clocks stand still at weekends
table-v0 = Vacations do not stop the clocks
table-v7 = At most 7 days of vacation a year stop the clocks
lobby-clock = ⏱️ { $terms }

time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clock-until = ⏱️ Time is up { $until }.
clock-until-each = ⏱️ Time is up: { $until }.
clock-paused = ⏸️ The game has been paused { $since }.

note-timeout = { $choice ->
    [computer_move] ⏰ { $seat } ran out of time, so the computer has played this move.
    [computer_seat] ⏰ { $seat } ran out of time, so the computer takes the seat.
    [substitute] ⏰ { $seat } ran out of time, so the table looks for a substitute; until one comes, the clock runs once more.
   *[wait] ⏰ { $seat } ran out of time. The table waits on.
}
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

note-pause-asked = ⏸️ { $by } asks for a pause. { $mentions }, do you agree? When everybody does, no clock runs and nobody moves until somebody ends the pause.
note-pause-refused = { $by } would rather play on: no pause.
note-paused = ⏸️ The game is paused. Anybody at the table can end the pause.
note-resumed = { $count ->
    [0] ▶️ { $by } has ended the pause.
   *[other] ▶️ { $by } has ended the pause. { $mentions }, the table waits for you.
}
note-resumed-by-host = { $count ->
    [0] ▶️ The pause is over.
   *[other] ▶️ The pause is over. { $mentions }, the table waits for you.
}
button-pause = Agree to the pause
button-no-pause = Play on
button-resume = End the pause
done-pause = The game is paused.
done-ask-pause = The others are asked; the game is paused when all agree.
done-resume = The game goes on.
done-resume-alone = The pause is over. Only computers are left here, and they do not play on alone: the game waits until somebody comes back with { CMD("game return") }.
pause-waits = You agree. Still to answer: { $players }.

note-idle-warned = { $mentions }: { $status ->
    [lobby] nobody has touched this game for days, and it has not begun. It is closed { $until } if that stays so.
   *[playing] nobody has touched this game for weeks. It is closed as void { $until } if that stays so.
}
note-void = { $status ->
    [lobby] { $days ->
        [one] This game never began and was not touched for { $days } day, so it is closed.
       *[other] This game never began and was not touched for { $days } days, so it is closed.
    }
   *[playing] { $days ->
        [one] Nobody has touched this game for { $days } day, so it is closed as void: nobody wins or loses.
       *[other] Nobody has touched this game for { $days } days, so it is closed as void: nobody wins or loses.
    }
}
button-keep-open = Keep the game open
done-keep-open = The game stays open.

remind = 🔔 { $mention }: { $count ->
    [one] { $count } game waits for you.
   *[other] { $count } games wait for you.
}
remind-line-until = { $place }: time is up { $until }
remind-line = { $place }: waiting for { $waited }
remind-others = { $count ->
    [one] And { $count } more: { CMD("my games") }
   *[other] And { $count } more: { CMD("my games") }
}
remind-elsewhere = More waits for you elsewhere: { CMD("my games") }
button-mute = Do not remind me of these turns again
done-mute = I will not remind you of these turns again, but of the next ones as usual.

refused-game-paused = The game is paused. Anybody at the table can end the pause with { CMD("game resume") }.
refused-not-paused = The game is not paused.
refused-pause-asked = The table has been asked for a pause already. Use the buttons there.
refused-vote-over = This vote is over.
refused-vote-open = There is a vote about that already. Use its buttons.
refused-vote-about-you = This vote is about you. Make your move, and it is over.
refused-computer-votes-not = The computer plays your seat, so you have no vote.
refused-nobody-to-vote-about = The table waits for nobody else, so there is nothing to vote about.
refused-vote-too-soon = { $days ->
    [one] A vote can be called after seven days of silence: wait { $days } more day.
   *[other] A vote can be called after seven days of silence: wait { $days } more days.
}
refused-not-your-reminder = This is somebody else's button.
