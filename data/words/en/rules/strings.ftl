### Strings and laying them.

help-about-strings = **Lay a string.** Short: { $short } mm, long: { $long } mm. Put both ends on stations, one of them your base or a station you've reached. New stations score. Each crossing that isn't on a station costs { $crossing }{ $other ->
    [1] { "" }
   *[other] { " " }({ $other } over another company's string)
}. The game ends when all strings are used.
help-strings-r52 = A string's path may be shorter than the string, but never longer. The rest is coiled up at its last station.
help-strings-r53 = I judge strings by their center line. You cross another string when yours comes out on its other side, anywhere but on a station. Touching is free. Every crossing counts, even over your own strings. You can't run along another string for more than { $overlap } mm.
help-strings-r54 = A string connects every station it touches. It can't pass a terminal, touch a station twice, or have both ends on one station. It can't touch a station that reached its company limit, unless your company is already there.
help-strings-r55 = A company scores a station once. The owner gains or loses points for every string of another company that touches it. A marshalling yard pays 1 for each string. Your own base only pays at the start.
help-strings-r58 = With two players, your two companies score separately. The player whose better company has more points wins. If those are equal, the other two decide. If those are equal too, it's a tie.
help-strings-expert-r59 = Expert: crossing another company's string costs { $other }, any other crossing { $crossing }.

rules-topic-strings = Laying a string
rules-words-strings = string strings rail rails lay short long terminal reach none limit full
rules-topic-crossings = Crossings
rules-words-crossings = cross crossing crossings touch along expert
rules-topic-visits = Points for stations
rules-words-visits = visit visitor owner points base city transit marshalling yard
rules-topic-companies = Two players
rules-words-companies = company companies two pair tie draw
rules-turn-strings = 2. lay a string, or none
rules-score-strings = - { $startpoints } at the start; the stations your strings reach; −{ $crossing } for each crossing{ $other ->
    [1] { "" }
   *[other] { " " }(−{ $other } over another company's string)
}; what other companies' strings earn or cost you as owner of a station
rules-map-strings-of = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}: { $shorts } + { $longs }

cmd-lay = lay
cmd-lay-desc = Lay a string through stations, with a private preview first
opt-lay-string = string
opt-lay-string-desc = Short or long (default: your last choice)
opt-lay-path = path
opt-lay-path-desc = Stations and places in order, e.g. Base 1 > S7 > G4 > S12, or “none” to lay none
opt-lay-now = now
opt-lay-now-desc = Lay without a preview (default: no)
choice-short = short
choice-long = long

alias-lay-none = none nothing pass skip no
company-of = { $player } { $number }
company-of-mention = { $player } (company { $number })
strings-left = { $string ->
    [long] { $count } long
   *[short] { $count } short
}
turn-strings-over = The game is over.
turn-lay = { $mention }, lay a string. Left: { $left }.
button-lay = Lay string
button-type-path = Type path
button-undo = Undo
button-wipe = Clear
button-idea = Idea { $number }: { $points }
button-string = { $string ->
    [long] Long ({ $count })
   *[short] Short ({ $count })
}
button-give-up = Lay no string
button-give-it = { $string ->
    [long] Give up long ({ $count })
   *[short] Give up short ({ $count })
}
string-title = { $string ->
    [long] Long string, up to { $mm } mm
   *[short] Short string, up to { $mm } mm
}
string-stops = Through: { $stops }
string-begin-alone = I found no string that scores. Choose your first station, type a path, or lay no string.
string-begin = Take an idea (numbered in the picture), or choose your first station.
string-next = Now choose the next station.
pick-start = Start at …
pick-stop = Next station …
page-back = … previous stations
page-on = … more stations
stop-option = { $tile } · { $kind } · { $points }
stop-away = { $against ->
    [far] { $mm } mm away: too far for the rest of the string
    [full] { $mm } mm away: its company limit is reached
    [over] { $mm } mm away: your string ends at the terminal
   *[none] { $mm } mm away
}
path-title = Path
path-label = Stations and places, in order
path-hint = For example: Base 1 > S7 > G4.37 > S12
draft-length = Length: { $used } of { $most } mm, { $left } mm left.
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
give-up-sure = Skip laying a string this turn? You'll score nothing and give up one string. Which one?
own-companies = You have two companies: the better one counts, the other one breaks ties.
own-company = **{ $company }**: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Strings left: { $left }. Reached: { $reached }.

done-lay = { $string ->
    [long] You laid a long string ({ $points }).
   *[short] You laid a short string ({ $points }).
}
done-give-up = { $string ->
    [long] You laid no string and gave up a long one.
   *[short] You laid no string and gave up a short one.
}

event-string-laid = { $string ->
    [long] { $company } laid a long string
   *[short] { $company } laid a short string
} ({ $stations }): **{ $points }**{ $told ->
    [none] { "" }
   *[other] { " " }({ $told })
}{ $others ->
    [none] .
   *[other] . For others: { $others }.
}
event-string-given-up = { $string ->
    [long] { $company } laid no string and gave up a long one.
   *[short] { $company } laid no string and gave up a short one.
}

refused-no-such-string-left = { $string ->
    [long] { $company } has no long string left. Take a short one.
   *[short] { $company } has no short string left. Take a long one.
}
refused-bad-string = A string needs at least two stations. Add another one.
refused-string-too-long = The string is { $over } mm too long: { $length } mm of { $most }. { $string ->
    [long] Leave out a stop.
   *[short] Leave out a stop, or take a long string.
}
refused-string-outside = The string goes outside the border at { $place }. Keep it inside.
refused-end-off-station = { $end ->
    [first] The string doesn't start on a station. Make a station its first stop.
   *[last] The string doesn't end on a station. Make a station its last stop.
}
refused-not-your-network = You haven't reached { $first } or { $last }. Put one end on your base or on a station you've reached.
refused-both-ends-on-one-tile = Both ends of the string are on { $tile }. Put one of them on another station.
refused-terminal-in-the-middle = A string can only start or end at the terminal { $tile }. End it there, or go around it.
refused-limit-reached = { $tile } has reached its company limit of { $limit } ({ $companies }). Go around it.
refused-string-crosses-itself = The string crosses itself at { $place }. Change the order of its stops, or add a place in between.
refused-runs-along = { $other ->
    [river] The string runs along the river for { $length } mm. Cross it or keep away.
    [mountains] The string runs along the edge of the mountains for { $length } mm. Cross it or keep away.
    [border] The string runs along the border for { $length } mm. Keep away from it.
   *[other] The string runs along one of { $other }'s strings for { $length } mm. Cross it or keep away.
}
refused-unreadable-stop = I can't read stop { $number }, “{ $stop }”. Type a place like D4, D4.37 or D4.3764, or a tile: { $tiles }.{ $kept ->
    [yes] { " " }I kept the stops before it.
   *[no] { "" }
}
refused-unknown-stop = Stop { $number }, “{ $stop }”, isn't on the board. Use one of these: { $tiles }.{ $kept ->
    [yes] { " " }I kept the stops before it.
   *[no] { "" }
}
refused-too-many-stops = That's too many stops. Enter at most { $most }.
refused-too-few-stops = That's too few places. Enter at least { $needed }.

alt-company = { $company } ({ $color }): { $points ->
    [none] { "" }
   *[other] { $points };{ " " }
}strings: { $left }; reached: { $reached }.
alt-laid-last = The last string is { $company }'s.
text-strings = Strings of { $player }
text-string = - { $string ->
    [long] Long
   *[short] Short
}: { $stations }, through { $cells }
text-strings-none = None yet.
text-reached = Reached: { $stations }

score-base-start = start { $points }
score-station = stations { $points }
score-owner = other companies' visits { $points }
score-yard = marshalling yards { $points }
score-crossing = crossings { $points }
score-second-company = { "" }
tally-second-company = points of the other company
final-companies = Each player's better company counts, then the other one. Companies: { $companies }
pic-preview = Only you see this preview
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
pic-ends = ends only
pic-extra = +1 tile
pic-score-base-start = at the start
pic-score-station = stations
pic-score-owner = as owner
pic-score-yard = yards
pic-score-crossing = crossings
pic-score-second-company = second company
pic-count = × { $count }
