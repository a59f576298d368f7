### Cards: the decks, the face-up row, drawing.

help-market-decks-r30 = Wilds lie in the train deck, count as trains or ships, cover one space each, and bear every port sign.
help-market-decks-r34 = A face-up card is replaced at once from the deck that you name, or from the other where that is empty. After too many wilds { $faceup ->
    [one] { $faceup } card of each deck comes up
   *[other] { $faceup } cards of each deck come up
}; where one has too few, the other gives the rest. A gap that waits is filled from the trains first.
help-about-market = **Take cards.** Take two train cards, face up or blind from the deck. A face-up locomotive is the only card you take that turn. Everybody starts with { $hand } cards.
decks-help-about-market = **Take cards.** Take two cards: face-up ones or blind, from the trains or from the ships. You say from which deck the gap of a face-up card is filled; you may leave it at one card with { CMD("stop") }. A face-up wild is the only card you take that turn. Everybody starts with { $handtrain } train cards and { $handship } ship cards.
bus-help-about-market = **Take cards.** Take two transport cards, face up or blind from the deck. A face-up bus card is the only card you take that turn. Everybody starts with { $hand } cards.
help-market-r1 = Once { $clear } locomotives lie face up, the whole row is discarded and laid anew, and looked at again, as long as a row with fewer can be made. This holds at any time, at set-up too.
decks-help-market-r1 = Once { $clear } wilds lie face up, the whole row is discarded and laid anew, and looked at again, as long as a row with fewer can be made. This holds at any time, at set-up too.
bus-help-market-r1 = Once { $clear } bus cards lie face up, the whole row is discarded and laid anew, and looked at again, as long as a row with fewer can be made. This holds at any time, at set-up too.
help-market-r2 = A gap in the row is filled at once. An empty deck is made anew from the discarded cards; if there are none either, the gap waits for the next discard.
help-market-r3 = You may start to draw while at least one card can be taken. If there is no second card that you may take, your turn ends after the first.
decks-help-market-r3 = You may start to draw while at least one card can be taken. After the first card you may stop; if there is no second one that you may take, your turn ends by itself.
help-market-r4 = A locomotive drawn blind is an ordinary card: it does not end your turn. A face-up one can only be your first card.
decks-help-market-r4 = A wild drawn blind is an ordinary card: it does not end your turn. A face-up one can only be your first card.
bus-help-market-r4 = A bus card drawn blind is an ordinary card: it does not end your turn. A face-up one can only be your first card.

rules-topic-cards = Cards
rules-words-cards = card cards draw take deck discard row face-up blind wild wilds joker locomotive locomotives shuffle refill hand stop
rules-turn-market = - take cards
rules-map-cards = **Cards:** { $count } in all: { $each } of each of { $colors } colours, and { $wilds } wild. Face up: { $faceup }. At the start: { $hand } each.
rules-map-cards-typed = **Cards:** { $decks }. Wild: { $wilds }. Face up: { $faceup } of each deck.
rules-map-deck = { $deck ->
    [ship] ships { $count }
   *[train] trains { $count }
} (with the port sign { $ports }{ $doubles ->
    [0] { "" }
   *[other] , double { $doubles }
})

cmd-draw = draw
cmd-draw-desc = Take a train card from the deck or a face-up one
opt-draw-card = card
opt-draw-card-desc = A face-up card; without it you draw from the deck
opt-draw-refill = refill
opt-draw-refill-desc = The deck that fills the gap; without it, the deck of the card you take
opt-draw-deck = deck
opt-draw-deck-desc = Without a face-up card: the deck to draw from
cmd-stop = stop
cmd-stop-desc = Leave it at one card and end your turn

alias-deck = deck blind top random
deck-blind = deck
deck-choice = from the deck
button-draw = Draw from the deck
turn-second = { $mention }, take your second card.
button-draw-two = Draw two
button-draw-two-deck = { $deck ->
    [ship] Two ship cards
   *[train] Two train cards
}
button-fill = { $deck ->
    [ship] Fill with a ship card
   *[train] Fill with a train card
}
draw-fill = You take: { $card }. Which deck fills the gap?
draw-filled-from = { $deck ->
    [ship] Face up, and the gap filled with a ship card:
   *[train] Face up, and the gap filled with a train card:
}
draw-hold = You hold { $count ->
    [one] { $count } card
   *[other] { $count } cards
} now.
draw-second = **Take your second card:**
draw-second-or-stop = **Take your second card, or leave it at one with { CMD("stop") }:**
draw-over = Your turn is over.
draw-none-left = There is no second card that you could take, so your turn is over.
draw-not-second = The second card was not drawn. { $why }
# The decks, as a choice and inside a sentence.
deck-train = train deck
deck-ship = ship deck
deck-choice-of = from the { $deck ->
    [ship] ship deck
   *[train] train deck
}
draw-refill = { $card } → the { $deck ->
    [ship] ship deck
   *[train] train deck
} fills the gap
button-draw-deck = { $deck ->
    [ship] Draw a ship card
   *[train] Draw a train card
}
button-stop = Leave it at one

