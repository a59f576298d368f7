### Why it can't be so in a league.

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
refused-league-here-already = This is the channel of that league already.
refused-league-channel-gone = The channel of the league is gone, or I cannot see it. Let me see it again, or move the league with { CMD("league move") }.
