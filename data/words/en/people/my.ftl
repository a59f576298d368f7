### What belongs to one person: all their games, reminders, quiet hours, vacations.

cmd-my = my
cmd-my-desc = Your games, reminders, quiet hours and vacations
cmd-my-games = games
cmd-my-games-desc = See all your games, those waiting for you first
cmd-my-reminders = reminders
cmd-my-reminders-desc = Choose when and where I remind you of games waiting for you
opt-my-reminders-every = every
opt-my-reminders-every-desc = Time until the first reminder; each next one takes twice as long (default: 2 days)
opt-my-reminders-to = to
opt-my-reminders-to-desc = Place for reminders (default: the game's channel)
cmd-my-clock = clock
cmd-my-clock-desc = Set your quiet hours and your time zone
opt-my-clock-quiet = quiet
opt-my-clock-quiet-desc = Hours without reminders, in which your time can't run out, e.g. 22-8
opt-my-clock-zone = zone
opt-my-clock-zone-desc = Your time zone: type a city
cmd-my-vacation = vacation
cmd-my-vacation-desc = Plan days on which all your clocks stop
opt-my-vacation-start = start
opt-my-vacation-start-desc = First day: 2031-07-01, tomorrow, in 3 days (default: today)
opt-my-vacation-end = end
opt-my-vacation-end-desc = Last day: 2031-07-14, Sunday, in 2 weeks

remind-every-12 = 12 hours
remind-every-24 = 1 day
remind-every-48 = 2 days
remind-every-96 = 4 days
remind-every-168 = 7 days
remind-every-off = never
remind-to-channel = in the game's channel
remind-to-dm = by direct message
my-reminders = I'll remind you after { $every }, then after twice as long each time, up to four times, { $to }. If the game has a clock, I first remind you halfway through your time or sooner.
my-reminders-off = I won't send you reminders.

my-clock = Your quiet hours: { $quiet } ({ $zone }). I won't remind you then, and your time can't run out until an hour after they end.
my-clock-none = You have no quiet hours. Your time zone: { $zone }.
my-clock-off = No quiet hours
my-clock-zone = What time is it for you now? Pick it, and your quiet hours are { $quiet } there. Not in the list? Type your zone with { CMD("my clock") }.
my-clock-zone-pick = Your time now

my-games = { $count ->
    [one] You're in { $count } game. Waiting for you: { $waiting }.
   *[other] You're in { $count } games. Waiting for you: { $waiting }.
}
my-games-none = You aren't in a game. Open one with { CMD("game new") }.
my-games-line = **[{ $map }]({ $link })** { $place }:
my-games-private = (direct messages)
my-games-mine-until = ⏳ **your turn**, time's up { $until }
my-games-mine = ⏳ **your turn**, waiting for you: { $waited }
my-games-waits = waiting for { $players }
my-games-paused = ⏸️ paused { $since }
my-games-lobby = { $free ->
    [0] not started, all seats taken
    [one] not started, { $free } seat free
   *[other] not started, { $free } seats free
}
my-games-runs = running

refused-bad-quiet = I can't read “{ $text }” as quiet hours. Type up to 14 hours like 22-8 or 22:30-7, or pick “No quiet hours”.
refused-unknown-zone = There's no time zone “{ $text }”. Type a city and pick a zone from the list.
