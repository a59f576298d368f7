### Ratings and reliability.

cmd-rating = rating
cmd-rating-desc = How strong people are, by the games they have finished
cmd-rating-show = show
cmd-rating-show-desc = Your ratings and how reliable you are, or the ratings of somebody who shows them
opt-rating-show-person = person
opt-rating-show-person-desc = Whose ratings; without it, your own
cmd-rating-list = list
cmd-rating-list-desc = The list of those who want to be in it, the strongest first
opt-rating-list-map = map
opt-rating-list-map-desc = On which map; without it, on all of them together
opt-rating-list-everywhere = everywhere
opt-rating-list-everywhere-desc = Across all servers, not only this one
cmd-rating-listed = listed
cmd-rating-listed-desc = Choose whether you are in the lists of ratings, and in which ones
opt-rating-listed-where = where
opt-rating-listed-where-desc = In which lists

setting-ranked = Lists of ratings
setting-ranked-about = Whether others see your rating. It is worked out in any case, and you can always see it yourself.
setting-ranked-off = I am in no list
setting-ranked-server = In the lists of servers where I play
setting-ranked-everywhere = There, and across all servers
done-list-off = You are in no list of ratings. Nobody but you sees yours.
done-list-server = You are in the list of each server where you have finished a game with others.
done-list-everywhere = You are in the list of each server where you have finished a game with others, and in the one across all servers.

rating-own-title = ## Your ratings on this server
rating-title = ## Ratings of { $player } on this server
rating-across = **Across all servers**
rating-overall = All maps
rating-line = { $map }: { $worth }
rating-worth = **{ $value }** ± { $unsure } ({ $games ->
    [one] { $games } game
   *[other] { $games } games
})
rating-provisional = · provisional
rating-none-own = You have finished no game with other people here yet, so you have no rating.
rating-none = No game with other people finished here yet, so there is no rating.
rating-meaning = -# The value is what a player is almost surely worth at least, and ± how unsure that still is: everybody starts at 1,000 and rises the more is known. It is provisional under ten games.
rating-unlisted = You are in no list. { CMD("rating listed") } changes that.
rating-listed = You are in this server's list as soon as you have a rating here.
rating-hidden = You have hidden your statistics, so you are in no list.
rating-place = Your place in this server's list: { $place }

rating-list = ## Ratings on this server: { $map }
rating-list-across = ## Ratings across all servers: { $map }
rating-row = **{ $place }** · { $player }: { $worth }
rating-row-own = **{ $place }** · ▶ **{ $player }**: { $worth }
rating-list-empty = Nobody is in this list yet.
rating-list-own = Your place: { $place }
rating-list-join = You are not in this list. { CMD("rating listed") } puts you there once you have a rating.

reliability = Reliability: **{ $percent }%** · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $late } late · { $finished ->
    [one] { $finished } game finished
   *[other] { $finished } games finished
}, { $handed } handed over, { $abandoned } abandoned
reliability-none = Reliability: not known before you have finished a game with other people.

refused-rating-not-shown = { $name } is in no list of ratings, so nobody else sees theirs. They can change that with { CMD("rating listed") }.
