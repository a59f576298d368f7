### Таймер: про що домовився стіл і скільки лишилося.

table-c1 = 1 день на хід
table-c2 = 2 дні на хід
table-c3 = 3 дні на хід
table-c7 = 7 днів на хід
table-b3 = Запас часу: 3 дні плюс 6 годин за кожен хід
table-b5 = Запас часу: 5 днів плюс 12 годин за кожен хід
table-b10 = Запас часу: 10 днів плюс 24 години за кожен хід
timeout-ask = Коли час спливе, голосують інші
timeout-computer-move = Коли час спливе, цей хід робить комп’ютер
timeout-computer-seat = Коли час спливе, за гравця грає комп’ютер
timeout-substitute = Коли час спливе, я шукаю заміну
timeout-wait = Коли час спливе, усі просто чекають
table-we = У вихідні таймер стоїть
table-v0 = Відпустка не зупиняє таймер
table-v7 = Відпустка зупиняє таймер щонайбільше на 7 днів на рік
lobby-clock = ⏱️ { $terms }

time-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[other] { $count } днів
}
time-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
   *[other] { $count } годин
}
time-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[other] { $count } хвилин
}
clock-until = ⏱️ Час спливе { $until }.
clock-until-each = ⏱️ Час спливе: { $until }.
clock-paused = ⏸️ У партії перерва, вона почалася { $since }.
