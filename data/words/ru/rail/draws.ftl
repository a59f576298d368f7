### Две взятые игроком карты в одной фразе.

# Две открытые карты: «Аня берёт синюю и чёрную карты».
drawn-colors = { $player } берёт { $one ->
    [purple] фиолетовую
    [blue] синюю
    [yellow] жёлтую
    [orange] оранжевую
    [black] чёрную
    [red] красную
    [green] зелёную
   *[white] белую
} и { $two ->
    [purple] фиолетовую
    [blue] синюю
    [yellow] жёлтую
    [orange] оранжевую
    [black] чёрную
    [red] красную
    [green] зелёную
   *[white] белую
} карты.
drawn-both = { $player } берёт { $one } и { $two }.

# Каждая из двух в винительном падеже.
drawn-blind = карту из колоды
decks-drawn-blind = { $deck ->
    [ship] карту из колоды кораблей
   *[train] карту из колоды вагонов
}
drawn-refilled = { $card } (на замену — карта { $deck ->
    [ship] корабля
   *[train] вагона
})
