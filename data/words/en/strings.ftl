## A table of strings and tiles: commands, editors, events, refusals, help.

cmd-place = place
cmd-place-desc = Place a station tile that you drew
opt-place-at = at
opt-place-at-desc = A place such as D4 or D4.37, or a tile to put it near; legal spots are offered
opt-place-turn = turn
opt-place-turn-desc = Degrees by which it is turned, 0 to 89
opt-place-tile = tile
opt-place-tile-desc = Which tile, when you drew several
cmd-lay = lay
cmd-lay-desc = Lay a string through stations; you see it before anybody else does
opt-lay-string = string
opt-lay-string-desc = Short or long
opt-lay-path = path
opt-lay-path-desc = For example: Base 1 > S7 > G4 > S12
opt-place-now = now
opt-place-now-desc = Place it at once, without a preview
opt-lay-now = now
opt-lay-now-desc = Lay it at once, without a preview
choice-short = short
choice-long = long
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
opt-board-focus = focus
opt-board-focus-desc = A side of the map or a city to see enlarged; on a table of strings a place or a tile

# What a person may type for a tile or a string, words in any order.
alias-tile = station tile s
alias-base = base home
alias-lay-none = none nothing pass

company-of = { $player } { $number }
base-name = Base { $number }
tile-named = { $name } ({ $kind })
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

tile-points = points for a first visit: { $own }
tile-points-two = points for a first visit: { $own } for its owner, { $other } for others
tile-mountains = { $points } in the mountains
tile-limit = { $count ->
    [one] room for { $count } company
   *[other] room for { $count } companies
}
tile-owner = its owner gets { $points } for each visit of another company
tile-repeat = again for every string
tile-terminal = a string can only begin or end here

strings-left = { $string ->
    [long] { $count } long
   *[short] { $count } short
}

turn-strings-over = The game is over.
turn-table-setup = { $mention }, { $owed ->
    [border] draw the border.
    [river] draw the river.
    [mountains] draw the mountains.
   *[corner] choose the corner for your base.
}
turn-place = { $count ->
    [one] { $mention }, place your tile, then lay a string.
   *[other] { $mention }, place your { $count } tiles, then lay a string.
}
turn-lay = { $mention }, lay a string. Left: { $left }.

button-place = Place
button-lay = Lay string
button-look = Table
button-line = { $owed ->
    [border] Draw the border
    [river] Draw the river
   *[mountains] Draw the mountains
}
button-confirm = Confirm
button-step = { $mm } mm
button-type-place = Type a place
button-type-path = Type the path
button-undo = Undo
button-wipe = Clear
button-idea = Idea { $number }: { $points }
button-string = { $string ->
    [long] Long ({ $count })
   *[short] Short ({ $count })
}
button-give-up = Lay none
button-give-it = { $string ->
    [long] Give up a long one ({ $count })
   *[short] Give up a short one ({ $count })
}
button-zoom = { $now ->
    [close] Whole table
   *[whole] Look closer
}
button-go-on = Back
button-bend = { $way ->
    [in] Bend inwards
   *[out] Bend outwards
}

tile-title = { $kind }
tile-no-spot = No free spot was found for you. Type a place.
tile-at = Lies at { $place }, turned by { $turn }°.
tile-fits = ✅ It fits there.
spot-pick = Suggested spots, as numbered on the picture
spot-option = { $number }. { $place }
place-title = Place of the tile
place-label = Place or tile
place-hint = D4, D4.37 or D4.3764; beside a tile: S7

string-title = { $string ->
    [long] A long string, up to { $mm } mm
   *[short] A short string, up to { $mm } mm
}
string-stops = Through: { $stops }
string-begin-alone = No idea scores from here. Choose the station where your string begins, type a path, or lay nothing.
string-begin = Take an idea (they are numbered on the picture), or choose the station where your string begins.
string-next = Now choose where it goes on.
pick-start = Begin at …
pick-stop = Go on to …
page-back = … back
page-on = … more stations
stop-option = { $tile } · { $kind } · { $points }
stop-away = { $against ->
    [far] { $mm } mm away: too far for what is left
    [full] { $mm } mm away: no room for another company
    [over] { $mm } mm away: the string ends at the terminal before
   *[none] { $mm } mm away
}
path-title = Path
path-label = Places and tiles, in order
path-hint = For example: Base 1 > S7 > G4.37 > S12
draft-length = Length: { $used } of { $most } mm, { $left } mm left over.
draft-stations = Stations: { $stations }.
draft-crossings = Crosses: { $crossings }.
draft-points = **For you: { $points }**{ $told ->
    [none] { "" }
   *[other] { " " }({ $told })
}
draft-others = For others: { $others ->
    [none] nothing
   *[other] { $others }
}
crossed = { $other ->
    [river] river × { $count }
    [mountains] mountains × { $count }
   *[other] { $other } × { $count }
}
crossed-none = nothing
gain-crossing = { $count ->
    [one] { $count } crossing { $points }
   *[other] { $count } crossings { $points }
}
give-up-sure = Lay no string this turn? It scores nothing, and the string that you name is gone.

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

