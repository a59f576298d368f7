### Setting up the table: border, river, mountains, corners.

help-about-table-setup = **The table.** Inside the border lie a river and mountains. In turn everybody chooses a corner for their base; with two players each has two companies, in opposite corners.
help-table-setup-r51 = All measures are settings of the game: what matters is how they compare. A tile is { $tile } mm wide.
help-table-setup-r57 = The river stays inside, one end may stick out; the mountains are a loop inside. They may cross each other, and keep the bases' places free. A base lies with one corner on its mark. Seats choose in the order of play.
help-table-setup-chaos-r59 = Chaos: the border may have any shape, from half its loop to all of it, and the bases lie evenly along it.

rules-topic-setup = The table
rules-words-setup = setup river mountains border corner base chaos measures size

cmd-river = river
cmd-river-desc = Draw the river, when that is your task in the set-up
opt-river-path = path
opt-river-path-desc = Places that it runs through, for example: A4 > D5 > H6
cmd-mountains = mountains
cmd-mountains-desc = Draw the mountains, when that is your task in the set-up
opt-mountains-path = path
opt-mountains-path-desc = Places around them, for example: D4 > F4 > F6 > D6
cmd-border = border
cmd-border-desc = Draw the border, when that is your task in the set-up
opt-border-path = path
opt-border-path-desc = Places around the table, for example: B5 > E2 > H5 > E8
cmd-corner = corner
cmd-corner-desc = Choose the corner of your base
opt-corner-corner = corner
opt-corner-corner-desc = Its number, direction or place

corner-name = { $number } · { $direction ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
    [nw] north-west
   *[middle] middle
} · { $place }
turn-table-setup = { $mention }, { $owed ->
    [border] draw the border.
    [river] draw the river.
    [mountains] draw the mountains.
   *[corner] choose the corner for your base.
}
button-line = { $owed ->
    [border] Draw the border
    [river] Draw the river
   *[mountains] Draw the mountains
}
button-bend = { $way ->
    [in] Bend inwards
   *[out] Bend outwards
}
line-title = { $owed ->
    [border] The border
    [river] The river
   *[mountains] The mountains
}
line-rule = { $owed ->
    [border] Any shape that does not cross itself, with room for every base. Between half the loop's length and all of it.
    [river] Inside the border, not over itself; one end may stick out. It keeps the places of the bases free.
   *[mountains] A loop wholly inside the border, not over itself. It keeps the places of the bases free.
}
line-length = Length: { $used } of { $most } mm.
line-fits = ✅ It may lie like this.
line-option = Shape { $number }
line-pick = Take another shape
line-hint = For example: A4 > D5 > H6; it is then brought to its length

done-line = { $owed ->
    [border] The border is drawn.
    [river] The river is drawn.
   *[mountains] The mountains are drawn.
}
done-corner = Your corner: { $corner }.

event-border-laid = { $seat ->
    [none] { "" }
   *[other] { $seat } draws the border.
}
event-river-laid = { $seat ->
    [none] { "" }
   *[other] { $seat } draws the river.
}
event-mountains-laid = { $seat ->
    [none] { "" }
   *[other] { $seat } draws the mountains.
}
event-corner-chosen = { $company } takes corner { $corner }.

refused-table-is-set = The table is set: nothing is drawn or chosen any more.
refused-other-task = { $owed ->
    [border] First draw the border: use { CMD("border") } or the button under the table.
    [river] First draw the river: use { CMD("river") } or the button under the table.
    [mountains] First draw the mountains: use { CMD("mountains") } or the button under the table.
   *[corner] First choose a corner: use { CMD("corner") } or the buttons under the table.
}
refused-unknown-corner = There is no corner { $corner }. Choose 1 to { $most }.
refused-unreadable-corner = “{ $text }” is not a corner. Type its number (1 to { $most }), its direction or a place near it.
refused-corner-taken = Corner { $corner } is taken by { $company }. Choose another one.
refused-finish-table-setup = First finish your task of the set-up, with the buttons under the table.
refused-line-off-sheet = It leaves the sheet that can be drawn on, which lies round the table. Move it back, or choose other places.
refused-bad-line = { $line ->
    [border] This border cannot be drawn. Give at least three places.
    [river] This river cannot be drawn. Give at least two places.
   *[mountains] These mountains cannot be drawn. Give at least three places.
}
refused-line-too-short = { $line ->
    [border] The border is { $length } mm long and must be at least { $least } mm. Make it wider.
    [river] The river is { $length } mm long and must be at least { $least } mm. Make it longer.
   *[mountains] The mountains are { $length } mm around and must be at least { $least } mm. Make them wider.
}
refused-line-too-long = { $line ->
    [border] The border is { $length } mm long and may be { $most } mm at most. Make it narrower.
    [river] The river is { $length } mm long and may be { $most } mm at most. Make it shorter.
   *[mountains] The mountains are { $length } mm around and may be { $most } mm at most. Make them smaller.
}
refused-line-crosses-itself = { $line ->
    [border] The border crosses itself. Pull it apart there.
    [river] The river crosses itself. Pull it apart there.
   *[mountains] The mountains' loop crosses itself. Pull it apart there.
}
refused-line-outside = { $line ->
    [river] The river leaves the table in the middle. Only one end may stick out: move it inwards.
   *[mountains] The mountains stick out over the border. Move them inwards.
}
refused-river-two-ends-out = Both ends of the river stick out over the border. Only one may: move it inwards.
refused-line-on-base = { $line ->
    [river] The river runs over the place of the base in corner { $corner }. Move it away from there.
   *[mountains] The mountains lie on the place of the base in corner { $corner }. Move them away from there.
}
refused-border-bases-meet = In this border the bases would lie on top of each other. Make it wider.
refused-border-base-outside = In this border a base would not lie inside. Make it rounder or wider.

text-land = Border, river and mountains
text-border = **Border:** { $cells }
text-river = **River:** { $cells }
text-mountains = **Mountains:** { $cells }

pic-setup-border = Drawing the border:
pic-setup-river = Drawing the river:
pic-setup-mountains = Drawing the mountains:
pic-setup-corner = Choosing a corner:
