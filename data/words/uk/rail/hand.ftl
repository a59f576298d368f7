### Особисте повідомлення гравця.

hand-left-out = -# Не все вмістилося. Тут немає: { $what ->
    [mending] місць, де вистачило б однієї станції
    [ways] того, чого бракує маршрутам
    [districts] районів
   *[note] частини цього списку й ваших нотаток
}

button-plan = Запланувати хід
hand-note = 📝 **Ваші нотатки**

button-hand = Моя рука
button-table = Перейти до поля

hand-title = Ваша рука
hand-pieces = { $count ->
    [one] Лишився { $count } вагончик
    [few] Лишилося { $count } вагончики
   *[other] Лишилося { $count } вагончиків
}
bus-hand-pieces = { $count ->
    [one] Лишився { $count } автобус
    [few] Лишилося { $count } автобуси
   *[other] Лишилося { $count } автобусів
}
hand-your-turn = Зараз ваш хід.
