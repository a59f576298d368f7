### What a start that failed reports to operators.

start-bad-map = I skipped the map { $file }: { $count ->
    [one] { $count } mistake. Fix it, check the file with “python bot.py check-map”, and restart the bot.
   *[other] { $count } mistakes. Fix them, check the file with “python bot.py check-map”, and restart the bot.
}

start-no-token = DISCORD_TOKEN isn't set. Copy the token there from the Bot page of your application at discord.com/developers, or start the sandbox, without --live.
start-no-sandbox = DISCORD_TOKEN isn't set, and the sandbox isn't installed. Set the token, or run “pip install -r requirements-sandbox.lock”.
start-damaged-database = The database { $path } is damaged ({ $reason }). Stop the bot and restore the last backup with “python bot.py restore FILE --replace”; the damaged file is renamed.
start-database-no-file = DATABASE isn't a file: it's empty, a folder or a device ({ $path }). Set it to a file, or remove it to use slow-train.sqlite3 in the folder where the program starts.
start-database-in-use = Another process has the database { $path } open. Stop it first: two bots on one database would post everything twice.
start-database-in-memory = DATABASE can't be “:memory:”: every restart would lose all games. Set it to a file.
start-database-linked = { $path } is one file under several names (hard links), and that can damage it. Delete the other names, or set DATABASE to a copy.
start-no-such-file = There's no file { $path }. Check the name.
start-metrics-port-taken = The metrics page can't use port { $port }. Set METRICS_PORT to a free one, or remove it.

start-no-database = I can't open the database { $path } ({ $reason }). Check the folder and its permissions, or set DATABASE to another file.
start-no-such-database = { $path } isn't a database of this program. Set DATABASE to another file.
start-newer-database = A newer version of this program wrote the database { $path } (format { $version }, this program knows { $known }). Update the program; nothing changed.
start-unreachable = I can't reach the PostgreSQL database { $path } ({ $reason }). Check DATABASE, and whether the server is running.
start-refused = PostgreSQL doesn't let the bot use the database { $path } ({ $reason }). Check the user, password and name in DATABASE, and the user's rights.
start-unsuitable = I can't use the PostgreSQL database { $path } ({ $reason }). Create one with the encoding UTF8, on PostgreSQL 13 or newer.
start-no-key = The key file { $path } doesn't exist. Copy the key from the machine where the bot first ran, or set DATABASE_KEY to its file.
start-bad-key = I can't read the key in { $path } ({ $reason }). Copy it again from the machine where the bot first ran, or set DATABASE_KEY to its file.
start-other-key = { $path } isn't the key that this database was set up with. Copy the key from the machine where the bot first ran, or set DATABASE_KEY to its file.
start-broken-key = I can't read the key in { $path } ({ $reason }). Put your copy of the key there. If you have none, move the file away: the bot then makes a new key.
start-no-driver = PostgreSQL needs a package that isn't installed. In the program's folder, run: .venv/bin/python -m pip install --require-hashes -r requirements-postgres.lock
start-wrong-token = Discord doesn't accept the token in DISCORD_TOKEN. Copy it again from the Bot page of your application at discord.com/developers.
start-no-connection = I can't reach Discord: { $reason }.
start-discord-trouble = Discord answered { $reason } and didn't connect the bot. Start it again in a few minutes; discordstatus.com lists outages.
start-gateway-closed = Discord closed the connection for good (code { $code }). Update the program; if that doesn't help, report the code to its authors.
start-wrong-setting = The setting { $name } isn't valid: { $reason }.
start-address-unknown = { $name } isn't a file or an address that I know. Write an address as postgresql://user:password@host/name, in lower case and without spaces.
start-address-unreadable = I can't read the address in { $name }. Write @, :, /, ?, # and % in the password as %40, %3A, %2F, %3F, %23 and %25.
start-env-encoding = The file { $path } isn't UTF-8 text. Save it again with the encoding UTF-8.
start-env-unreadable = I can't read the file { $path } ({ $reason }). Check its permissions.
start-port-taken = The sandbox can't use port { $port }. Set SANDBOX_PORT to a free one.
start-sandbox-database = The sandbox doesn't use DATABASE ({ $path }). To run the bot on it, set DISCORD_TOKEN.
start-sandbox = DISCORD_TOKEN isn't set, so this is the sandbox: your own Discord, on this machine only.
    Open this address in a browser:

    { $url }

    The first post there says what to type. Press Ctrl+C to stop; then its games are gone.
sandbox-messages = direct messages
sandbox-welcome = ## Welcome to Slow Train
    This is your own Discord. Nothing leaves this computer, and I keep nothing after you stop the program.

    - **Start here:** type `/game solo` and the name of a map ({ $maps }) to play against the computer. Or type `/game new`, and let the other players press **Join**.

    - **New to these games?** Press the button below, or type `/learn`, and play a short guided game.

    - **Viewing as**, at the top, lists all players, and for each of them this channel, direct messages and threads. ● marks something new. Hands arrive as direct messages. **New thread** and leagues make threads.

    - **Time** runs as usual. To try clocks and reminders, write `+6h` or `+2d` here: that much time passes at once.

    `/help` explains the rest. Ann manages this server.
