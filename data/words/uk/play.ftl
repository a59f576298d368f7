## Команди ходу, панелі та кнопки для того самого.

cmd-draw = взяти
cmd-draw-desc = Взяти карту вагона з колоди або відкриту
opt-draw-card = карта
opt-draw-card-desc = Відкрита карта; якщо не вказати, карта береться з колоди
cmd-claim = прокласти
cmd-claim-desc = Прокласти перегін між сусідніми містами
opt-claim-route = перегін
opt-claim-route-desc = Два сусідні міста
opt-claim-payment = оплата
opt-claim-payment-desc = Чим платити, наприклад: 3 червоні 1 локо
cmd-tickets = квитки
cmd-tickets-desc = Взяти квитки або вибрати, які з нових залишити
cmd-keep = залишити
cmd-keep-desc = Залишити частину нових квитків, текстом
opt-keep-tickets = квитки
opt-keep-tickets-desc = Номери або міста квитків, які лишаються, наприклад: 1, 3
cmd-pass = пас
cmd-pass-desc = Пропустити хід, коли нічого іншого зробити не можна

deck-blind = колода
deck-choice = з колоди
all-tickets = усі

button-draw = Взяти з колоди
button-claim = Прокласти перегін
button-tickets = Взяти квитки
button-choose = Вибрати квитки
button-hand = Моя рука
button-pass = Пас
button-table = До столу
button-rematch = Реванш
pick-face-up = Взяти відкриту карту

turn-now = { $mention }, ваш хід.
turn-second = { $mention }, візьміть другу карту.
turn-tickets = { $mention }, виберіть, які з нових квитків залишити.
turn-setup = Усі таємно вибирають квитки. Ще вибирають: { $mentions }. Першим ходить { $first }.
turn-last = { $left ->
    [1] Це останній хід партії.
    [one] Останні ходи: лишився { $left }, разом із цим.
    [few] Останні ходи: лишилося { $left }, разом із цим.
   *[other] Останні ходи: лишилося { $left }, разом із цим.
}
turn-over = Партію закінчено: усі квитки відкриваються.

claim-which = Який перегін ви прокладаєте?
claim-group = Ваших карт вистачає на багато перегонів. Де ваш?
claim-route = Виберіть перегін
claim-group-pick = Виберіть частину списку
claim-pay = { $route }: чим платите?
claim-pay-pick = Виберіть карти
claim-color = { $route }: яким кольором платите?
claim-color-pick = Виберіть колір
claim-none = Ваших карт поки не вистачає на жоден перегін. Візьміть карти або квитки.
claim-none-pass = Ваших карт не вистачає на жоден перегін, і нічого іншого не лишилося. Можна пропустити хід.
claim-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}

did-draw = Ви берете { $card }.
did-draw-more = Ви берете { $card }. Другу візьміть кнопками під полем або командою { CMD("draw") }.
did-claim = Перегін { $route } тепер ваш.
did-tickets = { $count ->
    [one] Прийшов { $count } квиток
    [few] Прийшло { $count } квитки
   *[other] Прийшло { $count } квитків
}. Виберіть, які залишити.
did-keep = Ви залишаєте: { $tickets }.
did-pass = Ви пропускаєте хід.

modal-title = Вибір квитків
modal-label = Які квитки ви залишаєте?
modal-least = Залиште { $bounds }. Очки невиконаного квитка в кінці віднімаються.
keep-least = щонайменше { $needed }
keep-between = від { $needed } до { $most }
