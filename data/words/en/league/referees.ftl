### Referees: what they do, and the log of it.

cmd-referee = referee
cmd-referee-desc = For referees of a league: annul or adjudicate games, extend time, move players
cmd-referee-annul = annul
cmd-referee-annul-desc = Annul a table's game: it's void, and stops if it's running
opt-referee-annul-why = why
opt-referee-annul-why-desc = Reason, which everyone can read
opt-referee-annul-table = table
opt-referee-annul-table-desc = Table (default: the one in this thread)
opt-referee-annul-league = league
opt-referee-annul-league-desc = League (default: the one in this channel)
cmd-referee-adjudicate = adjudicate
cmd-referee-adjudicate-desc = Set the places at a table; a running game stops
opt-referee-adjudicate-places = places
opt-referee-adjudicate-places-desc = Order from first to last, ties with =, e.g. @Ann, @Bob = @Cleo
opt-referee-adjudicate-why = why
opt-referee-adjudicate-why-desc = Reason, which everyone can read
opt-referee-adjudicate-table = table
opt-referee-adjudicate-table-desc = Table (default: the one in this thread)
opt-referee-adjudicate-league = league
opt-referee-adjudicate-league-desc = League (default: the one in this channel)
cmd-referee-extend = extend
cmd-referee-extend-desc = Extend the time of a table or of the whole season
opt-referee-extend-days = days
opt-referee-extend-days-desc = Number of extra days
opt-referee-extend-why = why
opt-referee-extend-why-desc = Reason, which everyone can read
opt-referee-extend-table = table
opt-referee-extend-table-desc = Table (default: the whole season)
opt-referee-extend-league = league
opt-referee-extend-league-desc = League (default: the one in this channel)
cmd-referee-move = move
cmd-referee-move-desc = Move a player to another division from the next round
opt-referee-move-person = person
opt-referee-move-person-desc = Player to move
opt-referee-move-division = division
opt-referee-move-division-desc = New division; 1 is the highest
opt-referee-move-why = why
opt-referee-move-why-desc = Reason, which everyone can read
opt-referee-move-league = league
opt-referee-move-league-desc = League (default: the one in this channel)
cmd-referee-remove = remove
cmd-referee-remove-desc = Remove a player from a season; finished games still count
opt-referee-remove-person = person
opt-referee-remove-person-desc = Player to remove
opt-referee-remove-why = why
opt-referee-remove-why-desc = Reason, which everyone can read
opt-referee-remove-league = league
opt-referee-remove-league-desc = League (default: the one in this channel)
cmd-referee-substitute = substitute
cmd-referee-substitute-desc = List someone as a substitute, who may take over seats this season
opt-referee-substitute-person = person
opt-referee-substitute-person-desc = Substitute
opt-referee-substitute-why = why
opt-referee-substitute-why-desc = Reason, which everyone can read
opt-referee-substitute-remove = remove
opt-referee-substitute-remove-desc = Take them off the list (default: no)
opt-referee-substitute-league = league
opt-referee-substitute-league-desc = League (default: the one in this channel)
cmd-league-referee = referee
cmd-league-referee-desc = Show the referees, or choose their role (needs Manage Server)
opt-league-referee-role = role
opt-league-referee-role-desc = Role of the referees (default: show who they are now)
opt-league-referee-nobody = nobody
opt-league-referee-nobody-desc = No referee role: only members with Manage Server are referees
cmd-league-acts = acts
cmd-league-acts-desc = Show what referees and hosts of a league did, and why
opt-league-acts-league = league
opt-league-acts-league-desc = League (default: the one in this channel)

done-referee-annul = You annulled { $table }: its game is void. I'll tell the players and the league's channel.
done-referee-adjudicate = You set the places of { $table }: { $places }. I'll tell the players and the league's channel.
done-referee-extend-season = You extended the season: it now ends { $until }. I'll post that in the league's channel.
done-referee-extend-table = You extended { $table }: its time now ends { $until }. I'll post that in the league's channel.
done-referee-move = You moved { $name } to division { $division }, from the next round. I'll post that in the league's channel.
done-referee-remove = You removed { $name } from the season. I'll post that in the league's channel.
done-referee-substitute = { $name } can now take over seats this season. I'll post that in the league's channel.
done-referee-unlist = { $name } is no longer a substitute this season. I'll post that in the league's channel.
done-league-referee = Members of { $role } are now referees. They can annul and adjudicate games, extend time and move players: see { CMD("referee annul") }.
done-league-referee-nobody = You removed the referee role. Only members with Manage Server are referees now.
league-referees = Referees here: members of { $role }, and members with Manage Server.
league-referees-nobody = There's no referee role here. Only members with Manage Server are referees.
referee-too-late-for-cup = The next round of this cup is already drawn and won't change. Your decision counts for ratings and statistics.

