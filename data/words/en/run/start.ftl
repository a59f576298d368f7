### What operators are told at a start that is given up.

start-bad-map = The map { $file } is left out: { $count ->
    [one] { $count } mistake. Mend it, look it over with “python bot.py check-map”, and start the bot again.
   *[other] { $count } mistakes. Mend them, look it over with “python bot.py check-map”, and start the bot again.
}

start-no-token = DISCORD_TOKEN is not set. Copy the token from the Bot page of your application at discord.com/developers into that setting. (The sandbox, which needs none, is started without --live.)
start-damaged-database = The database { $path } is damaged ({ $reason }). Stop the bot and put the last backup back with “python bot.py restore FILE --replace”; the damaged file is kept.
start-database-no-file = DATABASE names no file: it is empty, or a folder ({ $path }). Set it to a file, or leave it out; then it is slow-train.sqlite3, in the folder where the program is started.
start-database-in-use = Another process has the database { $path } open. Stop that one first: two bots on one database would post everything twice.
start-no-such-file = There is no file { $path }. Check the name.
start-metrics-port-taken = The metrics page cannot use port { $port }. Set METRICS_PORT to a free one, or leave it out.

start-no-database = The database { $path } cannot be opened ({ $reason }). Check the folder and its permissions, or set DATABASE to another file.
start-no-such-database = { $path } is not a database of this program. Set DATABASE to another file.
start-newer-database = The database { $path } was written by a newer version of this program (its format is { $version }, this program knows { $known }). Update the program; nothing was changed.
start-wrong-token = Discord does not accept the token in DISCORD_TOKEN. Copy it again from the Bot page of your application at discord.com/developers.
start-no-connection = Discord cannot be reached: { $reason }.
start-wrong-setting = The setting { $name } makes no sense: { $reason }.
start-port-taken = The sandbox cannot use port { $port }. Set SANDBOX_PORT to a free one.
start-sandbox = No DISCORD_TOKEN is set, so this is the sandbox: a Discord of your own, on this machine only.
    Open this address in a browser:

    { $url }

    Switch between the four players with “Viewing as”, and begin with /game new. Ctrl+C ends it.
