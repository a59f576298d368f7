### Дві взяті гравцем карти в одному реченні.

# Дві відкриті карти: «Аня бере синю та чорну карти».
drawn-colors = { $player } бере { $one ->
    [purple] фіолетову
    [blue] синю
    [yellow] жовту
    [orange] помаранчеву
    [black] чорну
    [red] червону
    [green] зелену
   *[white] білу
} та { $two ->
    [purple] фіолетову
    [blue] синю
    [yellow] жовту
    [orange] помаранчеву
    [black] чорну
    [red] червону
    [green] зелену
   *[white] білу
} карти.
drawn-both = { $player } бере { $one } та { $two }.

# Кожна з двох у знахідному відмінку.
drawn-blind = карту з колоди
decks-drawn-blind = { $deck ->
    [ship] карту з колоди суден
   *[train] карту з колоди вагонів
}
drawn-refilled = { $card } (на заміну — карта { $deck ->
    [ship] судна
   *[train] вагона
})
