### What was done, and what is asked first.

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
done-league-season = Season { $season } of { $league } is open: people can join.
done-league-move = { $league } goes on in { $channel }. Running games stay where they are.
