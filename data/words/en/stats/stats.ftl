### Statistics of people, maps and servers.

cmd-stats = stats
cmd-stats-desc = What finished games tell about people, maps and two opponents, and this server's records
cmd-stats-person = person
cmd-stats-person-desc = Games, places, points, tickets and rating of a person on this server
opt-stats-person-person = person
opt-stats-person-person-desc = Whose statistics; without it, your own
opt-stats-person-map = map
opt-stats-person-map-desc = On one map alone
cmd-stats-map = map
cmd-stats-map-desc = Which routes of a map are built most, drawn on it
opt-stats-map-map = map
opt-stats-map-map-desc = Which map
opt-stats-map-person = person
opt-stats-map-person-desc = Whose routes; without it, everybody's on this server
cmd-stats-versus = versus
cmd-stats-versus-desc = How two people did against each other
opt-stats-versus-person = person
opt-stats-versus-person-desc = The opponent
opt-stats-versus-other = other
opt-stats-versus-other-desc = Whose opponent; without it, yours
cmd-stats-records = records
cmd-stats-records-desc = The records of this server: most points, longest path, most tickets, closest game
opt-stats-records-map = map
opt-stats-records-map-desc = On one map alone, with the five best of each

setting-stats = Statistics
setting-stats-about = Whether others find you in statistics and records. You can always see your own.
setting-stats-shown = I am in statistics and records
setting-stats-hidden = Others do not see me there

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
    [0] None of them was against other people.
    [one] { $count } of them was against other people.
   *[other] { $count } of them were against other people.
}
stats-places = Places: { $places }
stats-place = { $place }: { $times }× ({ $share }%)
stats-rating = Rating: **{ $value }** ± { $unsure }
stats-rating-provisional = Rating: **{ $value }** ± { $unsure }, provisional: under ten games against people
stats-reliability = Reliability: { $share }%
stats-kinds = Points in a game, on average: { $kinds }
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
stats-none-own = You have finished no game here yet. Your statistics begin with the first one: { CMD("game new") } opens it.
stats-none = { $name } has finished no game here yet.
stats-none-map-own = You have finished no game on this map here yet.
stats-none-map = { $name } has finished no game on this map here yet.
stats-own-hidden = -# Only you find this: you have hidden your statistics. { CMD("settings show") } changes that.

stats-routes = Favourite routes · { $map }
stats-routes-title = ## Favourite routes: { $map }
stats-routes-of = Routes that { $name } built in finished games here
stats-routes-all = Routes that people built in finished games here
stats-route = { $times }× { $route }
stats-everybody = Everybody
stats-routes-none = Nobody has finished a game with routes on this map here yet.
stats-routes-none-person = { $name } has finished no game with routes on this map here yet.
stats-routes-strings = { $map } has no routes to count: every string lies where its player put it. { CMD("stats person") } and { CMD("stats records") } tell of its points.

stats-versus-title = ## { $one } and { $other }
stats-versus-games = { $games ->
    [one] { $games } game together
   *[other] { $games } games together
}
stats-versus-ahead = **{ $name }** ahead: { $times }
stats-versus-level = Level: { $times }
stats-versus-points = Points on average: { $one } to { $other }
stats-versus-map = **{ $map }**: { $one } to { $other }{ $level ->
    [0] { "" }
   *[other] , level { $level }
}
stats-versus-last = **The last games**
stats-versus-last-line = { $date } { $map }: { $one } to { $other } points, places { $place } and { $place_other }
stats-versus-none = { $one } and { $other } have finished no game together here yet.

stats-records-title = ## Records of this server
stats-records-title-map = ## Records of this server: { $map }
stats-record-points = most points
stats-record-path = longest path
stats-record-tickets = most tickets completed
stats-record-closest = closest game
stats-record = { $label } **{ $value }** { $name } ({ $date })
stats-record-won = { $label } { $names } ahead of { $next } by **{ $margin }** ({ $date })
stats-record-shared = { $label } shared by { $names } ({ $date })
stats-records-none = No game between people has been finished here yet, so there are no records.
stats-records-none-map = No game between people has been finished on this map here yet, so it has no records.
stats-records-about = -# Games between people only. Whoever has hidden their statistics is left out.

button-stats-post = Post it here
stats-somebody = a player

refused-stats-no-writing = You may not write here, so nothing is posted here for you. Press the button in a channel where you may write.
refused-stats-hidden = { $name } has hidden their statistics, so nobody else sees them.
refused-stats-same-person = There are no games of somebody against themselves: choose two people.
