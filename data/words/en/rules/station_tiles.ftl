### Stations: tiles and placing them.

help-about-station-tiles = **Draw and place tiles.** Draw one station tile each turn, two in the very first turn. A Rural Station gives you one more, once a turn. Place tiles inside the border, touching no string and no other tile.
help-about-tiles = **The stations:**
help-station-tiles-r50 = The stack has { $stack } tiles. The extra tile for a Rural Station isn't optional. You draw it at most once per turn.
help-station-tiles-r56 = If there's no room for a tile, I put it under the stack and draw another, up to { $redraws } times. You may always lay no string: you score nothing and give up a string of your choice.

rules-topic-tiles = Stations
rules-words-tiles = tile tiles station stations place rural stack extra kinds
rules-turn-station-tiles = 1. draw a station tile and place it ({ $firstdraw ->
    [one] { $firstdraw } tile in the very first turn of the game
   *[other] { $firstdraw } tiles in the very first turn of the game
})
rules-map-tiles = **Stations:** { $stack } in the stack. **Strings:** short { $short } mm, long { $long } mm; each company has (short + long): { $strings }

cmd-place = place
cmd-place-desc = Place a station tile you drew
opt-place-at = at
opt-place-at-desc = A place such as D4 or D4.37, or a tile to put it near (default: my suggestion)
opt-place-turn = turn
opt-place-turn-desc = Degrees to turn it by, 0 to 89 (default: as suggested)
opt-place-tile = tile
opt-place-tile-desc = Tile to place, if you drew several (default: the first)
opt-place-now = now
opt-place-now-desc = Place without a preview (default: no)

# What a person may type for a tile or a string, words in any order.
alias-tile = station tile s stop st
alias-base = base home
base-name = Base { $number }
tile-named = { $name } ({ $kind })
tile-points = Points for a first visit: { $own }
tile-points-two = Points for a first visit: { $own } for its owner, { $other } for others
tile-mountains = { $points } in the mountains
tile-limit = { $count ->
    [one] at most { $count } company
   *[other] at most { $count } companies
}
tile-owner = its owner gets { $points } for each visit by another company
tile-repeat = scores again for every string
tile-terminal = strings only start or end here
turn-place = { $count ->
    [one] { $mention }, place your tile, then lay a string.
   *[other] { $mention }, place your { $count } tiles, then lay a string.
}
button-place = Place tile
button-type-place = Type place
tile-title = { $kind }
tile-no-spot = I found no free spot. Type a place.
tile-at = In cell { $cell }: { $right } mm across, { $down } mm down. Turned { $turn }°.
tile-fits = ✅ It fits here.
tile-next = { $points ->
    [none] { $string ->
        [long] If you place it here, I find no long string that scores.
       *[short] If you place it here, I find no short string that scores.
    }
   *[other] { $string ->
        [long] If you place it here, your long string can score { $points }.
       *[short] If you place it here, a short string can score { $points }.
    }
}
spot-pick = Suggested spots, numbered in the picture
spot-option = { $number }. { $place }
place-title = Place of the tile
place-label = Place or tile
place-hint = D4, D4.37 or D4.3764; near a tile: S7

done-place = You placed a { $kind } in { $place }.

event-tiles-shuffled = { $companies ->
    [2] Each player has two companies, with bases in opposite corners. Your better company counts, the other one breaks ties.
   *[1] { "" }
}
event-tile-drawn = { $extra ->
    [yes] { $player } drew an extra tile for the Rural Station: { $kind }.
   *[no] { $player } drew a { $kind }.
}
event-tile-returned = There was no room for a { $kind }, so it went under the stack.
event-tile-placed = { $company } placed { $tile }.
event-base-placed = { "" }

refused-finish-station-tiles = First place the tile you drew, with { CMD("place") } or the button under the board.
refused-no-tile-to-place = You have no tile to place now. Lay a string with { CMD("lay") }.
refused-unknown-tile-kind = There's no tile “{ $kind }”. Choose one from the list.
refused-tile-not-drawn = You have no { $kind } to place. Choose what you drew: { $drawn }.
refused-bad-tile-turn = A tile can't turn by { $turn } degrees. Choose 0 to 89.
refused-tile-outside = The tile sticks out past the border. Move it inward.
refused-tile-touches-tile = The tile touches { $tile }. Move it away.
refused-tile-touches-string = { $other ->
    [river] The tile touches the river. Move it away.
    [mountains] The tile touches the edge of the mountains. Move it away.
    [border] The tile touches the border. Move it inward.
   *[other] The tile touches one of { $other }'s strings. Move it away.
}
refused-tile-entered-twice = The string comes to { $tile } twice. Go around it the second time.
refused-unreadable-place = “{ $place }” isn't a place on the board. Type D4, D4.37 or D4.3764, or a tile like S7 or Base 2.
refused-unknown-tile = There's no { $tile } on the board. Choose one of these: { $tiles }.
refused-tile-named-twice = A string can visit { $tile } only once. I kept the stops before the second visit; go around it from there.
refused-undo-tiles = You can't undo your last action, because new tiles have been drawn since.

alt-stack = Stack: { $count }.
alt-tiles = Tiles: { $tiles }.
text-tiles = All stations
text-tile = - **{ $tile }** at { $place }: { $kind }{ $owner ->
    [none] { "" }
   *[other] , owner { $owner }
}; { $companies ->
    [none] no one is there yet
   *[other] there: { $companies }
}

pic-base = Base { $number }
pic-stack = stack
pic-to-place = { $count ->
   *[other] new
}
pic-points-high = { $points }, in mountains { $high }
pic-points-owner = owner { $own }, others { $other }
pic-points-each = { $points } for each string
pic-limit = limit { $limit }
