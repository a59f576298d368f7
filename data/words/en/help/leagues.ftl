### /help: leagues and what belongs to them, of every game alike.

help-title-leagues = ## Leagues, ratings and fair play
help-page-leagues = Leagues, ratings, fair play
help-league-join = { CMD("league list") } shows the leagues of this server. Join a season by the button of its post, or with { CMD("league join") }: the bot draws the tables, opens a thread for each and calls you.
help-league-table = { CMD("league table") } shows who stands where, { CMD("league rounds") } who plays whom. Who runs a league begins with { CMD("league create") }.
help-league-stats = { CMD("stats person") } tells of your games, { CMD("stats map") } of favourite routes, { CMD("stats versus") } of two opponents, { CMD("stats records") } of this server's records. In { CMD("settings show") } you can hide from all of it.
help-league-rating = { CMD("rating show") } has your ratings. Others see them only if you choose so with { CMD("rating listed") }.
help-league-luck = Every shuffle follows from a secret seed. Its hash stands in the first post of a game, the seed itself in the last, and { CMD("game verify") } checks the whole game against it.
help-league-privacy = { CMD("privacy show") } tells what the bot keeps about you; you can take it along as a file, or have it deleted.
