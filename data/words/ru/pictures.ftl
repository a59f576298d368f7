# Слова внутри картинок; места мало.
pic-seat = И{ $number }
pic-turn = Ход { $number }, ходит:
pic-choosing = Выбирают билеты:
pic-over = { $winners ->
    [one] Игра окончена. Победа:
   *[other] Игра окончена. Победили:
}
pic-last-turns = { $left ->
    [0] Ходов не осталось
    [one] Последние ходы: остался { $left }
    [few] Последние ходы: осталось { $left }
   *[other] Последние ходы: осталось { $left }
}
pic-deck = колода
pic-discard = сброс
pic-tickets = билеты
pic-own-tickets = Ваши билеты
pic-choose = { $keep ->
    [one] Выберите билеты: не меньше одного
    [few] Выберите билеты: не меньше { $keep }
   *[other] Выберите билеты: не меньше { $keep }
}
pic-score-routes = перегоны
pic-score-ticket = билеты
pic-score-longest-path = длинный путь
pic-score-total = всего
pic-path = { $points ->
    [0] Самый длинный путь: { $length }
   *[other] Самый длинный путь: { $length } (+{ $points })
}
pic-length = длина { $length }
pic-choose-most = { $most ->
    [one] Выберите билеты: один или ни одного
    [few] Выберите билеты: не больше { $most }
   *[other] Выберите билеты: не больше { $most }
}
pic-long = длинный
pic-stand-in = замена
pic-score-stations = станции
pic-left = { $left ->
    [one] осталась { $left }
    [few] осталось { $left }
   *[other] осталось { $left }
}
pic-tunnel = Тоннель: { $route }
pic-tunnel-committed = выложены
pic-tunnel-revealed = открыты
pic-tunnel-owed = { $owed ->
    [one] Доплата: { $owed } карта
    [few] Доплата: { $owed } карты
   *[other] Доплата: { $owed } карт
}
pic-deck-train = вагоны
pic-deck-ship = корабли
pic-choosing-pieces = Выбирают состав:
pic-score-port = порты
pic-score-exchange = обмен
pic-tour-any = иначе { $points }
pic-tour-failed = или −{ $points }
pic-score-district = районы
pic-districts = Соединить весь район:
