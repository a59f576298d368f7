### Сообщение в конце партии.

finale-more = -# { $people ->
    [0] { "" }
   *[other] { $mentions }:{ " " }
}партия окончена. Часть { $number } из { $count }. Любой игрок может нажать **Дальше**, иначе итоговый счёт появится { $until }.
finale-over = -# { $people ->
    [0] Спасибо за игру!
   *[other] Спасибо за игру, { $mentions }!
}
finale-pick = Показать часть ещё раз
button-finale-next = Дальше
button-finale-skip = Сразу к итогу
