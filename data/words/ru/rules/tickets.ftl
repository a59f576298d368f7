### Маршруты: взять и выбрать.

help-about-tickets = **Взять маршруты.** Возьмите { $draw ->
    [one] { $draw } карту маршрута
    [few] { $draw } карты маршрутов
   *[other] { $draw } карт маршрутов
} и оставьте не меньше { $drawkeep }. { $start }
# Что получает каждый до первого хода; если выборов несколько, они идут друг за другом.
help-start-only = В начале каждый получает { $deal } и оставляет не меньше { $keep }.
help-start-mixed = В начале каждый получает маршруты (длинных — { $long }, обычных — { $deal }) и оставляет не меньше { $keep }. Позже длинные взять нельзя.
help-start-long = В начале каждый получает длинные маршруты ({ $long }) и оставляет не больше { $most }.
help-start-then = Затем — обычные ({ $deal }): из них каждый оставляет не меньше { $keep }, а если оставил длинный — не меньше { $least }.
help-tickets-r9 = Если в колоде маршрутов не хватает, вы берёте остаток и оставляете хотя бы один. Возвращённые маршруты кладут под колоду. Ход закончится, когда вы выберете. Маршруты, взятые в последний ход, тоже считаются.
help-tickets-r16 = В начале все выбирают маршруты одновременно и тайно. Игра начинается после последнего выбора.
help-tickets-out-r20 = Маршруты, возвращённые в начале, выходят из игры, и длинные, и обычные. Нерозданные длинные тоже.
help-tickets-shuffled-r20 = Обычные маршруты, возвращённые в начале, перемешивают и кладут под колоду. Длинные выходят из игры, в том числе нерозданные.
help-tickets-steps-r21 = В начале вы выбираете дважды, именно в этом порядке. Когда открыт второй выбор, первый уже не изменить.
help-tickets-bonus-r22 = Бонусные маршруты — обычные: они лежат в колоде, из которой берут все.
help-stand-ins = Маршруты с условными очками (настоящих, с карт, я не знаю): { $tickets }.

rules-topic-tickets = Маршруты
rules-words-tickets = маршрут маршруты билет билеты взять оставить вернуть отказаться длинный бонусный
rules-turn-tickets = - взять маршруты
rules-map-tickets = **Маршруты:** { $count }, ценой от { $low } до { $high }{ $long ->
    [0] { "" }
   *[other] ; длинных { $long }
}. { $start } За ход берут { $draw } и оставляют не меньше { $drawkeep }.

cmd-tickets = маршруты
cmd-tickets-desc = Взять маршруты или выбрать, какие из новых оставить
cmd-keep = оставить
cmd-keep-desc = Оставить часть новых маршрутов, указав их текстом
opt-keep-tickets = маршруты
opt-keep-tickets-desc = Номера или города маршрутов, которые остаются, например 1, 3
opt-tickets-now = сразу
opt-tickets-now-desc = Взять без предпросмотра (по умолчанию: нет)

ticket = { $cities } ({ $points })
ticket-marked = { $cities } ({ $points } · { $marks })
mark-long = длинный
mark-stand-in = условно
no-tickets = ни одного маршрута
button-tickets = Взять маршруты
button-tickets-short = Маршруты
button-choose = Выбрать маршруты
turn-tickets = { $mention }, выберите, какие из новых маршрутов оставить.
turn-setup = Все тайно выбирают маршруты. Ещё не выбрали: { $mentions }.
fleet-turn-setup = Все тайно выбирают маршруты, а потом вагончики и кораблики. Ещё не выбрали маршруты: { $mentions }.
choice-none = Нажмите номера маршрутов, которые оставляете: { $bounds }.
choice-marked = ✅ Вы оставляете { $tickets }. { $left ->
    [0] { "" }
    [one] Вы возвращаете { $left } маршрут.
    [few] Вы возвращаете { $left } маршрута.
   *[other] Вы возвращаете { $left } маршрутов.
}
button-keep-one = Оставить № { $number }
button-return-one = Вернуть № { $number }
button-keep = { $count ->
    [0] Не оставлять
    [one] Оставить { $count } маршрут
    [few] Оставить { $count } маршрута
   *[other] Оставить { $count } маршрутов
}
button-keep-bounds = Оставить { $bounds }
button-ticket-form = Выбрать списком
modal-title = Выбор маршрутов
modal-label = Какие маршруты вы оставляете?
modal-least = Оставьте { $bounds }. Очки за невыполненный маршрут в конце вычитаются.
keep-least = не меньше { $needed }
keep-between = от { $needed } до { $most }
keep-most = не больше { $most }
preview-tickets = Взять маршруты
preview-completes = { $count ->
    [one] Так вы выполните маршрут { $tickets }.
    [few] Так вы выполните маршруты: { $tickets }.
   *[other] Так вы выполните маршруты: { $tickets }.
}
preview-tickets-draw = Вы возьмёте { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[other] { $count } маршрутов
} и оставите не меньше { $keep }. Сейчас в колоде { $deck ->
    [one] { $deck } маршрут
    [few] { $deck } маршрута
   *[other] { $deck } маршрутов
}. Очки за невыполненный маршрут в конце вычитаются.
preview-tickets-late = { $turns ->
    [0] **Это ваш последний ход: больше вы ничего не проложите.**
    [one] **Идут последние ходы: у вас остался всего { $turns } ход.**
    [few] **Идут последние ходы: у вас осталось всего { $turns } хода.**
   *[other] **Идут последние ходы: у вас осталось всего { $turns } ходов.**
}
ticket-done = ✅ { $ticket }
ticket-open = ▫️ { $ticket }
ticket-missed = ❌ { $ticket }

