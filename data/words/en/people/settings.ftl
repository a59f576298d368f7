### Settings of a person and of a server.

cmd-settings = settings
cmd-settings-desc = Your settings, and those of the server
cmd-settings-language = language
cmd-settings-language-desc = Choose the language I use with you, or on this server
opt-settings-language-language = language
opt-settings-language-language-desc = Language of my answers
opt-settings-language-server = server
opt-settings-language-server-desc = For the whole server instead of you; needs Manage Server (default: no)
choice-language-auto = Same as Discord

language-set = I'll answer you in English from now on.
language-set-server = My public posts on this server are in English from now on.
language-auto = I'll answer you in the language of your Discord from now on.
language-auto-server = My public posts follow the server's language in Discord from now on.

refused-needs-manage-server = You need the permission “Manage Server” for this. Ask someone who has it.

cmd-settings-show = show
cmd-settings-show-desc = See and change all your settings; with Manage Server also the server's

settings-title-person = ## Your settings
    They apply in all your games and change only what you see.
settings-title-server = ## Settings of this server
    They change what everyone here sees.
settings-page-person = { $number ->
    [1] My settings
   *[other] My settings, page { $number }
}
settings-page-server = { $number ->
    [1] Server settings
   *[other] Server settings, page { $number }
}
setting-language = Language
setting-language-about = Language of my answers and posts.
setting-language-auto = Same as Discord
setting-theme = Picture colors
setting-theme-about = How I draw boards and hands.
setting-theme-light = Light
setting-theme-dark = Dark
setting-theme-contrast = High contrast
setting-pictures = Pictures
setting-pictures-about = Without pictures, I describe everything in words.
setting-pictures-on = On
setting-pictures-off = Off – text only
setting-large = Large pictures
setting-large-about = The board in two or four pictures, one below the other, with larger names. Where they are large already, as in London and String Railway, it stays one picture.
setting-large-off = Off – the board as one picture
setting-large-on = On – the board in parts
setting-old-boards = Old boards
setting-old-boards-about = What becomes of a board when a newer one is posted.
setting-old-boards-line = One line about the turn
setting-old-boards-board = Keep text and picture
setting-preview = Move preview
setting-preview-about = Shows what a move changes before you make it.
setting-preview-on = On – ask before each move
setting-preview-off = Off – make moves at once
setting-plan-delay = Plan delay
setting-plan-delay-about = How long your planned move waits after your turn starts, so others can still undo theirs.
setting-plan-delay-0 = None
setting-plan-delay-count = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
