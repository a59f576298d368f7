### Nudges: one player reminds another.

cmd-game-nudge = nudge
cmd-game-nudge-desc = Remind the player on turn that you're waiting, once in 12 hours
button-nudge = Nudge
done-nudge = You nudged { $players }. I'm sending a direct message; if it's refused, I'll mention them here.
done-nudge-later = You nudged { $players }. I'll pass it on after their quiet hours or days off.
nudge-private = 🔔 { $player } is waiting for your move on { $map }: { $place }
note-nudge-here = { $end ->
    [open] 🔔 { $mentions }, { $by } is waiting for your move.
   *[moved] {""}
}

refused-nudge-nobody = The game isn't waiting for another person, so there's no one to nudge.
refused-nudge-too-soon = { $hours ->
    [one] This game has just had a nudge. The next one is possible in { $hours } hour.
   *[other] This game has just had a nudge. The next one is possible in { $hours } hours.
}
refused-nudge-unwanted = { $player } has turned reminders off, so I can't pass a nudge on.
refused-nudge-gone = { $player } has left this server. Call a vote with { CMD("game vote") }.
