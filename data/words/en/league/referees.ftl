### Referees: what they do, and the log of it.

cmd-referee = referee
cmd-referee-desc = For referees of a league: annul, adjudicate, give time, move people
cmd-referee-annul = annul
cmd-referee-annul-desc = Make a table's game count for nothing; one that is running is stopped
opt-referee-annul-why = why
opt-referee-annul-why-desc = The reason, which everybody can read
opt-referee-annul-table = table
opt-referee-annul-table-desc = Which table, if this is not its thread
opt-referee-annul-league = league
opt-referee-annul-league-desc = Which league, if it is not this channel's
cmd-referee-adjudicate = adjudicate
cmd-referee-adjudicate-desc = Set the places of a table; one that is running is stopped as it stands
opt-referee-adjudicate-places = places
opt-referee-adjudicate-places-desc = From the best to the last, with commas; equals with = between: @Ann, @Bob = @Cleo
opt-referee-adjudicate-why = why
opt-referee-adjudicate-why-desc = The reason, which everybody can read
opt-referee-adjudicate-table = table
opt-referee-adjudicate-table-desc = Which table, if this is not its thread
opt-referee-adjudicate-league = league
opt-referee-adjudicate-league-desc = Which league, if it is not this channel's
cmd-referee-extend = extend
cmd-referee-extend-desc = Give a table more time, or the whole season
opt-referee-extend-days = days
opt-referee-extend-days-desc = How many days more
opt-referee-extend-why = why
opt-referee-extend-why-desc = The reason, which everybody can read
opt-referee-extend-table = table
opt-referee-extend-table-desc = Which table; the whole season if you do not say
opt-referee-extend-league = league
opt-referee-extend-league-desc = Which league, if it is not this channel's
cmd-referee-move = move
cmd-referee-move-desc = Move somebody to another division; from the next round on they play there
opt-referee-move-person = person
opt-referee-move-person-desc = Who moves
opt-referee-move-division = division
opt-referee-move-division-desc = To which division; 1 is the highest
opt-referee-move-why = why
opt-referee-move-why-desc = The reason, which everybody can read
opt-referee-move-league = league
opt-referee-move-league-desc = Which league, if it is not this channel's
cmd-referee-remove = remove
cmd-referee-remove-desc = Take somebody out of a season; what they have played stays
opt-referee-remove-person = person
opt-referee-remove-person-desc = Who is taken out
opt-referee-remove-why = why
opt-referee-remove-why-desc = The reason, which everybody can read
opt-referee-remove-league = league
opt-referee-remove-league-desc = Which league, if it is not this channel's
cmd-league-referee = referee
cmd-league-referee-desc = Who the referees are; those who manage the server choose their role
opt-league-referee-role = role
opt-league-referee-role-desc = Which role; who the referees are now, if you do not say
opt-league-referee-nobody = nobody
opt-league-referee-nobody-desc = Take the role back: only those who manage the server are referees then
cmd-league-acts = acts
cmd-league-acts-desc = What referees and hosts of a league have done, and why
opt-league-acts-league = league
opt-league-acts-league-desc = Which league, if it is not this channel's

done-referee-annul = The game of { $table } counts for nothing. The table and the league's channel are told.
done-referee-adjudicate = The places of { $table } are set: { $places }. The table and the league's channel are told.
done-referee-extend-season = The season ends { $until } now. The league's channel is told.
done-referee-extend-table = The time of { $table } ends { $until } now. The league's channel is told.
done-referee-move = { $name } plays in division { $division } from the next round on. The league's channel is told.
done-referee-remove = { $name } is out of the season. The league's channel is told.
done-league-referee = Members of { $role } are referees now. They annul, adjudicate, give time and move people with { CMD("referee annul") } and the commands beside it.
done-league-referee-nobody = No role is referee any more: only those who manage the server are.
league-referees = Members of { $role } are referees here, and those who manage the server.
league-referees-nobody = No role is referee here: only those who manage the server are.
referee-too-late-for-cup = The next round of this cup is drawn already and stays as it is; this counts for ratings and statistics.

act-table = table { $table } of round { $round } ({ $map })
act-table-division = table { $table } of round { $round } in division { $division } ({ $map })
act-why = Reason: { $why }
act-annul = { $by } has annulled { $table }: its game counts for nothing.
act-adjudicate = { $by } has set the places of { $table }: { $places }.
act-extend = { $days ->
    [one] { $by } has given { $table } { $days } more day, until { $until }.
   *[other] { $by } has given { $table } { $days } more days, until { $until }.
}
act-extend-season = { $days ->
    [one] { $by } has given the season { $days } more day, until { $until }.
   *[other] { $by } has given the season { $days } more days, until { $until }.
}
act-move = { $by } has moved { $name } from division { $before } to division { $after }.
act-remove = { $by } has taken { $name } out of the season.
act-noshow = { $name } has made no first move in time at { $table } and is out of the cup.
act-referees = { $by } has made { $role } the referees.
act-referees-nobody = { $by } has taken the referees' role back.
act-created = { $by } has announced the league.
act-edited = { $by } has changed the terms of a season before its start.
act-started = { $by } has started a season.
act-cancelled = { $by } has called a season off.
act-left = { $by } has left a season.
act-moved = { $by } has moved the league to another channel.
act-season = { $by } has opened the next season.
act-other = { $by }: { $kind }
acts-title = What was done: { $name }
acts-none = Nothing yet.
button-acts-newer = Newer
button-acts-older = Older

note-referee-annul = { $referee } has annulled this game: it counts for nothing. Reason: { $why }
note-referee-adjudicate = { $referee } has set the places of this game: { $places }. Reason: { $why }

refused-referees-only = That is for referees and for those who manage the server. { CMD("league referee") } says who the referees are.
refused-no-reason = Say why, in a few words: everybody can read the reason.
refused-everybody-referee = Everybody has that role. Choose one that only your referees have.
refused-which-table = This is not the thread of one of the season's tables. Say which table you mean: pick it from the list.
refused-no-such-table = This season has no table “{ $text }”. Pick one from the list that appears while you type.
refused-own-table = You play at this table yourself. Another referee, or whoever manages the server, can decide about it.
refused-table-void = This game counts for nothing already.
refused-table-not-begun = This table's game has not begun, so nobody has a place in it. Annul it, or wait for it to begin.
refused-table-over = This table has played to its end, so more time changes nothing.
refused-season-not-running = That can be done only while the season is running.
refused-one-division = This season has one division only, so nobody can move.
refused-in-that-division = { $name } plays in division { $division } already.
refused-person-not-in-season = { $name } does not play in this season.
refused-places-unreadable = Nobody at this table is called “{ $text }”. Name all of them from the best to the last, with commas between: { $names }.
refused-places-twice = You named { $name } twice. Name everybody once.
refused-places-missing = You have not said where these stand: { $names }. Name everybody once, from the best to the last.
