### The table of a division.

league-title = 🏆 { $name } – season { $season }
league-division = Division { $number }

league-row = **{ $place }.** { $name } – **{ $points }** pts
league-season = Season { $season }
league-alt-row = { $place }. { $name } { $points }
league-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
league-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
league-average = average place { $place }
league-decided = tiebreaker: { $by }
league-tie-break-against = head to head
league-tie-break-wins = wins
league-tie-break-share = share of the winner's points
league-tie-break-rating = rating
league-reliable = reliability { $percent }%
league-mark-up = ⬆️
league-mark-down = ⬇️
league-mark-gone = 🚪
league-undivided = I'll assign the divisions when the season starts.
league-legend = ⬆️ promoted, ⬇️ relegated if the season ends like this · ▲▼ places since last week
league-closed-round = 🃏 Games with the same deal count once all tables of their round have finished.
league-nobody = No one plays here yet.
button-league-before = Back
button-league-after = Next
