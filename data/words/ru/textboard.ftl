## The board in words.

button-board = Поле
text-table = Стол
text-pick = Другая страница
text-routes-of = Перегоны: { $player }
text-routes-free = Свободные перегоны
text-routes-closed = Закрытые перегоны
text-free = { $route }: свободен
text-closed = { $route }: закрыт
text-owned = { $route }: { $player }
text-station = Станция: { $player }
text-port = Порт: { $player }
