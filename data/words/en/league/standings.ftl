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
league-average = place { $place } on average
league-decided = decided by { $by }
league-tie-break-against = head to head
league-tie-break-wins = wins
league-tie-break-share = share of the winner's points
league-tie-break-rating = rating
league-reliable = { $percent }% reliable
league-mark-up = ⬆️
league-mark-down = ⬇️
league-mark-gone = 🚪
league-undivided = The divisions are made when the season begins.
league-legend = ⬆️ rises, ⬇️ falls if the season ended so · ▲▼ places since last week
league-closed-round = 🃏 What is played with one deal counts when all tables of its round have ended.
league-nobody = Nobody plays here yet.
button-league-before = Back
button-league-after = Next
