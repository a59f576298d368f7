## Leagues: seasons, who plays in them, their rounds and tables.

cmd-league = league
cmd-league-desc = Leagues of this server: join one, see its table, run one
cmd-league-create = create
cmd-league-create-desc = Announce a league in this channel (for managers of the server and referees)
opt-league-create-name = name
opt-league-create-name-desc = What the league is called
opt-league-create-maps = maps
opt-league-create-maps-desc = One map, or several with commas between them: one after the other, round by round
opt-league-create-start = start
opt-league-create-start-desc = When it starts: 2026-12-24, 24.12. 18:00, in 3 days, Monday
opt-league-create-end = end
opt-league-create-end-desc = When it ends; two weeks a round if you do not say
opt-league-create-kind = kind
opt-league-create-kind-desc = What is played; a league if you do not say
opt-league-create-seats = seats
opt-league-create-seats-desc = How many play at a table at most; 4 if you do not say
opt-league-create-divisions = divisions
opt-league-create-divisions-desc = How many divisions there are; 1 if you do not say
opt-league-create-rounds = rounds
opt-league-create-rounds-desc = How many games everybody plays; as many as maps, or 6, if you do not say
opt-league-create-points = points
opt-league-create-points-desc = League points by place; 5-3-2-1-0 if you do not say
opt-league-create-clock = clock
opt-league-create-clock-desc = How much time everybody has; 2 days a move if you do not say
opt-league-create-late = late
opt-league-create-late-desc = What happens when somebody's time is up; the computer plays that move if you do not say
opt-league-create-opens = opens
opt-league-create-opens-desc = When people can begin to join; now if you do not say
opt-league-create-closes = closes
opt-league-create-closes-desc = Until when people can join; until the start if you do not say
opt-league-create-overrun = overrun
opt-league-create-overrun-desc = What becomes of games that run past the end; they are waited for if you do not say
opt-league-create-same = same
opt-league-create-same-desc = Whether all tables of a round play the same cards, in closed threads
opt-league-create-movers = movers
opt-league-create-movers-desc = How many rise and fall between two divisions; 1 if you do not say
opt-league-create-reliability = reliability
opt-league-create-reliability-desc = The least reliability in percent that somebody needs to join
opt-league-create-options = options
opt-league-create-options-desc = Options of the maps, with commas between them
opt-league-create-counts = counts
opt-league-create-counts-desc = For whom a seat counts that changed hands; for its last player if you do not say
choice-league-kind-league = league
choice-league-kind-cup = cup
choice-league-late-wait = The season waits until they are finished
choice-league-late-count = They count as they stand
choice-league-late-void = They are void
choice-league-counts-holder = For whoever plays it in the end
choice-league-counts-starter = For whoever began with it
choice-league-counts-nobody = For nobody

