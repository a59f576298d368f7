### What a season is, and what happens in it.

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
league-channel-lost = The channel of the league { $league } is gone. Write { CMD("league move") } in the channel where it is to go on.
