## Settings of a person and of a server.

cmd-settings = settings
cmd-settings-desc = Your settings, and those of the server
cmd-settings-language = language
cmd-settings-language-desc = In which language I talk to you, or to the whole server
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

cmd-settings-show = show
cmd-settings-show-desc = All your settings on one page, to look at and to change
settings-title-person = Your settings
settings-title-server = Settings of this server
button-settings-server = Settings of the server
button-settings-person = My own settings
setting-language = Language
setting-language-auto = As Discord says
setting-theme = Colours of pictures
setting-theme-light = Light
setting-theme-dark = Dark
setting-theme-contrast = High contrast
setting-pictures = Pictures
setting-pictures-on = With pictures
setting-pictures-off = Words alone
setting-preview = Before a move
setting-preview-on = Show what will change, and ask
setting-preview-off = Play at once
setting-plan-delay = A planned move is played
setting-plan-delay-0 = as soon as it is your turn
setting-plan-delay-2 = after 2 minutes
setting-plan-delay-5 = after 5 minutes
setting-plan-delay-15 = after 15 minutes
setting-plan-delay-60 = after an hour
