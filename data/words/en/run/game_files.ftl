### What bot.py export and import report to operators.

export-unknown = There's no game { $game } in the database. Check the number.
export-secret = Game { $game } isn't finished, or other tables still play its deal, so I wrote nothing. Try again when that's over.
export-done = { $steps ->
    [one] I wrote { $path }: the whole game in { $steps } step.
   *[other] I wrote { $path }: the whole game in { $steps } steps.
}
import-unreadable = I can't read { $path } ({ $reason }). Check its name and permissions.
import-bad = { $path } isn't a finished game that I can replay, so I changed nothing. { $reason }
import-where = To store the game, give both --server and --channel. Without them, I only check the file.
import-good = { $path } is good: { $steps ->
    [one] I replayed { $steps } step,
   *[other] I replayed all { $steps } steps,
} and the scores are { $totals }. It has no seed, so I can't check the shuffles.
import-verified = { $path } is good: { $steps ->
    [one] { $steps } step matches the seed,
   *[other] all { $steps } steps match the seed,
} and the scores are { $totals }.
import-done = It's stored as game { $game }. It counts for no rating and no statistics.
replay-no-room = The animation doesn't fit into { $bytes } bytes, so I wrote nothing. Give a larger --bytes.
replay-done = I wrote { $path } ({ $size } MB).
