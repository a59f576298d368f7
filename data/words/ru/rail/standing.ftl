### Очки на сейчас.

button-standing = Очки сейчас
standing-title = ### Если бы партия закончилась сейчас, у вас было бы { $points }
standing-more = - Ещё { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[other] { $count } маршрутов
}: { $points }
standing-others = **Открытые очки остальных**
standing-other = { $player }: { $points } ({ $parts })
standing-hidden = · и { $count ->
    [one] { $count } закрытый маршрут
    [few] { $count } закрытых маршрута
   *[other] { $count } закрытых маршрутов
}