cmd-league-join = join
cmd-league-join-desc = Join the coming season of a league
opt-league-join-league = league
opt-league-join-league-desc = Which league, if it is not this channel's
cmd-league-leave = leave
cmd-league-leave-desc = Leave a season; in mid-season you get no more games
opt-league-leave-league = league
opt-league-leave-league-desc = Which league, if it is not this channel's
cmd-league-info = info
cmd-league-info-desc = What a season is: maps, points, time, who plays
opt-league-info-league = league
opt-league-info-league-desc = Which league, if it is not this channel's
cmd-league-list = list
cmd-league-list-desc = All leagues of this server
cmd-league-table = table
cmd-league-table-desc = The table of a league
opt-league-table-league = league
opt-league-table-league-desc = Which league, if it is not this channel's
opt-league-table-season = season
opt-league-table-season-desc = Which season, if it is not the latest
opt-league-table-division = division
opt-league-table-division-desc = Which division; the first if you do not say
opt-league-table-public = public
opt-league-table-public-desc = Whether everybody here sees the answer
cmd-league-rounds = rounds
cmd-league-rounds-desc = Who plays whom, with links to the tables
opt-league-rounds-league = league
opt-league-rounds-league-desc = Which league, if it is not this channel's
opt-league-rounds-round = round
opt-league-rounds-round-desc = Which round; the latest if you do not say
cmd-league-edit = edit
cmd-league-edit-desc = Change a season before it starts; what you do not name stays (for whoever runs it)
opt-league-edit-league = league
opt-league-edit-league-desc = Which league, if it is not this channel's
opt-league-edit-maps = maps
opt-league-edit-maps-desc = One map, or several with commas between them: one after the other, round by round
opt-league-edit-start = start
opt-league-edit-start-desc = When it starts: 2026-12-24, 24.12. 18:00, in 3 days, Monday
opt-league-edit-end = end
opt-league-edit-end-desc = When it ends
opt-league-edit-seats = seats
opt-league-edit-seats-desc = How many play at a table at most
opt-league-edit-divisions = divisions
opt-league-edit-divisions-desc = How many divisions there are
opt-league-edit-rounds = rounds
opt-league-edit-rounds-desc = How many games everybody plays
opt-league-edit-points = points
opt-league-edit-points-desc = League points by place, as 5-3-2-1-0
opt-league-edit-clock = clock
opt-league-edit-clock-desc = How much time everybody has
opt-league-edit-late = late
opt-league-edit-late-desc = What happens when somebody's time is up
opt-league-edit-opens = opens
opt-league-edit-opens-desc = When people can begin to join
opt-league-edit-closes = closes
opt-league-edit-closes-desc = Until when people can join
opt-league-edit-overrun = overrun
opt-league-edit-overrun-desc = What becomes of games that run past the end
opt-league-edit-same = same
opt-league-edit-same-desc = Whether all tables of a round play the same cards, in closed threads
opt-league-edit-movers = movers
opt-league-edit-movers-desc = How many rise and fall between two divisions
opt-league-edit-reliability = reliability
opt-league-edit-reliability-desc = The least reliability in percent that somebody needs to join
opt-league-edit-options = options
opt-league-edit-options-desc = Options of the maps, with commas between them
opt-league-edit-counts = counts
opt-league-edit-counts-desc = For whom a seat counts that changed hands
cmd-league-start = start
cmd-league-start-desc = Start a season now, with those who have joined (for whoever runs it)
opt-league-start-league = league
opt-league-start-league-desc = Which league, if it is not this channel's
cmd-league-cancel = cancel
cmd-league-cancel-desc = Call a season off (for whoever runs it)
opt-league-cancel-league = league
opt-league-cancel-league-desc = Which league, if it is not this channel's
cmd-league-move = move
cmd-league-move-desc = Go on with a league in this channel (for whoever runs it)
opt-league-move-league = league
opt-league-move-league-desc = Which league
cmd-league-season = season
cmd-league-season-desc = The next season: see who rises and falls, and open it once you confirm
opt-league-season-league = league
opt-league-season-league-desc = Which league, if it is not this channel's
opt-league-season-start = start
opt-league-season-start-desc = When it starts: 2026-12-24, 24.12. 18:00, in 3 days, Monday
opt-league-season-end = end
opt-league-season-end-desc = When it ends; as long as the last one if you do not say

## When somebody types a moment: each way of saying it, with commas between them.

moment-now = now
moment-in = in, after
moment-one = a, an, one
moment-on = on
moment-at = at
moment-hours = h, hour, hours
moment-days = d, day, days
moment-weeks = w, week, weeks
moment-today = today
moment-tomorrow = tomorrow
moment-weekday-0 = monday, mon
moment-weekday-1 = tuesday, tue
moment-weekday-2 = wednesday, wed
moment-weekday-3 = thursday, thu
moment-weekday-4 = friday, fri
moment-weekday-5 = saturday, sat
moment-weekday-6 = sunday, sun

## What a season is

