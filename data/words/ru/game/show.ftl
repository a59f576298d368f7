### Рука и поле по запросу.

cmd-hand = рука
cmd-hand-desc = Показать мне мои карты и билеты, только мне
opt-hand-game = партия
hand-where = { $server } · #{ $channel } · ход { $turn }
opt-hand-game-desc = Какая из ваших партий, если вы не в её канале
cmd-board = поле
cmd-board-desc = Показать мне поле таким, какое оно сейчас
hand-which = Вы сидите за несколькими столами. Какую руку показать?
hand-pick = Выберите партию
hand-game = { $map }, играют: { $names }
hand-none = Вы сейчас не играете ни за одним столом.
