### Taking back one's last step.

cmd-undo = undo
cmd-undo-desc = Undo your last action, unless it revealed something or someone else has acted

button-takeback = Undo
done-undo = You undid your last action. The game is back to where it was.
undo-final = You can't undo this.
event-step-undone = { $player } undid their last action.

refused-played-for-you = Your time was up and I played for you, so that action stays.
refused-undo-nothing = There's nothing to undo yet.
refused-undo-not-yours = { $player } acted last. You can undo only your own action, and only until someone else acts.
refused-undo-undone = The last action was already undone, and that's final. Choose another action instead.
refused-undo-hidden = Your last action revealed something hidden, so you can't undo it.
refused-undo-opened = Everyone's choices have been revealed, so you can't undo yours.
refused-undo-shuffled = A deck was shuffled after your last action, so you can't undo it.
