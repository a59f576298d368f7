### Очки на зараз.

button-standing = Очки зараз
standing-title = ### Якби гра закінчилася зараз, у вас було б { $points }
standing-more = - Ще { $count ->
    [one] { $count } квиток
    [few] { $count } квитки
   *[other] { $count } квитків
}: { $points }
standing-others = **Що в інших видно всім**
standing-other = { $player }: { $points } ({ $parts })
standing-hidden = · і { $count ->
    [one] { $count } закритий квиток
    [few] { $count } закриті квитки
   *[other] { $count } закритих квитків
}
