### Closed tables, and how a game that is over is checked.

cmd-game-verify = verify
cmd-game-verify-desc = Check the shuffles of a game that is over: each follows from its seed
opt-game-verify-game = game
opt-game-verify-game-desc = The number of a game of this server; without one, the game of this channel

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
refused-table-closed = Other tables play the same deal, so only those who sit here can look at this one. It is open to everybody when the round is over.
refused-move-closed = Other tables play the same deal, so this game has to stay out of sight. Move it to a private thread.
