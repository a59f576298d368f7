## /rules: what is special about a map, the rulings that apply, and a search over them.

cmd-rules = rules
cmd-rules-desc = The rules of the game here, or of a map: what is special, topic by topic
opt-rules-about = about
opt-rules-about-desc = A word, for example: tunnel, wild, end
opt-rules-map = map
opt-rules-map-desc = The rules of another map

button-rules = Rules
help-play-rules = { CMD("rules") } looks up a rule of this game by a word.
help-table-play-rules = { CMD("rules") } looks up a rule of this game by a word.

rules-pick = Choose a topic
rules-pick-map = Choose a map
rules-which = No game is open in this channel. Of which map do you want to see the rules?
rules-ruling = - **R{ $number }** { $text }
rules-found = ## About “{ $text }”
rules-more = More is under these topics; choose one below.
refused-unknown-topic = These rules have nothing about “{ $text }”. Similar: { $topics }.

# What each topic is called, and further words that lead to it.
rules-topic-map = This map
rules-words-map = special difference differences numbers variant option seats board overview
rules-topic-turn = A turn
rules-words-turn = turn action actions move choose may
rules-topic-cards = Cards
rules-words-cards = card cards draw take deck discard row face-up blind wild wilds joker locomotive locomotives shuffle refill hand stop
rules-topic-routes = Claiming routes
rules-words-routes = route routes claim pay payment colour color gray grey wild wilds locomotive locomotives length spaces trains pieces points
rules-topic-twins = Double routes
rules-words-twins = double doubles twin track tracks parallel second closed
rules-topic-pairs = Pairs
rules-words-pairs = pair pairs two
rules-topic-doubles = Double ships
rules-words-doubles = double ship ships
rules-topic-ferries = Ferries
rules-words-ferries = ferry ferries sea ship locomotive
rules-topic-tunnels = Tunnels
rules-words-tunnels = tunnel tunnels dig turned extra odds
rules-topic-stations = Stations
rules-words-stations = station stations borrow lend loan build
rules-topic-tickets = Tickets
rules-words-tickets = ticket tickets keep refuse long bonus destination
rules-topic-tours = Tours
rules-words-tours = tour tours order
rules-topic-connected = Completing tickets
rules-words-connected = complete completed connect network ticket tickets city cities
rules-topic-longest = The longest path
rules-words-longest = long longest path bonus trail
rules-topic-districts = Districts
rules-words-districts = district districts bonus network
rules-topic-ports = Ports
rules-words-ports = port ports harbour harbor anchor build
rules-topic-pieces = Trains and ships
rules-words-pieces = piece pieces train trains ship ships mix start box
rules-topic-exchange = Exchanging pieces
rules-words-exchange = exchange swap trade piece pieces box
rules-topic-score = Scoring
rules-words-score = score scoring points negative count win winner
rules-topic-end = The end
rules-words-end = end last final finish turns
rules-topic-passing = Passing
rules-words-passing = pass stuck nothing
rules-topic-ties = Equal points
rules-words-ties = tie ties equal draw shared victory winner
rules-topic-first = Who begins
rules-words-first = first begin start player order seats
rules-topic-setup = The table
rules-words-setup = setup river mountains border corner base chaos measures size
rules-topic-tiles = Stations
rules-words-tiles = tile tiles station stations place rural stack extra kinds
rules-topic-strings = Laying a string
rules-words-strings = string strings lay short long terminal reach none limit full
rules-topic-crossings = Crossings
rules-words-crossings = cross crossing crossings touch along expert
rules-topic-visits = Points for stations
rules-words-visits = visit visitor owner points base city transit marshalling
rules-topic-companies = Two players
rules-words-companies = company companies two pair

