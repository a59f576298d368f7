# Words inside the pictures of a table of strings; room is short.
pic-base = Base { $number }
pic-setup-border = Drawing the border:
pic-setup-river = Drawing the river:
pic-setup-mountains = Drawing the mountains:
pic-setup-corner = Choosing a corner:
pic-stack = stack
pic-to-place = to place:
pic-preview = Preview, for you alone
pic-length-used = { $used } of { $most } mm
pic-gain = { $points ->
    [one] { $signed } point
   *[other] { $signed } points
}
pic-crossings = { $count ->
    [one] { $count } crossing
   *[other] { $count } crossings
}
pic-faults = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
pic-fits = Fits here
pic-points-high = { $points }, in mountains { $high }
pic-points-owner = owner { $own }, others { $other }
pic-points-each = { $points } for each string
pic-limit = limit { $limit }
pic-ends = ends only
pic-extra = +1 tile
pic-score-base-start = at the start
pic-score-station = stations
pic-score-owner = as owner
pic-score-yard = yards
pic-score-crossing = crossings
pic-score-second-company = second company
pic-count = × { $count }
