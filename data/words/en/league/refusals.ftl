### Why it can't be so in a league.

refused-not-a-referee = Only the league's host, referees and members with Manage Server can do this. { CMD("league referee") } shows the referees.
refused-no-such-league = There's no league “{ $text }” here. { CMD("league list") } shows them all.
refused-no-leagues = This server has no leagues yet. Someone with Manage Server can create one with { CMD("league create") }.
refused-which-league = This server has several leagues. Choose one in the option “league”.
refused-season-gone = This season no longer exists. { CMD("league list") } shows the current ones.
refused-season-not-open = Registration for this season is closed. { CMD("league info") } shows how it's going.
refused-registration-early = Registration isn't open yet. You can join from <t:{ $opens }:f>.
refused-registration-late = Registration is closed. Watch the league's channel for the next season.
refused-joined-already = You've already joined this season. To leave it, use { CMD("league leave") }.
refused-removed-from-season = You left this season or a referee removed you, so you can't join it again. Ask the league's host, or join the next season.
refused-not-reliable-enough = This league needs a reliability of { $needed }%, and yours is { $percent }%. It rises with each game you finish in time.
refused-not-in-season = You don't play in this season. { CMD("league info") } shows who does.
refused-map-in-two-variants = You chose two variants of { $map }. Use one for all its rounds.
refused-too-many-maps = A season has at most { $most } maps. Leave some out.
refused-bad-league-name = A league name needs 2 to { $most } characters. Choose another one.
refused-league-name-taken = There's already a league called { $name } here. Choose another name.
refused-league-channel-taken = This channel belongs to the league { $name }. Use another channel, or open its next season with { CMD("league season") }.
refused-league-seats = { $map } is for { $least } to { $most } players, not { $seats }. Choose another number of seats or another map.
refused-league-past = { $what ->
    [starts] The start, <t:{ $when }:f>, is in the past. Choose a later time.
    [closes] The end of registration, <t:{ $when }:f>, is in the past. Choose a later time.
    [opens] The start of registration, <t:{ $when }:f>, is in the past. Choose a later time, or leave it out to start now.
   *[ends] The end, <t:{ $when }:f>, is in the past. Choose a later time.
}
refused-league-window = Registration can't run from <t:{ $opens }:f> to <t:{ $closes }:f>. It has to open before it closes, and close by the start.
refused-league-too-short = { $rounds ->
    [one] There's no time for { $rounds } round between start and end. Choose a later end.
   *[other] There's no time for { $rounds } rounds between start and end: each needs at least an hour. Choose a later end.
}
refused-league-too-long = A season can last two years at most. Choose an earlier end.
refused-season-has-begun = You can do this only before the season starts. { CMD("league info") } shows its progress.
refused-nothing-to-change = That changes nothing. Choose what you want to change.
refused-too-few-joined = { $joined ->
    [0] No one has joined, and the season needs { $needed } players. Wait for more, or change the divisions with { CMD("league edit") }.
    [one] Only { $joined } player has joined, and the season needs { $needed }. Wait for more, or change the divisions with { CMD("league edit") }.
   *[other] Only { $joined } players have joined, and the season needs { $needed }. Wait for more, or change the divisions with { CMD("league edit") }.
}
refused-season-over = This season is already over. { CMD("league season") } opens the next one.
refused-season-goes-on = Season { $season } isn't over yet. Wait for its end, or cancel it with { CMD("league cancel") }.
refused-standings-changed = The standings changed since you looked. Use { CMD("league season") } again to see the new ones.
refused-no-such-division = { $count ->
    [one] This season has only { $count } division. Leave the option out.
   *[other] This season has { $count } divisions. Choose one of them.
}
refused-no-rounds-yet = There are no rounds yet: the season starts <t:{ $starts }:f>.
refused-no-such-round = { $count ->
    [one] Only { $count } round has been drawn so far. Choose that one, or wait for the next.
   *[other] Only { $count } rounds have been drawn so far. Choose one of them.
}
refused-no-such-season = { $count ->
    [one] This league has had only { $count } season so far. Choose that one.
   *[other] This league has had { $count } seasons so far. Choose one of them.
}
refused-league-here-already = This is already the channel of that league. To move it, use the command in another channel.
refused-league-channel-gone = The league's channel is gone, or I can't see it. Let me see it, or move the league with { CMD("league move") }.
