### Часы: о чём договорился стол и сколько осталось.

table-c1 = 1 день на ход
table-c2 = 2 дня на ход
table-c3 = 3 дня на ход
table-c7 = 7 дней на ход
table-b3 = 3 дня на партию и ещё 6 часов за каждый ход
table-b5 = 5 дней на партию и ещё 12 часов за каждый ход
table-b10 = 10 дней на партию и ещё 24 часа за каждый ход
timeout-ask = Когда время выйдет, решает стол
timeout-computer-move = Когда время выйдет, этот ход делает компьютер
timeout-computer-seat = Когда время выйдет, за игрока садится компьютер
timeout-substitute = Когда время выйдет, ищем замену
timeout-wait = Когда время выйдет, просто ждём дальше
table-we = В выходные часы стоят
table-v0 = Отпуск часы не останавливает
table-v7 = Отпуск останавливает часы не больше чем на 7 дней в году
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
clock-paused = ⏸️ Перерыв объявлен { $since }.
