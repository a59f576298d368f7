### A board of strings and tiles: its messages and panels.

button-look = Look closer
button-confirm = Confirm
button-step = { $mm } mm
button-zoom = { $now ->
    [close] Whole board
   *[whole] Zoom in
}

own-title = Your network
look-pick = Look closer
look-all = The whole board
look-legend = Station types
look-last = The last string
look-mountains = The mountains
look-base = { $base }, { $company }

alt-table = { $map }, the board from above.
alt-string = { $company }'s string
sketch-changed = ⚠️ You changed this in another message. Check how it looks now, then confirm.

text-cells = Each cell is 100 mm wide. The edges of the picture name it: letters run from left to right, numbers from top to bottom.

pic-read-name = Its owner, and its name
pic-read-points = Points: owner / others
pic-read-plate = Who came, and how many more may
