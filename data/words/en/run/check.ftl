### What bot.py check reports to operators.

check-ok = OK
check-note = NOTE
check-wrong = ERROR
check-verdict-ok = The bot can run here.
check-verdict-wrong = Something is wrong. Follow the errors above.
check-no-token = DISCORD_TOKEN isn't set: the sandbox would start, in a browser on this machine.
check-get-token = To invite the bot, copy its token from the Bot page of your application at discord.com/developers into DISCORD_TOKEN. Then I print the link.
check-token-looks-right = DISCORD_TOKEN looks like a bot's token.
check-token-looks-wrong = DISCORD_TOKEN doesn't look like a bot's token. Copy it again from the Bot page of your application at discord.com/developers.
check-token-accepted = Discord accepts the token. The bot is { $name }.
check-discord-away = I couldn't ask Discord whether it accepts the token: { $reason }.
check-commands-refused = Discord refused the bot's latest commands ({ $reason }) and keeps the old ones. The bot tries again by itself and at each start; if that doesn't help, update the program.
check-permissions = The bot needs only these permissions: { $names }. Invite it with { $url }
check-intents = The bot uses no privileged intents: it reads no messages and no member lists.
check-intents-privileged = The bot requests privileged intents, but needs none: { $names }.
check-database = The database { $path } is intact, and its format ({ $version }) matches this program.
check-database-older = The database { $path } is intact. The next start migrates its format ({ $version }) to { $known }; make a backup first.
check-database-new = The database { $path } doesn't exist yet. The first start creates it.
check-database-empty = The database { $path } is empty. The next start sets it up.
check-database-orphan = { $beside } exists without its database { $path }. Move it to another folder, or restore the database: they only work together.
check-database-in-use = A process has the database open. That's fine if it's the bot.
check-postgres-new = The PostgreSQL database { $path } is empty. The first start sets it up.
check-postgres-older = The PostgreSQL database { $path } works. The next start migrates its format ({ $version }) to { $known }; make a backup first.
check-postgres = The PostgreSQL database { $path } works, and its format ({ $version }) matches this program.
check-postgres-no-rights = The user in DATABASE can't create tables in { $path }. Make it the owner of the database: ALTER DATABASE name OWNER TO user.
check-key-new = The first start makes the key in { $path }. Copy it to each machine where the bot runs, before you start it there.
check-key-given = The first start uses the key in { $path }.
check-key-open = Other users of this machine can read the key in { $path }. Let only the bot read it: chmod 600 { $path }
check-no-folder = There's no folder { $path } for the database. Create it, or set DATABASE to another file.
check-disk = { $free } MB of disk space are free.
check-disk-little = Only { $free } MB of disk space are free. Free up space, or the bot can't save moves.
check-sandbox-port = Port { $port } (SANDBOX_PORT) is free for the sandbox.
check-metrics-port = Port { $port } (METRICS_PORT) is free for the metrics page.
check-metrics-port-in-use = Port { $port } (METRICS_PORT) is taken. That's fine if the bot is running; if not, set METRICS_PORT to a free one.
check-fonts = { $count ->
    [one] { $count } font is complete, with Latin and Cyrillic letters.
   *[other] { $count } fonts are complete, with Latin and Cyrillic letters.
}
check-font-damaged = I can't read the font { $file } ({ $reason }). Copy data/fonts from the release again.
check-font-lacks = The font { $file } lacks the letters { $letters }. Copy data/fonts from the release again.
check-maps = { $count ->
    [one] { $count } map is ready to play: { $names }.
   *[other] { $count } maps are ready to play: { $names }.
}
