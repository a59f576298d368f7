### Рука й поле на запит.

cmd-hand = рука
cmd-hand-desc = Показати мені мої карти й квитки, лише мені
opt-hand-game = партія
hand-where = { $server } · #{ $channel } · хід { $turn }
opt-hand-game-desc = Яка з ваших партій, якщо ви не в її каналі
cmd-board = поле
cmd-board-desc = Показати мені поле таким, яким воно є зараз
hand-which = Ви сидите за кількома столами. Яку руку показати?
hand-pick = Виберіть партію
hand-game = { $map }, грають: { $names }
hand-none = Ви зараз не граєте за жодним столом.
