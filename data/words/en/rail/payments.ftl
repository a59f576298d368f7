### Paying: a payment that is chosen step by step, and why one is refused.

button-other-cards = Other cards

refused-unknown-card = There is no card called “{ $card }”. Try a colour, “locomotive” or “deck”.
decks-refused-unknown-card = There is no card called “{ $card }”. Name its colour and whether it is a train or a ship, for example “red ship”, or say “wild”.
bus-refused-unknown-card = There is no card called “{ $card }”. Try a colour, “bus” or “deck”.
refused-payment-count = { $offered ->
    [0] This costs { $needed ->
        [one] { $needed } card
       *[other] { $needed } cards
    }, and your hand has no set that pays for it.
   *[other] This costs { $needed ->
        [one] { $needed } card
       *[other] { $needed } cards
    }, not { $offered }. Offer exactly as many.
}
refused-payment-mixed = Pay with cards of one single colour. Only locomotives may be added to them.
bus-refused-payment-mixed = Pay with cards of one single colour. Only bus cards may be added to them.
refused-payment-color = Pay this with { $needed } cards (and locomotives), not { $offered }.
bus-refused-payment-color = Pay this with { $needed } cards (and bus cards), not { $offered }.
refused-not-in-hand = You offered { $offered } of “{ $card }”, and your hand holds { $held }. Offer only what you have.
refused-too-few-locomotives = This route asks for at least { $needed ->
    [one] { $needed } locomotive
   *[other] { $needed } locomotives
}, and you offered { $offered }.
refused-no-such-answer = That is none of the possible answers any more. Choose how to pay once more.
refused-fare-kind = { $kind ->
    [ship] This is a sea route: it is paid with ship cards and wilds, not with { $card }.
   *[train] This is a railway: it is paid with train cards and wilds, not with { $card }.
}
refused-fare-color = This route takes { $color ->
    [purple] purple
    [yellow] yellow
    [green] green
    [red] red
    [black] black
   *[white] white
} cards and wilds, not { $card }.
refused-fare-short = { $offered ->
    [0] This route has { $needed ->
        [one] { $needed } space
       *[other] { $needed } spaces
    }, and your hand has no set that pays for it.
   *[other] These cards cover { $offered } of the { $needed ->
        [one] { $needed } space
       *[other] { $needed } spaces
    } of this route. Add more of the same colour, or wilds.
}
refused-fare-surplus = These cards cover { $offered ->
    [one] { $offered } space
   *[other] { $offered } spaces
}, and the route has { $needed }: at least one of them can be left out. Leave it in your hand.
refused-pair-count = { $offered ->
    [0] This route costs { $needed } cards in pairs of one colour each, and your hand has no such set.
   *[other] This route costs { $needed } cards in pairs of one colour each, not { $offered }.
}
refused-pair-wilds = Only one card of each pair may be a wild: at most { $most } here, and you offered { $offered }.
refused-pair-unmatched = These cards do not make pairs: { $single ->
    [one] { $single } card is left single
   *[other] { $single } cards are left single
}, with { $wilds ->
    [0] no wild to go with it
    [one] only { $wilds } wild to go with them
   *[other] only { $wilds } wilds to go with them
}. The two cards of a pair have one colour, or one of them is a wild.

button-back = Back

# A payment that is chosen step by step.
step-color = What colour do you pay with?
step-wilds = How many wilds do you spend?
step-doubles = How many double ships do you spend?
step-signs = How many cards with the port sign do you spend?
step-signs-of = How many of the { $color ->
    [purple] purple
    [yellow] yellow
    [green] green
    [red] red
    [black] black
   *[white] white
} cards have the port sign?
step-deck = { $deck ->
    [ship] How many ship cards do you spend?
   *[train] How many train cards do you spend?
}
step-pair = Pair { $number } of { $count }: which cards?
step-pick = Choose
step-so-far = So far: { $cards }.
step-pair-plain = two { $color ->
    [purple] purple
    [yellow] yellow
    [green] green
    [red] red
    [black] black
   *[white] white
}
step-pair-wild = one { $color ->
    [purple] purple
    [yellow] yellow
    [green] green
    [red] red
    [black] black
   *[white] white
} and a wild
step-only-wilds = wilds alone
