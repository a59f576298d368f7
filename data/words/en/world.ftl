## Several decks, cards of several kinds, ports, exchanges and the mix of pieces at the start.

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
opt-draw-refill = refill
opt-draw-refill-desc = The deck that fills the gap; without it, the deck of the card you take
opt-draw-deck = deck
opt-draw-deck-desc = Without a face-up card: the deck to draw from
cmd-stop = stop
cmd-stop-desc = Leave it at one card and end your turn
cmd-port = port
cmd-port-desc = Build a port in a city that one of your routes leads to
opt-port-city = city
opt-port-city-desc = A city with an anchor and without a port
opt-port-payment = payment
opt-port-payment-desc = Cards with the port sign, for example: 2 red trains 2 red ships
cmd-exchange = exchange
cmd-exchange-desc = Exchange trains for ships or ships for trains; each costs points
opt-exchange-give = give
opt-exchange-give-desc = What you give back: trains or ships
opt-exchange-count = count
opt-exchange-count-desc = How many pieces
cmd-mix = mix
cmd-mix-desc = Choose in secret with how many trains and ships you start
opt-mix-trains = trains
opt-mix-trains-desc = How many trains
opt-mix-ships = ships
opt-mix-ships-desc = How many ships; without it, all the other pieces are ships

button-draw-deck = { $deck ->
    [ship] Draw a ship card
   *[train] Draw a train card
}
button-stop = Leave it at one
button-port = Build a port
button-exchange = Exchange pieces
button-mix = Choose trains and ships
button-back = Back

done-stop = You leave it at one card. Your turn is over.
done-port = Your port stands in { $city }.
done-mix = You start with { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} and { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}. The others see it when everybody has chosen.
done-exchange = { $give ->
    [ship] You gave { $count ->
        [one] { $count } ship for a train
       *[other] { $count } ships for as many trains
    }
   *[train] You gave { $count ->
        [one] { $count } train for a ship
       *[other] { $count } trains for as many ships
    }
}, which costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { exchange-state }
# What a seat has of both kinds, in supply and in the box.
exchange-state = You have { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
} and { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}; in your box: { $boxtrains ->
    [one] { $boxtrains } train
   *[other] { $boxtrains } trains
} and { $boxships ->
    [one] { $boxships } ship
   *[other] { $boxships } ships
}.
kind-train = trains
kind-ship = ships

exchange-give-train = Trains for ships: at most { $most }
exchange-give-ship = Ships for trains: at most { $most }
mix-now = Now choose in secret with how many trains and ships you start.

port-where = A port costs { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of one colour with the port sign: { $trains } of the trains, { $ships } of the ships; wilds stand for any. You have { $left ->
    [one] { $left } port
   *[other] { $left } ports
} left. Where do you build?
port-none = None of your routes leads to a city where a port can be built. Claim such a route first.
port-none-cards = Your hand does not hold what a port costs: { $trains } train cards and { $ships } ship cards of one colour with the port sign; wilds stand for any.
port-pick = Choose a city
port-other = Any other city
port-names = { $count ->
    [one] on { $count } of your tickets
   *[other] on { $count } of your tickets
}
port-pay = A port in { $city }: how do you pay?

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

refused-too-few-held = You named { $named } cards (“{ $text }”), and { $held ->
    [0] your hand holds none of that kind
    [one] your hand holds { $held } of that kind
   *[other] your hand holds { $held } of that kind
}. Name cards that you hold.
refused-which-color = “{ $text }” fits cards of several colours. Name the colour too, for example “{ $example }”.
refused-several-cards = “{ $text }” fits several cards: { $cards }. Say more, or pick one from the list that appears while you type.
refused-nothing-to-exchange = You can exchange nothing: of neither kind do you have a piece while your box holds one of the other kind.
refused-card-or-deck = A face-up card and a deck to draw from are two different cards. Name one of them.

## What a person may type for what is special about a card.

alias-train = train rail wagon carriage car
alias-ship = ship boat steamer sea
alias-double = double twin
alias-single = single
alias-port = port harbour harbor anchor
alias-beside = with sign signs symbol no without
