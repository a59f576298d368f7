## /help: how to play here, the rules in short, and what is done where rules are silent.

cmd-help = help
cmd-help-desc = How to play here, the rules in short, and the fine print

help-title-play = ## How to play here
help-title-rules = ## The rules of { $map } in short
help-title-fine = ## The fine print
help-pick = Choose a page
help-page-play = How to play here
help-page-rules = The rules in short
help-page-fine = The fine print

help-play-open = { CMD("game new") } opens a table in a channel or thread, { CMD("game join") } takes a seat, and { CMD("game start") } begins. There is one game in a channel.
help-play-secret = Your cards and tickets come to you by direct message. If Discord refuses it, press “My hand” under the board, or use { CMD("hand") }: only you see the answer.
help-play-turn = On your turn use the buttons under the board, or the commands { CMD("draw") }, { CMD("claim") } and { CMD("tickets") }. While you type, they offer just what you can do.
help-play-pay = You choose what to pay with: write for example “3 red 1 loco” as the payment.
help-play-look = { CMD("board") } shows the board again, to you alone. { CMD("settings language") } changes the language.

help-about-market = **Take cards.** Take two train cards, face up or blind from the deck. A face-up locomotive is the only card you take that turn. Everybody starts with { $hand } cards.
help-about-routes = **Claim a route.** Pay as many cards of the route's colour as it has spaces; a gray route takes any one colour, and locomotives stand for every colour. Everybody has { $pieces } trains. A route brings points by its length: { $worth }.
help-about-tickets = **Draw tickets.** Take { $draw } and keep at least { $drawkeep }. At the start everybody gets { $start } and keeps at least { $startkeep }.
help-about-ticket-points = **Tickets count at the end.** A ticket whose two cities you have connected at the end brings its points; any other costs them.
help-about-last-turns = **The end.** When somebody ends a turn with { $last } trains or fewer, everybody has one more turn. Then tickets are opened and counted.
help-about-longest-path = **The longest path** of connected routes brings { $bonus } points.
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
help-last-turns-r10 = Last turns are looked for at the end of a turn, once. Whoever brings them about has one more turn too, the very last.
help-longest-path-r11 = The longest path uses no route twice, but may pass a city again. All who tie for it get the bonus; with no route there is none.
help-ticket-points-r12 = A ticket is complete when your own routes connect its cities, by whatever way.
help-ties-r13 = Who is first with equal points is decided by: { $ties }. If that is equal too, the victory is shared.
help-core-r14 = A score may fall below zero.
help-core-r15 = The first player is drawn at random or named by the host, and told before tickets are chosen. Then play goes by seats.
help-tickets-r16 = At the start all choose their tickets at the same time and in secret. Play begins when the last choice is made.
help-core-r17 = Everybody starts with 0 points.
