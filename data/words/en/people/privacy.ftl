### What the bot keeps about a person.

cmd-privacy = privacy
cmd-privacy-desc = The data I keep about you: see, export or delete it
cmd-privacy-show = show
cmd-privacy-show-desc = See what I keep about you, in numbers, and my privacy policy
cmd-privacy-export = export
cmd-privacy-export-desc = Get everything I keep about you as a JSON file
cmd-privacy-delete = delete
cmd-privacy-delete-desc = Delete your data; first I explain what that means
button-forget-me = Delete my data

privacy-title = What I keep about you:
privacy-nothing = I keep nothing about you.
privacy-settings = { $count ->
    [one] - { $count } setting or vacation
   *[other] - { $count } settings and vacations
}
privacy-games = { $count ->
    [one] - { $count } seat in a game
   *[other] - { $count } seats in games
}
privacy-opened = { $count ->
    [one] - { $count } game that you opened or that names you as the first player
   *[other] - { $count } games that you opened or that name you as the first player
}
privacy-actions = { $count ->
    [one] - { $count } action
   *[other] - { $count } actions
}
privacy-notepads = { $count ->
    [one] - your private notes on { $count } game
   *[other] - your private notes on { $count } games
}
privacy-lessons = { $count ->
    [one] - { $count } lesson that you finished
   *[other] - { $count } lessons that you finished
}
privacy-plans = { $count ->
    [one] - { $count } planned or unfinished action
   *[other] - { $count } planned or unfinished actions
}
privacy-results = { $count ->
    [one] - { $count } row of results and ratings
   *[other] - { $count } rows of results and ratings
}
privacy-leagues = { $count ->
    [one] - { $count } entry in leagues
   *[other] - { $count } entries in leagues
}
privacy-daily = { $count ->
    [one] - { $count } try or reminder of daily deals
   *[other] - { $count } tries and reminders of daily deals
}
privacy-bars = { $count ->
    [one] - a code made from your id for { $count } game whose cards are still secret, so that you can't see a second hand there
   *[other] - codes made from your id for { $count } games whose cards are still secret, so that you can't see a second hand there
}
privacy-rest = { $count ->
    [one] - { $count } row about clocks, votes, messages and substitutes
   *[other] - { $count } rows about clocks, votes, messages and substitutes
}
privacy-policy = The file explains why, for how long, and who sees it. Get it all with { CMD("privacy export") }, or delete it with { CMD("privacy delete") }.
privacy-export = { $count ->
    [0] I keep nothing about you. The file says just that.
    [one] This is everything I keep about you: { $count } row.
   *[other] This is everything I keep about you: { $count } rows.
}
privacy-delete = **What happens when I delete your data**
    { $running ->
        [0] - You aren't in any open games.
        [one] - You leave { $running } open game. The computer takes over, or the game is cancelled if no one else plays.
       *[other] - You leave { $running } open games. The computer takes over, or the game is cancelled if no one else plays.
    }
    { $results ->
        [0] - You have no results.
        [one] - { $results } result stays under a made-up name, because other people's results and tables need it.
       *[other] - { $results } results stay under a made-up name, because other people's results and tables need them.
    }
    - I remove your name from all games, and delete your settings, vacations, notes, plans and entries in seasons that haven't started.
    - In a running season, you count as having left.
    - For games whose cards are still secret, I keep a code made from your id, so that you can't come back and see a second hand.
    - My posts in Discord stay. You can ask to have them deleted there.

    This can't be undone, and your ratings don't come back. For a copy, use { CMD("privacy export") } first.
privacy-forgotten = Done, I deleted your data. Your results now belong to “{ $name }”. If you play again, you start from zero.
refused-not-your-data = That button is for someone else. Use { CMD("privacy delete") } yourself.
refused-privacy-still-playing = You joined a game while I was deleting your data. Wait a moment and use { CMD("privacy delete") } again.
note-seat-forgotten = 🤖 { $seat } left for good, and the computer took over. The host can look for a substitute with { CMD("game substitute") }.
