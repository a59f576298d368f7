## The board in words.

button-board = Поле
text-table = Стіл
text-pick = Інша сторінка
text-routes-of = Перегони: { $player }
text-routes-free = Вільні перегони
text-routes-closed = Закриті перегони
text-free = { $route }: вільний
text-closed = { $route }: закритий
text-owned = { $route }: { $player }
text-station = Станція: { $player }
text-port = Порт: { $player }
