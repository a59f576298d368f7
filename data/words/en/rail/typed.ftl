### What a person may type for a card: words, or beginnings of words, in any order.

alias-purple = purple pink violet
alias-white = white
alias-blue = blue
alias-yellow = yellow
alias-orange = orange
alias-black = black
alias-red = red
alias-green = green
alias-locomotive = locomotive loco wild joker engine
bus-alias-locomotive = bus buses wild joker locomotive
alias-all = all both everything
alias-none = none nothing zero 0
alias-filler = a an and card cards from of plus the

refused-unreadable-cards = I can't read “{ $text }” as cards. Write for example “3 red 1 loco”.
fleet-refused-unreadable-cards = I can't read “{ $text }” as cards. Write for example “2 yellow trains 1 wild”.
bus-refused-unreadable-cards = I can't read “{ $text }” as cards. Write for example “3 blue 1 bus”.
refused-several-cities = More than one city fits “{ $text }”: { $cities }. Pick one from the list that appears while you type.
refused-unknown-city = There is no city called “{ $city }” on this map.

refused-too-few-held = You named { $named } cards (“{ $text }”), and { $held ->
    [0] your hand holds none of that kind
    [one] your hand holds { $held } of that kind
   *[other] your hand holds { $held } of that kind
}. Name cards that you hold.
refused-which-color = “{ $text }” fits cards of several colours. Name the colour too, for example “{ $example }”.

alias-train = train rail wagon carriage car
alias-ship = ship boat steamer sea
alias-double = double twin
alias-single = single
alias-port = port harbour harbor anchor
alias-beside = with sign signs symbol no without
