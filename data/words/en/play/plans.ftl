### Plans: what a seat does when its next turn comes.

cmd-plan = plan
cmd-plan-desc = Plan your next turn: it is played for you shortly after it begins
opt-plan-route = route
opt-plan-route-desc = The route to claim: two neighbouring cities
opt-plan-payment = payment
opt-plan-payment-desc = Cards to pay with, for example: 3 red 1 loco
opt-plan-instead = instead
opt-plan-instead-desc = What to do if that is not possible then: nothing, the deck, or a face-up card
opt-plan-clear = clear
opt-plan-clear-desc = Take the plan back

plan-title = Your next turn
plan-none = Nothing is planned. Whatever you choose here is kept at once, and nobody else sees it.
plan-when = { $minutes ->
    [0] A plan is played as soon as your turn begins. Until then you can change it or take it back.
    [one] A plan is played { $minutes } minute after your turn begins. Until then you can change it or take it back.
   *[other] A plan is played { $minutes } minutes after your turn begins. Until then you can change it or take it back.
}
plan-paused = The game is paused, and no plan is played until the pause ends.
plan-when-resumed = { $minutes ->
    [0] It is your turn: your plan is played as soon as the pause ends. Until then you can change it or take it back.
    [one] It is your turn: your plan is played { $minutes } minute after the pause ends. Until then you can change it or take it back.
   *[other] It is your turn: your plan is played { $minutes } minutes after the pause ends. Until then you can change it or take it back.
}
plan-claim = Claim { $route } with { $cards }
plan-card = Take { $card }, then a card from the deck
plan-blind = { $deck ->
    [ship] Draw two cards from the ship deck
    [train] Draw two cards from the train deck
   *[none] Draw two cards from the deck
}
plan-else = If that is not possible: { $action }
plan-not-played = **Your plan was not played:** { $reason }
plan-taken-back = Your plan is taken back. It is your turn.
plan-lapsed = Your plan was not played: { $reason } It is your turn: { $link }
plan-else-nothing = else do nothing
plan-else-deck = { $deck ->
    [ship] two cards from the ship deck
    [train] two cards from the train deck
   *[other] two cards from the deck
}
plan-else-card = { $card }; if it is gone, from the deck
plan-pick-route = Claim a route
plan-pick-part = All routes that you can pay for
plan-pick-cards = Pay with other cards
plan-pick-else = If that is not possible then
plan-pick-card = Take a card
button-plan-blind = { $deck ->
    [ship] Two ship cards
    [train] Two train cards
   *[none] Two from the deck
}
button-plan-clear = Take the plan back

refused-plan-too-early = You can plan once the first turn has begun.
refused-plan-your-turn = It is your turn: play it now. You can plan your next turn after it.
refused-plan-empty = It named nothing that can be done.
