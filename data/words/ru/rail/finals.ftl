### Конец партии.

final-opens = ## { $player } открывает { $count ->
        [one] { $count } билет
        [few] { $count } билета
       *[other] { $count } билетов
    }
final-sum = Всего за билеты: { $points }
final-title = # Итоговая таблица
final-winner = 🏆 Победа: { $names }!
final-winners = 🏆 Победу делят { $names }!
final-row = { $place }. **{ $player }** ({ $color }): { $total }
final-alt = Итоговая таблица: { $rows }
score-row = { $player } { $total }
