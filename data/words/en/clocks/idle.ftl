### Games that nobody touches.

note-idle-warned = { $mentions }: { $status ->
    [lobby] nobody has touched this game for days, and it has not begun. It is closed { $until } if that stays so.
   *[playing] nobody has touched this game for weeks. It is closed as void { $until } if that stays so.
}
note-void = { $status ->
    [lobby] { $days ->
        [one] This game never began and was not touched for { $days } day, so it is closed.
       *[other] This game never began and was not touched for { $days } days, so it is closed.
    }
   *[playing] { $days ->
        [one] Nobody has touched this game for { $days } day, so it is closed as void: nobody wins or loses.
       *[other] Nobody has touched this game for { $days } days, so it is closed as void: nobody wins or loses.
    }
}
button-keep-open = Keep the game open
done-keep-open = The game stays open.
