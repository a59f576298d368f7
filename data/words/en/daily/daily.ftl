### A deal a day: everyone on a server plays the same cards alone.

cmd-daily = daily
cmd-daily-desc = The daily deal: the same cards for everyone here, one try a day
cmd-daily-play = play
cmd-daily-play-desc = Play today's deal, or go back to your game
cmd-daily-table = table
cmd-daily-table-desc = Today's results, your days in a row, and this week's table
cmd-daily-remind = remind
cmd-daily-remind-desc = Turn your reminder of the daily deal on or off
cmd-daily-setup = setup
cmd-daily-setup-desc = Turn the daily deal on and choose its channel; needs Manage Server
opt-daily-setup-channel = channel
opt-daily-setup-channel-desc = Channel for the results of each day (default: this channel)
opt-daily-setup-zone = zone
opt-daily-setup-zone-desc = Time zone in which days begin and end (default: unchanged, at first UTC)
cmd-daily-off = off
cmd-daily-off-desc = Turn the daily deal off; needs Manage Server

button-daily-play = Play today's deal
button-daily-table = Results
button-daily-remind = Remind me
button-daily-forget = Stop reminders

daily-title = Daily deal · { $map }
daily-intro = ### 🗓️ Daily deal
    Everyone here gets the same cards, alone against two computers. You have one try a day. I'll post the results here when the day ends.
daily-here = Your game is here: { $link }
    The day ends { $until }.
daily-reminder = 🗓️ You haven't finished today's deal on { $server }: { $map }. It ends { $until }. To play, use { CMD("daily play") } there; to stop these reminders, { CMD("daily remind") }.
done-daily-setup = The daily deal is on. I'll post the results in { $channel }. Days end at midnight in { $zone }; today ends { $until }.
done-daily-off-already = The daily deal was off already, so nothing changed.
done-daily-off = The daily deal is off. Games that have begun can still be finished today.
done-daily-remind = I'll send you a direct message at { $at } on days when you haven't finished the deal here.
done-daily-forget = I won't remind you of the daily deal here anymore.

daily-head = ### 🗓️ Daily deal · { $map }
    It ends { $until }.
daily-not-begun = You haven't played yet. You'll see the results once you've finished. { $done ->
    [0] Nobody has finished so far.
    [one] { $done } player has finished so far.
   *[other] { $done } players have finished so far.
}
daily-running = Your game is waiting for you: { $link }
daily-given-up = You gave up today's game. There'll be a new deal tomorrow.
daily-finished = You finished with **{ $points }** points. Results so far:
daily-streak = Your days in a row: **{ $days }**

daily-day = ### 🗓️ Daily deal · { $map }
    { $day }
daily-row = **{ $place }.** { $player } – **{ $points }**{ $days ->
    [0] { "" }
    [one] { "" }
   *[other] {" "}· { $days } days in a row
}
daily-others = { $count ->
    [one] … and { $count } more player
   *[other] … and { $count } more players
}
daily-computers = 🤖 Best computer – { $points }
daily-best = 🏅 Best on this map before – { $points }, { $player }
daily-week = **This week** · best { $counted } of 7 days; a day's best score is worth 100
daily-week-over = **Final table of the week** · best { $counted } of 7 days; a day's best score is worth 100
daily-week-row = **{ $place }.** { $player } – **{ $total }**, { $played ->
    [one] { $played } day
   *[other] { $played } days
}
daily-sealed = -# 🔒 Hash of today's secret seed (SHA-256): `{ $seal }`
daily-opened = -# 🔓 Seed: `{ $seed }`. Its SHA-256 hash: `{ $seal }`. { $count ->
    [one] Game { $games } used it.
   *[other] Games { $games } used it.
} Check one with { CMD("game verify") }.

note-daily-done = ✅ You finished today's deal with { $points } points. The best computer has { $computers }. { CMD("daily table") } shows everyone's results.
note-daily-over = ⌛ The day is over, so this game doesn't count. Play the next deal with { CMD("daily play") }.

refused-daily-off = The daily deal is off on this server. Someone with “Manage Server” can turn it on with { CMD("daily setup") }.
refused-daily-known = You already played today's deal. There'll be a new one tomorrow.
refused-daily-over = The day is over, so this game can't be finished. Play the next deal with { CMD("daily play") }.
refused-daily-channel = Results need a text channel. Choose one with { CMD("daily setup") }.