done-tickets = Вы взяли { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрута
   *[other] { $count } маршрутов
}. Выберите, какие оставить.
done-keep = Вы оставили: { $tickets }.
done-keep-none = Вы не оставили ни одного маршрута.

event-ticket-deck-made = Все получили маршруты на выбор. Каждый видит только свои.
event-tickets-offered = { $opening ->
    [yes] { "" }
   *[no] { $player } берёт { $count ->
        [one] { $count } маршрут
        [few] { $count } маршрута
       *[other] { $count } маршрутов
    } на выбор.
}
event-tickets-kept = { $count ->
    [none] { $player }: маршруты выбраны.
    [one] { $player } оставляет { $count } маршрут.
    [few] { $player } оставляет { $count } маршрута.
   *[other] { $player } оставляет { $count } маршрутов.
}
event-start-tickets-chosen = Все выбрали маршруты: { $counts }.
event-tickets-returned = { "" }

refused-unknown-ticket = Среди ваших новых маршрутов нет подходящего под «{ $text }». Укажите номер или название из списка.
refused-finish-tickets = Сначала выберите, какие из новых маршрутов оставить: нажмите **Выбрать маршруты** или введите { CMD("tickets") }.
refused-nothing-to-choose = Новых маршрутов на выбор у вас нет. Возьмите их в свой ход: { CMD("tickets") }.
refused-ticket-not-offered = Маршрута { $ticket } нет среди ваших новых. Выберите ещё раз: { CMD("tickets") }.
refused-ticket-twice = Маршрут { $ticket } указан дважды. Укажите каждый маршрут один раз.
refused-too-few-tickets = { $kept ->
    [0] Из этих маршрутов нужно оставить не меньше { $needed }, а вы не выбрали ни одного. Выберите ещё раз.
   *[other] Из этих маршрутов нужно оставить не меньше { $needed }, а вы выбрали { $kept }. Выберите ещё раз.
}
refused-too-many-tickets = Из этих маршрутов можно оставить не больше { $most }, а вы выбрали { $kept }. Выберите ещё раз.
refused-no-tickets-left = Колода маршрутов пуста. Возьмите карты или проложите перегон.
refused-undo-offered = Это уже не отменить: вы видели новые маршруты.

hand-alt-tickets = Ваши маршруты (✓ — выполнен): { $tickets }.
hand-alt-offered = На выбор: { $tickets }.
own-map-alt = Часть поля с вашими маршрутами.
own-map-alt-done = { $ticket }: выполнен.
own-map-alt-missing = { $ticket }: не хватает { $links }.
own-map-alt-open = { $ticket }: не выполнен.
own-map-alt-out = { $ticket }: уже не выполнить.
own-map-alt-lent = { $ticket }: хватит чужого перегона.
hand-missing = -# ↳ не хватает: { $links } · всего { $spaces ->
    [one] { $spaces } звено
    [few] { $spaces } звена
   *[other] { $spaces } звеньев
}
hand-tickets = Маршруты:
hand-no-tickets = Маршрутов у вас пока нет.
hand-offered = Выберите из этих маршрутов и оставьте { $bounds }:
hand-alt = Ваши карты: { $cards }.
alt-tickets = Маршрутов в колоде: { $count }.

pic-tickets = маршруты
pic-own-tickets = Ваши маршруты
pic-choose = { $keep ->
    [one] Выберите маршруты: не меньше одного
    [few] Выберите маршруты: не меньше { $keep }
   *[other] Выберите маршруты: не меньше { $keep }
}
pic-choose-most = { $most ->
    [one] Выберите маршруты: один или ни одного
    [few] Выберите маршруты: не больше { $most }
   *[other] Выберите маршруты: не больше { $most }
}
pic-long = длинный
pic-stand-in = условно
