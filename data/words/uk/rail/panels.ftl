### Повідомлення столу.

button-rematch = Реванш

turn-now = { $mention }, ваш хід.
turn-over = Партію закінчено: усі квитки відкриваються.

digest-title = Після попереднього ходу гравця { $player }
digest-title-first = Що було досі
button-board = Поле
