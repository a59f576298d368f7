### Ending a running game.

button-end-game = End game
button-ask-end = Ask the others
end-ask = { $count ->
    [one] I'll ask the other player. If they agree, the game is cancelled without a result.
   *[other] I'll ask the other { $count } players. If more than half agree, the game is cancelled without a result.
}
done-ask-end = I asked the others. The game continues unless more than half agree.
note-end-asked = { $end ->
    [open] 🏳️ { $by } wants to cancel the game without a result. { $mentions }, do you agree? It takes more than half of the other players. This closes { $until }.{ $agreed ->
        [none] { "" }
       *[other] { " " }Agreed so far: { $agreed }.
    }{ $declined ->
        [none] { "" }
       *[other] { " " }Keep playing: { $declined }.
    }
    [agreed] 🏳️ { $by } asked to cancel the game, and { $agreed } agreed. It has no result.
    [declined] 🏳️ { $by } asked to cancel the game, but the others want to keep playing.
    [withdrawn] 🏳️ { $by } asked to cancel the game, but withdrew the question.
   *[moved] 🏳️ { $by } asked to cancel the game, but not enough players agreed.
}
refused-end-asked = Someone already asked to end this game. Answer with the buttons there.
refused-end-asked-lately = Someone asked the players recently. You can ask again { $until }.
refused-others-decide = The others have to agree first. Ask them with { CMD("game cancel") }.
refused-own-end = You asked this yourself, so the others answer. Press **Keep playing** to withdraw it.
