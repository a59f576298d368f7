### Особисте повідомлення гравця.

hand-left-out = -# Не вмістилося в повідомлення: { $what ->
    [mending] де вистачило б однієї станції
    [ways] чого бракує квиткам
    [districts] райони
   *[note] частина цього списку й ваших нотаток
}

button-plan = План ходу
hand-note = 📝 **Ваші нотатки**

button-hand = Моя рука
button-table = До столу

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
