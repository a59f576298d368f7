### Сообщение стола.

button-rematch = Реванш

turn-now = { $mention }, ваш ход.
turn-over = Партия окончена. Итоги — ниже.

digest-title = С прошлого хода игрока { $player }
digest-title-first = Что уже произошло
button-board = Поле
button-more = Ещё
more-actions = Что ещё можно сделать:
more-looks = Что можно посмотреть:
