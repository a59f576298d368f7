### Слова всередині картинок; місця мало.

pic-seat = Г{ $number }
pic-turn = Хід { $number }, ходить:
pic-choosing = Вибирають маршрути:
pic-ended = Партію закінчено
pic-replay-turn = Хід { $number } із { $last }
pic-over = { $winners ->
    [one] Партію закінчено. Перемога:
   *[other] Партію закінчено. Перемогли:
}
pic-score-total = усього
pic-left = { $left ->
    [one] лишилася { $left }
    [few] лишилося { $left }
   *[other] лишилося { $left }
}
