### Settings of a person and of a server.

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

cmd-settings-show = show
cmd-settings-show-desc = See and change all your settings, and with Manage Server those of the server

settings-title-person = ## Your settings
    These apply at every table, to what only you see.
settings-title-server = ## Settings of this server
    They apply to what everybody here sees.
settings-page-person = { $number ->
    [1] Mine
   *[other] Mine, page { $number }
}
settings-page-server = { $number ->
    [1] The server's
   *[other] The server's, page { $number }
}
setting-language = Language
setting-language-about = The language of answers and posts. Unless you choose one, it follows Discord.
setting-language-auto = As Discord says
setting-theme = Colours of pictures
setting-theme-about = How boards and hands are drawn.
setting-theme-light = Light
setting-theme-dark = Dark
setting-theme-contrast = High contrast
setting-pictures = Pictures
setting-pictures-about = Without pictures everything that they show is told in text.
setting-pictures-on = With pictures
setting-pictures-off = Text only
setting-preview = Preview
setting-preview-about = Before a move is made you see what it changes, and confirm it.
setting-preview-on = Show it and let me confirm
setting-preview-off = Make the move at once
setting-plan-delay = A plan waits
setting-plan-delay-about = How long your planned move waits once your turn has begun. Others may take their own move back in that time.
setting-plan-delay-0 = Not at all
setting-plan-delay-count = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
