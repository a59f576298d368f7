### Vacations.

my-vacation-line = 🏖️ { $start } to { $end }
my-vacation-none = You have no vacation planned.
my-vacation-left = Left in { $year }: { $left ->
    [one] { $left } day.
   *[other] { $left } days.
}
button-end-vacation = End vacation { $start }
refused-unknown-day = I can't read “{ $text }” as a date. Type it like 2031-07-01, tomorrow or in 3 days.
refused-vacation-needs-end = Add the last day of your vacation, like 2031-07-14.
refused-vacation-order = These dates don't work. Start today or later, and end within a year.
refused-vacation-overlaps = You already have a vacation on some of these days. End that one first.
refused-vacation-too-long = { $left ->
    [one] You have { $left } day of vacation left in { $year }. Choose fewer days.
   *[other] You have { $left } days of vacation left in { $year }. Choose fewer days.
}
refused-vacation-over = This vacation is already over.
