### Cards: by name, one as the object of a sentence, two of a kind, and counted.

card-train-purple = purple train
card-train-yellow = yellow train
card-train-green = green train
card-train-red = red train
card-train-black = black train
card-train-white = white train
card-train-purple-port = purple train ⚓
card-train-yellow-port = yellow train ⚓
card-train-green-port = green train ⚓
card-train-red-port = red train ⚓
card-train-black-port = black train ⚓
card-train-white-port = white train ⚓
card-ship-purple-port = purple ship ⚓
card-ship-yellow-port = yellow ship ⚓
card-ship-green-port = green ship ⚓
card-ship-red-port = red ship ⚓
card-ship-black-port = black ship ⚓
card-ship-white-port = white ship ⚓
card-ship-purple-2 = purple double ship
card-ship-yellow-2 = yellow double ship
card-ship-green-2 = green double ship
card-ship-red-2 = red double ship
card-ship-black-2 = black double ship
card-ship-white-2 = white double ship

card-purple = purple
card-white = white
card-blue = blue
card-yellow = yellow
card-orange = orange
card-black = black
card-red = red
card-green = green
card-locomotive = locomotive
decks-card-locomotive = wild
bus-card-locomotive = bus card

a-card-train-purple = a purple train card
a-card-train-yellow = a yellow train card
a-card-train-green = a green train card
a-card-train-red = a red train card
a-card-train-black = a black train card
a-card-train-white = a white train card
a-card-train-purple-port = a purple train card ⚓
a-card-train-yellow-port = a yellow train card ⚓
a-card-train-green-port = a green train card ⚓
a-card-train-red-port = a red train card ⚓
a-card-train-black-port = a black train card ⚓
a-card-train-white-port = a white train card ⚓
a-card-ship-purple-port = a purple ship card ⚓
a-card-ship-yellow-port = a yellow ship card ⚓
a-card-ship-green-port = a green ship card ⚓
a-card-ship-red-port = a red ship card ⚓
a-card-ship-black-port = a black ship card ⚓
a-card-ship-white-port = a white ship card ⚓
a-card-ship-purple-2 = a purple double ship card
a-card-ship-yellow-2 = a yellow double ship card
a-card-ship-green-2 = a green double ship card
a-card-ship-red-2 = a red double ship card
a-card-ship-black-2 = a black double ship card
a-card-ship-white-2 = a white double ship card

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
decks-a-card-locomotive = a wild
bus-a-card-locomotive = a bus card

two-cards-train-purple = two purple train cards
two-cards-train-yellow = two yellow train cards
two-cards-train-green = two green train cards
two-cards-train-red = two red train cards
two-cards-train-black = two black train cards
two-cards-train-white = two white train cards
two-cards-train-purple-port = two purple train cards ⚓
two-cards-train-yellow-port = two yellow train cards ⚓
two-cards-train-green-port = two green train cards ⚓
two-cards-train-red-port = two red train cards ⚓
two-cards-train-black-port = two black train cards ⚓
two-cards-train-white-port = two white train cards ⚓
two-cards-ship-purple-port = two purple ship cards ⚓
two-cards-ship-yellow-port = two yellow ship cards ⚓
two-cards-ship-green-port = two green ship cards ⚓
two-cards-ship-red-port = two red ship cards ⚓
two-cards-ship-black-port = two black ship cards ⚓
two-cards-ship-white-port = two white ship cards ⚓
two-cards-ship-purple-2 = two purple double ship cards
two-cards-ship-yellow-2 = two yellow double ship cards
two-cards-ship-green-2 = two green double ship cards
two-cards-ship-red-2 = two red double ship cards
two-cards-ship-black-2 = two black double ship cards
two-cards-ship-white-2 = two white double ship cards

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
decks-two-cards-locomotive = two wilds
bus-two-cards-locomotive = two bus cards

cards-train-purple = { $count ->
    [one] { $count } purple train
   *[other] { $count } purple trains
}
cards-train-yellow = { $count ->
    [one] { $count } yellow train
   *[other] { $count } yellow trains
}
cards-train-green = { $count ->
    [one] { $count } green train
   *[other] { $count } green trains
}
cards-train-red = { $count ->
    [one] { $count } red train
   *[other] { $count } red trains
}
cards-train-black = { $count ->
    [one] { $count } black train
   *[other] { $count } black trains
}
cards-train-white = { $count ->
    [one] { $count } white train
   *[other] { $count } white trains
}
cards-train-purple-port = { $count ->
    [one] { $count } purple train ⚓
   *[other] { $count } purple trains ⚓
}
cards-train-yellow-port = { $count ->
    [one] { $count } yellow train ⚓
   *[other] { $count } yellow trains ⚓
}
cards-train-green-port = { $count ->
    [one] { $count } green train ⚓
   *[other] { $count } green trains ⚓
}
cards-train-red-port = { $count ->
    [one] { $count } red train ⚓
   *[other] { $count } red trains ⚓
}
cards-train-black-port = { $count ->
    [one] { $count } black train ⚓
   *[other] { $count } black trains ⚓
}
cards-train-white-port = { $count ->
    [one] { $count } white train ⚓
   *[other] { $count } white trains ⚓
}
cards-ship-purple-port = { $count ->
    [one] { $count } purple ship ⚓
   *[other] { $count } purple ships ⚓
}
cards-ship-yellow-port = { $count ->
    [one] { $count } yellow ship ⚓
   *[other] { $count } yellow ships ⚓
}
cards-ship-green-port = { $count ->
    [one] { $count } green ship ⚓
   *[other] { $count } green ships ⚓
}
cards-ship-red-port = { $count ->
    [one] { $count } red ship ⚓
   *[other] { $count } red ships ⚓
}
cards-ship-black-port = { $count ->
    [one] { $count } black ship ⚓
   *[other] { $count } black ships ⚓
}
cards-ship-white-port = { $count ->
    [one] { $count } white ship ⚓
   *[other] { $count } white ships ⚓
}
cards-ship-purple-2 = { $count ->
    [one] { $count } purple double ship
   *[other] { $count } purple double ships
}
cards-ship-yellow-2 = { $count ->
    [one] { $count } yellow double ship
   *[other] { $count } yellow double ships
}
cards-ship-green-2 = { $count ->
    [one] { $count } green double ship
   *[other] { $count } green double ships
}
cards-ship-red-2 = { $count ->
    [one] { $count } red double ship
   *[other] { $count } red double ships
}
cards-ship-black-2 = { $count ->
    [one] { $count } black double ship
   *[other] { $count } black double ships
}
cards-ship-white-2 = { $count ->
    [one] { $count } white double ship
   *[other] { $count } white double ships
}

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
decks-cards-locomotive = { $count ->
    [one] { $count } wild
   *[other] { $count } wilds
}
bus-cards-locomotive = { $count ->
    [one] { $count } bus card
   *[other] { $count } bus cards
}

no-cards = no cards

wild-sign = 🚂
bus-wild-sign = 🚌

# In a word of at most six letters, for a button with the emoji of the color.
short-purple = purple
short-white = white
short-blue = blue
short-yellow = yellow
short-orange = orange
short-black = black
short-red = red
short-green = green
short-locomotive = loco
decks-short-locomotive = wild
bus-short-locomotive = bus

# Short, where trains and ships have the same colors.
color-short-purple = pur
color-short-yellow = yel
color-short-green = grn
color-short-red = red
color-short-black = blk
color-short-white = wht
