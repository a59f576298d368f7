### /rules: the panel, its topics, and what no single rule tells.

help-title-rules = ## The rules in short: { $map }
help-page-rules = The rules in short
help-core-r14 = Your score can drop below zero.
help-core-r15 = I draw the first player at random, or the host chooses. Everyone sees it before they choose tickets. Then play goes around the table.
help-core-r17 = Everyone starts with 0 points.

cmd-rules = rules
cmd-rules-desc = The rules of this game or of another map, by topic
opt-rules-about = about
opt-rules-about-desc = Word or question, e.g. tunnel, no cards left (default: overview)
opt-rules-map = map
opt-rules-map-desc = Map to read about (default: the map of this game)

button-rules = Rules

rules-pick = Choose a topic
rules-pick-map = Choose a map
rules-which = There's no game in this channel. Which map's rules do you want to see?
rules-found = ## “{ $text }”
rules-more = Choose a topic below to read more.
refused-unknown-topic = I found nothing about “{ $text }” in these rules. Try one of these: { $topics }.

# What each topic is called, and further words that lead to it.
rules-topic-map = This map
rules-words-map = special difference differences numbers variant variants option options seats board overview map
rules-topic-turn = Your turn
rules-words-turn = turn turns action actions move moves choose may
rules-topic-score = Scoring
rules-words-score = score scores scoring points negative minus below zero count win winner
rules-topic-first = Who goes first
rules-words-first = first begin start starts starting player order seats
rules-topic-undo = Undo
rules-words-undo = undo back take mistake misclick wrong revert agree agreement casual

# What a turn can be. They are put together by what the game plays with.
rules-about-turn = **On your turn**, do one of { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] these { $count }
} things:
rules-about-turn-laid = **A turn** has two steps:
rules-about-score = **Points** come from:

# What is special about a map, made of its own numbers.
rules-map-title = ## { $map }
rules-map-variant = Variant: **{ $variant }** · { $least } to { $most } players
rules-map-options = With: { $options }
rules-map-no-options = Not used here: { $options }
rules-map-without = **Not in this game:** { $parts }

help-table-core-r14 = Your score can drop below zero.
help-table-core-r15 = I draw the first player at random, or the host chooses. Then play goes around the table.
