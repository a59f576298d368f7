### Личное сообщение игрока.

hand-left-out = -# Не поместилось в сообщение: { $what ->
    [mending] где хватило бы одной станции
    [ways] чего не хватает билетам
    [districts] районы
   *[note] часть этого списка и ваших заметок
}

button-plan = План хода
hand-note = 📝 **Ваши заметки**

button-hand = Моя рука
button-table = К столу

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
