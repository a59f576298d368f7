### Pauses.

cmd-game-pause = pause
cmd-game-pause-desc = Ask everybody at this table for a pause: nobody moves and no clock runs
cmd-game-resume = resume
cmd-game-resume-desc = End the pause of this channel's game

note-pause-asked = ⏸️ { $by } asks for a pause. { $mentions }, do you agree? When everybody does, no clock runs and nobody moves until somebody ends the pause.
note-pause-refused = { $by } would rather play on: no pause.
note-paused = ⏸️ The game is paused. Anybody at the table can end the pause.
note-resumed = { $count ->
    [0] ▶️ { $by } has ended the pause.
   *[other] ▶️ { $by } has ended the pause. { $mentions }, the table waits for you.
}
note-resumed-by-host = { $count ->
    [0] ▶️ The pause is over.
   *[other] ▶️ The pause is over. { $mentions }, the table waits for you.
}
button-pause = Agree to the pause
button-no-pause = Play on
button-resume = End the pause
done-pause = The game is paused.
done-ask-pause = The others are asked; the game is paused when all agree.
done-resume = The game goes on.
done-resume-alone = The pause is over. Only computers are left here, and they do not play on alone: the game waits until somebody comes back with { CMD("game return") }.
pause-waits = You agree. Still to answer: { $players }.

refused-game-paused = The game is paused. Anybody at the table can end the pause with { CMD("game resume") }.
refused-not-paused = The game is not paused.
refused-pause-asked = The table has been asked for a pause already. Use the buttons there.
