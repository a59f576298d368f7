## /help: how to play here, the rules in short, and what is done where rules are silent.

cmd-help = help
cmd-help-desc = How to play here, the rules in short, and the fine print

help-title-play = ## How to play here
help-title-rules = ## The rules of { $map } in short
help-title-variants = ## Variants and options of { $map }
help-title-fine = ## The fine print
help-pick = Choose a page
help-page-play = How to play here
help-page-rules = The rules in short
help-page-variants = Variants and options
help-page-fine = The fine print

help-play-open = { CMD("game new") } opens a table in a channel or thread, { CMD("game join") } takes a seat, and { CMD("game start") } begins. There is one game in a channel.
help-play-secret = Your cards and tickets come to you by direct message. If Discord refuses it, press “My hand” under the board, or use { CMD("hand") }: only you see the answer.
help-play-turn = On your turn use the buttons under the board, or the commands { CMD("draw") }, { CMD("claim") } and { CMD("tickets") }. While you type, they offer just what you can do.
help-play-pay = You choose what to pay with: write for example “3 red 1 loco” as the payment.
help-play-look = { CMD("board") } shows the board again, to you alone. { CMD("settings show") } has all that you can choose: language, colours, text without pictures.

help-about-market = **Take cards.** Take two train cards, face up or blind from the deck. A face-up locomotive is the only card you take that turn. Everybody starts with { $hand } cards.
help-about-routes = **Claim a route.** Pay as many cards of the route's colour as it has spaces; a gray route takes any one colour, and locomotives stand for every colour. Everybody has { $pieces } trains. A route brings points by its length: { $worth }.
help-about-tickets = **Draw tickets.** Take { $draw } and keep at least { $drawkeep }. { $start }
# What everybody gets before the first turn; several choices come one after the other.
help-start-only = At the start everybody gets { $deal } and keeps at least { $keep }.
help-start-mixed = At the start everybody gets { $long } long and { $deal } other, and keeps at least { $keep }. Long ones are never drawn later.
help-start-long = At the start everybody gets { $long } long tickets and keeps at most { $most } of them.
help-start-then = Then everybody gets { $deal } others and keeps at least { $keep }, or at least { $least } after keeping a long one.
help-about-ticket-points = **Tickets count at the end.** A ticket whose two cities you have connected at the end brings its points; any other costs them.
help-about-last-turns = **The end.** When somebody ends a turn with { $last } trains or fewer, everybody has { $each ->
    [one] one more turn
   *[other] { $each } more turns
}. Then tickets are opened and counted.
help-about-longest-path = **The longest path** of connected routes brings { $bonus } points.
help-about-ferries = **Ferries.** A route with locomotives on its spaces takes one locomotive for each of them; the other cards are of one colour, and locomotives are welcome there too.
help-about-tunnels = **Tunnels.** Lay out your cards; then { $reveal } cards of the deck are turned over. Each of your colour, and each locomotive, costs one more card of that colour or a locomotive. Pay with { CMD("tunnel pay") }, or give up with { CMD("tunnel leave") }: your cards come back, and your turn is over. Before you dig you see the odds.
help-about-stations = **Build a station.** One a turn with { CMD("station") }, in any city without one; everybody has { $stations }. The first costs 1 card, each further one a card more, all of one colour; locomotives stand for any. At the end each lends you one route of another player that leads to its city, for your tickets. A station that was never built brings { $unbuilt } points.
help-about-passing = { "" }
help-about-ties = { "" }

