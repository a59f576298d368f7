### Слова всередині картинок; місця мало.

pic-seat = Г{ $number }
pic-turn = Хід { $number }, ходить:
pic-choosing = Обирають квитки:
pic-over = { $winners ->
    [one] Гру закінчено. Перемога:
   *[other] Гру закінчено. Перемогли:
}
pic-score-total = усього
pic-left = { $left ->
    [one] лишилася { $left }
    [few] лишилося { $left }
   *[other] лишилося { $left }
}
