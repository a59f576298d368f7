### The luck of a game: its sealed seed.

deal-sealed = -# 🔒 Every shuffle in this game was locked in at the start. SHA-256 hash of the secret seed: `{ $seal }`. I'll post the seed at the end.
deal-sealed-round = -# 🔒 Every shuffle was locked in at the start. Other tables play the same deal. SHA-256 hash of the secret seed: `{ $seal }`. I'll post the seed when the round is over.
deal-seed = -# 🔓 The seed of this game was `{ $seed }`. Check every shuffle: { CMD("game verify") } with game number { $game }.
deal-opened = 🔓 The seed of this round was `{ $seed }`, with the SHA-256 hash `{ $seal }`. { $count ->
    [one] Game { $games } used it.
   *[other] Games { $games } used it.
} Check every shuffle with { CMD("game verify") } and a game number. Its file lists all moves.
refused-deal-gone = This table's deal is already public, so the game can't start. Ask the league's host for a new table.
refused-knew-the-deal = You already played this deal at another table, so you can't sit here. Join a game with another deal.
