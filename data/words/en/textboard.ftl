## The board in text, page by page.

text-pick = Choose a page of the board
text-table = The table: players, cards, turn
text-owned = Routes of { $player }
text-owned-none = None yet.
text-stations = Stations: { $cities }
text-ports = Ports: { $cities }
text-free = Free routes: { $first } to { $last }
text-open = free
text-closed = closed, as its other track is taken
text-station-of = Station: { $player }
text-port-of = Port: { $player }
text-port-free = A port can be built here.
text-district = District { $district }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}

text-land = Border, river and mountains
text-tiles = All stations
text-cells = A cell is 100 mm wide and named as on the edges of the picture: a letter from left to right, a number from top to bottom.
text-border = **Border:** { $cells }
text-river = **River:** { $cells }
text-mountains = **Mountains:** { $cells }
text-tile = - **{ $tile }** at { $place }: { $kind }{ $owner ->
    [none] { "" }
   *[other] , built by { $owner }
}; { $companies ->
    [none] nobody is there yet
   *[other] there: { $companies }
}
text-strings = Strings of { $player }
text-string = - { $string ->
    [long] Long
   *[short] Short
}: { $stations }, through { $cells }
text-strings-none = None yet.
text-reached = Reached: { $stations }
