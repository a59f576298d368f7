### Pauses.

cmd-game-pause = pause
cmd-game-pause-desc = Ask the other players for a pause: no moves, and all clocks stop
cmd-game-resume = resume
cmd-game-resume-desc = Resume this channel's paused game

note-pause-asked = ⏸️ { $by } asked for a pause. { $mentions }, do you agree? If everyone does, all clocks stop until someone resumes the game.
note-pause-refused = { $by } wants to keep playing, so there's no pause.
note-pause = { $end ->
    [open] { $by ->
        [none] { "" }
       *[other] ⏸️ { $by } asked for a pause. { $mentions }, do you agree? If everyone does, all clocks stop until someone resumes the game.{ $agreed ->
            [none] { "" }
           *[other] { " " }Agreed so far: { $agreed }.
        }
    }
    [paused] ⏸️ Paused since { $since }. Any player can resume the game.
    [over] { $other ->
        [None] ▶️ The pause is over.
       *[other] ▶️ { $other } resumed the game.
    }
    [refused] { $other } wants to keep playing, so there's no pause.
    [lapsed] Not everyone answered, so there's no pause.
    [moved] The game ended, so there's no pause.
   *[resumed] { "" }
}
note-paused = ⏸️ The game is paused. Any player can resume it.
note-resumed = ▶️ { $by } resumed the game.
note-resumed-by-host = ▶️ The pause is over.
button-pause = Agree to pause
button-no-pause = Keep playing
button-resume = Resume game
button-to-turn = Go to turn
done-pause = You paused the game.
done-ask-pause = I asked the others. The game pauses when everyone agrees.
done-resume = You resumed the game.
done-resume-alone = You resumed the game, but only computers are left. It waits until someone returns with { CMD("game return") }.
pause-waits = You agreed. Still to answer: { $players }.

refused-game-paused = The game is paused. Resume it with { CMD("game resume") }.
refused-not-paused = The game isn't paused, so you can keep playing.
refused-pause-asked = Someone already asked for a pause. Answer with the buttons there.
refused-pause-asked-lately = You asked for a pause recently. You can ask again { $until }.
refused-pauses-refused = Pauses were refused twice in the last 24 hours. You can ask again { $until }.
