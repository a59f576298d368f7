### A seat's own message.

hand-left-out = -# There wasn't room for everything. Left out: { $what ->
    [mending] where one station would help
    [ways] what your tickets still need
    [districts] the districts
   *[note] part of this list and of your notes
}

button-plan = Plan my turn
hand-note = 📝 **Your notes**

button-hand = My hand
button-table = Go to board

hand-title = Your hand
hand-pieces = { $count ->
    [one] { $count } train left
   *[other] { $count } trains left
}
bus-hand-pieces = { $count ->
    [one] { $count } bus left
   *[other] { $count } buses left
}
hand-map = -# 🗺️ Framed: routes you still need. Pale: not yours. ✕ closed, ✓ completed.
hand-your-turn = It's your turn.
