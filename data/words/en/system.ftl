## What the bot says about itself.

apology = Sorry, something went wrong on my side, and I have written it down. The game is safe; please try again.
not-stored = I cannot write anything down just now, so nothing has changed: my disk is full or busy. Please try again in a few minutes; if it stays so, tell whoever runs me.

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
