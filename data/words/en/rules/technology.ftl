### Technology.

help-about-technology = **Technology.** Before your action, you can buy { $techturn ->
    [one] a technology
   *[other] up to { $techturn } technologies
} with { CMD("buy") }. You pay its price in locomotives. A route with a sign is locked until you own the technology with that sign. Others score points or save cards.
help-technology-r73 = A technology works at once and for the rest of the game, but not for routes you claimed before. You can own one of each kind. If a route has several signs, you need a technology for each. Everyone sees who owns what.
help-technology-any-r72 = { $techany ->
    [0] With some technologies, a few cards of any kind replace a locomotive
   *[other] Any { $techany } cards replace a locomotive
}: when you buy a technology and when you claim a route. They don't in tunnels, since their extra cards depend on what you pay.
help-technology-contests-r74 = If players tie for the most completed tickets or the longest path, all of them win the points. Without a completed ticket or a route, you lose them.
help-technology-third-r75 = If you draw both cards from the deck, the third one comes by itself. After a face-up card there's none.
help-technology-second-r75 = You can claim a second route right after the first, even in the turn you bought this. Then the technology goes back. If you claim no second route, you keep it.

rules-topic-technology = Technology
rules-words-technology = technology technologies card cards buy price locked unlock sign concession upgrade
rules-turn-technology = - before one of these: buy a technology
rules-score-technology = - technologies: the points they add
rules-map-technology = **Technologies:**
rules-map-technology-card = - { $technology } · { $price } · { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
}: { $effects }

cmd-buy = buy
cmd-buy-desc = Buy a technology before your action
opt-buy-technology = technology
opt-buy-technology-desc = Its name or sign
opt-buy-payment = payment
opt-buy-payment-desc = Cards to pay with, e.g. 2 loco (default: I ask you)
opt-buy-now = now
opt-buy-now-desc = Buy without a preview (default: no)

effect-opens = opens { $routes }
effect-points = +{ $points } for each { $routes ->
    [none] route you claim
   *[other] of these you claim: { $routes }
}
effect-fewer = { $count } fewer { $count ->
    [one] card
   *[other] cards
} for { $routes ->
    [none] each route
   *[other] { $routes }
}
effect-any = any { $count } cards replace a locomotive
effect-tickets = +{ $points } at the end for each completed ticket
effect-most-tickets = at the end +{ $points } with the most completed tickets, else −{ $points }
effect-longest-path = at the end +{ $points } with the longest path, else −{ $points }
effect-third-card = a third card after two from the deck
effect-second-route = a second route in one turn, once
kind-routes = { $what ->
    [ferry] ferries
    [tunnel] tunnels
   *[mountains] mountain routes
}
kind-region = routes to { $region }
kind-spaces = routes of { $spaces } spaces
kind-long = { $spaces } spaces

mark-technology = needs { $signs }
button-technology = Buy technology
technology-which = **Which technology do you buy?**
technology-stars = ★: your tickets need it.
technology-none = **You can't pay for any technology now.** Draw locomotives first.
technology-pick = Choose a technology
technology-costs = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}
technology-left = { $count } left
technology-yours = yours
technology-line = - **{ $technology }** · { $price } · { $left }: { $effects }
technology-pay = { $technology }: how do you want to pay?
preview-technology = Buy { $technology }
preview-technology-does = What it does: { $effects }.
button-buy = Buy
done-buy = You bought { $technology }. Now take your action.
event-technology-bought = ⚙️ { $player } bought { $technology }.
event-technology-bought-paid = ⚙️ { $player } bought { $technology } for { $cards }.
event-technology-returned = ⚙️ { $player } returned { $technology }.
event-technology-scored = ⚙️ Technology: +{ $points } for { $player }.
turn-second-route = { $mention }, claim a second route or end your turn.

text-technologies = Technologies
text-technologies-of = Technologies: { $technologies }
alt-technologies = Technologies of { $player }: { $technologies }.
hand-technologies = { $technologies ->
    [none] No technologies yet
   *[other] Technologies: { $technologies }
}
hand-technology = -# ↳ buy first: { $technologies }

standing-technology = - Technology, for your routes: { $points }
standing-technology-tickets = - { $technology }, { $count ->
    [one] { $count } completed ticket
   *[other] { $count } completed tickets
}: { $points }
standing-technology-contest = - { $technology }: { $points }
pic-score-technology = technology
score-technology = technology { $points }
score-technology-tickets = technology for tickets { $points }
score-technology-contest = technology bonuses { $points }

refused-route-locked = { $route } is locked. Buy this first: { $technologies }.
refused-unknown-technology = There's no technology “{ $technology }”. Choose one from the list: { CMD("buy") }.
refused-technology-bought-already = { $count ->
    [one] You've bought a technology this turn. You can buy another one on your next turn.
   *[other] You've bought { $count } technologies this turn. You can buy more on your next turn.
}
refused-technology-owned = You own { $technology } already. Choose another one.
refused-no-technology-left = { $technology } is sold out. Choose another one.
refused-technology-price = { $technology } costs { $price ->
    [one] { $price } locomotive
   *[other] { $price } locomotives
}{ $swap ->
    [0] {""}
   *[other] ; any { $swap } cards replace each
}. Choose other cards, or draw more.
