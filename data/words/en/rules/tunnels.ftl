### Tunnels.

help-about-tunnels = **Tunnels.** Lay out your cards; then { $reveal } cards of the deck are turned over. Each of your colour, and each locomotive, costs one more card of that colour or a locomotive. Pay with { CMD("tunnel pay") }, or give up with { CMD("tunnel leave") }: your cards come back, and your turn is over. Before you dig you see the odds.
help-tunnels-r23 = Fewer cards are turned over when deck and discard hold fewer; with none the tunnel costs nothing more. Whoever pays with locomotives alone pays only for locomotives, and with locomotives. The question is the same whether a hand can pay or not. More cards need no more trains.

rules-topic-tunnels = Tunnels
rules-words-tunnels = tunnel tunnels dig turned extra odds
rules-map-tunnels = **Tunnels:** { $tunnels }, each turns over { $reveal }

cmd-tunnel = tunnel
cmd-tunnel-desc = Settle the tunnel that costs you more cards
cmd-tunnel-pay = pay
cmd-tunnel-pay-desc = Pay the extra cards that your tunnel costs
opt-tunnel-pay-cards = cards
opt-tunnel-pay-cards-desc = Cards to pay with, for example: 1 red 1 loco
cmd-tunnel-leave = leave
cmd-tunnel-leave-desc = Give your tunnel up and take the cards back; it ends your turn

mark-tunnel = tunnel
link-tunnel = { $cities } ({ $length }, tunnel)
either = { $a } or { $b }
button-dig = Dig
button-extra = Pay
button-retreat = Give up
turn-tunnel = { $owed ->
    [one] { $mention }, the tunnel costs { $owed } more card: pay, or give up.
   *[other] { $mention }, the tunnel costs { $owed } more cards: pay, or give up.
}
tunnel-rule = { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
} turned over. Each that matches ({ $kinds }) costs one more card. By what you can see, the chances are:
tunnel-odds = { $count ->
    [0] nothing more: { $percent }%
    [one] { $count } more card: { $percent }%
   *[other] { $count } more cards: { $percent }%
}
tunnel-surplus = More cards are paid with the same kinds ({ $kinds }); of these you would still hold: { $left }. Whoever cannot or will not pay gives up, takes the cards back, and the turn is over. Do you dig?
tunnel-pay = { $owed ->
    [one] { $route } costs { $owed } more card. How do you pay?
   *[other] { $route } costs { $owed } more cards. How do you pay?
}
preview-dug = If nothing more is owed, you will stand like this:

done-dig = The cards are turned over, and { $route } costs more. Pay or give up under the board, or with { CMD("tunnel pay") } or { CMD("tunnel leave") }.
done-retreat = You gave the tunnel up, and your cards are back in your hand.

event-card-revealed = Turned over: { $cards }.
event-revealed-discarded = { "" }
event-tunnel-entered = { $player } digs the tunnel { $route } with: { $payment }.
event-tunnel-asked = { $owed ->
    [one] { $owed } of them matches, so the tunnel costs { $owed } more card
   *[other] { $owed } of them match, so the tunnel costs { $owed } more cards
}: { $player } pays or gives up.
event-tunnel-dug = { $extra ->
    [none] Nothing matches: the tunnel costs nothing more.
   *[other] { $player } also pays: { $extra }.
}
event-tunnel-left = { $player } gives the tunnel { $route } up and takes the cards back.

refused-finish-tunnels = First settle your tunnel: pay the extra cards, or give it up.
refused-no-tunnel-open = You have no tunnel to pay for at the moment.
refused-too-dear = { $owed ->
    [one] The tunnel costs { $owed } more card, and your hand cannot pay it. Press “Give up”: you keep your cards, and nobody is told why.
   *[other] The tunnel costs { $owed } more cards, and your hand cannot pay them. Press “Give up”: you keep your cards, and nobody is told why.
}
refused-undo-tunnel = Cards were turned over for the tunnel, so it can't be taken back.

hand-tunnel = tunnel: { $percent }% chance that it costs no more
alt-tunnel = A tunnel is being dug: { $route }, with { $payment }. Turned over: { $cards }. { $owed ->
    [one] It costs { $owed } more card.
   *[other] It costs { $owed } more cards.
}

pic-tunnel = Tunnel: { $route }
pic-tunnel-committed = committed
pic-tunnel-revealed = turned over
pic-tunnel-owed = { $owed ->
    [one] Costs { $owed } more card
   *[other] Costs { $owed } more cards
}
