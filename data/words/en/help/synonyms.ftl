### How players ask for a rule in /rules: words, or beginnings of words, that lead to a topic.

# What a question has beside its topic.
alias-question-filler = a about am an and any are as at be by can could did do does explain for from get got had happen happens has have here how i if in is it its may me might must my no not of on one or our please rule rules should so some tell than that the them then there they this to was we what when where which who whom why will with without would you your

alias-topic-map = difference different special board size players
alias-topic-turn = do allowed option possible order
alias-topic-score = minus negative lose lost penalty total bonus worth value
alias-topic-first = who first begins beginning order seat clockwise
alias-topic-cards = three 3 many discard pile used shuffle reshuffle empty left run out end gone face up open row market replace replaced new blind top take pick second hand limit locomotive joker rainbow engine bus
alias-topic-doubles = two spaces odd surplus left
alias-topic-routes = different mix mixed single one color colour gray grey build buy line price cost pay length space locomotive wild own
alias-topic-twins = both parallel double twin track same cities two next second other
alias-topic-pairs = two same color symbol
alias-topic-longest = same city twice again loop circle branch continuous long trail express bonus
alias-topic-globetrotter = most many tickets completed bonus globe trotter traveler traveller number
alias-topic-network = most connected cities large big whole together explorer bonus
alias-topic-roundtrips = two ways paths twice ring loop circle there back bonus mandala tour
alias-topic-tickets = many number new more keep return back choose draw take destination long short regular last empty secret hidden
alias-topic-connected = incomplete unfinished uncompleted unfulfilled fail missed penalty minus negative points lose subtract not done finish fulfil fulfill complete count
alias-topic-tunnels = reveal flip extra add color locomotive fail give up cannot pay
alias-topic-ferries = ferry water sea locomotive symbol
alias-topic-mountains = peak worn wear lose lost extra more trains pieces discard asia
alias-topic-shares = stock company companies railroad invest holder majority pennsylvania
alias-topic-markers = passenger passengers meeple meeples token tokens collect merchandise goods most germany
alias-topic-technology = buy purchase technology upgrade locked unlock price locomotives concession permit uk
alias-topic-trackbeds = track tracks tile lay color blank empty france
alias-topic-regions = country countries border abroad crossing several best end ends
alias-topic-stations = through station opponent rival foreign use borrow other player another route cost price how many left unused
alias-topic-districts = district area zone group number connect bonus
alias-topic-ports = harbor harbour anchor city cost price symbol many unused
alias-topic-tours = tour order sequence several cities same city twice again
alias-topic-pieces = piece train ship mix many start choose secret reserve supply
alias-topic-exchange = swap change trade return box replace
alias-topic-end = finish finished over trigger final last trains pieces two 2 left remaining how long
alias-topic-ties = tiebreak tie same equal winner share
alias-topic-passing = skip pass stuck nothing cannot move possible
alias-topic-tiles = tile stack room limit full place overlap rotate turn rural draw
alias-topic-strings = through station touch string start end length bend back full limit short long remove
alias-topic-crossings = over across another string other cross overlap intersect twice own touch river mountain border
alias-topic-visits = reach station points owner city minus negative worth value
alias-topic-companies = two players duel
alias-topic-setup = prepare board border circle oval size corner river mountain base
