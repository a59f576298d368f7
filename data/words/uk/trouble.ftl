## Games that move, and what hosts and moderators may do.

cmd-game-move = перенести
cmd-game-move-desc = Партія триватиме в цьому каналі, наприклад якщо її канал видалено
opt-game-move-game = партія
opt-game-move-game-desc = Яка партія
cmd-game-replace = замінити
cmd-game-replace-desc = Господар або модератор: місце мовчазного гравця – комп'ютеру чи охочому
opt-game-replace-player = гравець
opt-game-replace-player-desc = Чиє місце
opt-game-replace-by = ким
opt-game-replace-by-desc = Хто грає далі
replace-with-computer = Комп'ютер
replace-with-substitute = Хтось із сервера
cmd-game-freeze = заморозити
cmd-game-freeze-desc = Господар або модератор: зупинити партію одразу
did-move = Партія триває тут.
did-replace = Готово, гравців попереджено.
note-moved = { $mentions }: партія триває тут, у { $channel }. Нічого не втрачено.
note-away = Мене прибрали з цього сервера, і партія чекала.
place-gone = Каналу вашої партії № { $game } більше немає. Партія чекає, нічого не втрачено: напишіть { CMD("game move") } і { $game } у каналі, де її продовжити.
refused-move-taken = У цьому каналі вже йде інша партія. Виберіть вільний канал або гілку.
refused-move-other-server = Партія лишається на своєму сервері. Перенесіть її в канал там.
refused-move-here-already = Партія і так тут.
refused-no-such-game = Партії «{ $text }» немає. Виберіть зі списку.
note-seat-gone = Гравця { $seat } більше немає на цьому сервері.
note-cancelled-by = { $player } завершує партію.
refused-not-your-step = Цей хід зроблено до того, як місце перейшло до вас, тож він лишається.
