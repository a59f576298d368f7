### /help: the panel and its pages.

cmd-help = help
cmd-help-desc = How to play here, the rules in short, and the fine print
help-title-variants = ## Variants and options of { $map }
help-title-fine = ## The fine print
help-pick = Choose a page
help-page-variants = Variants and options
help-page-fine = The fine print