own-title = Your table
own-company = **{ $company }**: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Strings left: { $left }. Reached: { $reached }.
look-pick = Look more closely
look-all = The whole table
look-last = The last string
look-mountains = The mountains
look-base = { $base }, { $company }

alt-table = { $map }, the table from above.
alt-company = { $company } ({ $color }): { $points }; strings: { $left }; reached: { $reached }.
alt-laid-last = The last string is { $company }'s.
alt-stack = Stack: { $count }.
alt-tiles = Tiles: { $tiles }.

done-place = Placed: { $kind } at { $place }.
sketch-changed = ⚠️ This was changed in another message of yours. Here is how it is now: look at it, then confirm.
done-lay = { $string ->
    [long] Your long string is laid, for { $points }.
   *[short] Your short string is laid, for { $points }.
}
done-give-up = { $string ->
    [long] You lay nothing and give up a long string.
   *[short] You lay nothing and give up a short string.
}
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
event-tiles-shuffled = { "" }
event-tile-drawn = { $extra ->
    [yes] { $player } draws one more for the Rural Station: { $kind }.
   *[no] { $player } draws: { $kind }.
}
event-tile-returned = There is no room for another tile: { $kind } goes under the stack.
event-tile-placed = { $company } places { $tile }.
event-base-placed = { "" }
event-string-laid = { $string ->
    [long] { $company } lays a long string
   *[short] { $company } lays a short string
} ({ $stations }): **{ $points }**{ $told ->
    [none] { "" }
   *[other] { " " }({ $told })
}{ $others ->
    [none] .
   *[other] . For others: { $others }.
}
event-string-given-up = { $string ->
    [long] { $company } lays nothing and gives up a long string.
   *[short] { $company } lays nothing and gives up a short string.
}

score-base-start = start { $points }
score-station = stations { $points }
score-owner = visits of others { $points }
score-yard = marshalling yards { $points }
score-crossing = crossings { $points }
score-second-company = { "" }
tally-second-company = the points of the other company
final-companies = Companies: { $companies }

## Refusals

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
refused-finish-station-tiles = First place the tile that you drew, with { CMD("place") } or the button under the table.
refused-no-tile-to-place = You have no tile to place now. Lay a string with { CMD("lay") }.
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
refused-unknown-tile-kind = There is no tile “{ $kind }”. Choose one from the list that opens as you type.
refused-tile-not-drawn = You have no { $kind } to place. You drew: { $drawn }.
refused-bad-tile-turn = A tile is turned by 0 to 89 degrees, not by { $turn }.
refused-tile-outside = The tile sticks out over the border. Move it inwards.
refused-tile-touches-tile = The tile touches { $tile }. Move it away.
refused-tile-touches-string = { $other ->
    [river] The tile touches the river. Move it away.
    [mountains] The tile touches the edge of the mountains. Move it away.
    [border] The tile touches the border. Move it inwards.
   *[other] The tile touches a string of { $other }. Move it away.
}
refused-no-such-string-left = { $string ->
    [long] { $company } has no long string left. Take a short one.
   *[short] { $company } has no short string left. Take a long one.
}
refused-bad-string = This is not a string yet: it needs at least two stations. Add another one.
refused-string-too-long = The string is { $over } mm too long: { $length } mm of { $most }. { $string ->
    [long] Leave a stop out.
   *[short] Leave a stop out, or take a long one.
}
refused-string-outside = The string leaves the table at { $place }. Lead it inside.
refused-end-off-station = { $end ->
    [first] The string does not begin on a station. Begin it on one of yours.
   *[last] The string does not end on a station. Add one as its last stop.
}
refused-not-your-network = The string goes from { $first } to { $last }, and you have reached neither. One end must lie on your base or a station that you reached.
refused-both-ends-on-one-tile = Both ends of the string lie on { $tile }. Choose another station for one of them.
refused-tile-entered-twice = The string comes to { $tile } twice. Lead it past the second time.
refused-terminal-in-the-middle = A string can only begin or end at the terminal { $tile }. End it there, or lead it past.
refused-limit-reached = { $tile } has no room for another company (at most { $limit }: { $companies }). Lead the string past it.
refused-string-crosses-itself = The string crosses itself at { $place }. Change the order of the stops, or add a free point.
refused-runs-along = { $other ->
    [river] The string runs along the river for { $length } mm. Lead it across, or keep away.
    [mountains] The string runs along the edge of the mountains for { $length } mm. Lead it across, or keep away.
    [border] The string runs along the border for { $length } mm. Keep away from it.
   *[other] The string runs along a string of { $other } for { $length } mm. Lead it across, or keep away.
}
refused-unreadable-place = “{ $place }” is not a place on the table. Places read D4, D4.37 or D4.3764; tiles S7 or Base 2.
refused-unknown-tile = There is no { $tile } on the table. There are: { $tiles }.
refused-unreadable-stop = Stop { $number }, “{ $stop }”, is neither a tile nor a place. Places read D4, D4.37 or D4.3764; tiles here: { $tiles }.{ $kept ->
    [yes] { " " }The stops before it are kept.
   *[no] { "" }
}
refused-unknown-stop = Stop { $number }, “{ $stop }”: there is no such tile on the table. There are: { $tiles }.{ $kept ->
    [yes] { " " }The stops before it are kept.
   *[no] { "" }
}
refused-tile-named-twice = You named { $tile } twice, and a string comes to a tile only once. Lead it past the second time. The stops before that are kept.
refused-too-many-stops = That is too many stops: at most { $most } can be given.
refused-too-few-stops = That is too few places: give at least { $needed }.

