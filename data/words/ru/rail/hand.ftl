### Личное сообщение игрока.

hand-left-out = -# Всё не поместилось. Здесь нет: { $what ->
    [mending] мест, где хватило бы одной станции
    [ways] того, чего не хватает маршрутам
    [districts] районов
   *[note] части этого списка и ваших заметок
}

button-plan = Запланировать ход
hand-note = 📝 **Ваши заметки**

button-hand = Моя рука
button-table = Перейти к полю

hand-title = Ваша рука
hand-pieces = { $count ->
    [one] Остался { $count } вагончик
    [few] Осталось { $count } вагончика
   *[other] Осталось { $count } вагончиков
}
bus-hand-pieces = { $count ->
    [one] Остался { $count } автобус
    [few] Осталось { $count } автобуса
   *[other] Осталось { $count } автобусов
}
hand-your-turn = Сейчас ваш ход.