# What a turn can be. They are put together by what the game plays with.
rules-about-turn = **A turn** is one of these:
rules-about-turn-laid = **A turn** has two steps:
rules-turn-market = - take cards
rules-turn-routes = - claim a route
rules-turn-tickets = - draw tickets
rules-turn-stations = - build a station
rules-turn-ports = - build a port
rules-turn-pieces = - exchange pieces
rules-turn-station-tiles = 1. draw a station tile and place it ({ $firstdraw ->
    [one] { $firstdraw } tile in the very first turn of the game
   *[other] { $firstdraw } tiles in the very first turn of the game
})
rules-turn-strings = 2. lay a string, or none
rules-about-twins = **Double routes** have two tracks between the same cities. Here there are { $twins } of them.
rules-about-pieces-fixed = **Trains and ships.** Everybody starts with { $suggestedtrain } and { $suggestedship }, and nobody is asked (option of this table). What remains is your box.
rules-about-score = **Points** come from:
rules-score-routes = - each route, by its length: { $worth }
rules-score-ticket-points = - completed tickets; the others cost their points
rules-score-tours = - tours: more in the printed order than in another; unfinished ones cost more than they would bring
rules-score-longest-path = - the longest path: { $bonus }
rules-score-stations = - each station that was never built: { $unbuilt }
rules-score-ports = - ports: { $portpoints } by their tickets, and { $portless } for each that was never built
rules-score-pieces = - exchanges: −{ $exchange } a piece
rules-score-districts = - connected districts
rules-score-strings = - { $startpoints } to start with; stations that your strings reach, less { $crossing } for each crossing ({ $other } for a string of another company); what strings of others bring or cost the owner of a station

# What is special about a map, made of its own numbers.
rules-map-title = ## { $map }
rules-map-variant = Variant: **{ $variant }** · { $least } to { $most } players
rules-map-options = With: { $options }
rules-map-no-options = Not chosen here: { $options }
rules-map-board = **Board:** { $cities } cities and { $routes } routes, of 1 to { $longest } spaces; { $twins } double routes, { $gray } gray routes.
bus-rules-map-board = **Board:** { $cities } places and { $routes } routes, of 1 to { $longest } spaces; { $twins } double routes, { $gray } gray routes.
rules-map-cards = **Cards:** { $count } in all: { $each } of each of { $colors } colours, and { $wilds } wild. Face up: { $faceup }. At the start: { $hand } each.
rules-map-cards-typed = **Cards:** { $decks }. Wild: { $wilds }. Face up: { $faceup } of each deck.
rules-map-deck = { $deck ->
    [ship] ships { $count }
   *[train] trains { $count }
} (with the port sign { $ports }{ $doubles ->
    [0] { "" }
   *[other] , double { $doubles }
})
rules-map-pieces = **Pieces:** { $pieces } each. The end comes at { $last } or fewer.
rules-map-fleet = **Pieces:** { $startpieces } each, at most { $mosttrain } trains and { $mostship } ships. The end comes at { $last } or fewer.
rules-map-fleet-fixed = **Pieces:** { $suggestedtrain } and { $suggestedship } each. The end comes at { $last } or fewer.
rules-map-points = **Points by length:** { $worth }
rules-map-tickets = **Tickets:** { $count }, worth { $low } to { $high }{ $long ->
    [0] { "" }
   *[other] ; long ones { $long }
}. { $start } A turn's draw is { $draw }, and at least { $drawkeep } of them is kept.
rules-map-tours = **Tours:** { $tours } of the tickets
rules-map-ferries = **Ferries:** { $ferries }
rules-map-tunnels = **Tunnels:** { $tunnels }, each turns over { $reveal }
rules-map-stations = **Stations:** { $stations } each; left over they bring { $unbuilt } apiece
rules-map-longest-path = **Longest path:** { $bonus } points
rules-map-districts = **Districts:** { $districts }
rules-map-district = { $district } for { $points }
rules-map-ports = **Ports:** { $ports } each, in { $harbours } cities
rules-map-tiles = **Stations:** { $stack } in the stack. **Strings:** short { $short } mm, long { $long } mm; each company has, short and long: { $strings }
rules-map-strings-of = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}: { $shorts } + { $longs }
rules-map-without = **Not in this game:** { $parts }
