### What operators are told by bot.py check.

check-ok = OK
check-note = NOTE
check-wrong = WRONG
check-verdict-ok = The bot can run here.
check-verdict-wrong = Something is wrong: the lines above say what to do.
check-no-token = DISCORD_TOKEN is not set: the sandbox would start, in a browser on this machine.
check-token-looks-right = DISCORD_TOKEN looks like a bot's token.
check-token-looks-wrong = DISCORD_TOKEN does not look like a bot's token. Copy it again from the Bot page of your application at discord.com/developers.
check-token-accepted = Discord accepts the token: it is { $name }.
check-discord-away = Discord could not be asked whether it accepts the token: { $reason }.
check-commands-refused = Discord did not take the bot's commands when they were last given to it ({ $reason }); it goes on with those that it has. The bot tries again by itself, and at each start; if that changes nothing, update the program.
check-permissions = It asks for these permissions and no others: { $names }. Invite it with { $url }
check-intents = No privileged intent is asked for: it reads no messages and no lists of members.
check-intents-privileged = Privileged intents are asked for, and none is needed: { $names }.
check-database = The database { $path } is whole, and its format ({ $version }) is that of this program.
check-database-older = The database { $path } is whole. Its format ({ $version }) is brought up to date ({ $known }) at the next start; make a backup before that.
check-database-new = The database { $path } does not exist yet; the first start makes it.
check-database-empty = The database { $path } is empty; the next start sets it up.
check-database-orphan = { $beside } lies there without its database { $path }. Put both into another folder, or look for the database: together they are whole.
check-database-in-use = A process has the database open. That is as it should be if it is the bot.
check-no-folder = There is no folder { $path } for the database. Make it, or set DATABASE to another file.
check-disk = { $free } MB of disk are free.
check-disk-little = Only { $free } MB of disk are free. Make room: without it no move can be stored.
check-sandbox-port = Port { $port } (SANDBOX_PORT) is free for the sandbox.
check-metrics-port = Port { $port } (METRICS_PORT) is free for the metrics page.
check-metrics-port-in-use = Port { $port } (METRICS_PORT) is taken. That is as it should be if it is the bot that runs now; if not, set METRICS_PORT to a free one.
check-fonts = { $count ->
    [one] { $count } font is there, with Latin and Cyrillic letters.
   *[other] { $count } fonts are there, with Latin and Cyrillic letters.
}
check-font-damaged = The font { $file } cannot be read ({ $reason }). Copy data/fonts out of the release again.
check-font-lacks = The font { $file } lacks the letters { $letters }. Copy data/fonts out of the release again.
check-maps = { $count ->
    [one] { $count } map can be played: { $names }.
   *[other] { $count } maps can be played: { $names }.
}
