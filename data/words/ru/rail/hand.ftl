### Личное сообщение игрока.

hand-left-out = -# Поместилось не всё. Я не показал: { $what ->
    [mending] города, где хватило бы одной станции
    [ways] то, чего не хватает маршрутам
    [districts] районы
   *[note] часть этого списка и ваших заметок
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
