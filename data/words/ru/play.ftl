## Команды хода, панели и кнопки для того же.

cmd-draw = взять
cmd-draw-desc = Взять карту вагона из колоды или открытую
opt-draw-card = карта
opt-draw-card-desc = Открытая карта; если не указать, карта берётся из колоды
cmd-claim = проложить
cmd-claim-desc = Проложить перегон между соседними городами
opt-claim-route = перегон
opt-claim-route-desc = Два соседних города
opt-claim-payment = оплата
opt-claim-payment-desc = Чем платить, например: 3 красные 1 локо
cmd-tickets = билеты
cmd-tickets-desc = Взять билеты или выбрать, какие из новых оставить
cmd-keep = оставить
cmd-keep-desc = Оставить часть новых билетов, текстом
opt-keep-tickets = билеты
opt-keep-tickets-desc = Номера или города билетов, которые остаются, например: 1, 3
cmd-pass = пас
cmd-pass-desc = Пропустить ход, когда ничего другого сделать нельзя
cmd-station = станция
cmd-station-desc = Построить в городе станцию, чтобы в конце взять взаймы чужой перегон
opt-station-city = город
opt-station-city-desc = Любой город, где ещё нет станции
opt-station-payment = оплата
opt-station-payment-desc = Чем платить, например: 2 красные
cmd-tunnel = тоннель
cmd-tunnel-desc = Решить, что делать с тоннелем, который требует доплаты
cmd-tunnel-pay = доплатить
cmd-tunnel-pay-desc = Доплатить за свой тоннель
opt-tunnel-pay-cards = карты
opt-tunnel-pay-cards-desc = Чем доплатить, например: 1 красная 1 локо
cmd-tunnel-leave = отступить
cmd-tunnel-leave-desc = Отступить от тоннеля и забрать карты; на этом ход кончается

deck-blind = колода
deck-choice = из колоды
all-tickets = все

button-draw = Взять из колоды
button-claim = Проложить перегон
button-tickets = Взять билеты
button-choose = Выбрать билеты
button-hand = Моя рука
button-pass = Пас
button-table = К столу
button-rematch = Реванш
button-station = Построить станцию
button-dig = Рыть
button-other-cards = Другие карты
button-extra = Доплатить
button-retreat = Отступить

turn-now = { $mention }, ваш ход.
turn-second = { $mention }, возьмите вторую карту.
turn-tickets = { $mention }, выберите, какие из новых билетов оставить.
turn-tunnel = { $owed ->
    [one] { $mention }, тоннель требует ещё { $owed } карту: доплатите или отступите.
    [few] { $mention }, тоннель требует ещё { $owed } карты: доплатите или отступите.
   *[other] { $mention }, тоннель требует ещё { $owed } карт: доплатите или отступите.
}
turn-setup = Все тайно выбирают билеты. Ещё выбирают: { $mentions }. Первым ходит { $first }.
turn-last = { $left ->
    [1] Это последний ход партии.
    [one] Последние ходы: остался { $left }, считая этот.
    [few] Последние ходы: осталось { $left }, считая этот.
   *[other] Последние ходы: осталось { $left }, считая этот.
}
turn-over = Партия закончена: все билеты открываются.

claim-which = Какой перегон вы прокладываете?
claim-group = Ваших карт хватает на много перегонов. Где ваш?
claim-route = Выберите перегон
claim-group-pick = Выберите часть списка
claim-pay = { $route }: чем платите?
claim-pay-pick = Выберите карты
claim-color = { $route }: каким цветом платите?
claim-color-pick = Выберите цвет
claim-none = Ваших карт пока не хватает ни на один перегон. Возьмите карты или билеты.
claim-none-pass = Ваших карт не хватает ни на один перегон, и ничего другого не осталось. Можно пропустить ход.
claim-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
tunnel-rule = { $count ->
    [one] Вскроется { $count } карта
    [few] Вскроются { $count } карты
   *[other] Вскроется { $count } карт
}. За каждую подходящую ({ $kinds }) придётся отдать ещё одну. Судя по тому, что вам видно, шансы такие:
tunnel-odds = { $count ->
    [0] без доплаты: { $percent } %
    [one] ещё { $count } карта: { $percent } %
    [few] ещё { $count } карты: { $percent } %
   *[other] ещё { $count } карт: { $percent } %
}
tunnel-surplus = Доплачивают такими же картами ({ $kinds }); из них у вас останется: { $left }. Кто не может или не хочет доплатить, отступает и забирает карты, а ход на этом кончается. Роете?
tunnel-pay = { $owed ->
    [one] { $route } требует ещё { $owed } карту. Чем доплатите?
    [few] { $route } требует ещё { $owed } карты. Чем доплатите?
   *[other] { $route } требует ещё { $owed } карт. Чем доплатите?
}

station-where = { $count ->
    [one] Ваша станция № { $number } стоит { $count } карту
    [few] Ваша станция № { $number } стоит { $count } карты одного цвета
   *[other] Ваша станция № { $number } стоит { $count } карт одного цвета
}, локомотив заменяет любую. У вас { $left ->
    [one] осталась { $left } станция
    [few] осталось { $left } станции
   *[other] осталось { $left } станций
}. Где строите?
station-none = { $count ->
    [one] Следующая станция стоит { $count } карту, а у вас нет ни одной.
    [few] Следующая станция стоит { $count } карты одного цвета, а на руках их нет. Сначала возьмите карты.
   *[other] Следующая станция стоит { $count } карт одного цвета, а на руках их нет. Сначала возьмите карты.
}
station-pick = Выберите город
station-other = Любой другой город
station-mends = выполнит билет: { $tickets }
station-pay = Станция, город { $city }: чем платите?

done-draw = Вы берёте { $card }.
done-claim = Перегон { $route } теперь ваш.
done-tickets = { $count ->
    [one] Пришёл { $count } билет
    [few] Пришло { $count } билета
   *[other] Пришло { $count } билетов
}. Выберите, какие оставить.
done-keep = Вы оставляете: { $tickets }.
done-pass = Вы пропускаете ход.
done-keep-none = Вы не оставляете ни одного.
keep-more = Ещё один выбор: из следующих билетов оставьте { $bounds }.
done-dig = Карты вскрыты, { $route } требует доплаты. Доплатите или отступите: кнопками под полем или командами { CMD("tunnel pay") } и { CMD("tunnel leave") }.
done-retreat = Вы отступили от тоннеля, карты снова у вас на руках.
done-build = Станция построена: { $city }.

modal-title = Выбор билетов
modal-label = Какие билеты вы оставляете?
modal-least = Оставьте { $bounds }. Очки невыполненного билета в конце вычитаются.
keep-least = не меньше { $needed }
keep-between = от { $needed } до { $most }
keep-most = не больше { $most }
