### The luck of a game: its sealed seed.

deal-sealed = -# 🔒 Every shuffle of this game is settled already. The SHA-256 hash of its secret seed: `{ $seal }`. The seed itself is told at the end.
deal-sealed-round = -# 🔒 Every shuffle of this game is settled already, and other tables play the same deal. The SHA-256 hash of its secret seed: `{ $seal }`. The seed itself is told when the round is over.
deal-seed = -# 🔓 The seed of this game was `{ $seed }`. { CMD("game verify") } with the number { $game } shows that every shuffle follows from it.
deal-opened = 🔓 The deal of this round is open: seed `{ $seed }`, SHA-256 hash `{ $seal }`. { $count ->
    [one] It was played in game { $games }.
   *[other] It was played in games { $games }.
} { CMD("game verify") } with such a number shows everybody that every shuffle follows from it; its file holds all that was played.
refused-deal-gone = This table was to play a deal that is open by now, so it can't begin. Ask whoever runs the league for a new table.
refused-knew-the-deal = You have played this deal at another table and know what comes, so you can't take a seat here.
