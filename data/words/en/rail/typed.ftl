### What a person may type for a card: words, or beginnings of words, in any order.

alias-purple = purple pink violet
alias-white = white
alias-blue = blue
alias-yellow = yellow
alias-orange = orange
alias-black = black
alias-red = red
alias-green = green
alias-locomotive = locomotive loco wild wildcard joker engine rainbow
bus-alias-locomotive = bus buses wild wildcard joker locomotive
alias-all = all both everything
alias-none = none nothing zero 0
alias-filler = a an and card cards from of plus the

refused-unreadable-cards = I can't read “{ $text }” as cards. Write it like this: “3 red 1 loco”.
fleet-refused-unreadable-cards = I can't read “{ $text }” as cards. Write it like this: “2 yellow trains 1 wild”.
bus-refused-unreadable-cards = I can't read “{ $text }” as cards. Write it like this: “3 blue 1 bus”.
refused-several-cities = “{ $text }” matches several cities: { $cities }. Pick one from the list that appears as you type.
refused-unknown-city = There's no city called “{ $city }” on this map. Pick one from the list that appears as you type.
refused-no-city-but = There's no city called “{ $text }” on this map. Did you mean: { $cities }?
refused-not-neighbors = { $city } and { $other } aren't neighbors. From { $city }: { $cities }.

refused-too-few-held = “{ $text }” means { $named } cards, and you have { $held ->
    [0] none
   *[other] { $held }
}. Choose only cards you have.
refused-which-color = “{ $text }” fits cards of several colors. Add the color, like this: “{ $example }”.

alias-train = train rail wagon carriage car
alias-ship = ship boat steamer sea
alias-double = double twin
alias-single = single
alias-port = port harbour harbor anchor
alias-beside = with sign signs symbol no without
