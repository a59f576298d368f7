# Слова всередині картинок; місця мало.
pic-seat = Г{ $number }
pic-turn = Хід { $number }, ходить:
pic-choosing = Обирають квитки:
pic-over = { $winners ->
    [one] Гру закінчено. Перемога:
   *[other] Гру закінчено. Перемогли:
}
pic-last-turns = { $left ->
    [0] Ходів не лишилося
    [one] Останні ходи: лишився { $left }
    [few] Останні ходи: лишилося { $left }
   *[other] Останні ходи: лишилося { $left }
}
pic-deck = колода
pic-discard = скид
pic-tickets = квитки
pic-own-tickets = Ваші квитки
pic-choose = { $keep ->
    [one] Виберіть квитки: не менше одного
    [few] Виберіть квитки: не менше { $keep }
   *[other] Виберіть квитки: не менше { $keep }
}
pic-score-routes = перегони
pic-score-ticket = квитки
pic-score-longest-path = довгий шлях
pic-score-total = усього
pic-path = { $points ->
    [0] Найдовший шлях: { $length }
   *[other] Найдовший шлях: { $length } (+{ $points })
}
pic-length = довжина { $length }
pic-choose-most = { $most ->
    [one] Виберіть квитки: один або жодного
    [few] Виберіть квитки: не більше { $most }
   *[other] Виберіть квитки: не більше { $most }
}
pic-long = довгий
pic-stand-in = заміна
pic-score-stations = станції
pic-left = { $left ->
    [one] лишилася { $left }
    [few] лишилося { $left }
   *[other] лишилося { $left }
}
pic-tunnel = Тунель: { $route }
pic-tunnel-committed = викладено
pic-tunnel-revealed = відкрито
pic-tunnel-owed = { $owed ->
    [one] Доплата: { $owed } карта
    [few] Доплата: { $owed } карти
   *[other] Доплата: { $owed } карт
}
pic-deck-train = вагони
pic-deck-ship = судна
pic-choosing-pieces = Обирають склад:
pic-score-port = порти
pic-score-exchange = обмін
pic-tour-any = інакше { $points }
pic-tour-failed = або −{ $points }
pic-score-district = райони
pic-districts = З'єднати весь район:
