### Таймер: о чём договорился стол и сколько осталось.

table-c1 = 1 день на ход
table-c2 = 2 дня на ход
table-c3 = 3 дня на ход
table-c7 = 7 дней на ход
table-b3 = Запас времени: 3 дня плюс 6 часов за каждый ход
table-b5 = Запас времени: 5 дней плюс 12 часов за каждый ход
table-b10 = Запас времени: 10 дней плюс 24 часа за каждый ход
timeout-ask = Когда время выйдет, голосуют остальные
timeout-computer-move = Когда время выйдет, этот ход делает компьютер
timeout-computer-seat = Когда время выйдет, за игрока играет компьютер
timeout-substitute = Когда время выйдет, я ищу замену
timeout-wait = Когда время выйдет, все просто ждут
table-we = По выходным таймер стоит
table-v0 = Отпуск не останавливает таймер
table-v7 = Отпуск останавливает таймер не больше чем на 7 дней в году
lobby-clock = ⏱️ { $terms }

time-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
time-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
}
time-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
clock-until = ⏱️ Время выйдет { $until }.
clock-until-each = ⏱️ Время выйдет: { $until }.
clock-paused = ⏸️ В партии перерыв, он начался { $since }.
