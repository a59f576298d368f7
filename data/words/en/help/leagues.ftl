### /help: leagues and what belongs to them, of every game alike.

help-title-leagues = ## Leagues, ratings and fair play
help-page-leagues = Leagues, ratings, fair play
help-league-join = { CMD("league list") } shows the leagues of this server. Join a season with the button on its post, or with { CMD("league join") }. I seat everyone at tables, open a thread for each table and mention you there.
help-league-table = { CMD("league table") } shows the standings, { CMD("league rounds") } who plays whom. To run a league, start with { CMD("league create") }.
help-league-daily = { CMD("daily play") }: the same cards for everyone on this server, one try a day against two computers. { CMD("daily table") } shows results, your days in a row and the week.
help-league-stats = { CMD("stats person") } shows your games, { CMD("stats map") } your favorite routes, { CMD("stats versus") } two opponents side by side, { CMD("stats records") } this server's records. You can hide from all of it in { CMD("settings show") }.
help-league-rating = { CMD("rating show") } shows your ratings. Others see them only if you allow it with { CMD("rating listed") }. If a seat changes hands, the player with at least half of its turns gets the result; otherwise it counts as a computer's.
help-league-luck = Every shuffle comes from a secret seed. I post its hash when a game starts and the seed when it ends; { CMD("game verify") } checks the whole game against it.
help-league-privacy = { CMD("privacy show") } lists what I store about you. You can download it as a file or delete it.
