### Билеты: взятие и выбор.

help-about-tickets = **Взять билеты.** Возьмите { $draw } и оставьте не меньше { $drawkeep }. { $start }
# Что получает каждый до первого хода; если выборов несколько, они идут друг за другом.
help-start-only = В начале каждый получает { $deal } и оставляет не меньше { $keep }.
help-start-mixed = В начале каждый получает длинных: { $long }, обычных: { $deal }, и оставляет не меньше { $keep }. Потом длинные уже не приходят.
help-start-long = В начале каждый получает длинных билетов: { $long }, и оставляет не больше { $most }.
help-start-then = Затем обычных: { $deal }, из них оставляют не меньше { $keep }, а с длинным билетом на руках не меньше { $least }.
help-tickets-r9 = Если билетов осталось меньше, чем берут, вы получаете остаток и оставляете хотя бы один. Возвращённые кладут под колоду. Ход ждёт, пока билеты не выбраны; билеты, взятые в последний ход, считаются.
help-tickets-r16 = В начале все выбирают билеты одновременно и тайно. Игра начинается с последним выбором.
help-tickets-out-r20 = Билеты, от которых отказались в начале, выходят из игры, длинные они или нет. Нерозданные длинные тоже выходят.
help-tickets-shuffled-r20 = Билеты, от которых отказались в начале, перемешивают и кладут под колоду. Длинные выходят из игры, нерозданные тоже.
help-tickets-steps-r21 = В начале два выбора, именно в таком порядке: когда открыт второй, первый уже не изменить.
help-tickets-bonus-r22 = Бонусные билеты не длинные: они замешаны в колоду, из которой берут все.
help-stand-ins = Замены за этим столом: { $tickets }.

rules-topic-tickets = Билеты
rules-words-tickets = билет билеты оставить отказаться длинный бонусный маршрут
rules-turn-tickets = - взять билеты
rules-map-tickets = **Билеты:** { $count }, ценой от { $low } до { $high }{ $long ->
    [0] { "" }
   *[other] ; длинных { $long }
}. { $start } За ход берут { $draw } и оставляют не меньше { $drawkeep }.

cmd-tickets = билеты
cmd-tickets-desc = Взять билеты или выбрать, какие из новых оставить
cmd-keep = оставить
cmd-keep-desc = Оставить часть новых билетов, текстом
opt-keep-tickets = билеты
opt-keep-tickets-desc = Номера или города билетов, которые остаются, например: 1, 3
opt-tickets-now = сразу
opt-tickets-now-desc = Взять сразу, без вопросов

ticket = { $cities } ({ $points })
ticket-marked = { $cities } ({ $points } · { $marks })
mark-long = длинный
mark-stand-in = замена
no-tickets = ни одного билета
button-tickets = Взять билеты
button-choose = Выбрать билеты
turn-tickets = { $mention }, выберите, какие из новых билетов оставить.
turn-setup = Все тайно выбирают билеты. Ещё выбирают: { $mentions }. Первым ходит { $first }.
fleet-turn-setup = Все тайно выбирают билеты, а потом вагончики и кораблики. Ещё выбирают билеты: { $mentions }. Первым ходит { $first }.
keep-more = Ещё один выбор: из следующих билетов оставьте { $bounds }.
modal-title = Выбор билетов
modal-label = Какие билеты вы оставляете?
modal-least = Оставьте { $bounds }. Очки невыполненного билета в конце вычитаются.
keep-least = не меньше { $needed }
keep-between = от { $needed } до { $most }
keep-most = не больше { $most }
preview-tickets = Взять билеты
preview-completes = { $count ->
    [one] Этим вы выполните билет { $tickets }.
    [few] Этим вы выполните билеты: { $tickets }.
   *[other] Этим вы выполните билеты: { $tickets }.
}
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
ticket-done = ✅ { $ticket }
ticket-open = ▫️ { $ticket }
ticket-missed = ❌ { $ticket }

done-tickets = { $count ->
    [one] Пришёл { $count } билет
    [few] Пришло { $count } билета
   *[other] Пришло { $count } билетов
}. Выберите, какие оставить.
done-keep = Вы оставляете: { $tickets }.
done-keep-none = Вы не оставляете ни одного.

event-ticket-deck-made = Каждый тайно получил билеты на выбор.
event-tickets-offered = { $opening ->
    [yes] { "" }
   *[no] { $player } берёт { $count ->
        [one] { $count } билет
        [few] { $count } билета
       *[other] { $count } билетов
    } и выбирает, какие оставить.
}
event-tickets-kept = { $count ->
    [none] { $player }: выбор сделан.
    [one] { $player } оставляет { $count } билет.
    [few] { $player } оставляет { $count } билета.
   *[other] { $player } оставляет { $count } билетов.
}
event-start-tickets-chosen = Все выбрали билеты: { $counts }.
event-tickets-returned = { "" }

refused-unknown-ticket = Среди билетов, из которых вы выбираете, нет подходящего под «{ $text }».
refused-finish-tickets = Сначала выберите, какие из новых билетов оставить: кнопка «Выбрать билеты» или { CMD("tickets") }.
refused-nothing-to-choose = Сейчас вам не из чего выбирать: новых билетов нет.
refused-ticket-not-offered = Билета { $ticket } нет среди тех, из которых вы выбираете.
refused-ticket-twice = Билет { $ticket } назван дважды. Назовите каждый билет один раз.
refused-too-few-tickets = { $kept ->
    [0] Из этих билетов нужно оставить не меньше { $needed }, а вы не оставили ни одного. Выберите ещё раз.
   *[other] Из этих билетов нужно оставить не меньше { $needed }, а вы оставили { $kept }. Выберите ещё раз.
}
refused-too-many-tickets = Из этих билетов можно оставить не больше { $most }, а вы оставили { $kept }. Выберите ещё раз.
refused-no-tickets-left = Билетов в колоде не осталось. Возьмите карты или проложите перегон.
refused-undo-offered = Вы уже видели новые билеты, назад этого не взять.

hand-alt-tickets = Ваши билеты (✓ – выполнен): { $tickets }.
hand-alt-offered = На выбор: { $tickets }.
hand-missing = -# ↳ не хватает: { $links } · всего { $spaces ->
    [one] { $spaces } отрезок
    [few] { $spaces } отрезка
   *[other] { $spaces } отрезков
}
hand-tickets = Билеты:
hand-no-tickets = Билетов у вас пока нет.
hand-offered = Выберите из этих билетов и оставьте { $bounds }:
hand-alt = Ваши карты: { $cards }.
alt-tickets = Билетов в колоде: { $count }.

pic-tickets = билеты
pic-own-tickets = Ваши билеты
pic-choose = { $keep ->
    [one] Выберите билеты: не меньше одного
    [few] Выберите билеты: не меньше { $keep }
   *[other] Выберите билеты: не меньше { $keep }
}
pic-choose-most = { $most ->
    [one] Выберите билеты: один или ни одного
    [few] Выберите билеты: не больше { $most }
   *[other] Выберите билеты: не больше { $most }
}
pic-long = длинный
pic-stand-in = замена
