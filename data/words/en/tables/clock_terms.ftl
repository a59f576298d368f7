### Clocks: what a table agreed on, and how long there is.

table-c1 = 1 day a move
table-c2 = 2 days a move
table-c3 = 3 days a move
table-c7 = 7 days a move
table-b3 = 3 days for the game and 6 hours more after each move
table-b5 = 5 days for the game and 12 hours more after each move
table-b10 = 10 days for the game and 24 hours more after each move
timeout-ask = When time is up, the table is asked
timeout-computer-move = When time is up, the computer plays that move
timeout-computer-seat = When time is up, the computer takes the seat
timeout-substitute = When time is up, the table looks for a substitute
timeout-wait = When time is up, the table just waits
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
