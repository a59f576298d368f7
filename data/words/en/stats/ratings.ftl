### Ratings and reliability.

cmd-rating = rating
cmd-rating-desc = How strong players are, by their finished games
cmd-rating-show = show
cmd-rating-show-desc = See your ratings and reliability, or the ratings of someone who shows them
opt-rating-show-person = person
opt-rating-show-person-desc = Whose ratings (default: yours)
cmd-rating-list = list
cmd-rating-list-desc = See the rating list, strongest players first
opt-rating-list-map = map
opt-rating-list-map-desc = Map of the ratings (default: all maps together)
opt-rating-list-everywhere = everywhere
opt-rating-list-everywhere-desc = Ratings across all servers (default: only this server)
cmd-rating-listed = listed
cmd-rating-listed-desc = Choose which rating lists show you
opt-rating-listed-where = where
opt-rating-listed-where-desc = Lists that show you

setting-ranked = Rating lists
setting-ranked-about = Who can see your rating. You can always see it yourself.
setting-ranked-off = Not listed
setting-ranked-server = On the lists of servers where I play
setting-ranked-everywhere = On my servers' lists and the list across all servers
done-list-off = You aren't on any rating list now. Only you can see your rating.
done-list-server = You're now on the list of each server where you've finished a game with others.
done-list-everywhere = You're now on the list of each server where you've finished a game with others, and on the list across all servers.

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
rating-none-own = You haven't finished a game with other people here, so you have no rating yet.
rating-none = They haven't finished a game with other people here, so they have no rating yet.
rating-meaning = -# A rating is a cautious estimate: the player is very likely at least this strong. ± shows how uncertain the rating is. Everyone starts at 1,000. A rating is provisional until the tenth game.
rating-unlisted = You aren't on any list. Join one with { CMD("rating listed") }.
rating-listed = You'll be on this server's list as soon as you have a rating here.
rating-hidden = You've hidden your statistics, so you aren't on any list.
rating-place = Your place on this server's list: { $place }

rating-list = ## Ratings on this server: { $map }
rating-list-across = ## Ratings across all servers: { $map }
rating-row = **{ $place }** · { $player }: { $worth }
rating-row-own = **{ $place }** · ▶ **{ $player }**: { $worth }
rating-list-empty = This list is empty.
rating-list-own = Your place: { $place }
rating-list-join = You aren't on this list. With { CMD("rating listed") }, you'll join it once you have a rating.

reliability = Reliability: **{ $percent }%** · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $late } late · { $finished ->
    [one] { $finished } game finished
   *[other] { $finished } games finished
}, { $handed } handed over, { $abandoned } abandoned
reliability-none = Reliability: unknown until you've finished a game with other people.

refused-rating-not-shown = { $name } isn't on any rating list, so only they can see their rating. They can change that with { CMD("rating listed") }.
