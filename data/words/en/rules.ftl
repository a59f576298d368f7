## /rules: topics and search.

cmd-rules = rules
cmd-rules-desc = The rules of the game in this channel, by topic or by a word
opt-rules-about = about
opt-rules-about-desc = A topic or any word, for example: tunnel
rules-title = { $map }: the rules
rules-how = Choose a topic below, or write a word: { CMD("rules") } about: tunnel.
rules-found = What the rules say about “{ $text }”
rules-nothing = Nothing here speaks of “{ $text }”. The topics below may help.
rules-more = There is more: add a word to find less.
rules-pick = Choose a topic
button-rules = Rules

rules-topic-core = General things
rules-topic-market = Taking cards
rules-topic-routes = Claiming routes
rules-topic-tickets = Tickets
rules-topic-ticket-points = What tickets bring
rules-topic-longest-path = The longest path
rules-topic-last-turns = The last turns
rules-topic-passing = Passing
rules-topic-ties = Ties
rules-topic-ferries = Ferries
rules-topic-tunnels = Tunnels
rules-topic-stations = Stations
rules-topic-pieces = Trains and ships
rules-topic-ports = Ports
rules-topic-tours = Tours
rules-topic-districts = Districts
rules-topic-table-setup = Setting up the table
rules-topic-station-tiles = Station tiles
rules-topic-strings = Laying strings
rules-topic-variants = Variants and options
