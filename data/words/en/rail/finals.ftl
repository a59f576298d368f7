### The end of a game.

final-opens = ## { $player } opens { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }
final-sum = Tickets together: { $points }
final-title = # The final table
final-winner = 🏆 { $names } wins!
final-winners = 🏆 { $names } share the victory!
final-row = { $place }. **{ $player }** ({ $color }): { $total }
final-alt = The final table: { $rows }
score-row = { $player } { $total }
