### Очки на сейчас.

button-standing = Очки сейчас
standing-title = ### Если бы игра кончилась сейчас, у вас было бы { $points }
standing-more = - Ещё { $count ->
    [one] { $count } билет
    [few] { $count } билета
   *[other] { $count } билетов
}: { $points }
standing-others = **Что видно всем у остальных**
standing-other = { $player }: { $points } ({ $parts })
standing-hidden = · и { $count ->
    [one] { $count } закрытый билет
    [few] { $count } закрытых билета
   *[other] { $count } закрытых билетов
}
