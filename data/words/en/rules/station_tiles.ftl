### Stations: tiles and placing them.

help-about-station-tiles = **Draw and place tiles.** Each turn brings a station tile, the very first turn two; a Rural Station brings another, once a turn. Tiles lie inside the border and touch neither strings nor other tiles.
help-about-tiles = **The stations:**
help-station-tiles-r50 = The stack has { $stack } tiles. The extra tile for a Rural Station is always drawn, once a turn.
help-station-tiles-r56 = Where no room is left for a tile, it goes under the stack and another is drawn, up to { $redraws } times. You may always lay no string: it scores nothing, and the string you name is gone.

rules-topic-tiles = Stations
rules-words-tiles = tile tiles station stations place rural stack extra kinds
rules-turn-station-tiles = 1. draw a station tile and place it ({ $firstdraw ->
    [one] { $firstdraw } tile in the very first turn of the game
   *[other] { $firstdraw } tiles in the very first turn of the game
})
rules-map-tiles = **Stations:** { $stack } in the stack. **Strings:** short { $short } mm, long { $long } mm; each company has, short and long: { $strings }

cmd-place = place
cmd-place-desc = Place a station tile that you drew
opt-place-at = at
opt-place-at-desc = A place such as D4 or D4.37, or a tile to put it near; legal spots are offered
opt-place-turn = turn
opt-place-turn-desc = Degrees by which it is turned, 0 to 89
opt-place-tile = tile
opt-place-tile-desc = Which tile, when you drew several
opt-place-now = now
opt-place-now-desc = Place it at once, without a preview

# What a person may type for a tile or a string, words in any order.
alias-tile = station tile s
alias-base = base home
base-name = Base { $number }
tile-named = { $name } ({ $kind })
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
turn-place = { $count ->
    [one] { $mention }, place your tile, then lay a string.
   *[other] { $mention }, place your { $count } tiles, then lay a string.
}
button-place = Place
button-type-place = Type a place
tile-title = { $kind }
tile-no-spot = No free spot was found for you. Type a place.
tile-at = Lies at { $place }, turned by { $turn }°.
tile-fits = ✅ It fits there.
spot-pick = Suggested spots, as numbered on the picture
spot-option = { $number }. { $place }
place-title = Place of the tile
place-label = Place or tile
place-hint = D4, D4.37 or D4.3764; beside a tile: S7

done-place = Placed: { $kind } at { $place }.

event-tiles-shuffled = { "" }
event-tile-drawn = { $extra ->
    [yes] { $player } draws one more for the Rural Station: { $kind }.
   *[no] { $player } draws: { $kind }.
}
event-tile-returned = There is no room for another tile: { $kind } goes under the stack.
event-tile-placed = { $company } places { $tile }.
event-base-placed = { "" }

refused-finish-station-tiles = First place the tile that you drew, with { CMD("place") } or the button under the table.
refused-no-tile-to-place = You have no tile to place now. Lay a string with { CMD("lay") }.
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
refused-tile-entered-twice = The string comes to { $tile } twice. Lead it past the second time.
refused-unreadable-place = “{ $place }” is not a place on the table. Places read D4, D4.37 or D4.3764; tiles S7 or Base 2.
refused-unknown-tile = There is no { $tile } on the table. There are: { $tiles }.
refused-tile-named-twice = You named { $tile } twice, and a string comes to a tile only once. Lead it past the second time. The stops before that are kept.
refused-undo-tiles = New tiles were drawn since then, so your last step can't be taken back.

alt-stack = Stack: { $count }.
alt-tiles = Tiles: { $tiles }.
text-tiles = All stations
text-tile = - **{ $tile }** at { $place }: { $kind }{ $owner ->
    [none] { "" }
   *[other] , built by { $owner }
}; { $companies ->
    [none] nobody is there yet
   *[other] there: { $companies }
}

pic-base = Base { $number }
pic-stack = stack
pic-to-place = to place:
pic-points-high = { $points }, in mountains { $high }
pic-points-owner = owner { $own }, others { $other }
pic-points-each = { $points } for each string
pic-limit = limit { $limit }
