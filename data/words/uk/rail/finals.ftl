### Кінець партії.

final-opens = ## { $player } відкриває { $count ->
        [one] { $count } квиток
        [few] { $count } квитки
       *[other] { $count } квитків
    }
final-sum = Разом за квитки: { $points }
final-title = # Підсумкова таблиця
final-winner = 🏆 Перемога: { $names }!
final-winners = 🏆 Перемогу ділять { $names }!
final-row = { $place }. **{ $player }** ({ $color }): { $total }
final-alt = Підсумкова таблиця: { $rows }
score-row = { $player } { $total }
