### Cards: the decks, the face-up row, drawing.

help-market-decks-r30 = Wilds are in the train deck. A wild stands for any train or ship card, covers one space and counts as having the harbor sign.
help-market-decks-r34 = A face-up card you take is replaced at once from the deck you choose, or from the other one if that's empty. When too many wilds clear the row, I deal { $faceup ->
    [one] { $faceup } card
   *[other] { $faceup } cards
} from each deck; if one runs short, the other fills in. Gaps that stayed open are filled from the train deck first.
help-about-market = **Draw cards.** Take two train cards: face-up ones, or from the deck. A face-up locomotive is the only card you take that turn. Everyone starts with { $hand } cards.
plain-help-about-market = **Draw cards.** Take two train cards: face-up ones, or from the deck. A locomotive counts as one card, face up too. Everyone starts with { $hand } cards.
decks-help-about-market = **Draw cards.** Take two cards: face-up ones, or from the train or ship deck. You choose which deck fills the gap of a face-up card. You may stop after one card with { CMD("stop") }. A face-up wild is the only card you take that turn. Everyone starts with { $handtrain } train and { $handship } ship cards.
bus-help-about-market = **Draw cards.** Take two transportation cards: face-up ones, or from the deck. A face-up bus card is the only card you take that turn. Everyone starts with { $hand } cards.
help-market-r1 = With { $clear } or more locomotives face up, all face-up cards are discarded and replaced, again and again until there are fewer. If that can't work, the row stays. This also applies at setup.
steady-help-market-r1 = The face-up cards stay, however many locomotives are among them.
decks-help-market-r1 = With { $clear } or more wilds face up, all face-up cards are discarded and replaced, again and again until there are fewer. If that can't work, the row stays. This also applies at setup.
bus-help-market-r1 = With { $clear } or more bus cards face up, all face-up cards are discarded and replaced, again and again until there are fewer. If that can't work, the row stays. This also applies at setup.
help-market-r2 = A gap in the row is filled at once. If the deck is empty, the discard pile is shuffled into a new one. If both are empty, the gap waits for the next discard.
help-market-r3 = You can start drawing if there's at least one card to take. If there's no second card you may take, your turn ends after the first.
decks-help-market-r3 = You can start drawing if there's at least one card to take. After the first you may stop. If there's no second card you may take, your turn ends by itself.
help-market-r4 = A locomotive from the deck is an ordinary card: it doesn't end your turn. A face-up one can only be your first card.
plain-help-market-r4 = A locomotive is an ordinary card when you draw. You can take two of them in a turn, face up or from the deck.
decks-help-market-r4 = A wild from the deck is an ordinary card: it doesn't end your turn. A face-up one can only be your first card.
bus-help-market-r4 = A bus card from the deck is an ordinary card: it doesn't end your turn. A face-up one can only be your first card.

rules-topic-cards = Cards
rules-words-cards = card cards draw take deck discard pile row face-up blind wild wilds joker locomotive locomotives bus shuffle refill hand stop
rules-turn-market = - draw cards
rules-map-cards = **Cards:** { $count } in all: { $each } in each of { $colors } colors, and { $wilds } locomotives. Face up: { $faceup }. Everyone starts with { $hand }.
bus-rules-map-cards = **Cards:** { $count } in all: { $each } in each of { $colors } colors, and { $wilds } bus cards. Face up: { $faceup }. Everyone starts with { $hand }.
rules-map-cards-typed = **Cards:** { $decks }, { $wilds } wilds. Face up: { $faceup } of each deck.
rules-map-deck = { $deck ->
    [ship] { $count } ship cards
   *[train] { $count } train cards
} ({ $ports } with a harbor sign{ $doubles ->
    [0] { "" }
   *[other] , { $doubles } double ships
})

cmd-draw = draw
cmd-draw-desc = Draw a card: a face-up one, or from the deck
opt-draw-card = card
opt-draw-card-desc = Face-up card to take, or “deck” (default: I ask you)
opt-draw-refill = refill
opt-draw-refill-desc = Deck that fills the gap (default: the deck of the card you take)
opt-draw-deck = deck
opt-draw-deck-desc = Deck to draw from, instead of a face-up card
cmd-stop = stop
cmd-stop-desc = End your turn after one card, or without a second route

