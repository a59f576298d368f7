## The board in words.

button-board = Board
text-table = The table
text-pick = Another page
text-routes-of = Routes of { $player }
text-routes-free = Free routes
text-routes-closed = Closed routes
text-free = { $route }: free
text-closed = { $route }: closed
text-owned = { $route }: { $player }
text-station = Station: { $player }
text-port = Port: { $player }
