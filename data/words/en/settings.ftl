## Settings of a person and of a server.

cmd-settings = settings
cmd-settings-desc = Your settings, and those of the server
cmd-settings-language = language
cmd-settings-language-desc = The language in which I talk to you, or to the whole server
opt-settings-language-language = language
opt-settings-language-language-desc = The language
opt-settings-language-server = server
opt-settings-language-server-desc = Set it for the public posts of this server instead (needs Manage Server)
choice-language-auto = As Discord says

language-set = From now on I answer you in English.
language-set-server = From now on the public posts on this server are in English.
language-auto = From now on I answer you in the language of your Discord.
language-auto-server = From now on the public posts follow the server's language in Discord.

refused-needs-manage-server = Only those who may manage this server can change its settings.
