### The message at the end of a game.

finale-more = -# { $people ->
    [0] { "" }
   *[other] { $mentions }:{ " " }
}The game is over. This is part { $number } of { $count }. Any player can press **Next**. Otherwise the final scores appear { $until }.
finale-over = -# { $people ->
    [0] Thanks for playing!
   *[other] Thanks for playing, { $mentions }!
}
finale-pick = Open a part again
button-finale-next = Next
button-finale-skip = Skip to scores
