### Strings and laying them.

help-about-strings = **Lay a string.** A short one reaches { $short } mm, a long one { $long } mm. Both ends lie on stations, one of them on your base or on a station that you have reached. New stations bring their points, each crossing of any other string costs { $crossing } ({ $other } for a string of another company), but on a station crossing is free. The game ends when all strings are used; the most points win.
help-strings-r52 = A string may lie shorter than it is, never longer: what is left over is coiled up at its last station.
help-strings-r53 = Lines are judged along their middle. A crossing is where your string comes to the other side of another one, off every station; touching does not count, each crossing does, and so do those of your own strings. Running along another string for more than { $overlap } mm is not allowed.
help-strings-r54 = A string connects every station that it touches. A full station, a terminal in mid-string, a station touched twice, or both ends on one station are refused; a company that counts at a station already may come again.
help-strings-r55 = A visitor's points fall due once for each company; what an owner gains or loses, for every string of others that touches the station. A marshalling yard pays 1 for every string. Your own base pays at the start alone.
help-strings-r58 = With two players every company counts for itself. The better company of each is compared first, then the other one; what is still equal is a draw.
help-strings-expert-r59 = Expert: crossing another company's string costs { $other }, any other crossing { $crossing }.

rules-topic-strings = Laying a string
rules-words-strings = string strings lay short long terminal reach none limit full
rules-topic-crossings = Crossings
rules-words-crossings = cross crossing crossings touch along expert
rules-topic-visits = Points for stations
rules-words-visits = visit visitor owner points base city transit marshalling
rules-topic-companies = Two players
rules-words-companies = company companies two pair
rules-turn-strings = 2. lay a string, or none
rules-score-strings = - { $startpoints } to start with; stations that your strings reach, less { $crossing } for each crossing ({ $other } for a string of another company); what strings of others bring or cost the owner of a station
rules-map-strings-of = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}: { $shorts } + { $longs }

cmd-lay = lay
cmd-lay-desc = Lay a string through stations; you see it before anybody else does
opt-lay-string = string
opt-lay-string-desc = Short or long
opt-lay-path = path
opt-lay-path-desc = For example: Base 1 > S7 > G4 > S12
opt-lay-now = now
opt-lay-now-desc = Lay it at once, without a preview
choice-short = short
choice-long = long

alias-lay-none = none nothing pass
company-of = { $player } { $number }
strings-left = { $string ->
    [long] { $count } long
   *[short] { $count } short
}
turn-strings-over = The game is over.
turn-lay = { $mention }, lay a string. Left: { $left }.
button-lay = Lay string
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
button-go-on = Back
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
own-company = **{ $company }**: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Strings left: { $left }. Reached: { $reached }.

done-lay = { $string ->
    [long] Your long string is laid, for { $points }.
   *[short] Your short string is laid, for { $points }.
}
done-give-up = { $string ->
    [long] You lay nothing and give up a long string.
   *[short] You lay nothing and give up a short string.
}

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
refused-terminal-in-the-middle = A string can only begin or end at the terminal { $tile }. End it there, or lead it past.
refused-limit-reached = { $tile } has no room for another company (at most { $limit }: { $companies }). Lead the string past it.
refused-string-crosses-itself = The string crosses itself at { $place }. Change the order of the stops, or add a free point.
refused-runs-along = { $other ->
    [river] The string runs along the river for { $length } mm. Lead it across, or keep away.
    [mountains] The string runs along the edge of the mountains for { $length } mm. Lead it across, or keep away.
    [border] The string runs along the border for { $length } mm. Keep away from it.
   *[other] The string runs along a string of { $other } for { $length } mm. Lead it across, or keep away.
}
refused-unreadable-stop = Stop { $number }, “{ $stop }”, is neither a tile nor a place. Places read D4, D4.37 or D4.3764; tiles here: { $tiles }.{ $kept ->
    [yes] { " " }The stops before it are kept.
   *[no] { "" }
}
refused-unknown-stop = Stop { $number }, “{ $stop }”: there is no such tile on the table. There are: { $tiles }.{ $kept ->
    [yes] { " " }The stops before it are kept.
   *[no] { "" }
}
refused-too-many-stops = That is too many stops: at most { $most } can be given.
refused-too-few-stops = That is too few places: give at least { $needed }.

alt-company = { $company } ({ $color }): { $points }; strings: { $left }; reached: { $reached }.
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
score-owner = visits of others { $points }
score-yard = marshalling yards { $points }
score-crossing = crossings { $points }
score-second-company = { "" }
tally-second-company = the points of the other company
final-companies = Companies: { $companies }
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
pic-ends = ends only
pic-extra = +1 tile
pic-score-base-start = at the start
pic-score-station = stations
pic-score-owner = as owner
pic-score-yard = yards
pic-score-crossing = crossings
pic-score-second-company = second company
pic-count = × { $count }
