### Рука и поле по запросу.

cmd-hand = рука
cmd-hand-desc = Показать ваши карты и маршруты; увидите их только вы
opt-hand-game = партия
hand-where = { $server } · #{ $channel } · ход { $turn }
opt-hand-game-desc = Партия (по умолчанию: та, что идёт в этом канале)
cmd-board = поле
cmd-board-desc = Показать поле, каким оно стало сейчас
hand-which = Вы играете в нескольких партиях. Какую руку показать?
hand-pick = Выберите партию
hand-game = { $map }, играют: { $names }
hand-none = Сейчас у вас нет начатых партий. Откройте новую: { CMD("game new") }.
