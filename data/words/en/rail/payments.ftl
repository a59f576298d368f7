### Paying: a payment that is chosen step by step, and why one is refused.

button-other-cards = Change cards

refused-unknown-card = There's no card called “{ $card }”. Try a color, “locomotive” or “deck”.
decks-refused-unknown-card = There's no card called “{ $card }”. Try a color and a kind, like “red ship”, or “wild”.
bus-refused-unknown-card = There's no card called “{ $card }”. Try a color, “bus” or “deck”.
refused-payment-count = { $offered ->
    [0] This costs { $needed ->
        [one] { $needed } card
       *[other] { $needed } cards
    }, and you don't have the right cards. Draw more cards first.
   *[other] This costs { $needed ->
        [one] { $needed } card
       *[other] { $needed } cards
    }, and you chose { $offered }. Choose exactly { $needed }.
}
refused-payment-mixed = You can't mix colors. Pay with one color, and locomotives if you like.
special-refused-payment-mixed = You can't mix colors. Pay with one color; locomotives work on ferries and in tunnels.
bus-refused-payment-mixed = You can't mix colors. Pay with one color, and bus cards if you like.
refused-payment-color = You need { $needed } cards here, not { $offered }. Locomotives work too.
special-refused-payment-color = You need { $needed } cards here, not { $offered }.
bus-refused-payment-color = You need { $needed } cards here, not { $offered }. Bus cards work too.
refused-not-in-hand = You chose { $offered } × “{ $card }” and have { $held }. Choose only cards you have.
refused-too-few-locomotives = This route needs at least { $needed ->
    [one] { $needed } locomotive
   *[other] { $needed } locomotives
}, and you chose { $offered }. Swap in more locomotives.
refused-no-such-answer = That option is gone. Choose your payment again.
refused-fare-kind = { $kind ->
    [ship] This is a sea route. Pay with ship cards and wilds, not with { $card }.
   *[train] This is a rail route. Pay with train cards and wilds, not with { $card }.
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
    }, and you don't have the right cards. Draw more cards first.
   *[other] Your cards cover { $offered } of the { $needed ->
        [one] { $needed } space
       *[other] { $needed } spaces
    }. Add cards of the same color, or wilds.
}
refused-fare-surplus = The route has { $needed ->
    [one] { $needed } space
   *[other] { $needed } spaces
}, and your cards cover { $offered }. Leave out a card you don't need.
refused-pair-count = { $offered ->
    [0] This route costs { $needed } cards in same-color pairs, and you don't have the right cards. Draw more cards first.
   *[other] This route costs { $needed } cards in same-color pairs, and you chose { $offered }. Choose exactly { $needed }.
}
refused-pair-wilds = Only one card of each pair can be a wild. Choose at most { $most } here, not { $offered }.
refused-pair-unmatched = { $single ->
    [one] { $single } card has
   *[other] { $single } cards have
} no partner, and you added { $wilds ->
    [0] no wilds
    [one] { $wilds } wild
   *[other] { $wilds } wilds
}. Pair two cards of one color, or a card with a wild.

# A payment that is chosen step by step.
step-color = Which color do you pay with?
step-wilds = How many wilds do you use?
step-doubles = How many double ships do you use?
step-signs = How many cards with the harbor sign do you use?
step-signs-of = How many of the { $color ->
    [purple] purple
    [yellow] yellow
    [green] green
    [red] red
    [black] black
   *[white] white
} cards have the harbor sign?
step-deck = { $deck ->
    [ship] How many ship cards do you use?
   *[train] How many train cards do you use?
}
step-pair = Pair { $number } of { $count }: which cards?
step-pick = Choose
step-so-far = Chosen so far: { $cards }.
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
step-only-wilds = only wilds

# A list of cities with these first letters, where there are too many for one list.
works-part = Cities: { $letters }
