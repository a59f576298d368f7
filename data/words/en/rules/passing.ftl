### Passing.

help-about-passing = { "" }
help-passing-r5 = You can pass only when nothing else is possible. If everyone has to pass in a row, the game ends and is scored.
fleet-help-passing-r5 = You can pass only when nothing else is possible. If for a whole round no one can do more than pass or exchange pieces, the game ends and is scored.

rules-topic-passing = Passing
rules-words-passing = pass skip stuck nothing

cmd-pass = pass
cmd-pass-desc = Pass your turn, if nothing else is possible

button-pass = Pass turn

done-pass = You passed.

event-passed = { $player } couldn't do anything else and passed.
event-idled = { "" }

refused-still-can-act = You can pass only when nothing else is possible. Draw cards, claim a route or draw tickets.
fleet-refused-still-can-act = You can pass only when nothing else is possible. Draw cards or tickets, claim a route, build a harbor or exchange pieces.
