## Що змінить хід: показується до натискання, яким його роблять.

opt-claim-now = одразу
opt-claim-now-desc = Зробити одразу, не показуючи спершу, що зміниться
opt-station-now = одразу
opt-station-now-desc = Зробити одразу, не показуючи спершу, що зміниться
opt-port-now = одразу
opt-port-now-desc = Зробити одразу, не показуючи спершу, що зміниться
opt-tickets-now = одразу
opt-tickets-now-desc = Взяти одразу, без запитань

preview-claim = Прокласти перегін { $route }
preview-station = Станція, місто { $city }
preview-port = Порт, місто { $city }
preview-exchange = { $give ->
    [ship] { $count ->
        [one] Обміняти { $count } кораблик на вагончик
        [few] Обміняти { $count } кораблики на стільки ж вагончиків
       *[other] Обміняти { $count } корабликів на стільки ж вагончиків
    }
   *[train] { $count ->
        [one] Обміняти { $count } вагончик на кораблик
        [few] Обміняти { $count } вагончики на стільки ж корабликів
       *[other] Обміняти { $count } вагончиків на стільки ж корабликів
    }
}
preview-tickets = Взяти квитки
preview-cards = Ви платите: { $cards }. Лишиться на руках: { $left }.
preview-dug = Якщо доплачувати не доведеться, буде так:
preview-points = { $sign ->
    [fewer] { $points ->
        [one] Ви втрачаєте { $points } очко
        [few] Ви втрачаєте { $points } очки
       *[other] Ви втрачаєте { $points } очок
    }
   *[more] { $points ->
        [one] Ви отримуєте { $points } очко
        [few] Ви отримуєте { $points } очки
       *[other] Ви отримуєте { $points } очок
    }
}, разом буде { $total }.
preview-completes = { $count ->
    [one] Цим ви виконаєте квиток { $tickets }.
    [few] Цим ви виконаєте квитки: { $tickets }.
   *[other] Цим ви виконаєте квитки: { $tickets }.
}
preview-last-turns = Після цього почнуться останні ходи партії.
preview-tickets-draw = Ви берете { $count ->
    [one] { $count } квиток
    [few] { $count } квитки
   *[other] { $count } квитків
} і лишаєте не менше ніж { $keep }; у колоді { $deck ->
    [one] лишився { $deck }
    [few] лишилося { $deck }
   *[other] лишилося { $deck }
}. Очки невиконаного квитка наприкінці віднімаються.
preview-tickets-late = { $turns ->
    [0] **Це ваш останній хід: більше ви нічого не прокладете.**
    [one] **Тривають останні ходи: у вас лишився всього { $turns }.**
    [few] **Тривають останні ходи: у вас лишилося всього { $turns }.**
   *[other] **Тривають останні ходи: у вас лишилося всього { $turns }.**
}
confirm-final = **Скасувати це не можна.**
confirm-undo = -# Це можна скасувати, поки не походив хтось інший.
