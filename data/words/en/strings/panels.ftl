### A table of strings and tiles: its messages and panels.

button-look = Table
button-confirm = Confirm
button-step = { $mm } mm
button-zoom = { $now ->
    [close] Whole table
   *[whole] Look closer
}

own-title = Your table
look-pick = Look more closely
look-all = The whole table
look-last = The last string
look-mountains = The mountains
look-base = { $base }, { $company }

alt-table = { $map }, the table from above.
sketch-changed = ⚠️ This was changed in another message of yours. Here is how it is now: look at it, then confirm.

text-cells = A cell is 100 mm wide and named as on the edges of the picture: a letter from left to right, a number from top to bottom.
