### Кінець партії.

final-opens = ## { $player } відкриває { $count ->
        [one] { $count } маршрут
        [few] { $count } маршрути
       *[other] { $count } маршрутів
    }
final-sum = Разом за маршрути: { $points }
final-title = # Підсумковий рахунок
final-winner = 🏆 Перемога: { $names }!
final-winners = 🏆 Перемогу ділять { $names }!
final-row = { $place }\. **{ $player }** ({ $color }): { $total }
final-alt = Підсумковий рахунок: { $rows }
score-row = { $player } { $total }
final-part-tickets = Маршрути: { $player }
final-part-scores = Підсумковий рахунок
