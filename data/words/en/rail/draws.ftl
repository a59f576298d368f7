### Two draws of one player in one sentence.

# Two face-up cards: "Ann took blue and black." The colors are given by the names of their kinds.
drawn-colors = { $player } took { $one } and { $two }.
drawn-both = { $player } took { $one } and { $two }.

# Each of the two, as an object.
drawn-blind = a card from the deck
decks-drawn-blind = { $deck ->
    [ship] a card from the ship deck
   *[train] a card from the train deck
}
drawn-refilled = { $card } (gap filled from the { $deck ->
    [ship] ships
   *[train] trains
})