act-table = table { $table } of round { $round } ({ $map })
act-table-division = table { $table } of round { $round } in division { $division } ({ $map })
act-why = Reason: { $why }
act-annul = { $by } annulled { $table }: its game is void.
act-adjudicate = { $by } set the places of { $table }: { $places }.
act-extend = { $days ->
    [one] { $by } extended { $table } by { $days } day, until { $until }.
   *[other] { $by } extended { $table } by { $days } days, until { $until }.
}
act-extend-season = { $days ->
    [one] { $by } extended the season by { $days } day, until { $until }.
   *[other] { $by } extended the season by { $days } days, until { $until }.
}
act-move = { $by } moved { $name } from division { $before } to division { $after }.
act-remove = { $by } removed { $name } from the season.
act-substitute = { $by } listed { $name } as a substitute.
act-unlist = { $by } took { $name } off the list of substitutes.
act-noshow = { $name } is out of the cup: no first move in time at { $table }.
act-referees = { $by } made { $role } the referee role.
act-referees-nobody = { $by } removed the referee role.
act-created = { $by } created the league.
act-edited = { $by } edited a season before its start.
act-started = { $by } started a season.
act-cancelled = { $by } cancelled a season.
act-left = { $by } left a season.
act-moved = { $by } moved the league to another channel.
act-season = { $by } opened the next season.
act-other = { $by }: { $kind }
acts-title = Log: { $name }
acts-none = There are no entries yet.
button-acts-newer = Newer
button-acts-older = Older

note-referee-annul = { $referee } annulled this game: it's void. Reason: { $why }
note-referee-adjudicate = { $referee } set the places of this game: { $places }. Reason: { $why }

refused-referees-only = Only referees and members with Manage Server can do this. { CMD("league referee") } shows who they are.
refused-no-reason = A reason is missing. Write a few words; everyone can read them.
refused-everybody-referee = Everyone has this role. Choose one that only your referees have.
refused-which-table = This thread isn't a table of the season. Pick the table from the list.
refused-no-such-table = This season has no table “{ $text }”. Pick one from the list that appears as you type.
refused-own-table = You play or played at this table, so you can't decide about it. Ask another referee or someone with Manage Server.
refused-own-case = You can't decide about yourself. Ask another referee or someone with Manage Server.
refused-own-rival = You shared a table with this player this season, so you can't decide about them. Ask another referee or someone with Manage Server.
refused-own-season = Your own table is still running, so you can't extend the season. Ask another referee or someone with Manage Server.
refused-table-void = This game is already void, so nothing changed.
refused-table-not-begun = This table's game hasn't started, so there are no places to set. Annul it, or wait until it starts.
refused-table-over = This table has finished its game. It doesn't need more time.
refused-season-not-running = You can do this only while the season is running. { CMD("league info") } shows its progress.
refused-one-division = This season has only one division, so there's nowhere to move to.
refused-in-that-division = { $name } already plays in division { $division }. Choose another division.
refused-person-not-in-season = { $name } doesn't play in this season. { CMD("league info") } shows who does.
refused-not-a-substitute = { $name } isn't a substitute this season, so nothing changed. { CMD("league acts") } shows who was listed.
refused-not-of-season = Only players and substitutes of season { $season } can sit at this table. A referee can list you: { CMD("referee substitute") }.
refused-drawn-for-the-deal = This deal is waiting for you at another table of this round, so you can't sit here. Play it there.
refused-places-unreadable = No one at this table is called “{ $text }”. Enter everyone from first to last, separated by commas: { $names }.
refused-places-ambiguous = More than one player at this table could be meant by “{ $text }”. Enter everyone from first to last, separated by commas: { $names }.
refused-places-twice = You entered { $name } twice. Enter everyone once.
refused-places-missing = These players have no place yet: { $names }. Enter everyone once, from first to last.

referee-annul-sure = { $count ->
    [one] Make { $table } void for { $count } player? A running game stops, and a finished one loses its result.
   *[other] Make { $table } void for all { $count } players? A running game stops, and a finished one loses its result.
}
referee-adjudicate-sure = { $count ->
    [one] Set the places of { $table } for { $count } player? { $places }. A running game stops.
   *[other] Set the places of { $table } for all { $count } players? { $places }. A running game stops.
}
referee-remove-sure = Remove { $name } from the season? They get no more games and can't win it.
button-referee-annul = Make table void
button-referee-adjudicate = Set places
button-referee-remove = Remove player
button-referee-keep = Keep table
button-referee-keep-player = Keep player
