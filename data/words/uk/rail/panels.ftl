### Повідомлення столу.

button-rematch = Реванш

turn-now = { $mention }, ваш хід.
turn-over = Партію закінчено. Підсумки — нижче.

digest-title = Від минулого ходу гравця { $player }
digest-title-first = Що вже сталося
button-board = Поле
button-more = Ще
more-actions = Що ще можна зробити:
more-looks = Що можна подивитися:
