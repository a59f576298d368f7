### Taking back one's last step.

cmd-undo = undo
cmd-undo-desc = Take back your last step, if nothing hidden came out of it and nobody acted since

button-takeback = Take back last step
done-undo = Your last step is taken back. The table is as it was before it.
undo-final = This cannot be taken back.
event-step-undone = { $player } took back the last step.

refused-played-for-you = Your time was up and the last step was played for you, so it stays.
refused-undo-nothing = There is no step yet that could be taken back.
refused-undo-not-yours = The last step was made by { $player }. You can take back only your own, and only until somebody else acts.
refused-undo-undone = The last step was taken back already, and that is final. You can play another step instead.
refused-undo-hidden = Your last step brought out what was hidden before, so it can't be taken back.
refused-undo-opened = Everybody's choice has been shown since then, so yours can't be taken back.
refused-undo-shuffled = A deck was shuffled since then, so your last step can't be taken back.
