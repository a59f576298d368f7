### Passing.

help-about-passing = { "" }
help-passing-r5 = You pass only when nothing else is possible. When everybody in turn had to pass, the game ends and is scored.
fleet-help-passing-r5 = You pass only when nothing else is possible. When in a whole round nobody could do more than pass or exchange pieces, the game ends and is scored.

rules-topic-passing = Passing
rules-words-passing = pass stuck nothing

cmd-pass = pass
cmd-pass-desc = Pass a turn on which nothing else is possible

button-pass = Pass

done-pass = You passed.

event-passed = { $player } can do nothing and passes.
event-idled = { "" }

refused-still-can-act = You can still take cards, claim a route or draw tickets. Passing is only for a turn on which nothing else is possible.
fleet-refused-still-can-act = You can still take cards, claim a route, draw tickets, build a port or exchange pieces. Passing is only for a turn on which nothing else is possible.
