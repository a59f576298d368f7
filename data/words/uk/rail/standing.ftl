### Очки на зараз.

button-standing = Очки зараз
standing-title = ### Якби партія закінчилася зараз, у вас було б { $points }
standing-more = - Ще { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрути
   *[other] { $count } маршрутів
}: { $points }
standing-others = **Що в інших бачать усі**
standing-other = { $player }: { $points } ({ $parts })
standing-hidden = · і { $count ->
    [one] { $count } закритий маршрут
    [few] { $count } закриті маршрути
   *[other] { $count } закритих маршрутів
}
