### Statistics of people, maps and servers.

cmd-stats = stats
cmd-stats-desc = Statistics of players, maps and rivals, and this server's records
cmd-stats-person = person
cmd-stats-person-desc = See a player's games, places, points, tickets and rating on this server
opt-stats-person-person = person
opt-stats-person-person-desc = Whose statistics (default: yours)
opt-stats-person-map = map
opt-stats-person-map-desc = Only games on this map (default: all maps)
cmd-stats-map = map
cmd-stats-map-desc = See which routes of a map are claimed most, drawn on the map
opt-stats-map-map = map
opt-stats-map-map-desc = Map to show
opt-stats-map-person = person
opt-stats-map-person-desc = Whose routes (default: everyone's on this server)
cmd-stats-versus = versus
cmd-stats-versus-desc = See how two players did against each other
opt-stats-versus-person = person
opt-stats-versus-person-desc = Opponent
opt-stats-versus-other = other
opt-stats-versus-other-desc = Whose opponent (default: yours)
cmd-stats-records = records
cmd-stats-records-desc = See this server's records: points, longest path, tickets, closest game
opt-stats-records-map = map
opt-stats-records-map-desc = Only this map, with the five best of each (default: all maps)

setting-stats = Statistics
setting-stats-about = Whether others can see you in statistics and records. You can always see your own.
setting-stats-shown = Shown
setting-stats-hidden = Hidden

stats-title = ## { $name }
stats-title-map = ## { $name } · { $map }
stats-below = All maps
stats-games = **{ $games ->
    [one] { $games } game
   *[other] { $games } games
}** finished here, { $wins ->
    [0] none won
    [one] { $wins } won
   *[other] { $wins } won
}; place { $place } on average, { $points } points on average
stats-rated = { $count ->
    [0] None of them was rated.
    [one] { $count } of them was rated.
   *[other] { $count } of them were rated.
}
stats-places = Places: { $places }
stats-game = { $map }: place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stats-place = { $place }: { $times }× ({ $share }%)
stats-rating = Rating: **{ $value }** ± { $unsure }
stats-rating-provisional = Rating: **{ $value }** ± { $unsure }, provisional: under ten games against people
stats-reliability = Reliability: { $share }%
stats-kinds = Points per game, on average: { $kinds }
stats-kind = { $kind } { $points }
stats-tickets = Tickets: { $completed } of { $tried } completed ({ $share }%)
stats-longest = Longest path: { $length }
stats-maps = **Maps**
stats-map-line = **{ $map }**: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins } won, place { $place } on average, most points { $best }
stats-map-longest = longest path { $length }
stats-map-rating = rating { $value }
stats-none-own = You haven't finished a game here. Open one with { CMD("game new") }, and your statistics start with it.
stats-none = { $name } hasn't finished a game here.
stats-none-map-own = You haven't finished a game on this map here.
stats-none-map = { $name } hasn't finished a game on this map here.
stats-own-hidden = -# Only you can see this, because you've hidden your statistics. Change it in { CMD("settings show") }.

stats-routes = Favorite routes · { $map }
stats-routes-title = ## Favorite routes: { $map }
stats-routes-of = Routes that { $name } claimed in finished games here
stats-routes-all = Routes that people claimed in finished games here
stats-route = { $times }× { $route }
stats-everybody = Everyone
stats-routes-none = No one has finished a game with routes on this map here.
stats-routes-none-person = { $name } hasn't finished a game with routes on this map here.
stats-routes-strings = { $map } has no routes to count. For its points, use { CMD("stats person") } or { CMD("stats records") }.

stats-versus-title = ## { $one } and { $other }
stats-versus-games = { $games ->
    [one] { $games } game together
   *[other] { $games } games together
}
stats-versus-ahead = **{ $name }** ahead: { $times }
stats-versus-level = Tied: { $times }
stats-versus-points = Points on average: { $one } to { $other }
stats-versus-map = **{ $map }**: { $one } to { $other }{ $level ->
    [0] { "" }
   *[other] , tied { $level }
}
stats-versus-last = **Latest games**
stats-versus-last-line = { $date } { $map }: { $one } to { $other } points, places { $place } and { $place_other }
stats-versus-none = { $one } and { $other } haven't finished a game together here.

stats-records-title = ## Records of this server
stats-records-title-map = ## Records of this server: { $map }
stats-record-points = most points
stats-record-path = longest path
stats-record-tickets = most tickets completed
stats-record-closest = closest game
stats-record = { $label }: **{ $value }** { $name } ({ $date })
stats-record-won = { $label }: { $names } ahead of { $next } by **{ $margin }** ({ $date })
stats-record-shared = { $label }: shared by { $names } ({ $date })
stats-records-none = No game between people has finished here, so there are no records yet.
stats-records-none-map = No game between people has finished on this map here, so it has no records yet.
stats-records-about = -# Games between people only, without players who hide their statistics.

button-stats-post = Post here
stats-somebody = a player

refused-stats-no-writing = You can't write in this channel, so I can't post for you here. Try a channel where you can.
refused-stats-hidden = { $name } hides their statistics. Only they can see them.
refused-stats-same-person = No one plays against themselves. Choose two different people.
