## The luck of a game: its sealed seed, closed tables, and how a game that is over is checked.

cmd-game-verify = verify
cmd-game-verify-desc = Check the shuffles of a game that is over: each follows from its seed
opt-game-verify-game = game
opt-game-verify-game-desc = The number of a game of this server; without one, the game of this channel

deal-sealed = -# 🔒 Every shuffle of this game is settled already. The SHA-256 hash of its secret seed: `{ $seal }`. The seed itself is told at the end.
deal-sealed-round = -# 🔒 Every shuffle of this game is settled already, and other tables play the same deal. The SHA-256 hash of its secret seed: `{ $seal }`. The seed itself is told when the round is over.
deal-seed = -# 🔓 The seed of this game was `{ $seed }`. { CMD("game verify") } with the number { $game } shows that every shuffle follows from it.
deal-opened = 🔓 The deal of this round is open: seed `{ $seed }`, SHA-256 hash `{ $seal }`. { $count ->
    [one] It was played in game { $games }.
   *[other] It was played in games { $games }.
} { CMD("game verify") } with such a number shows everybody that every shuffle follows from it; its file holds all that was played.

verify-title = ### Game { $game } · { $map }
verify-good = { $steps ->
    [one] ✅ The deal follows from the seed.
   *[other] ✅ The deal and all { $steps } steps follow from the seed.
}
verify-wrong-deal = ❌ The deal does not follow from the seed. Whoever runs this bot should explain that.
verify-wrong-step = ❌ Step { $step } does not follow from the seed, { $good ->
    [one] but the step before it does.
   *[other] but the { $good } steps before it do.
} Either the rules were mended in the program after this game, or something was changed: the file shows what was stored.
verify-hash-fits = ✅ The hash in the first post of the game is that of the seed: { $link }
verify-hash-missing = ❌ The first post of the game tells no hash, or that of another seed: { $link }
verify-no-post = ➖ The first post of the game can't be read any more. Whoever kept its hash can compare it.
verify-seed =
    Seed `{ $seed }`
    SHA-256 `{ $seal }`
verify-file = The file has all that one needs to check it without this bot; its page on fairness tells how, with a few lines of Python.

refused-deal-secret = This game is not over, so its seed is still secret. Its hash is `{ $seal }`: keep it, and use { CMD("game verify") } at the end.
refused-no-game-of-number = This server has no game { $text } that has begun.
refused-deal-closed = Other tables play the same deal, so its seed is secret until the round is over. Its hash is `{ $seal }`: keep it, and use { CMD("game verify") } then.
refused-no-deal = This game began before games had a seed, so there is nothing to check it against. Any game that begins now can be checked when it is over.
refused-deal-gone = This table was to play a deal that is open by now, so it can't begin. Ask whoever runs the league for a new table.
refused-table-closed = Other tables play the same deal, so only those who sit here can look at this one. It is open to everybody when the round is over.
refused-log-closed = Other tables play the same deal, so the record of this one is closed. It is open to everybody when the round is over.
refused-move-closed = Other tables play the same deal, so this game has to stay out of sight. Move it to a private thread.
refused-knew-the-deal = You have played this deal at another table and know what comes, so you can't take a seat here.
