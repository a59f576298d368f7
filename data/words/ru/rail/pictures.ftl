### Слова внутри картинок; места мало.

pic-seat = И{ $number }
pic-turn = Ход { $number }, ходит:
pic-choosing = Выбирают билеты:
pic-over = { $winners ->
    [one] Игра окончена. Победа:
   *[other] Игра окончена. Победили:
}
pic-score-total = всего
pic-left = { $left ->
    [one] осталась { $left }
    [few] осталось { $left }
   *[other] осталось { $left }
}