alias-deck = deck blind top random pile
deck-blind = deck
deck-choice = from the deck
button-draw = Draw from deck
button-draw-one = Draw card
button-draw-kind = { $deck ->
    [ship] Draw ship
   *[train] Draw train
}
button-draw-kind-short = { $deck ->
    [ship] Ships
   *[train] Trains
}
turn-second = { $mention }, take your second card.
button-draw-two = Draw 2 from deck
button-draw-two-short = Draw 2
button-draw-two-deck = { $deck ->
    [ship] Draw 2 ship cards
   *[train] Draw 2 train cards
}
button-fill = { $deck ->
    [ship] Fill from ships
   *[train] Fill from trains
}
draw-fill = You're taking: { $card }. Which deck fills the gap?
draw-filled-from = { $deck ->
    [ship] Take a face-up card and fill the gap from the ship deck:
   *[train] Take a face-up card and fill the gap from the train deck:
}
draw-hold = You now have { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
draw-which = **Which card do you take?**
draw-second = **Take your second card:**
draw-second-or-stop = **Take your second card, or stop with { CMD("stop") }:**
draw-over = Your turn is over.
draw-none-left = There's no second card you can take, so your turn is over.
draw-not-second = You didn't get a second card. { $why }
# The decks, as a choice and inside a sentence.
deck-train = train deck
deck-ship = ship deck
deck-choice-of = from the { $deck ->
    [ship] ship deck
   *[train] train deck
}
draw-refill = { $card } → gap filled from the { $deck ->
    [ship] ship deck
   *[train] train deck
}
button-draw-deck = { $deck ->
    [ship] Draw ship card
   *[train] Draw train card
}
button-stop = Stop here

done-draw = You took { $card }.
done-draw-more = You took: { $cards }.
done-draw-two = You took { $card } and { $other }.
done-stop = You stopped after one card. Your turn is over.

event-deck-made = I shuffled and dealt the cards.
decks-event-deck-made = { $deck ->
    [ship] { "" }
   *[other] I shuffled and dealt the cards.
}
event-deck-rebuilt = I shuffled the discard pile into a new deck of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
decks-event-deck-rebuilt = { $deck ->
    [ship] I shuffled the discarded ship cards into a new deck of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
   *[train] I shuffled the discarded train cards into a new deck of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
}
event-cards-dealt = { "" }
event-card-drawn = { $player } drew a card from the deck.
decks-event-card-drawn = { $deck ->
    [ship] { $player } drew a card from the ship deck.
   *[train] { $player } drew a card from the train deck.
}
event-face-up-taken = { $player } took { $a-card }.
decks-event-face-up-taken = { $refill ->
    [ship] { $player } took { $a-card } and filled the gap from the ship deck.
    [train] { $player } took { $a-card } and filled the gap from the train deck.
   *[none] { $player } took { $a-card }.
}
event-card-drawn-twice = { $player } drew two cards from the deck.
decks-event-card-drawn-twice = { $deck ->
    [ship] { $player } drew two cards from the ship deck.
   *[train] { $player } drew two cards from the train deck.
}
event-face-up-taken-twice = { $player } took { $two-cards }.
decks-event-face-up-taken-twice = { $refill ->
    [ship] { $player } took { $two-cards } and filled the gaps from the ship deck.
    [train] { $player } took { $two-cards } and filled the gaps from the train deck.
   *[none] { $player } took { $two-cards }.
}
event-face-up-filled = { "" }
event-face-up-cleared = Too many locomotives were face up, so I dealt new face-up cards.
decks-event-face-up-cleared = Too many wilds were face up, so I dealt new face-up cards.
bus-event-face-up-cleared = Too many bus cards were face up, so I dealt new face-up cards.
event-cards-spent = { $player } paid { $cards }.
event-drawing-stopped = { $player } stopped after one card.

refused-finish-market = You've taken one card. Take the second one first, face up or from the deck: { CMD("draw") }.
decks-refused-finish-market = You've taken one card. Take the second one with { CMD("draw") }, or stop with { CMD("stop") }.
refused-no-cards-left = No cards are left to take. Claim a route or draw tickets.
refused-deck-empty = The deck and the discard pile are empty. Take a face-up card.
refused-card-not-face-up = There's no face-up card like this: { $card }. Take another one, or draw from the deck.
decks-refused-card-not-face-up = There's no face-up card like this: { $card }. Take another one, or draw from a deck.
refused-wild-second-card = A face-up locomotive can't be your second card. Take another card, or draw from the deck.
decks-refused-wild-second-card = A face-up wild can't be your second card. Take another card, or draw from a deck.
bus-refused-wild-second-card = A face-up bus card can't be your second card. Take another card, or draw from the deck.
refused-which-deck = Choose a deck: trains or ships. It also fills the gap when you take a face-up card.
refused-unknown-deck = This game has no deck called “{ $deck }”. Pick one from the list, or leave the option out.
refused-that-deck-empty = { $deck ->
    [ship] The ship deck and its discard pile are empty. Draw from the train deck, or take a face-up card.
   *[train] The train deck and its discard pile are empty. Draw from the ship deck, or take a face-up card.
}
refused-nothing-to-stop = You haven't taken a card this turn. Take one first: { CMD("draw") }.
refused-undo-drawn = You can't undo that: the card came from the deck.
refused-undo-filled = You can't undo that: a new face-up card was revealed.
refused-several-cards = “{ $text }” matches several cards: { $cards }. Add a word, or pick one from the list that appears as you type.
refused-card-or-deck = You chose both a face-up card and a deck. Leave one of the two options out.

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
