### Tickets: drawing and keeping them.

help-about-tickets = **Draw tickets.** Take { $draw } and keep at least { $drawkeep }. { $start }
# What everybody gets before the first turn; several choices come one after the other.
help-start-only = At the start everybody gets { $deal } and keeps at least { $keep }.
help-start-mixed = At the start everybody gets { $long } long and { $deal } other, and keeps at least { $keep }. Long ones are never drawn later.
help-start-long = At the start everybody gets { $long } long tickets and keeps at most { $most } of them.
help-start-then = Then everybody gets { $deal } others and keeps at least { $keep }, or at least { $least } after keeping a long one.
help-tickets-r9 = If fewer tickets are left than are drawn, you get what is left and keep at least one. Tickets handed back go under the deck. A turn waits until tickets are chosen, and tickets drawn on the last turn count.
help-tickets-r16 = At the start all choose their tickets at the same time and in secret. Play begins when the last choice is made.
help-tickets-out-r20 = Tickets refused at the start leave the game, long or not. Long ones that nobody got leave it too.
help-tickets-shuffled-r20 = Tickets refused at the start are shuffled and go under the deck. Long ones leave the game, also those that nobody got.
help-tickets-steps-r21 = The start has two choices, in this order: once the second is open, the first stays.
help-tickets-bonus-r22 = Bonus tickets are not long ones: they join the deck that all draw from.
help-stand-ins = Stand-ins at this table: { $tickets }.

rules-topic-tickets = Tickets
rules-words-tickets = ticket tickets keep refuse long bonus destination
rules-turn-tickets = - draw tickets
rules-map-tickets = **Tickets:** { $count }, worth { $low } to { $high }{ $long ->
    [0] { "" }
   *[other] ; long ones { $long }
}. { $start } A turn's draw is { $draw }, and at least { $drawkeep } of them is kept.

cmd-tickets = tickets
cmd-tickets-desc = Draw tickets, or choose which of the new ones to keep
cmd-keep = keep
cmd-keep-desc = Keep some of the new tickets, by text
opt-keep-tickets = tickets
opt-keep-tickets-desc = Numbers or cities of the tickets to keep, for example: 1, 3
opt-tickets-now = now
opt-tickets-now-desc = Do it at once, without asking first

ticket = { $cities } ({ $points })
ticket-marked = { $cities } ({ $points } · { $marks })
mark-long = long
mark-stand-in = stand-in
no-tickets = no ticket
button-tickets = Draw tickets
button-choose = Choose tickets
turn-tickets = { $mention }, choose which of the new tickets you keep.
turn-setup = Everybody chooses tickets in secret. Still choosing: { $mentions }. { $first } will begin.
fleet-turn-setup = Everybody chooses tickets in secret, then trains and ships. Still choosing tickets: { $mentions }. { $first } will begin.
keep-more = One more choice: keep { $bounds } of your next tickets.
modal-title = Choose tickets
modal-label = Which tickets do you keep?
modal-least = Keep { $bounds }. A ticket that is not complete at the end costs its points.
keep-least = at least { $needed }
keep-between = from { $needed } to { $most }
keep-most = at most { $most }
preview-tickets = Draw tickets
preview-completes = { $count ->
    [one] This completes your ticket { $tickets }.
   *[other] This completes your tickets { $tickets }.
}
preview-tickets-draw = You draw { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
} and must keep at least { $keep }; { $deck ->
    [one] { $deck } is
   *[other] { $deck } are
} left in the deck. A ticket that is not complete at the end costs its points.
preview-tickets-late = { $turns ->
    [0] **This is your last turn: you can claim nothing after it.**
    [one] **The last turns are running: you have only { $turns } more.**
   *[other] **The last turns are running: you have only { $turns } more.**
}
ticket-done = ✅ { $ticket }
ticket-open = ▫️ { $ticket }
ticket-missed = ❌ { $ticket }

done-tickets = You drew { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}. Choose which to keep.
done-keep = You keep: { $tickets }.
done-keep-none = You keep none of them.

event-ticket-deck-made = Everybody got tickets to choose from, in secret.
event-tickets-offered = { $opening ->
    [yes] { "" }
   *[no] { $player } draws { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    } and chooses which to keep.
}
event-tickets-kept = { $count ->
    [none] { $player } has chosen.
    [one] { $player } keeps { $count } ticket.
   *[other] { $player } keeps { $count } tickets.
}
event-start-tickets-chosen = All have chosen their tickets: { $counts }.
event-tickets-returned = { "" }

refused-unknown-ticket = None of the tickets you are choosing from fits “{ $text }”.
refused-finish-tickets = First choose which of the new tickets you keep: press “Choose tickets” or use { CMD("tickets") }.
refused-nothing-to-choose = You have no tickets to choose from at the moment.
refused-ticket-not-offered = The ticket { $ticket } is not among those you are choosing from.
refused-ticket-twice = You named the ticket { $ticket } twice. Name each ticket once.
refused-too-few-tickets = { $kept ->
    [0] You have to keep at least { $needed } of these tickets, and you kept none. Choose again.
   *[other] You have to keep at least { $needed } of these tickets, and you kept { $kept }. Choose again.
}
refused-too-many-tickets = You may keep at most { $most } of these tickets, and you kept { $kept }. Choose again.
refused-no-tickets-left = No tickets are left in the deck. Take cards or claim a route.
refused-undo-offered = You have looked at new tickets, and that can't be taken back.

hand-alt-tickets = Your tickets (✓ is complete): { $tickets }.
hand-alt-offered = To choose from: { $tickets }.
hand-missing = -# ↳ missing: { $links } · { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} in all
hand-tickets = Tickets:
hand-no-tickets = You keep no tickets yet.
hand-offered = Choose from these tickets, and keep { $bounds }:
hand-alt = Your cards: { $cards }.
alt-tickets = Tickets in their deck: { $count }.

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
