## Games that move, and what hosts and moderators may do.

cmd-game-move = перенести
cmd-game-move-desc = Партия продолжится в этом канале, например если её канал удалён
opt-game-move-game = партия
opt-game-move-game-desc = Какая партия
cmd-game-replace = заменить
cmd-game-replace-desc = Хозяин или модератор: место молчащего игрока – компьютеру или желающему
opt-game-replace-player = игрок
opt-game-replace-player-desc = Чьё место
opt-game-replace-by = кем
opt-game-replace-by-desc = Кто играет дальше
replace-with-computer = Компьютер
replace-with-substitute = Кто-нибудь с сервера
cmd-game-freeze = заморозить
cmd-game-freeze-desc = Хозяин или модератор: остановить партию сразу
did-move = Партия продолжается здесь.
did-replace = Готово, игроки предупреждены.
note-moved = { $mentions }: партия продолжается здесь, в { $channel }. Ничего не потеряно.
note-away = Меня убрали с этого сервера, и партия ждала.
place-gone = Канала вашей партии № { $game } больше нет. Партия ждёт, ничего не потеряно: напишите { CMD("game move") } и { $game } в канале, где её продолжить.
refused-move-taken = В этом канале уже идёт другая партия. Выберите свободный канал или ветку.
refused-move-other-server = Партия остаётся на своём сервере. Перенесите её в канал там.
refused-move-here-already = Партия и так идёт здесь.
refused-no-such-game = Партии «{ $text }» нет. Выберите из списка.
note-seat-gone = Игрока { $seat } больше нет на этом сервере.
note-cancelled-by = { $player } завершает партию.
refused-not-your-step = Этот ход сделан до того, как место перешло к вам, поэтому он остаётся.
