### Ties.

help-ties-none-r13 = Whoever has equal points shares the victory.
help-about-ties = { "" }
help-ties-r13 = Who is first with equal points is decided by: { $ties }. If that is equal too, the victory is shared.

rules-topic-ties = Equal points
rules-words-ties = tie ties equal draw shared victory winner

final-tie = Equal points: what counts next is { $tallies }. If that is equal too, the victory is shared.
