### A seat's own message.

hand-left-out = -# Left out, because a message has no more room: { $what ->
    [mending] where a single station would do
    [ways] what your tickets still lack
    [districts] the districts
   *[note] a part of this and of your notes
}

button-plan = Plan my turn
hand-note = 📝 **Your notes**

button-hand = My hand
button-table = To the table

hand-title = Your hand
hand-pieces = { $count ->
    [one] { $count } train left
   *[other] { $count } trains left
}
bus-hand-pieces = { $count ->
    [one] { $count } bus left
   *[other] { $count } buses left
}
hand-your-turn = It is your turn.
