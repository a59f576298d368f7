### Taking back one's last step.

cmd-undo = undo
cmd-undo-desc = Undo your last action, unless it revealed something or someone else has acted

button-takeback = Undo
done-undo = You undid your last action. The game is back to where it was.
undo-final = You can't undo this.
event-step-undone = { $agreed ->
    [yes] { $player } undid { $others ->
        [0] { $steps ->
            [1] their last action
           *[other] their last { $steps } actions
        }
        [1] their last action and the computer's action after it
       *[other] their last action and the { $others } actions of computers after it
    }. The same cards will come again, in the same order.
   *[no] { $player } undid their last action.
}

refused-played-for-you = Your time was up and I played for you, so that action stays.
refused-undo-nothing = There's nothing to undo yet.
refused-undo-not-yours = { $player } acted last. You can undo only your own action, and only until someone else acts.
refused-undo-undone = The last action was already undone, and that's final. Choose another action instead.
refused-undo-hidden = Your last action revealed something hidden, so you can't undo it.
refused-undo-opened = Everyone's choices have been revealed, so you can't undo yours.
refused-undo-shuffled = A deck was shuffled after your last action, so you can't undo it.
refused-rated-undo = You can't undo that: { $bar ->
    [drawn] you drew from the deck
   *[shuffled] a deck was shuffled
}. In casual games the others can agree to an undo: choose *Casual game* in the `options` of { CMD("game new") }.

# By agreement.

button-undo-ask = Ask the others
button-undo-withdraw = Withdraw
button-undo-agree = Agree
button-undo-decline = Decline
undo-ask = { $bar ->
    [drawn] Only you saw that card, so the others decide.
    [drawn-two] Only you saw those cards, so the others decide.
   *[shuffled] A deck was shuffled, so the others decide.
} If all agree, you can choose again. The same cards will come, in the same order.
undo-waits = I asked the others. Still to answer: { $players }. Your action stays if anyone declines or acts.
done-undo-withdrawn = You withdrew your question. Your action stays.
note-undo-asked = { $end ->
    [open] ↩️ { $by } wants to undo { $bar ->
        [drawn] a card from the deck that only { $by } saw
        [drawn-two] two cards from the deck that only { $by } saw
       *[shuffled] an action that shuffled a deck
    }. The same cards come again, in the same order. { $mentions }, do you agree?{ $agreed ->
        [none] {""}
       *[other] {" "}Agreed so far: { $agreed }.
    }
    [agreed] ↩️ { $by } asked to undo something. Everyone agreed.
    [declined] ↩️ { $by } asked to undo something. { $other } declined, so it stays.
    [withdrawn] ↩️ { $by } asked to undo something, but withdrew the question.
   *[moved] ↩️ { $by } asked to undo something, but the game moved on.
}
refused-own-question = You asked this yourself, so the others answer. Press **Decline** to withdraw it.
refused-ask-declined = { $player } declined, so your action stays. I ask about each action only once.
refused-ask-withdrawn = You withdrew your question, so your action stays. I ask about each action only once.
