### What happened in a finished game.

button-account = What happened
account-title = What happened
account-pick = What happened in a game
account-below = { $map }, game { $game }: points as if the game had ended after each turn
account-lead = { $player } took the lead on turn { $turn } and kept it.
account-gain = { $points ->
    [one] Largest gain in one turn, counting all that scores at the end: { $points } point for { $player } on turn { $turn }.
   *[other] Largest gain in one turn, counting all that scores at the end: { $points } points for { $player } on turn { $turn }.
}
account-late = { $player } completed { $ticket } at the last moment, on turn { $turn }.
account-blocked = Turn { $turn }: { $player } claimed { $route }. After that, { $other } couldn't complete { $ticket } anymore.
account-luck = **Cards from the deck**
account-luck-of = { $cards ->
    [one] { $player }: { $wilds } in { $cards } card; { $expected } ± { $spread } expected
   *[other] { $player }: { $wilds } in { $cards } cards; { $expected } ± { $spread } expected
}
account-spaces = **Spaces for tickets**
account-spaces-of = { $built ->
    [one] { $player } built { $built } space and needed { $needed } of them for the completed tickets.
   *[other] { $player } built { $built } spaces and needed { $needed } of them for the completed tickets.
}
