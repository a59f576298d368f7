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
}. Each match ({ $kinds }) costs one extra card. Your odds, from what you can see:
tunnel-odds = { $count ->
    [0] no extra cards: { $percent }%
    [one] { $count } extra card: { $percent }%
   *[other] { $count } extra cards: { $percent }%
}
tunnel-surplus = You pay extra cards with the same kinds ({ $kinds }). You'd still have: { $left }. If you can't or won't pay, you keep your cards, but your turn ends.
tunnel-pay = { $owed ->
    [one] { $route } costs { $owed } extra card. How do you want to pay?
   *[other] { $route } costs { $owed } extra cards. How do you want to pay?
}
preview-dug = With no extra cards to pay:

done-dig = { $route } costs extra cards. Pay or give up under the board, or with { CMD("tunnel pay") } or { CMD("tunnel leave") }.
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
refused-too-dear = { $owed ->
    [one] The tunnel costs { $owed } extra card, and you can't pay it. Press **Give up tunnel**: you keep your cards, and no one learns why.
   *[other] The tunnel costs { $owed } extra cards, and you can't pay them. Press **Give up tunnel**: you keep your cards, and no one learns why.
}
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