## Help

help-table-play-open = { CMD("game new") } opens a table in a channel or thread, { CMD("game join") } takes a seat, and { CMD("game start") } begins. There is one game in a channel.
help-table-play-turn = Use the buttons under the table: they open an editor that only you see. Move, turn and try as you like; nothing is shown to others before you confirm, and what you have put together is kept until your turn is over.
help-table-play-text = Typing does the same: { CMD("place") } with a place, { CMD("lay") } with a path such as “Base 1 > S7 > G4 > S12”. In the set-up there are { CMD("corner") } and, where players draw, { CMD("river") }, { CMD("mountains") } and { CMD("border") }.
help-table-play-places = The picture has letters and numbers along its edges. D4 is the middle of that cell (100 mm), D4.37 is 3 tenths to the right and 7 down in it, and D4.3764 is exact to the millimetre: 37 right, 64 down.
help-table-play-look = { CMD("board") } shows the table to you alone; with a place or a tile it shows that from nearby. { CMD("hand") } tells what your company has.
help-about-table-setup = **The table.** Inside the border lie a river and mountains. In turn everybody chooses a corner for their base; with two players each has two companies, in opposite corners.
help-about-station-tiles = **Draw and place tiles.** Each turn brings a station tile, the very first turn two; a Rural Station brings another, once a turn. Tiles lie inside the border and touch neither strings nor other tiles.
help-about-strings = **Lay a string.** A short one reaches { $short } mm, a long one { $long } mm. Both ends lie on stations, one of them on your base or on a station that you have reached. New stations bring their points, each crossing of any other string costs { $crossing } ({ $other } for a string of another company), but on a station crossing is free. The game ends when all strings are used; the most points win.
help-about-tiles = **The stations:**

help-table-core-r14 = A score may fall below zero.
help-table-core-r15 = The first player is drawn at random or named by the host. Then play goes by seats.
help-station-tiles-r50 = The stack has { $stack } tiles. The extra tile for a Rural Station is always drawn, once a turn.
help-table-setup-r51 = All measures are settings of the game: what matters is how they compare. A tile is { $tile } mm wide.
help-strings-r52 = A string may lie shorter than it is, never longer: what is left over is coiled up at its last station.
help-strings-r53 = Lines are judged along their middle. A crossing is where your string comes to the other side of another one, off every station; touching does not count, each crossing does, and so do those of your own strings. Running along another string for more than { $overlap } mm is not allowed.
help-strings-r54 = A string connects every station that it touches. A full station, a terminal in mid-string, a station touched twice, or both ends on one station are refused; a company that counts at a station already may come again.
help-strings-r55 = A visitor's points fall due once for each company; what an owner gains or loses, for every string of others that touches the station. A marshalling yard pays 1 for every string. Your own base pays at the start alone.
help-station-tiles-r56 = Where no room is left for a tile, it goes under the stack and another is drawn, up to { $redraws } times. You may always lay no string: it scores nothing, and the string you name is gone.
help-table-setup-r57 = The river stays inside, one end may stick out; the mountains are a loop inside. They may cross each other, and keep the bases' places free. A base lies with one corner on its mark. Seats choose in the order of play.
help-strings-r58 = With two players every company counts for itself. The better company of each is compared first, then the other one; what is still equal is a draw.
help-strings-expert-r59 = Expert: crossing another company's string costs { $other }, any other crossing { $crossing }.
help-table-setup-chaos-r59 = Chaos: the border may have any shape, from half its loop to all of it, and the bases lie evenly along it.
help-variant-string_railway-classic = **Classic.** A square for two and four players, a triangle for three, a pentagon for five.
help-option-string_railway-expert = **Expert.** Crossing a string of another company costs 2 points in place of 1.
help-option-string_railway-chaos = **Chaos.** The border has any shape: a circle, an oval, or something wild.
help-option-string_railway-by-hand = **By hand.** Players draw the river, the mountains and (in Chaos) the border themselves.
