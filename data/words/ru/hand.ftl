## Личное сообщение игрока: чего не хватает билетам, какие перегоны можно проложить, очки на сейчас, заметки.

cmd-note = заметки
cmd-note-desc = Посмотреть и изменить ваши личные заметки за этим столом

hand-alt-tickets = Ваши билеты (✓ – выполнен): { $tickets }.
hand-alt-offered = На выбор: { $tickets }.

hand-missing = -# ↳ не хватает: { $links } · всего { $spaces ->
    [one] { $spaces } отрезок
    [few] { $spaces } отрезка
   *[other] { $spaces } отрезков
}
hand-lent = -# ↳ со станцией в городе { $city }: она даёт { $link }
hand-station = -# ↳ ещё одна станция, чтобы взять взаймы { $link }, города: { $cities }
hand-swap = -# ↳ сначала обменяйте { $give ->
    [train] { $count ->
        [one] { $count } вагончик на кораблик
        [few] { $count } вагончика на кораблики
       *[other] { $count } вагончиков на кораблики
    }
   *[ship] { $count ->
        [one] { $count } кораблик на вагончик
        [few] { $count } кораблика на вагончики
       *[other] { $count } корабликов на вагончики
    }
}
hand-tour-then = { $ordered ->
    [yes] -# ↳ тур: города встанут по порядку, очки: { $points }
   *[no] -# ↳ тур: города будут соединены не по порядку, очки: { $points }
}
hand-out-cut = -# ↳ ⛔ не выполнить: путь перекрыт занятыми перегонами
hand-out-twins = -# ↳ ⛔ не выполнить: туда ведёт только второй путь, а при таком числе игроков он закрыт ({ $links })
hand-out-pieces = -# ↳ ⛔ не выполнить: { $needed ->
    [one] нужен { $needed } вагончик
    [few] нужно { $needed } вагончика
   *[other] нужно { $needed } вагончиков
}, а у вас { $left }
bus-hand-out-pieces = -# ↳ ⛔ не выполнить: { $needed ->
    [one] нужен { $needed } автобус
    [few] нужно { $needed } автобуса
   *[other] нужно { $needed } автобусов
}, а у вас { $left }
fleet-hand-out-pieces = -# ↳ ⛔ не выполнить: вагончиков и корабликов вместе нужно { $needed }, а у вас { $left }
hand-out-kind = -# ↳ ⛔ не выполнить даже с обменом: на кратчайший путь нужно { $train-needed ->
    [one] { $train-needed } вагончик
    [few] { $train-needed } вагончика
   *[other] { $train-needed } вагончиков
} (у вас { $train-left }) и { $ship-needed ->
    [one] { $ship-needed } кораблик
    [few] { $ship-needed } кораблика
   *[other] { $ship-needed } корабликов
} (у вас { $ship-left })
hand-left-out = -# Не поместилось в сообщение: { $what ->
    [mending] где хватило бы одной станции
    [ways] чего не хватает билетам
    [districts] районы
   *[note] часть этого списка и ваших заметок
}

hand-claim = Проложить перегон (★ – для ваших билетов)
hand-claim-more = Первые { $shown } перегонов из { $count }; остальные – кнопкой «Проложить перегон»
hand-serves = билет { $ticket }{ $more ->
    [0] { "" }
   *[other] { " " }и ещё { $more }
}
hand-tunnel = тоннель: без доплаты { $percent } %

button-standing = Очки сейчас
standing-title = ### Если бы игра кончилась сейчас, у вас было бы { $points }
standing-routes = - { $routes ->
    [one] { $routes } перегон
    [few] { $routes } перегона
   *[other] { $routes } перегонов
}: { $points }
standing-ticket = { $ticket }: { $points }
standing-more = - Ещё { $count ->
    [one] { $count } билет
    [few] { $count } билета
   *[other] { $count } билетов
}: { $points }
standing-longest-path = - Самый длинный путь, ваш – { $length ->
    [one] { $length } отрезок
    [few] { $length } отрезка
   *[other] { $length } отрезков
}: { $points }
standing-stations = - { $left ->
    [one] Осталась { $left } станция
    [few] Осталось { $left } станции
   *[other] Осталось { $left } станций
}: { $points }
standing-loan = -# ↳ станция в городе { $city } даёт { $link }
standing-port = - Порт, город { $city }, выполненных билетов с ним – { $tickets }: { $points }
standing-ports = - { $left ->
    [one] { $left } непостроенный порт
    [few] { $left } непостроенных порта
   *[other] { $left } непостроенных портов
}: { $points }
standing-exchange = - Обмен, { $pieces ->
    [one] { $pieces } фишка
    [few] { $pieces } фишки
   *[other] { $pieces } фишек
}: { $points }
standing-district = - Район { $district }: { $points }
standing-others = **Что видно всем у остальных**
standing-other = { $player }: { $points } ({ $parts })
standing-hidden = · и { $count ->
    [one] { $count } закрытый билет
    [few] { $count } закрытых билета
   *[other] { $count } закрытых билетов
}

button-plan = План хода
button-note = Заметки
hand-note = 📝 **Ваши заметки**
note-title = Ваши заметки
note-label = Их видите только вы
note-about = Не больше 1000 знаков; хранятся вместе с партией
note-kept = Ваши заметки за этим столом, только для вас:
note-gone = Заметок за этим столом у вас нет.
