### Setting up the board: border, river, mountains, corners.

help-about-table-setup = **The board** is the area inside the border, with a river and mountains. Everyone chooses a corner for their base, in turn. With two players, each has two companies, in opposite corners.
help-table-setup-r51 = All sizes come from the game's settings, and only their proportions matter. A tile is { $tile } mm wide.
help-table-setup-r57 = The river stays inside the border, but one end may stick out. The mountains form a closed loop inside it. The two may cross each other, but must leave every base's spot free. You choose corners in turn order, and your base goes there with one corner on the mark.
help-table-setup-chaos-r59 = Chaos: the border can have any shape. It must be at least half the length of the border string. The bases are spaced evenly along it.

rules-topic-setup = Setting up
rules-words-setup = setup set up table board river mountains border corner base chaos measures size

cmd-river = river
cmd-river-desc = Draw the river, when that's your part of the setup
opt-river-path = path
opt-river-path-desc = Places it runs through, e.g. A4 > D5 > H6 (default: one of my suggestions)
cmd-mountains = mountains
cmd-mountains-desc = Draw the mountains, when that's your part of the setup
opt-mountains-path = path
opt-mountains-path-desc = Places around them, e.g. D4 > F4 > F6 > D6 (default: one of my suggestions)
cmd-border = border
cmd-border-desc = Draw the border, when that's your part of the setup
opt-border-path = path
opt-border-path-desc = Places around the board, e.g. B5 > E2 > H5 > E8 (default: one of my suggestions)
cmd-corner = corner
cmd-corner-desc = Choose the corner of your base
opt-corner-corner = corner
opt-corner-corner-desc = Its direction, e.g. south-west, or a place near it

corner-label = { $direction ->
    [n] North
    [ne] North-east
    [e] East
    [se] South-east
    [s] South
    [sw] South-west
    [w] West
    [nw] North-west
   *[middle] Middle
} · { $place }
corner-name = the { $direction ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
    [nw] north-west
   *[middle] middle
} corner ({ $place })
turn-table-setup = { $mention }, { $owed ->
    [border] draw the border.
    [river] draw the river.
    [mountains] draw the mountains.
   *[corner] choose the corner for your base.
}
button-line = { $owed ->
    [border] Draw border
    [river] Draw river
   *[mountains] Draw mountains
}
button-bend = { $way ->
    [in] Bend inward
   *[out] Bend outward
}
line-title = { $owed ->
    [border] The border
    [river] The river
   *[mountains] The mountains
}
line-rule = { $owed ->
    [border] Any shape that doesn't cross itself and has room for every base. It must be at least half the length of the border string.
    [river] Keep it inside the border, but one end may stick out. It can't cross itself or cover the spot for a base.
   *[mountains] Draw a closed loop inside the border. It can't cross itself or cover the spot for a base.
}
line-length = Length: { $used } of { $most } mm.
line-fits = ✅ This works.
line-option = Shape { $number }
line-pick = Choose another shape
line-hint = For example: A4 > D5 > H6; I adjust the length

done-line = { $owed ->
    [border] You drew the border.
    [river] You drew the river.
   *[mountains] You drew the mountains.
}
done-corner = You chose { $corner }.

event-border-laid = { $seat ->
    [none] { "" }
   *[other] { $seat } drew the border.
}
event-river-laid = { $seat ->
    [none] { "" }
   *[other] { $seat } drew the river.
}
event-mountains-laid = { $seat ->
    [none] { "" }
   *[other] { $seat } drew the mountains.
}
event-corner-chosen = { $company } chose { $corner }.

refused-table-is-set = The board is already set up. Use { CMD("board") } to see whose turn it is.
refused-other-task = { $owed ->
    [border] First draw the border, with { CMD("border") } or the button under the board.
    [river] First draw the river, with { CMD("river") } or the button under the board.
    [mountains] First draw the mountains, with { CMD("mountains") } or the button under the board.
   *[corner] First choose a corner, with { CMD("corner") } or the buttons under the board.
}
refused-unknown-corner = There's no corner { $corner }. Type its direction, e.g. south-west.
refused-unreadable-corner = “{ $text }” isn't a corner. Type its direction, e.g. south-west, or a place near it.
refused-corner-taken = { $company } already has { $corner }. Choose another one.
refused-finish-table-setup = First finish your part of the setup, with the buttons under the board.
refused-line-off-sheet = The line runs off the drawing area. Move it back, or choose other places.
refused-bad-line = { $line ->
    [border] I can't draw this border. Enter at least three places.
    [river] I can't draw this river. Enter at least two places.
   *[mountains] I can't draw these mountains. Enter at least three places.
}
refused-line-too-short = { $line ->
    [border] The border is { $length } mm long, but needs at least { $least } mm. Make it wider.
    [river] The river is { $length } mm long, but needs at least { $least } mm. Make it longer.
   *[mountains] The mountains are { $length } mm around, but need at least { $least } mm. Make them wider.
}
refused-line-too-long = { $line ->
    [border] The border is { $length } mm long; the limit is { $most } mm. Make it narrower.
    [river] The river is { $length } mm long; the limit is { $most } mm. Make it shorter.
   *[mountains] The mountains are { $length } mm around; the limit is { $most } mm. Make them smaller.
}
refused-line-crosses-itself = { $line ->
    [border] The border crosses itself. Pull it apart there.
    [river] The river crosses itself. Pull it apart there.
   *[mountains] The mountains' loop crosses itself. Pull it apart there.
}
refused-line-outside = { $line ->
    [river] The middle of the river goes outside the border. Only one end may stick out, so move it inward.
   *[mountains] The mountains stick out past the border. Move them inward.
}
refused-river-two-ends-out = Both ends of the river stick out past the border. Only one may, so move the other inward.
refused-line-on-base = { $line ->
    [river] The river covers the spot for the base in { $corner }. Move it away.
   *[mountains] The mountains cover the spot for the base in { $corner }. Move them away.
}
refused-border-bases-meet = The bases would overlap inside this border. Make it wider.
refused-border-base-outside = A base doesn't fit inside this border. Make it rounder or wider.

text-land = Border, river and mountains
text-border = **Border:** { $cells }
text-river = **River:** { $cells }
text-mountains = **Mountains:** { $cells }
