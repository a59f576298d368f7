### Time that is up.

note-timeout = { $choice ->
    [computer_move] ⏰ { $seat } ran out of time, so the computer played this move.
    [computer_seat] ⏰ { $seat } ran out of time, so the computer took over.
    [substitute] ⏰ { $seat } ran out of time, so I'm looking for a substitute. Meanwhile, the clock is running again.
   *[wait] ⏰ { $seat } ran out of time. The game keeps waiting.
}
