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
cmd-station = станція
cmd-station-desc = Збудувати в місті станцію, щоб наприкінці позичити чужий перегін
opt-station-city = місто
opt-station-city-desc = Будь-яке місто, де ще немає станції
opt-station-payment = оплата
opt-station-payment-desc = Чим платити, наприклад: 2 червоні
cmd-tunnel = тунель
cmd-tunnel-desc = Вирішити, що робити з тунелем, який вимагає доплати
cmd-tunnel-pay = доплатити
cmd-tunnel-pay-desc = Доплатити за свій тунель
opt-tunnel-pay-cards = карти
opt-tunnel-pay-cards-desc = Чим доплатити, наприклад: 1 червона 1 локо
cmd-tunnel-leave = відступити
cmd-tunnel-leave-desc = Відступити від тунелю й забрати карти; на цьому хід закінчується

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
button-station = Збудувати станцію
button-dig = Рити
button-other-cards = Інші карти
button-extra = Доплатити
button-retreat = Відступити

turn-now = { $mention }, ваш хід.
turn-second = { $mention }, візьміть другу карту.
turn-tickets = { $mention }, виберіть, які з нових квитків залишити.
turn-tunnel = { $owed ->
    [one] { $mention }, тунель вимагає ще { $owed } карту: доплатіть або відступіть.
    [few] { $mention }, тунель вимагає ще { $owed } карти: доплатіть або відступіть.
   *[other] { $mention }, тунель вимагає ще { $owed } карт: доплатіть або відступіть.
}
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
claim-none = Ваших карт поки що не вистачає на жоден перегін. Візьміть карти або квитки.
claim-none-pass = Ваших карт не вистачає на жоден перегін, і нічого іншого не лишилося. Можна пропустити хід.
claim-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
tunnel-rule = { $count ->
    [one] Відкриється { $count } карта
    [few] Відкриються { $count } карти
   *[other] Відкриється { $count } карт
}. За кожну відповідну ({ $kinds }) доведеться віддати ще одну. З того, що вам видно, шанси такі:
tunnel-odds = { $count ->
    [0] без доплати: { $percent } %
    [one] ще { $count } карта: { $percent } %
    [few] ще { $count } карти: { $percent } %
   *[other] ще { $count } карт: { $percent } %
}
tunnel-surplus = Доплачують такими самими картами ({ $kinds }); з них у вас лишиться: { $left }. Хто не може чи не хоче доплатити, відступає й забирає карти, а хід на цьому закінчується. Риєте?
tunnel-pay = { $owed ->
    [one] { $route } вимагає ще { $owed } карту. Чим доплатите?
    [few] { $route } вимагає ще { $owed } карти. Чим доплатите?
   *[other] { $route } вимагає ще { $owed } карт. Чим доплатите?
}

station-where = { $count ->
    [one] Ваша станція № { $number } коштує { $count } карту
    [few] Ваша станція № { $number } коштує { $count } карти одного кольору
   *[other] Ваша станція № { $number } коштує { $count } карт одного кольору
}, локомотив замінює будь-яку. У вас { $left ->
    [one] лишилася { $left } станція
    [few] лишилося { $left } станції
   *[other] лишилося { $left } станцій
}. Де будуєте?
station-none = { $count ->
    [one] Наступна станція коштує { $count } карту, а у вас немає жодної.
    [few] Наступна станція коштує { $count } карти одного кольору, а на руках їх немає. Спершу візьміть карти.
   *[other] Наступна станція коштує { $count } карт одного кольору, а на руках їх немає. Спершу візьміть карти.
}
station-pick = Виберіть місто
station-other = Будь-яке інше місто
station-mends = виконає квиток: { $tickets }
station-pay = Станція, місто { $city }: чим платите?

done-draw = Ви берете { $card }.
done-claim = Перегін { $route } тепер ваш.
done-tickets = { $count ->
    [one] Прийшов { $count } квиток
    [few] Прийшло { $count } квитки
   *[other] Прийшло { $count } квитків
}. Виберіть, які залишити.
done-keep = Ви залишаєте: { $tickets }.
done-pass = Ви пропускаєте хід.
done-keep-none = Ви не залишаєте жодного.
keep-more = Ще один вибір: з наступних квитків залиште { $bounds }.
done-dig = Карти відкрито, { $route } вимагає доплати. Доплатіть або відступіть: кнопками під полем чи командами { CMD("tunnel pay") } і { CMD("tunnel leave") }.
done-retreat = Ви відступили від тунелю, карти знову у вас на руках.
done-build = Станцію збудовано: { $city }.

modal-title = Вибір квитків
modal-label = Які квитки ви залишаєте?
modal-least = Залиште { $bounds }. Очки невиконаного квитка в кінці віднімаються.
keep-least = щонайменше { $needed }
keep-between = від { $needed } до { $most }
keep-most = не більше ніж { $most }
