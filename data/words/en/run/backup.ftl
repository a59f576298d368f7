### What bot.py backup and restore report to operators.

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
