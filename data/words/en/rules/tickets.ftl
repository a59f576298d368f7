### Tickets: drawing and keeping them.

help-about-tickets = **Draw tickets.** Draw { $draw } destination tickets and keep at least { $drawkeep }. { $start }
# What everyone gets before the first turn; several choices come one after the other.
help-start-only = At the start, everyone gets { $deal } and keeps at least { $keep }.
help-start-mixed = At the start, everyone gets { $long } long and { $deal } regular ones and keeps at least { $keep }. Long tickets can't be drawn later.
help-start-long = At the start, everyone gets { $long } long tickets and keeps at most { $most }.
help-start-then = Then everyone gets { $deal } regular ones and keeps at least { $keep }, or at least { $least } if they kept a long ticket.
help-tickets-r9 = If the deck runs short, you draw the tickets that are left and keep at least one. Returned tickets go under the deck. Your turn ends when you've chosen. Tickets drawn on the last turn count too.
help-tickets-r16 = At the start, everyone chooses tickets at the same time, in secret. Play begins after the last choice.
help-tickets-out-r20 = Tickets returned at the start leave the game, long or not. Long tickets that weren't dealt leave it too.
help-tickets-shuffled-r20 = Regular tickets returned at the start are shuffled and go under the deck. Long tickets leave the game, whether returned or never dealt.
help-tickets-steps-r21 = You choose twice at the start: long tickets first, then regular ones. You can't change the first choice after seeing the second set.
help-tickets-bonus-r22 = Bonus tickets are regular ones: they're in the deck that everyone draws from.
help-stand-ins = I don't know the printed points of these tickets, so I use stand-ins: { $tickets }.

rules-topic-tickets = Tickets
rules-words-tickets = ticket tickets draw keep return refuse long bonus destination
rules-turn-tickets = - draw tickets
rules-map-tickets = **Tickets:** { $count }, worth { $low } to { $high }{ $long ->
    [0] { "" }
   *[other] ; long ones { $long }
}. { $start } On a turn, you draw { $draw } and keep at least { $drawkeep }.

cmd-tickets = tickets
cmd-tickets-desc = Draw tickets, or choose which new ones to keep
cmd-keep = keep
cmd-keep-desc = Keep some of your new tickets by typing them
opt-keep-tickets = tickets
opt-keep-tickets-desc = Numbers or cities of the tickets to keep, e.g. 1, 3
opt-tickets-now = now
opt-tickets-now-desc = Draw without a preview (default: no)

ticket = { $cities } ({ $points })
ticket-marked = { $cities } ({ $points } · { $marks })
mark-long = long
mark-stand-in = stand-in
no-tickets = no ticket
button-tickets = Draw tickets
button-tickets-short = Tickets
button-choose = Choose tickets
turn-tickets = { $mention }, choose which new tickets to keep.
turn-setup = Everyone is choosing tickets in secret. Still choosing: { $mentions }.
fleet-turn-setup = Everyone is choosing tickets in secret, then trains and ships. Still choosing tickets: { $mentions }.
choice-none = Press the tickets that you keep: { $bounds }.
choice-marked = ✅ You keep { $tickets }. { $left ->
    [0] { "" }
    [one] You return { $left } ticket.
   *[other] You return { $left } tickets.
}
button-keep-one = Keep #{ $number }
button-return-one = Return #{ $number }
button-keep = { $count ->
    [0] Keep no tickets
    [one] Keep { $count } ticket
   *[other] Keep { $count } tickets
}
button-keep-bounds = Keep { $bounds }
button-ticket-form = Choose in a form
modal-title = Choose tickets
modal-label = Which tickets do you keep?
modal-least = Keep { $bounds }. If a ticket isn't completed at the end, you lose its points.
keep-least = at least { $needed }
keep-between = { $needed } to { $most }
keep-most = at most { $most }
preview-tickets = Draw tickets
preview-completes = { $count ->
    [one] This completes your ticket { $tickets }.
   *[other] This completes your tickets { $tickets }.
}
preview-tickets-draw = You draw { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
} and keep at least { $keep }. { $deck ->
    [one] { $deck } ticket is
   *[other] { $deck } tickets are
} in the deck. If a ticket isn't completed at the end, you lose its points.
preview-tickets-late = { $turns ->
    [0] **This is your last turn: you can't claim anything after it.**
    [one] **The last turns have begun: after this one, you have only { $turns } left.**
   *[other] **The last turns have begun: after this one, you have only { $turns } left.**
}
ticket-done = ✅ { $ticket }
ticket-open = ▫️ { $ticket }
ticket-missed = ❌ { $ticket }

done-tickets = You drew { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}. Choose which to keep.
done-keep = You kept: { $tickets }.
done-keep-none = You kept no tickets.

event-ticket-deck-made = Everyone got tickets to choose from. You see only your own.
event-tickets-offered = { $opening ->
    [yes] { "" }
   *[no] { $player } drew { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    } to choose from.
}
event-tickets-kept = { $count ->
    [none] { $player } chose tickets.
    [one] { $player } kept { $count } ticket.
   *[other] { $player } kept { $count } tickets.
}
event-start-tickets-chosen = Everyone has chosen tickets: { $counts }.
event-tickets-returned = { "" }

refused-unknown-ticket = None of your new tickets matches “{ $text }”. Type a number or a name from the list.
refused-finish-tickets = First choose which new tickets to keep: press **Choose tickets** or use { CMD("tickets") }.
refused-nothing-to-choose = You have no new tickets to choose from. On your turn, draw some with { CMD("tickets") }.
refused-ticket-not-offered = { $ticket } isn't one of your new tickets. Choose again with { CMD("tickets") }.
refused-ticket-twice = You entered { $ticket } twice. Enter each ticket once.
refused-too-few-tickets = { $kept ->
    [0] You have to keep at least { $needed } of these tickets and chose none. Choose again.
   *[other] You have to keep at least { $needed } of these tickets and chose { $kept }. Choose again.
}
refused-too-many-tickets = You can keep at most { $most } of these tickets and chose { $kept }. Choose again.
refused-no-tickets-left = The ticket deck is empty. Draw cards or claim a route.
refused-undo-offered = You can't undo that: you've seen the new tickets.

hand-alt-tickets = Your tickets (✓ completed): { $tickets }.
hand-alt-offered = To choose from: { $tickets }.
own-map-alt = A map of your tickets.
own-map-alt-done = { $ticket }: completed.
own-map-alt-missing = { $ticket }: missing { $links }.
own-map-alt-open = { $ticket }: not completed.
own-map-alt-out = { $ticket }: out of reach.
own-map-alt-lent = { $ticket }: an opponent's route is enough.
hand-missing = -# ↳ missing: { $links } · { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} in all
hand-tickets = Tickets:
hand-no-tickets = You have no tickets yet.
hand-offered = Choose from these tickets, and keep { $bounds }:
hand-alt = Your cards: { $cards }.
alt-tickets = Tickets in the deck: { $count }.

pic-tickets = tickets
pic-own-tickets = Your tickets
pic-choose = { $keep ->
    [one] Choose tickets: keep at least one
   *[other] Choose tickets: keep at least { $keep }
}
pic-choose-most = { $most ->
    [one] Choose tickets: keep one or none
   *[other] Choose tickets: keep up to { $most }
}
pic-long = long
pic-stand-in = stand-in
