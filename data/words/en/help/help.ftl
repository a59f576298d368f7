### /help: the panel and its pages.

cmd-help = help
cmd-help-desc = How to play here, the rules in short, and the details
help-title-variants = ## Variants and options: { $map }
help-title-fine = ## The details
help-pick = Choose a page
help-which = There's no game in this channel, so this is about { $map }. { CMD("rules") } has the other maps.
help-page-variants = Variants and options
help-page-fine = The details
