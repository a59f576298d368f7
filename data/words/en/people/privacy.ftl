### What the bot keeps about a person.

cmd-privacy = privacy
cmd-privacy-desc = What I keep about you: see it, take it with you, have it forgotten
cmd-privacy-show = show
cmd-privacy-show-desc = What I keep about you, in numbers, and my privacy policy
cmd-privacy-export = export
cmd-privacy-export-desc = Everything that I keep about you, as a JSON file
cmd-privacy-delete = delete
cmd-privacy-delete-desc = Have yourself forgotten; first I tell you what that means
button-forget-me = Forget me

privacy-title = What I keep about you:
privacy-nothing = I keep nothing about you.
privacy-settings = { $count ->
    [one] - { $count } setting or vacation
   *[other] - { $count } settings and vacations
}
privacy-games = { $count ->
    [one] - { $count } seat at a table
   *[other] - { $count } seats at tables
}
privacy-actions = { $count ->
    [one] - { $count } move
   *[other] - { $count } moves
}
privacy-notepads = { $count ->
    [one] - your private notes on { $count } game
   *[other] - your private notes on { $count } games
}
privacy-plans = { $count ->
    [one] - { $count } planned or half-made move
   *[other] - { $count } planned or half-made moves
}
privacy-results = { $count ->
    [one] - { $count } row of results and ratings
   *[other] - { $count } rows of results and ratings
}
privacy-leagues = { $count ->
    [one] - { $count } entry in leagues
   *[other] - { $count } entries in leagues
}
privacy-rest = { $count ->
    [one] - { $count } row about clocks, votes, messages and seats that changed hands
   *[other] - { $count } rows about clocks, votes, messages and seats that changed hands
}
privacy-policy = The file says why, for how long, and who sees it. { CMD("privacy export") } gives you all of it, { CMD("privacy delete") } has it forgotten.
privacy-export = { $count ->
    [0] I keep nothing about you. The file says just that.
    [one] This is everything that I keep about you: { $count } row.
   *[other] This is everything that I keep about you: { $count } rows.
}
privacy-delete = **What happens when I forget you**
    { $running ->
        [0] - You are in no game that is open.
        [one] - You leave { $running } open game: a computer plays on for you. If nobody else plays there, the game ends.
       *[other] - You leave { $running } open games: a computer plays on for you. Where nobody else plays, the game ends.
    }
    { $results ->
        [0] - You have no results.
        [one] - { $results } result stays under a made-up name, since other people's results and tables depend on it.
       *[other] - { $results } results stay under a made-up name, since other people's results and tables depend on them.
    }
    - Your name goes from the seats of all games. Your settings, vacations, private notes, plans and entries in seasons that have not begun are deleted.
    - In a season that is running you count as one who has left.
    - What I have posted in Discord stays there; it can be deleted there.

    This cannot be undone, and your ratings do not come back. { CMD("privacy export") } gives you a copy first.
privacy-forgotten = Done: I have forgotten you. Your results go on as those of “{ $name }”, and nothing leads from that name to you. If you play again, you begin anew.
refused-not-your-data = This button is for somebody else. Use { CMD("privacy delete") } yourself.
refused-privacy-still-playing = You are sitting down at tables while I try to forget you. Wait a moment and try { CMD("privacy delete") } again.
note-seat-forgotten = 🤖 { $seat } has left the table for good, and the computer plays on there. The host may offer the seat with { CMD("game substitute") }.
