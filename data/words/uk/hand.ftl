## Особисте повідомлення гравця: чого бракує квиткам, які перегони можна прокласти, очки на зараз, нотатки.

cmd-note = нотатки
cmd-note-desc = Переглянути й змінити ваші особисті нотатки за цим столом

hand-alt-tickets = Ваші квитки (✓ – виконано): { $tickets }.
hand-alt-offered = На вибір: { $tickets }.

hand-missing = -# ↳ бракує: { $links } · разом { $spaces ->
    [one] { $spaces } відрізок
    [few] { $spaces } відрізки
   *[other] { $spaces } відрізків
}
hand-lent = -# ↳ зі станцією в місті { $city }: вона дає { $link }
hand-station = -# ↳ ще одна станція, щоб позичити { $link }, міста: { $cities }
hand-swap = -# ↳ спершу обміняйте { $give ->
    [train] { $count ->
        [one] { $count } вагончик на кораблик
        [few] { $count } вагончики на кораблики
       *[other] { $count } вагончиків на кораблики
    }
   *[ship] { $count ->
        [one] { $count } кораблик на вагончик
        [few] { $count } кораблики на вагончики
       *[other] { $count } корабликів на вагончики
    }
}
hand-tour-then = { $ordered ->
    [yes] -# ↳ тур: міста стануть за порядком, очки: { $points }
   *[no] -# ↳ тур: міста буде з'єднано не за порядком, очки: { $points }
}
hand-out-cut = -# ↳ ⛔ не виконати: шлях перекрито зайнятими перегонами
hand-out-twins = -# ↳ ⛔ не виконати: туди веде лише друга колія, а за такої кількості гравців її закрито ({ $links })
hand-out-pieces = -# ↳ ⛔ не виконати: { $needed ->
    [one] потрібен { $needed } вагончик
    [few] потрібно { $needed } вагончики
   *[other] потрібно { $needed } вагончиків
}, а у вас { $left }
bus-hand-out-pieces = -# ↳ ⛔ не виконати: { $needed ->
    [one] потрібен { $needed } автобус
    [few] потрібно { $needed } автобуси
   *[other] потрібно { $needed } автобусів
}, а у вас { $left }
fleet-hand-out-pieces = -# ↳ ⛔ не виконати: вагончиків і корабликів разом потрібно { $needed }, а у вас { $left }
hand-out-kind = -# ↳ ⛔ не виконати навіть з обміном: на найкоротший шлях потрібно { $train-needed ->
    [one] { $train-needed } вагончик
    [few] { $train-needed } вагончики
   *[other] { $train-needed } вагончиків
} (у вас { $train-left }) і { $ship-needed ->
    [one] { $ship-needed } кораблик
    [few] { $ship-needed } кораблики
   *[other] { $ship-needed } корабликів
} (у вас { $ship-left })
hand-left-out = -# Не вмістилося в повідомлення: { $what ->
    [mending] де вистачило б однієї станції
    [ways] чого бракує квиткам
    [districts] райони
   *[note] частина цього списку й ваших нотаток
}

hand-claim = Прокласти перегін (★ – для ваших квитків)
hand-claim-more = Перші { $shown } перегонів із { $count }; решта – кнопкою «Прокласти перегін»
hand-serves = квиток { $ticket }{ $more ->
    [0] { "" }
   *[other] { " " }і ще { $more }
}
hand-tunnel = тунель: без доплати { $percent } %

button-standing = Очки зараз
standing-title = ### Якби гра закінчилася зараз, у вас було б { $points }
standing-routes = - { $routes ->
    [one] { $routes } перегін
    [few] { $routes } перегони
   *[other] { $routes } перегонів
}: { $points }
standing-ticket = { $ticket }: { $points }
standing-more = - Ще { $count ->
    [one] { $count } квиток
    [few] { $count } квитки
   *[other] { $count } квитків
}: { $points }
standing-longest-path = - Найдовший шлях, ваш – { $length ->
    [one] { $length } відрізок
    [few] { $length } відрізки
   *[other] { $length } відрізків
}: { $points }
standing-stations = - { $left ->
    [one] Лишилася { $left } станція
    [few] Лишилося { $left } станції
   *[other] Лишилося { $left } станцій
}: { $points }
standing-loan = -# ↳ станція в місті { $city } дає { $link }
standing-port = - Порт, місто { $city }, виконаних квитків із ним – { $tickets }: { $points }
standing-ports = - { $left ->
    [one] { $left } незбудований порт
    [few] { $left } незбудовані порти
   *[other] { $left } незбудованих портів
}: { $points }
standing-exchange = - Обмін, { $pieces ->
    [one] { $pieces } фішка
    [few] { $pieces } фішки
   *[other] { $pieces } фішок
}: { $points }
standing-district = - Район { $district }: { $points }
standing-others = **Що в інших видно всім**
standing-other = { $player }: { $points } ({ $parts })
standing-hidden = · і { $count ->
    [one] { $count } закритий квиток
    [few] { $count } закриті квитки
   *[other] { $count } закритих квитків
}

button-plan = План ходу
button-note = Нотатки
hand-note = 📝 **Ваші нотатки**
note-title = Ваші нотатки
note-label = Їх бачите лише ви
note-about = Не більше ніж 1000 знаків; зберігаються разом із партією
note-kept = Ваші нотатки за цим столом, лише для вас:
note-gone = Нотаток за цим столом у вас немає.
