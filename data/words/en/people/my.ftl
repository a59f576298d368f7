### What belongs to one person: all their games, reminders, quiet hours, vacations.

cmd-my = my
cmd-my-desc = All your games, your reminders, your hours and your vacations
cmd-my-games = games
cmd-my-games-desc = All your games, those that wait for you first
cmd-my-reminders = reminders
cmd-my-reminders-desc = When and where you are reminded of games that wait for you
opt-my-reminders-every = every
opt-my-reminders-every-desc = After how long the first reminder comes; each further one takes twice as long
opt-my-reminders-to = to
opt-my-reminders-to-desc = Where reminders go
cmd-my-clock = clock
cmd-my-clock-desc = Your quiet hours and your time zone
opt-my-clock-quiet = quiet
opt-my-clock-quiet-desc = When you are not reminded and your time does not run out, for example 22-8
opt-my-clock-zone = zone
opt-my-clock-zone-desc = Where you live: type a city
cmd-my-vacation = vacation
cmd-my-vacation-desc = Days on which all your clocks stand still
opt-my-vacation-start = start
opt-my-vacation-start-desc = The first day, for example 2031-07-01; without it, today
opt-my-vacation-end = end
opt-my-vacation-end-desc = The last day, for example 2031-07-14

remind-every-12 = 12 hours
remind-every-24 = 1 day
remind-every-48 = 2 days
remind-every-96 = 4 days
remind-every-168 = 7 days
remind-every-off = never
remind-to-channel = in the game's channel
remind-to-dm = by direct message
my-reminders = You are reminded after: { $every }, then after twice as long, four times at most; { $to }. Where a clock runs, the first reminder comes at half your time at the latest.
my-reminders-off = You get no reminders.

my-clock = Your quiet hours: { $quiet } ({ $zone }). In them you are not reminded, and your time does not run out before an hour after their end.
my-clock-none = You have no quiet hours. Your time zone: { $zone }.
my-clock-off = No quiet hours

my-games = { $count ->
    [one] You play { $count } game; waiting for you: { $waiting }.
   *[other] You play { $count } games; waiting for you: { $waiting }.
}
my-games-none = You are in no game at the moment. Open one with { CMD("game new") }.
my-games-line = **[{ $map }]({ $link })** { $place }:
my-games-mine-until = ⏳ **your turn**, time is up { $until }
my-games-mine = ⏳ **your turn**, waiting for { $waited }
my-games-waits = waits for { $players }
my-games-paused = ⏸️ paused { $since }
my-games-lobby = { $free ->
    [0] not begun yet, full
    [one] not begun yet, { $free } seat free
   *[other] not begun yet, { $free } seats free
}
my-games-runs = is running

refused-bad-quiet = I can't read “{ $text }” as quiet hours. Type them as 22-8 or 22:30-7, up to 14 hours, or choose “No quiet hours”.
refused-unknown-zone = There is no time zone “{ $text }”. Type a city and pick a zone from the list.
