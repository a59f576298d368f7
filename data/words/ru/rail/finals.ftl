### Конец партии.

final-opens = ## { $player } открывает { $count ->
        [one] { $count } маршрут
        [few] { $count } маршрута
       *[other] { $count } маршрутов
    }
final-sum = Всего за маршруты: { $points }
final-title = # Итоговый счёт
final-winner = 🏆 Победа: { $names }!
final-winners = 🏆 Победу делят { $names }!
final-row = { $place }\. **{ $player }** ({ $color }): { $total }
final-alt = Итоговый счёт: { $rows }
score-row = { $player } { $total }
final-part-tickets = Маршруты: { $player }
final-part-scores = Итоговый счёт
