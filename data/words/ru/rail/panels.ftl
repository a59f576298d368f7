### Сообщение стола.

button-rematch = Реванш

turn-now = { $mention }, ваш ход.
turn-over = Партия закончена: все билеты открываются.

digest-title = После прошлого хода игрока { $player }
digest-title-first = Что было до сих пор
button-board = Поле
