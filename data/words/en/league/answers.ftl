### What was done, and what is asked first.

done-league-create = You created { $league } in { $channel }. Registration opens { $opens }, and the season starts { $starts }; until then you can use { CMD("league edit") }.
done-league-join = You joined season { $season } of { $league }. It starts { $starts }, and I'll mention you then.
done-league-join-ranked = You joined season { $season } of { $league }. It starts { $starts }, and I'll mention you then. League players also appear in this server's ratings; you can change that in { CMD("settings show") }.
done-league-leave = You left season { $season } of { $league }. You can join again until { $closes }.
done-league-leave-late = You left season { $season } of { $league }. Registration is closed, so you can only join the next one.
done-league-leave-running = You left season { $season } of { $league } (started { $starts }), and you'll get no more games. Please finish your running ones, or hand them over with { CMD("game substitute") }.
league-leave-really = Leave { $league } in mid-season? You'll get no more games and can't come back; your running games continue.
button-league-leave-now = Leave season
league-start-sure = { $count ->
    [one] Start { $league } now with { $count } player? Registration closes at once; the planned start is { $starts }.
   *[other] Start { $league } now with { $count } players? Registration closes at once; the planned start is { $starts }.
}
button-league-start = Start season
button-league-keep-open = Keep waiting
button-league-keep = Keep season
done-league-start = { $count ->
    [one] You started { $league } with { $count } player. I'm opening the tables.
   *[other] You started { $league } with { $count } players. I'm opening the tables.
}
league-cancel-really = { $count ->
    [0] Cancel season { $season } of { $league } for everyone? This can't be undone.
    [one] Cancel season { $season } of { $league } for everyone? { $count } running game continues, but won't count in the standings. This can't be undone.
   *[other] Cancel season { $season } of { $league } for everyone? { $count } running games continue, but won't count in the standings. This can't be undone.
}
button-league-cancel = Cancel season
done-league-cancel = You cancelled the season of { $league }. I'll post that in its channel.
done-league-season = You opened season { $season } of { $league }. Everyone can join now.
done-league-move = You moved { $league } to { $channel }. Running games stay where they are.