help-market-r1 = Once { $clear } locomotives lie face up, the whole row is discarded and laid anew, and looked at again, as long as a row with fewer can be made. This holds at any time, at set-up too.
help-market-r2 = A gap in the row is filled at once. An empty deck is made anew from the discarded cards; if there are none either, the gap waits for the next discard.
help-market-r3 = You may start to draw while at least one card can be taken. If there is no second card that you may take, your turn ends after the first.
help-market-r4 = A locomotive drawn blind is an ordinary card: it does not end your turn. A face-up one can only be your first card.
help-passing-r5 = You pass only when nothing else is possible. When everybody in turn had to pass, the game ends and is scored.
help-routes-r6 = The payment is your choice: any mix of one colour and locomotives that fits, and locomotives alone always do.
help-routes-r7 = A route needs as many of your trains as it has spaces.
help-routes-r8 = Nobody owns both tracks of a double route. With up to { $close } players, its second track closes for all once the first is claimed.
help-tickets-r9 = If fewer tickets are left than are drawn, you get what is left and keep at least one. Tickets handed back go under the deck. A turn waits until tickets are chosen, and tickets drawn on the last turn count.
help-last-turns-r10 = Whether the last turns begin is checked once, at the end of a turn. Whoever brings them about has { $each ->
    [one] one more turn
   *[other] { $each } more turns
} too, and the very last of all.
help-longest-path-r11 = The longest path uses no route twice, but may pass a city again. All who tie for it get the bonus; with no route there is none.
help-ticket-points-r12 = A ticket is complete when your own routes connect its cities, by whatever way.
help-ties-r13 = Who is first with equal points is decided by: { $ties }. If that is equal too, the victory is shared.
help-core-r14 = A score may fall below zero.
help-core-r15 = The first player is drawn at random or named by the host, and told before tickets are chosen. Then play goes by seats.
help-tickets-r16 = At the start all choose their tickets at the same time and in secret. Play begins when the last choice is made.
help-core-r17 = Everybody starts with 0 points.
help-tickets-out-r20 = Tickets refused at the start leave the game, long or not. Long ones that nobody got leave it too.
help-tickets-shuffled-r20 = Tickets refused at the start are shuffled and go under the deck. Long ones leave the game, also those that nobody got.
help-tickets-steps-r21 = The start has two choices, in this order: once the second is open, the first stays.
help-tickets-bonus-r22 = Bonus tickets are not long ones: they join the deck that all draw from.
help-tunnels-r23 = Fewer cards are turned over when deck and discard hold fewer; with none the tunnel costs nothing more. Whoever pays with locomotives alone pays only for locomotives, and with locomotives. The question is the same whether a hand can pay or not. More cards need no more trains.
help-ferries-r24 = A ferry takes at least one locomotive for each of its signs; the rest is of one colour, and locomotives may stand in.
help-stations-r25 = A loan counts for tickets alone, never for the longest path, and several stations may borrow the same route. The best loans are found for you at the end: most points first, then most completed tickets. A station with no route of others at its city lends nothing.
help-routes-gaps-r26 = A route brings points by its length here: { $worth }.

## Variants and options, by map. Each line is shown for its own map alone.

help-variant-europe-classic = **Classic.** The 46 tickets of the first edition. At the start 1 long and 3 others, of which 2 or more are kept.
help-variant-europe-1912 = **Europa 1912.** Played as Classic, with the 55 tickets of 1912.
help-variant-europe-mega = **Mega Europe.** All 101 tickets. At the start first 2 long ones, of which at most 1 is kept, then 5 others.
help-variant-europe-big-cities = **Big Cities of Europe.** Only the 45 tickets that lead to a big city. At the start 5, of which 2 or more are kept; later 4 are drawn.
help-option-europe-bonus-tickets = **Bonus tickets.** Seven more for every variant. The printed values of those marked “stand-in” are not known to this program, so it plays with values of its own; whoever runs it can correct them in the map's data file.
help-stand-ins = Stand-ins at this table: { $tickets }.

# Leagues and what belongs to them: of every game alike.
help-title-leagues = ## Leagues, ratings and fair play
help-page-leagues = Leagues, ratings, fair play
help-league-join = { CMD("league list") } shows the leagues of this server. Join a season by the button of its post, or with { CMD("league join") }: the bot draws the tables, opens a thread for each and calls you.
help-league-table = { CMD("league table") } shows who stands where, { CMD("league rounds") } who plays whom. Who runs a league begins with { CMD("league create") }.
help-league-stats = { CMD("stats person") } tells of your games, { CMD("stats map") } of favourite routes, { CMD("stats versus") } of two opponents, { CMD("stats records") } of this server's records. In { CMD("settings show") } you can hide from all of it.
help-league-rating = { CMD("rating show") } has your ratings. Others see them only if you choose so with { CMD("rating listed") }.
help-league-luck = Every shuffle follows from a secret seed. Its hash stands in the first post of a game, the seed itself in the last, and { CMD("game verify") } checks the whole game against it.
help-league-privacy = { CMD("privacy show") } tells what the bot keeps about you; you can take it along as a file, or have it deleted.
