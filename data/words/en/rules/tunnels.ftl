### Tunnels.

help-about-tunnels = **Tunnels.** Choose your cards; then { $reveal } cards from the deck are revealed. Each one of your color and each locomotive costs you one extra card: that color or a locomotive. Pay with { CMD("tunnel pay") }, or give up with { CMD("tunnel leave") }: you keep your cards, but your turn ends. You see the odds first.
help-tunnels-r23 = If the deck and discard pile run short, fewer cards are revealed, or none. If you pay with locomotives alone, only locomotives cost extra, and you pay them with locomotives. I always ask, so no one learns whether you can pay. Extra cards take no extra trains.

rules-topic-tunnels = Tunnels
rules-words-tunnels = tunnel tunnels dig reveal revealed turned extra odds
rules-map-tunnels = **Tunnels:** { $tunnels }, each reveals { $reveal } cards

cmd-tunnel = tunnel
cmd-tunnel-desc = Pay for your tunnel, or give it up
cmd-tunnel-pay = pay
cmd-tunnel-pay-desc = Pay the extra cards for your tunnel
opt-tunnel-pay-cards = cards
opt-tunnel-pay-cards-desc = Cards to pay with, e.g. 1 red 1 loco (default: I ask you)
cmd-tunnel-leave = leave
cmd-tunnel-leave-desc = Give up your tunnel, keep your cards and end your turn

mark-tunnel = tunnel
link-tunnel = { $cities } ({ $length }, tunnel)
either = { $a } or { $b }
button-dig = Dig tunnel
button-extra = Pay extra cards
button-retreat = Give up tunnel
turn-tunnel = { $owed ->
    [one] { $mention }, the tunnel costs { $owed } extra card. Pay or give up.
   *[other] { $mention }, the tunnel costs { $owed } extra cards. Pay or give up.
}
tunnel-rule = I'll reveal { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. Each { $kinds } costs one extra card.
tunnel-odds = Your odds of extra cards: { $odds }
tunnel-odd = { $count ->
    [0] none { $percent }%
    [one] { $count } card { $percent }%
   *[other] { $count } cards { $percent }%
}
tunnel-surplus = { $held ->
    [0] You'd have nothing to pay them with.
   *[other] You'd have { $left } to pay them.
} If you don't pay, you keep your cards, but your turn ends.
tunnel-pay = { $owed ->
    [one] **{ $route }** costs **{ $owed } extra card**.
   *[other] **{ $route }** costs **{ $owed } extra cards**.
}
tunnel-hold = You pay with { $kinds }, and have: { $left }.
tunnel-cannot = You can't pay: { $held ->
    [0] you have no { $kinds }.
   *[other] of { $kinds }, you have only { $left }.
} Give up: you keep your cards, and no one learns why.
button-pay-extra = Pay { $cards }

done-retreat = You gave up the tunnel and kept your cards. Your turn is over.

event-card-revealed = Revealed: { $cards }.
event-revealed-discarded = { "" }
event-tunnel-entered = { $player } started to dig { $route } with { $payment }.
event-tunnel-asked = { $owed ->
    [one] { $owed } card matched, so the tunnel costs { $player } { $owed } extra card.
   *[other] { $owed } cards matched, so the tunnel costs { $player } { $owed } extra cards.
}
event-tunnel-dug = { $extra ->
    [none] No card matched, so the tunnel cost nothing extra.
   *[other] { $player } paid { $extra } extra.
}
event-tunnel-left = { $player } gave up the tunnel { $route } and kept the cards.

refused-finish-tunnels = First pay for your tunnel with { CMD("tunnel pay") }, or give it up with { CMD("tunnel leave") }.
refused-no-tunnel-open = You have no tunnel to pay for. On your turn, start one with { CMD("claim") }.
refused-undo-tunnel = You can't undo that: cards were revealed for the tunnel.

hand-tunnel = tunnel: { $percent }% chance of no extra cards
alt-tunnel = Open tunnel: { $route }, with { $payment }. Revealed: { $cards }. { $owed ->
    [one] It costs { $owed } extra card.
   *[other] It costs { $owed } extra cards.
}

pic-tunnel = Tunnel: { $route }
pic-tunnel-committed = committed
pic-tunnel-revealed = revealed
pic-tunnel-owed = { $owed ->
    [one] Costs { $owed } extra card
   *[other] Costs { $owed } extra cards
}
