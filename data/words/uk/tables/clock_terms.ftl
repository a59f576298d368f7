### Годинники: про що домовився стіл і скільки лишилося.

table-c1 = 1 день на хід
table-c2 = 2 дні на хід
table-c3 = 3 дні на хід
table-c7 = 7 днів на хід
table-b3 = 3 дні на партію і ще 6 годин за кожен хід
table-b5 = 5 днів на партію і ще 12 годин за кожен хід
table-b10 = 10 днів на партію і ще 24 години за кожен хід
timeout-ask = Коли час вийде, вирішує стіл
timeout-computer-move = Коли час вийде, цей хід робить комп'ютер
timeout-computer-seat = Коли час вийде, замість гравця сідає комп'ютер
timeout-substitute = Коли час вийде, шукаємо заміну
timeout-wait = Коли час вийде, просто чекаємо далі
table-we = У вихідні годинники стоять
table-v0 = Відпустка годинників не зупиняє
table-v7 = Відпустка зупиняє годинники щонайбільше на 7 днів на рік
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
clock-until = ⏱️ Час вийде { $until }.
clock-until-each = ⏱️ Час вийде: { $until }.
clock-paused = ⏸️ Перерву оголошено { $since }.
