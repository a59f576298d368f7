## Что изменит ход: показывается до нажатия, которым он делается.

opt-claim-now = сразу
opt-claim-now-desc = Сделать сразу, не показывая сначала, что изменится
opt-station-now = сразу
opt-station-now-desc = Сделать сразу, не показывая сначала, что изменится
opt-port-now = сразу
opt-port-now-desc = Сделать сразу, не показывая сначала, что изменится
opt-tickets-now = сразу
opt-tickets-now-desc = Взять сразу, без вопросов

preview-claim = Проложить перегон { $route }
preview-station = Станция, город { $city }
preview-port = Порт, город { $city }
preview-exchange = { $give ->
    [ship] { $count ->
        [one] Обменять { $count } кораблик на вагончик
        [few] Обменять { $count } кораблика на столько же вагончиков
       *[other] Обменять { $count } корабликов на столько же вагончиков
    }
   *[train] { $count ->
        [one] Обменять { $count } вагончик на кораблик
        [few] Обменять { $count } вагончика на столько же корабликов
       *[other] Обменять { $count } вагончиков на столько же корабликов
    }
}
preview-tickets = Взять билеты
preview-cards = Вы платите: { $cards }. Останется на руках: { $left }.
preview-dug = Если доплачивать не придётся, будет так:
preview-points = { $sign ->
    [fewer] { $points ->
        [one] Вы теряете { $points } очко
        [few] Вы теряете { $points } очка
       *[other] Вы теряете { $points } очков
    }
   *[more] { $points ->
        [one] Вы получаете { $points } очко
        [few] Вы получаете { $points } очка
       *[other] Вы получаете { $points } очков
    }
}, всего будет { $total }.
preview-completes = { $count ->
    [one] Этим вы выполните билет { $tickets }.
    [few] Этим вы выполните билеты: { $tickets }.
   *[other] Этим вы выполните билеты: { $tickets }.
}
preview-last-turns = После этого начнутся последние ходы партии.
preview-tickets-draw = Вы берёте { $count ->
    [one] { $count } билет
    [few] { $count } билета
   *[other] { $count } билетов
} и оставляете не меньше { $keep }; в колоде { $deck ->
    [one] остался { $deck }
    [few] осталось { $deck }
   *[other] осталось { $deck }
}. Очки невыполненного билета в конце вычитаются.
preview-tickets-late = { $turns ->
    [0] **Это ваш последний ход: больше вы ничего не проложите.**
    [one] **Идут последние ходы: у вас остался всего { $turns }.**
    [few] **Идут последние ходы: у вас осталось всего { $turns }.**
   *[other] **Идут последние ходы: у вас осталось всего { $turns }.**
}
confirm-final = **Отменить это нельзя.**
confirm-undo = -# Это можно отменить, пока не сходил кто-то другой.
