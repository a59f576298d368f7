### The luck of a game: its sealed seed.

deal-sealed = -# 🔒 Hash of the secret seed (SHA-256): `{ $seal }`
deal-sealed-round = -# 🔒 Other tables play the same deal. Hash of its secret seed (SHA-256): `{ $seal }`
deal-seed = -# 🔓 The seed of this game was `{ $seed }`. Check every shuffle: { CMD("game verify") } with game number { $game }.
deal-opened = 🔓 The seed of this round was `{ $seed }`, with the SHA-256 hash `{ $seal }`. { $count ->
    [one] Game { $games } used it.
   *[other] Games { $games } used it.
} Check every shuffle with { CMD("game verify") } and a game number. Its file lists all moves.
refused-deal-gone = This table's deal is already public, so the game can't start. Ask the league's host for a new table.
refused-knew-the-deal = You already played this deal at another table, so you can't sit here. Join a game with another deal.