league-title = 🏆 { $name } – season { $season }
league-maps = { $count ->
    [one] 🗺️ Map: { $maps }
   *[other] 🗺️ Maps, round by round: { $maps }
}
league-shape-league = { $rounds ->
    [one] 🎲 { $rounds } round at tables of up to { $seats }
   *[other] 🎲 { $rounds } rounds at tables of up to { $seats }
}
league-divisions = { $movers ->
    [0] 🪜 { $count } divisions; nobody changes them at the end
   *[other] 🪜 { $count } divisions; at the end { $movers } of each rise and { $movers } fall
}
league-scale = 🔢 Points by place: { $scale }
league-when = 📅 { $starts } – { $ends }
league-pace = ⏱️ { $terms }
league-late-wait = 🏁 The season waits for games that run past its end.
league-late-count = 🏁 Games that run past the end count as they stand then.
league-late-void = 🏁 Games that run past the end are void.
league-counts-holder = 💺 A seat that changes hands counts for whoever plays it in the end.
league-counts-starter = 💺 A seat that changes hands counts for whoever began with it.
league-counts-nobody = 💺 A seat that changes hands counts for nobody.
league-same-deal = 🃏 All tables of a round play the same cards, each in a closed thread. When the round has ended, everybody sees who did best in the same seat.
league-least-reliable = 🤝 Reliability of at least { $percent }% is needed to join. Newcomers are welcome.
league-status = { $status ->
    [open] people can join; it starts { $starts }
    [running] { $round ->
        [0] it is starting
       *[other] round { $round } of { $of }
    }
    [ended] it has ended
   *[cancelled] it was called off
}
league-line = { $count ->
    [one] { $channel } · { $count } person
   *[other] { $channel } · { $count } people
}
league-place = 📍 { $channel } · run by { $host }
league-registration = ✍️ Joining: { $opens } – { $closes }
league-open-until = ✍️ Join until { $closes } ({ $left }).
league-joined = 👥 Joined ({ $count }): { $names }
league-invited = 💌 A place from the last season is kept for ({ $count }): { $names }
league-gone = 🚪 Left ({ $count }): { $names }
league-and-more = { $names } and { $count } more
league-registration-over = Nobody can join this season any more.
button-league-join = Join
button-league-leave = Leave

## What happens in a season

league-called-off = { $joined ->
    [0] Nobody has joined, and { $needed } people are needed, so this season is called off. { CMD("league season") } announces another one.
    [one] Only { $joined } person has joined, and { $needed } are needed, so this season is called off. { CMD("league season") } announces another one.
   *[other] Only { $joined } people have joined, and { $needed } are needed, so this season is called off. { CMD("league season") } announces another one.
}
league-cancelled = { $by } has called this season off. Games that are running can be played to their end, but count for no table.
league-started = { $count ->
    [one] The season begins with { $count } person. Each table gets a thread, and its players are called there.
   *[other] The season begins with { $count } people. Each table gets a thread, and its players are called there.
}
league-division = Division { $number }
league-division-of = **Division { $number }:** { $names }
league-round = **Round { $round } of { $of }: { $map }** – until { $until }
league-table = table { $table }
league-fixture = { $place }: { $people }
league-fixture-division = D{ $division } · { $place }: { $people }
league-sits-out = 💤 No game this round: { $people }
league-own-table = 👉 { $table }
league-more-tables = { $count ->
    [one] … and { $count } more table: { CMD("league rounds") }
   *[other] … and { $count } more tables: { CMD("league rounds") }
}
league-is-drawn = is being opened
league-is-running = running
league-is-finished = finished
league-is-decided = decided
league-is-void = void
league-thread = S{ $season } R{ $round } T{ $table } · { $map }
league-thread-division = S{ $season } R{ $round } D{ $division } T{ $table } · { $map }
league-your-table = { $people }: your table of round { $round } on { $map }. The game begins now; please play it by { $until }.
league-table-closed = 🃏 Other tables play the same cards, so what happens here stays here until the round has ended.
league-deal-opened = 🃏 All tables of round { $round } have ended, so its deal is opened.
league-compared-more = The rest: { CMD("league rounds") }
button-league-seats = Compare seats
button-league-tables = Tables
league-same-seat = Seat { $seat }: { $rank } of { $tables } – { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $ahead } against the others there)
league-waits = { $count ->
    [one] The season is over, but { $count } game is still running. The final table comes when it has ended.
   *[other] The season is over, but { $count } games are still running. The final table comes when they have ended.
}
league-ended = The season has ended. Thank you for playing!
league-won = { $count ->
    [one] 🥇 { $names } has won.
   *[other] 🥇 { $names } have won.
}
note-season-over = { $choice ->
    [count] 🏁 Season { $season } is over. This game is stopped and counts as it stands.
   *[void] 🏁 Season { $season } is over. This game is stopped and void: it counts for nobody.
}
league-cannot-post = { $league }: I may not write in { $channel }. Let me view the channel and send messages there, and I go on by myself.
league-no-thread = I cannot open a thread in { $channel }. Let me view it, create threads and write in them; I try again by myself.
league-table-stuck = { $league }, season { $season }, round { $round }, division { $division }, table { $table } does not begin. { $why }