done-draw = You took { $card }.
done-draw-two = You took { $card } and { $other }.
done-stop = You leave it at one card. Your turn is over.

event-deck-made = The cards are shuffled and dealt.
decks-event-deck-made = { $deck ->
    [ship] { "" }
   *[other] The cards are shuffled and dealt.
}
event-deck-rebuilt = The discarded cards are shuffled: the new deck has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
decks-event-deck-rebuilt = { $deck ->
    [ship] The discarded ship cards are shuffled: the new ship deck has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
   *[train] The discarded train cards are shuffled: the new train deck has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
}
event-cards-dealt = { "" }
event-card-drawn = { $player } draws a card from the deck.
decks-event-card-drawn = { $deck ->
    [ship] { $player } draws a card from the ship deck.
   *[train] { $player } draws a card from the train deck.
}
event-face-up-taken = { $player } takes { $a-card }.
decks-event-face-up-taken = { $refill ->
    [ship] { $player } takes { $a-card }; the gap is filled from the ships.
    [train] { $player } takes { $a-card }; the gap is filled from the trains.
   *[none] { $player } takes { $a-card }.
}
event-card-drawn-twice = { $player } draws two cards from the deck.
decks-event-card-drawn-twice = { $deck ->
    [ship] { $player } draws two cards from the ship deck.
   *[train] { $player } draws two cards from the train deck.
}
event-face-up-taken-twice = { $player } takes { $two-cards }.
decks-event-face-up-taken-twice = { $refill ->
    [ship] { $player } takes { $two-cards }; the gaps are filled from the ships.
    [train] { $player } takes { $two-cards }; the gaps are filled from the trains.
   *[none] { $player } takes { $two-cards }.
}
event-face-up-filled = { "" }
event-face-up-cleared = Too many locomotives lay face up, so the row is laid anew.
decks-event-face-up-cleared = Too many wilds lay face up, so the row is laid anew.
bus-event-face-up-cleared = Too many bus cards lay face up, so the row is laid anew.
event-cards-spent = { $player } pays: { $cards }.
event-drawing-stopped = { $player } leaves it at one card.

refused-finish-market = You have taken your first card. Take the second one, face up or from the deck, with { CMD("draw") }.
decks-refused-finish-market = You have taken your first card. Take the second one with { CMD("draw") }, or leave it at one: { CMD("stop") }.
refused-no-cards-left = There is no card left to take. Claim a route or draw tickets.
refused-deck-empty = The deck is empty, and there are no discarded cards to reshuffle. Take a face-up card.
refused-card-not-face-up = There is no such card face up: { $card }. Take one that lies there, or draw from the deck.
decks-refused-card-not-face-up = There is no such card face up: { $card }. Take one that lies there, or draw from a deck.
refused-wild-second-card = A face-up locomotive can only be the first and only card of a turn. Take another card, or draw from the deck.
decks-refused-wild-second-card = A face-up wild can only be the first and only card of a turn. Take another card, or draw from a deck.
bus-refused-wild-second-card = A face-up bus card can only be the first and only card of a turn. Take another card, or draw from the deck.
refused-which-deck = Say which deck you mean: trains or ships. A face-up card is replaced from the deck that you name.
refused-unknown-deck = There is no deck “{ $deck }” to name here.
refused-that-deck-empty = { $deck ->
    [ship] The ship deck is empty, and there are no discarded ship cards to reshuffle. Draw from the trains or take a face-up card.
   *[train] The train deck is empty, and there are no discarded train cards to reshuffle. Draw from the ships or take a face-up card.
}
refused-nothing-to-stop = You have not taken a card in this turn yet, so there is nothing to stop.
refused-undo-drawn = The cards you drew can't be taken back.
refused-undo-filled = A new card lies face up since then, so the card you took can't be put back.
refused-several-cards = “{ $text }” fits several cards: { $cards }. Say more, or pick one from the list that appears while you type.
refused-card-or-deck = A face-up card and a deck to draw from are two different cards. Name one of them.

hand-deck-train = Train cards ({ $count }): { $cards }
hand-deck-ship = Ship cards ({ $count }): { $cards }
hand-wilds = Wilds: { $count }
alt-deck-of = { $deck ->
    [ship] ships { $count }
   *[train] trains { $count }
}
hand-cards = Cards ({ $count }): { $cards }
alt-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}.
decks-alt-deck = Decks: { $decks }.
alt-row = Face up: { $cards }.

pic-deck = deck
pic-discard = discard
pic-deck-train = trains
pic-deck-ship = ships
