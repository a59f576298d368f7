### Closed tables, and how a game that is over is checked.

cmd-game-verify = verify
cmd-game-verify-desc = Check that every shuffle of a finished game matches its seed
opt-game-verify-game = game
opt-game-verify-game-desc = Number of a game on this server (default: the game in this channel)

verify-title = ### Game { $game } · { $map }
verify-good = { $steps ->
    [one] ✅ The deal matches the seed.
   *[other] ✅ The deal and all { $steps } steps match the seed.
}
verify-wrong-deal = ❌ The deal doesn't match the seed. Ask the bot's operator to explain.
verify-wrong-step = ❌ Step { $step } doesn't match the seed, { $good ->
    [one] but the step before it does.
   *[other] but the { $good } steps before it do.
} Either the rules in the program were corrected after this game, or the record was changed. The file shows what I stored.
verify-hash-fits = ✅ The first post of the game shows the hash of this seed: { $link }
verify-hash-missing = ❌ The first post of the game doesn't show the hash of this seed: { $link }
verify-no-post = ➖ I can't read the first post of the game anymore. If you kept its hash, compare it.
verify-seed =
    Seed `{ $seed }`
    SHA-256 `{ $seal }`
verify-file = With the file, you can check the game without me. My page on fairness shows how, with a few lines of Python.

refused-deal-secret = The game isn't over, so its seed is still secret. Keep its hash, `{ $seal }`, and use { CMD("game verify") } at the end.
refused-no-game-of-number = There's no started game { $text } on this server, or you can't see it. Check the number.
refused-deal-closed = Other tables play the same deal, so the seed is secret until they have finished. Keep its hash, `{ $seal }`, and use { CMD("game verify") } then.
refused-no-deal = This game started before I used seeds, so I can't verify it. Newer games can be verified once they're over.
refused-table-closed = Other tables play the same deal, so only the players here can see this game until they have finished.
refused-move-closed = Other tables play the same deal, so this game has to stay hidden. Move it to a private thread.
