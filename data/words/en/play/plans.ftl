### Plans: what a seat does when its next turn comes.

cmd-plan = plan
cmd-plan-desc = Plan your next turn: I'll play it for you when it comes
opt-plan-route = route
opt-plan-route-desc = Route to claim: two neighboring cities
opt-plan-payment = payment
opt-plan-payment-desc = Cards to pay with, e.g. 3 red 1 loco
opt-plan-instead = instead
opt-plan-instead-desc = Fallback: the deck, a face-up card or nothing (default: nothing)
opt-plan-clear = clear
opt-plan-clear-desc = Cancel the plan (default: no)

plan-title = Your next turn
plan-none = No plan yet. I save each choice right away, and only you can see it.
plan-when = { $minutes ->
    [0] I'll play your plan as soon as your turn starts. Until then you can change or cancel it.
    [one] I'll play your plan { $minutes } minute after your turn starts. Until then you can change or cancel it.
   *[other] I'll play your plan { $minutes } minutes after your turn starts. Until then you can change or cancel it.
}
plan-paused = The game is paused. I won't play your plan until the pause ends.
plan-when-resumed = { $minutes ->
    [0] It's your turn. I'll play your plan as soon as the pause ends. Until then you can change or cancel it.
    [one] It's your turn. I'll play your plan { $minutes } minute after the pause ends. Until then you can change or cancel it.
   *[other] It's your turn. I'll play your plan { $minutes } minutes after the pause ends. Until then you can change or cancel it.
}
plan-claim = Claim { $route } with { $cards }
plan-card = Take { $card }, then draw from the deck
plan-blind = { $deck ->
    [ship] Draw two cards from the ship deck
    [train] Draw two cards from the train deck
   *[none] Draw two cards from the deck
}
plan-else = Otherwise: { $action }
plan-not-played = **I couldn't play your plan:** { $reason }
plan-taken-back = You cancelled your plan. It's your turn.
plan-lapsed = I couldn't play your plan: { $reason } It's your turn: { $link }
plan-else-nothing = otherwise do nothing
plan-else-deck = { $deck ->
    [ship] two cards from the ship deck
    [train] two cards from the train deck
   *[other] two cards from the deck
}
plan-else-card = { $card }, or the deck if it's gone
plan-pick-route = Claim a route
plan-pick-part = All routes you can pay for
plan-pick-cards = Pay with other cards
plan-pick-else = If that doesn't work
plan-pick-card = Take a card
button-plan-blind = { $deck ->
    [ship] Draw 2 ship cards
    [train] Draw 2 train cards
   *[none] Draw 2 from deck
}
button-plan-clear = Cancel plan

refused-plan-too-early = You can't plan until the first turn starts.
refused-plan-your-turn = It's your turn, so play it now. You can plan your next turn after that.
refused-plan-empty = Nothing you planned is possible anymore.
