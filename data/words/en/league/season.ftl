### What a season is, and what happens in it.

league-maps = { $count ->
    [one] 🗺️ Map: { $maps }
   *[other] 🗺️ Maps, round by round: { $maps }
}
league-shape-league = { $rounds ->
    [one] 🎲 { $rounds } round at tables of up to { $seats } players
   *[other] 🎲 { $rounds } rounds at tables of up to { $seats } players
}
league-divisions = { $movers ->
    [0] 🪜 { $count } divisions; no one is promoted or relegated
   *[other] 🪜 { $count } divisions; at the end, { $movers } promoted and { $movers } relegated from each
}
league-scale = 🔢 Points by place: { $scale }
league-when = 📅 { $starts } – { $ends }
league-pace = ⏱️ { $terms }
league-late-wait = 🏁 The season waits for games still running at its end.
league-late-count = 🏁 Games still running at the end count as they stand.
league-late-void = 🏁 Games still running at the end are void.
league-counts-holder = 💺 If a seat changes hands, the last player gets its result in this season.
league-counts-starter = 💺 If a seat changes hands, the first player gets its result in this season.
league-counts-nobody = 💺 If a seat changes hands, no one gets its result in this season.
league-same-deal = 🃏 Same deal: all tables of a round play the same cards, in private threads. After the round you can compare who did best in each seat.
league-least-reliable = 🤝 You need a reliability of at least { $percent }% to join. Newcomers are welcome.
league-status = { $status ->
    [open] open to join; starts { $starts }
    [running] { $round ->
        [0] starting
       *[other] round { $round } of { $of }
    }
    [ended] finished
   *[cancelled] cancelled
}
league-line = { $count ->
    [one] { $channel } · { $count } player
   *[other] { $channel } · { $count } players
}
league-place = 📍 { $channel } · host: { $host }
league-registration = ✍️ Registration: { $opens } – { $closes }
league-open-until = ✍️ Join by { $closes } ({ $left }).
league-joined = 👥 Joined ({ $count }): { $names }
league-invited = 💌 Place held from last season ({ $count }): { $names }
league-substitutes = 🪑 Substitutes: { $names }
league-gone = 🚪 Left ({ $count }): { $names }
league-and-more = { $names } and { $count } more
league-registration-over = Registration for this season is closed.
button-league-join = Join season
button-league-leave = Leave season

league-called-off = { $joined ->
    [0] No one joined, and the season needs { $needed } players. I cancelled it; { CMD("league season") } opens another one.
    [one] Only { $joined } player joined, and the season needs { $needed }. I cancelled it; { CMD("league season") } opens another one.
   *[other] Only { $joined } players joined, and the season needs { $needed }. I cancelled it; { CMD("league season") } opens another one.
}
league-cancelled = { $by } cancelled this season. You can finish running games, but they don't count in the standings.
league-started = { $count ->
    [one] The season starts with { $count } player. I'll open a thread for each table and mention its players there.
   *[other] The season starts with { $count } players. I'll open a thread for each table and mention its players there.
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
league-is-drawn = opening
league-is-running = running
league-is-finished = finished
league-is-decided = decided
league-is-void = void
league-thread = S{ $season } R{ $round } T{ $table } · { $map }
league-thread-division = S{ $season } R{ $round } D{ $division } T{ $table } · { $map }
league-your-table = { $people }: this is your table for round { $round } on { $map }. The game starts now – please finish it by { $until }.
league-table-closed = 🃏 Other tables play the same deal. What happens here stays here until the round ends.
league-deal-opened = 🃏 All tables of round { $round } have finished.
league-compared-more = See the rest: { CMD("league rounds") }
button-league-seats = Compare seats
button-league-tables = Show tables
league-same-seat = Seat { $seat }: rank { $rank } of { $tables } – { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $ahead } vs. the average at the other tables)
league-waits = { $count ->
    [one] The season is over, but { $count } game is still running. I'll post the final standings when it ends.
   *[other] The season is over, but { $count } games are still running. I'll post the final standings when they end.
}
league-deserted = 🚪 Everyone has left this season, so it's over and no one won. Unfinished games are void. { CMD("league season") } opens the next one.
league-ended = The season is over. Thanks for playing!
league-won = { $count ->
    [one] 🥇 { $names } won.
   *[other] 🥇 { $names } share first place.
}
note-season-over = { $choice ->
    [deserted] 🏁 Everyone has left season { $season }. I stopped this game, and it's void: it counts for no one.
    [count] 🏁 Season { $season } is over. I stopped this game, and it counts as it stands.
   *[void] 🏁 Season { $season } is over. I stopped this game, and it's void: it counts for no one.
}
league-cannot-post = { $league }: I can't post in { $channel }. Allow me “View Channel” and “Send Messages” there, and I'll try again by myself.
league-no-thread = I can't open a thread in { $channel }. Allow me to view it, create threads and write in them, and I'll try again by myself.
league-table-stuck = { $league }: I can't start table { $table } (season { $season }, round { $round }, division { $division }). { $why }
league-channel-lost = The channel of { $league } is gone. Use { CMD("league move") } in the channel where you want the league to continue.
