### /rules: the panel, its topics, and what no single rule tells.

help-title-rules = ## The rules of { $map } in short
help-page-rules = The rules in short
help-core-r14 = A score may fall below zero.
help-core-r15 = The first player is drawn at random or named by the host, and told before tickets are chosen. Then play goes by seats.
help-core-r17 = Everybody starts with 0 points.

cmd-rules = rules
cmd-rules-desc = The rules of the game here, or of a map: what is special, topic by topic
opt-rules-about = about
opt-rules-about-desc = A word, for example: tunnel, wild, end
opt-rules-map = map
opt-rules-map-desc = The rules of another map

button-rules = Rules

rules-pick = Choose a topic
rules-pick-map = Choose a map
rules-which = No game is open in this channel. Of which map do you want to see the rules?
rules-ruling = - **R{ $number }** { $text }
rules-found = ## About “{ $text }”
rules-more = More is under these topics; choose one below.
refused-unknown-topic = These rules have nothing about “{ $text }”. Similar: { $topics }.

# What each topic is called, and further words that lead to it.
rules-topic-map = This map
rules-words-map = special difference differences numbers variant option seats board overview
rules-topic-turn = A turn
rules-words-turn = turn action actions move choose may
rules-topic-score = Scoring
rules-words-score = score scoring points negative count win winner
rules-topic-first = Who begins
rules-words-first = first begin start player order seats

# What a turn can be. They are put together by what the game plays with.
rules-about-turn = **A turn** is one of these:
rules-about-turn-laid = **A turn** has two steps:
rules-about-score = **Points** come from:

# What is special about a map, made of its own numbers.
rules-map-title = ## { $map }
rules-map-variant = Variant: **{ $variant }** · { $least } to { $most } players
rules-map-options = With: { $options }
rules-map-no-options = Not chosen here: { $options }
rules-map-without = **Not in this game:** { $parts }

help-table-core-r14 = A score may fall below zero.
help-table-core-r15 = The first player is drawn at random or named by the host. Then play goes by seats.