## Tables

league-row = **{ $place }.** { $name } – **{ $points }** pts
league-season = Season { $season }
league-alt-row = { $place }. { $name } { $points }
league-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
league-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
league-average = place { $place } on average
league-decided = decided by { $by }
league-tie-break-against = head to head
league-tie-break-wins = wins
league-tie-break-share = share of the winner's points
league-tie-break-rating = rating
league-reliable = { $percent }% reliable
league-mark-up = ⬆️
league-mark-down = ⬇️
league-mark-gone = 🚪
league-undivided = The divisions are made when the season begins.
league-legend = ⬆️ rises, ⬇️ falls if the season ended so · ▲▼ places since last week
league-closed-round = 🃏 What is played with one deal counts when all tables of its round have ended.
league-nobody = Nobody plays here yet.
button-league-before = Back
button-league-after = Next

## What was done, and what is asked first

done-league-create = { $league } is announced in { $channel }. People can join from { $opens } on; it starts { $starts }. { CMD("league edit") } changes it until then.
done-league-join = You play in season { $season } of { $league }. It starts { $starts }; you are called then.
done-league-join-ranked = You play in season { $season } of { $league }. It starts { $starts }; you are called then. From now on you are also shown in this server's ratings, since a league has tables; { CMD("settings show") } changes that.
done-league-leave = You are not in season { $season } of { $league } any more. You can join again until { $starts }.
done-league-leave-running = You have left season { $season } of { $league }, which began { $starts }, and get no more games in it. Please finish those that are running, or hand them over with { CMD("game substitute") }.
league-leave-really = The season is running. If you leave { $league } now, you get no more games in it and cannot come back. Games that are running go on.
button-league-leave-now = Leave the season
done-league-start = { $count ->
    [one] { $league } begins with { $count } person. The tables are being opened.
   *[other] { $league } begins with { $count } people. The tables are being opened.
}
league-cancel-really = { $count ->
    [0] Season { $season } of { $league } is called off for everybody. That cannot be undone.
    [one] Season { $season } of { $league } is called off for everybody. { $count } running game goes on, but counts for no table. That cannot be undone.
   *[other] Season { $season } of { $league } is called off for everybody. { $count } running games go on, but count for no table. That cannot be undone.
}
button-league-cancel = Call the season off
done-league-cancel = { $league }: the season is called off, and the channel is told.
league-next = It would be played { $starts } – { $ends }, by the same terms; { CMD("league edit") } changes them before the start. People can join from now on.
league-rise = ⬆️ Rise: { $people }
league-fall = ⬇️ Fall: { $people }
league-mover = { $name } (to division { $division })
league-nobody-moves = Nobody changes the division.
league-next-invited = { $count ->
    [one] { $count } person of this season keeps a place, and joins again to take it. Places that stay free are filled from below, in the order of the table.
   *[other] { $count } people of this season keep a place, and join again to take it. Places that stay free are filled from below, in the order of the table.
}
button-league-next = Open this season
done-league-season = Season { $season } of { $league } is open: people can join.

## Refusals

