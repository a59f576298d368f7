### Рука й поле на запит.

cmd-hand = рука
cmd-hand-desc = Показати ваші карти й маршрути; побачите їх лише ви
opt-hand-game = партія
hand-where = { $server } · #{ $channel } · хід { $turn }
opt-hand-game-desc = Партія (за замовчуванням: та, що триває в цьому каналі)
cmd-board = поле
cmd-board-desc = Показати поле таким, яке воно зараз
hand-which = Ви граєте в кількох партіях. Яку руку показати?
hand-pick = Виберіть партію
hand-game = { $map }, грають: { $names }
hand-none = Зараз у вас немає розпочатих партій. Відкрийте нову: { CMD("game new") }.
