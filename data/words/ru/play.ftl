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
pick-face-up = Взять открытую карту

turn-now = { $mention }, ваш ход.
turn-second = { $mention }, возьмите вторую карту.
turn-tickets = { $mention }, выберите, какие из новых билетов оставить.
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

did-draw = Вы берёте { $card }.
did-draw-more = Вы берёте { $card }. Вторую возьмите кнопками под полем или командой { CMD("draw") }.
did-claim = Перегон { $route } теперь ваш.
did-tickets = { $count ->
    [one] Пришёл { $count } билет
    [few] Пришло { $count } билета
   *[other] Пришло { $count } билетов
}. Выберите, какие оставить.
did-keep = Вы оставляете: { $tickets }.
did-pass = Вы пропускаете ход.

modal-title = Выбор билетов
modal-label = Какие билеты вы оставляете?
modal-least = Оставьте { $bounds }. Очки невыполненного билета в конце вычитаются.
keep-least = не меньше { $needed }
keep-between = от { $needed } до { $most }
