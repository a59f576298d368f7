### What bot.py backup, restore and copy-database report to operators.

copy-without-name = Add a file name for the copy: “python bot.py { $command } FILE”.
backup-no-database = There's no database { $path } yet: the first start of the bot creates it. If yours is elsewhere, set DATABASE to it.
backup-there-already = { $path } already exists, and I don't overwrite files. Choose another name.
backup-cannot-write = I can't write { $path } ({ $reason }). Check the folder, its permissions and the free space.
backup-done = I copied the database to { $path } and checked the copy (format { $version }, { $size } MB). Keep it as safe as the token, because it holds the hands of running games.
backup-postgres = { $path } is a PostgreSQL database. Back it up with: { $command }
restore-there-already = { $path } already exists. With --replace, I rename it first and delete nothing.
restore-no-copy = { $path } isn't a copy of this program's database, so I changed nothing. Choose a file made with “python bot.py backup FILE”.
restore-bad-copy = I can't use the copy { $path } ({ $reason }), so I changed nothing. Choose another one.
restore-done = I restored { $path } from { $source }. Start the bot: it sends every message still in the outbox.
restore-aside = I kept the previous file as { $path }.
restore-postgres = { $path } is a PostgreSQL database. Create an empty one, and restore into it with: { $command }

# copy-database

copy-database-done = I copied { $source } to { $path } and compared all { $rows } rows of { $games ->
    [one] { $games } game.
   *[other] { $games } games.
}
copy-database-next = Now start the bot on the copy: { $command }
copy-database-key = Copy the key { $path } to every machine where the bot runs.
copy-database-new-key = There was no key { $path }, so I made a new one. If you have the old one, put it there and copy again: it recognizes people who deleted their data.
copy-database-password = Add the password to the address. I don't print it.
copy-database-not-empty = { $path } already holds data, so I copied nothing. Choose an empty database or a new file.
copy-database-running = The bot is running on { $path }. Stop all its processes, then copy again.
copy-database-not-ours = { $path } isn't this program's database, so I copied nothing. Choose another one.
copy-database-older = { $path } has the older format { $version }, and I only copy format { $known }. Start the bot on it once, stop it, then copy again.
copy-database-other-key = { $path } holds the key of another database, and I don't overwrite keys. Move that file away, then copy again.
copy-database-row-refused = { $path } refused a row of { $table } ({ $reason }), so I copied nothing. Report this to the authors.
copy-database-differs = The copy differs from the original in { $row }, so I copied nothing. Try again, and report it if it happens twice.
