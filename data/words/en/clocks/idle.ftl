### Games that nobody touches.

note-idle-warned = { $mentions }: { $status ->
    [lobby] this game hasn't started, and no one has touched it for days. I'll close it { $until } unless you keep it open.
   *[playing] no one has touched this game for weeks. I'll close it as void { $until } unless someone moves or you keep it open.
}
note-void = { $status ->
    [lobby] { $days ->
        [one] This game never started, and no one touched it for { $days } day, so I closed it.
       *[other] This game never started, and no one touched it for { $days } days, so I closed it.
    }
   *[playing] { $days ->
        [one] No one touched this game for { $days } day, so I closed it as void. It has no result.
       *[other] No one touched this game for { $days } days, so I closed it as void. It has no result.
    }
}
button-keep-open = Keep game open
done-keep-open = The game stays open.