refused-not-a-referee = That is for those who manage the server, its referees, and the host of the league.
refused-no-such-league = There is no league called “{ $text }” here. { CMD("league list") } shows all.
refused-no-leagues = There is no league on this server yet. Whoever manages it announces one with { CMD("league create") }.
refused-which-league = There are several leagues here. Say which one you mean.
refused-season-gone = This season does not exist any more. { CMD("league list") } shows what there is.
refused-season-not-open = Nobody can join this season any more. { CMD("league info") } says how far it is.
refused-registration-early = Joining begins <t:{ $opens }:f>.
refused-registration-late = Joining has ended. The next season is announced in the league's channel.
refused-joined-already = You are in this season already. { CMD("league leave") } takes you out.
refused-removed-from-season = You are out of this season. Ask whoever runs the league.
refused-not-reliable-enough = This league asks for a reliability of { $needed }%, and yours is { $percent }%. It rises with each game that you play to its end in time.
refused-not-in-season = You do not play in this season.
refused-unknown-moment = I do not know the time “{ $text }”. Write for example 2026-12-24, 24.12. 18:00, in 3 days, or Monday.
refused-map-in-two-variants = { $map } is named with two variants. Name one for all its rounds.
refused-too-many-maps = A season has { $most } maps at most.
refused-bad-league-name = A name has 2 to { $most } letters and digits. Choose another one.
refused-league-name-taken = There is a league called { $name } here already. Choose another name.
refused-league-channel-taken = This channel belongs to the league { $name } already. Use another channel; for a new season of the same league there is { CMD("league season") }.
refused-league-seats = { $map } is played by { $least } to { $most }, not by { $seats }. Choose another number of seats, or another map.
refused-league-past = { $what ->
    [starts] The start would be <t:{ $when }:f>, and that is past. Choose a later time.
    [closes] Joining would end <t:{ $when }:f>, and that is past. Choose a later time.
    [opens] Joining would begin <t:{ $when }:f>, and that is past. Choose a later time, or leave it out to begin now.
   *[ends] The end would be <t:{ $when }:f>, and that is past. Choose a later time.
}
refused-league-window = Joining has to begin before it ends, and to end by the start; you chose <t:{ $opens }:f> to <t:{ $closes }:f>.
refused-league-too-short = { $rounds ->
    [one] Between start and end there is no time for { $rounds } round. Choose a later end.
   *[other] Between start and end there is no time for { $rounds } rounds: each takes an hour at least. Choose a later end.
}
refused-league-too-long = A season ends within two years. Choose an earlier end.
refused-season-has-begun = That can be done only before a season starts.
refused-nothing-to-change = Nothing would change by that. Name what is to be different.
refused-too-few-joined = { $joined ->
    [0] Nobody has joined, and { $needed } people are needed. Wait for more, or change the divisions with { CMD("league edit") }.
    [one] Only { $joined } person has joined, and { $needed } are needed. Wait for more, or change the divisions with { CMD("league edit") }.
   *[other] Only { $joined } people have joined, and { $needed } are needed. Wait for more, or change the divisions with { CMD("league edit") }.
}
refused-season-over = This season is over already.
refused-season-goes-on = Season { $season } is not over yet. Wait for its end, or call it off with { CMD("league cancel") }.
refused-standings-changed = The table has changed since this was shown. Use { CMD("league season") } again to see what would happen now.
refused-no-such-division = { $count ->
    [one] There is { $count } division only.
   *[other] There are { $count } divisions. Choose one of them.
}
refused-no-rounds-yet = No round has been drawn yet: the season starts <t:{ $starts }:f>.
refused-no-such-round = { $count ->
    [one] Only { $count } round has been drawn so far.
   *[other] Only { $count } rounds have been drawn so far.
}
refused-no-such-season = { $count ->
    [one] This league has had { $count } season so far.
   *[other] This league has had { $count } seasons so far.
}
done-league-move = { $league } goes on in { $channel }. Running games stay where they are.
league-channel-lost = The channel of the league { $league } is gone. Write { CMD("league move") } in the channel where it is to go on.
refused-league-here-already = This is the channel of that league already.
refused-league-channel-gone = The channel of the league is gone, or I cannot see it. Let me see it again, or move the league with { CMD("league move") }.
