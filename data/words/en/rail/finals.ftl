### The end of a game.

final-opens = ## { $player } revealed { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }
final-sum = Ticket total: { $points }
final-title = # Final scores
final-winner = 🏆 { $names } won!
final-winners = 🏆 { $names } shared the win!
final-row = { $place }\. **{ $player }** ({ $color }): { $total }
final-alt = Final scores: { $rows }
score-row = { $player } { $total }
final-part-tickets = { $player }'s tickets
final-part-scores = Final scores
