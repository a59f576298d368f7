### Clocks: what a table agreed on, and how long there is.

table-c1 = 1 day per move
table-c2 = 2 days per move
table-c3 = 3 days per move
table-c7 = 7 days per move
table-b3 = Time bank: 3 days, plus 6 hours per move
table-b5 = Time bank: 5 days, plus 12 hours per move
table-b10 = Time bank: 10 days, plus 24 hours per move
timeout-ask = When time's up, the others vote
timeout-computer-move = When time's up, the computer plays that move
timeout-computer-seat = When time's up, the computer takes over
timeout-substitute = When time's up, I look for a substitute
timeout-wait = When time's up, the game just waits
table-we = The clock stops on weekends
table-v0 = Vacations don't stop the clock
table-v7 = Vacations stop the clock for up to 7 days a year
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
clock-until = ⏱️ Time's up { $until }.
clock-until-each = ⏱️ Time's up: { $until }.
clock-paused = ⏸️ The game was paused { $since }.
