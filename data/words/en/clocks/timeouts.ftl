### Time that is up.

note-timeout = { $choice ->
    [computer_move] ⏰ { $seat } ran out of time, so the computer has played this move.
    [computer_seat] ⏰ { $seat } ran out of time, so the computer takes the seat.
    [substitute] ⏰ { $seat } ran out of time, so the table looks for a substitute; until one comes, the clock runs once more.
   *[wait] ⏰ { $seat } ran out of time. The table waits on.
}
