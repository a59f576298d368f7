### Ties.

help-ties-none-r13 = Players who tie for first place share the win.
help-about-ties = { "" }
help-ties-r13 = Tiebreakers for first place: { $ties }. If players still tie, they share the win.

rules-topic-ties = Ties
rules-words-ties = tie ties tiebreaker equal draw shared victory winner

final-tie = It's a tie on points. Tiebreakers: { $tallies }. If players still tie, they share the win.
