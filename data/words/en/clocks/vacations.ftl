### Vacations.

my-vacation-line = 🏖️ { $start } to { $end }
my-vacation-none = You have planned no vacation.
my-vacation-left = Left in { $year }: { $left ->
    [one] { $left } day.
   *[other] { $left } days.
}
button-end-vacation = End the vacation of { $start }
refused-unknown-day = I can't read “{ $text }” as a day. Type it as 2031-07-01 or 1.7.2031.
refused-vacation-needs-end = Say which day is the last one of your vacation.
refused-vacation-order = A vacation begins today or later, ends after it begins, and lies within a year from now.
refused-vacation-overlaps = You have a vacation on some of these days already. End that one first.
refused-vacation-too-long = { $left ->
    [one] You have { $left } day of vacation left in { $year }. Choose fewer days.
   *[other] You have { $left } days of vacation left in { $year }. Choose fewer days.
}
refused-vacation-over = This vacation is over.
