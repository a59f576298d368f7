### Слова внутри картинок; места мало.

pic-seat = И{ $number }
pic-turn = Ход { $number }, ходит:
pic-choosing = Выбирают маршруты:
pic-ended = Партия окончена
pic-replay-turn = Ход { $number } из { $last }
pic-over = { $winners ->
    [one] Партия окончена. Победа:
   *[other] Партия окончена. Победили:
}
pic-score-total = всего
pic-left = { $left ->
    [one] осталась { $left }
    [few] осталось { $left }
   *[other] осталось { $left }
}
