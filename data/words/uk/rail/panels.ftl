### Повідомлення столу.

button-rematch = Реванш

turn-now = { $mention }, ваш хід.
turn-over = Партію закінчено. Підсумки — нижче.

digest-title = Від минулого ходу гравця { $player }
digest-title-first = Що вже сталося
button-board = Поле
