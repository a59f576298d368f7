## Names of things, used inside other sentences.

card-purple = purple
card-white = white
card-blue = blue
card-yellow = yellow
card-orange = orange
card-black = black
card-red = red
card-green = green
card-locomotive = locomotive

# One card as the object of "takes": "Ann takes a red card".
a-card-purple = a purple card
a-card-white = a white card
a-card-blue = a blue card
a-card-yellow = a yellow card
a-card-orange = an orange card
a-card-black = a black card
a-card-red = a red card
a-card-green = a green card
a-card-locomotive = a locomotive

# Two cards of the same kind: "Ann takes two red cards".
two-cards-purple = two purple cards
two-cards-white = two white cards
two-cards-blue = two blue cards
two-cards-yellow = two yellow cards
two-cards-orange = two orange cards
two-cards-black = two black cards
two-cards-red = two red cards
two-cards-green = two green cards
two-cards-locomotive = two locomotives

cards-purple = { $count } purple
cards-white = { $count } white
cards-blue = { $count } blue
cards-yellow = { $count } yellow
cards-orange = { $count } orange
cards-black = { $count } black
cards-red = { $count } red
cards-green = { $count } green
cards-locomotive = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}

color-purple = purple
color-white = white
color-blue = blue
color-yellow = yellow
color-orange = orange
color-black = black
color-red = red
color-green = green
color-gray = any colour

seat-blue = blue
seat-red = red
seat-green = green
seat-black = black
seat-yellow = yellow

cities = { $a } – { $b }
route = { $cities } ({ $length }, { $color })
ticket = { $cities } ({ $points })
# With what is special about it: a ferry, a tunnel, a long or a stand-in ticket.
route-marked = { $cities } ({ $length }, { $color }, { $marks })
ticket-marked = { $cities } ({ $points } · { $marks })
mark-ferry = { $count ->
    [one] ferry with { $count } locomotive
   *[other] ferry with { $count } locomotives
}
mark-tunnel = tunnel
mark-long = long
mark-stand-in = stand-in
link = { $cities } ({ $length })
link-ferry = { $cities } ({ $length }, ferry)
link-tunnel = { $cities } ({ $length }, tunnel)
either = { $a } or { $b }
no-cards = no cards
no-tickets = no ticket
none = none

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
trains = { $count ->
    [one] { $count } train
   *[other] { $count } trains
}
card-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ticket-count = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}

## What a person may type for a card: words, or beginnings of words, in any order.

alias-purple = purple pink violet
alias-white = white
alias-blue = blue
alias-yellow = yellow
alias-orange = orange
alias-black = black
alias-red = red
alias-green = green
alias-locomotive = locomotive loco wild joker engine
alias-deck = deck blind top random
alias-all = all both everything
alias-none = none nothing zero 0
alias-filler = a an and card cards from of plus the

wild-sign = 🚂
