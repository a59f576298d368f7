### What operators are told by bot.py backup and restore.

copy-without-name = The name of the copy's file is needed: “python bot.py { $command } FILE”.
backup-there-already = There is a file { $path } already, and nothing is overwritten. Choose another name.
backup-cannot-write = { $path } cannot be written ({ $reason }). Check the folder, its permissions and the free space.
backup-done = The copy { $path } is whole (format { $version }, { $size } MB). Keep it as you keep the token: it holds the hands of running games.
restore-there-already = There is a file { $path } already. With --replace it is put aside under another name, and nothing is deleted.
restore-no-copy = { $path } is not a copy of this program's database. Choose a file that “python bot.py backup FILE” has made; nothing was changed.
restore-bad-copy = The copy { $path } cannot be used ({ $reason }). Choose another one; nothing was changed.
restore-done = { $path } was made out of { $source }. Start the bot; it sends what that database still owes.
restore-aside = What was there before is kept as { $path }.
