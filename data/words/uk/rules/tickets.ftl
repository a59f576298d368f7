### Маршрути: взяти й вибрати.

help-about-tickets = **Взяти маршрути.** Візьміть { $draw ->
    [one] { $draw } маршрут
    [few] { $draw } маршрути
   *[other] { $draw } маршрутів
} та залиште щонайменше { $drawkeep }. { $start }
# Що отримує кожен до першого ходу; якщо виборів кілька, вони йдуть один за одним.
help-start-only = На початку кожен отримує { $deal } і залишає щонайменше { $keep }.
help-start-mixed = На початку кожен отримує { $long ->
    [one] { $long } довгий
    [few] { $long } довгі
   *[other] { $long } довгих
} і { $deal ->
    [one] { $deal } звичайний
    [few] { $deal } звичайні
   *[other] { $deal } звичайних
} та залишає щонайменше { $keep }. Пізніше довгі взяти не можна.
help-start-long = На початку кожен отримує { $long ->
    [one] { $long } довгий маршрут
    [few] { $long } довгі маршрути
   *[other] { $long } довгих маршрутів
} та залишає не більше ніж { $most }.
help-start-then = Далі — { $deal ->
    [one] { $deal } звичайний
    [few] { $deal } звичайні
   *[other] { $deal } звичайних
}; з них кожен залишає щонайменше { $keep }, а якщо залишив довгий — щонайменше { $least }.
help-tickets-r9 = Якщо в колоді маршрутів бракує, ви берете решту й залишаєте хоча б один. Повернені маршрути кладуть під колоду. Хід закінчиться, коли ви виберете. Маршрути, взяті в останній хід, теж зараховуються.
help-tickets-r16 = На початку всі вибирають маршрути одночасно й таємно. Гра починається після останнього вибору.
help-tickets-out-r20 = Маршрути, повернені на початку, виходять із гри, і довгі, і звичайні. Нероздані довгі теж.
help-tickets-shuffled-r20 = Звичайні маршрути, повернені на початку, перемішують і кладуть під колоду. Довгі виходять із гри, зокрема й нероздані.
help-tickets-steps-r21 = На початку ви вибираєте двічі, саме в такому порядку. Коли відкрито другий вибір, перший уже не змінити.
help-tickets-bonus-r22 = Бонусні маршрути — звичайні: вони лежать у колоді, з якої беруть усі.
help-stand-ins = Умовні маршрути цієї партії (справжніх очок на цих картах я не знаю): { $tickets }.

rules-topic-tickets = Маршрути
rules-words-tickets = маршрут маршрути квиток квитки взяти залишити повернути відмовитися довгий бонусний
rules-turn-tickets = - взяти маршрути
rules-map-tickets = **Маршрути:** { $count }, вартістю від { $low } до { $high }{ $long ->
    [0] { "" }
   *[other] ; довгих { $long }
}. { $start } За хід беруть { $draw } і залишають щонайменше { $drawkeep }.

cmd-tickets = маршрути
cmd-tickets-desc = Взяти маршрути або вибрати, які з нових залишити
cmd-keep = залишити
cmd-keep-desc = Залишити частину нових маршрутів, указавши їх текстом
opt-keep-tickets = маршрути
opt-keep-tickets-desc = Номери або міста маршрутів, які лишаються, наприклад 1, 3
opt-tickets-now = одразу
opt-tickets-now-desc = Взяти без попереднього перегляду (за замовчуванням: ні)

ticket = { $cities } ({ $points })
ticket-marked = { $cities } ({ $points } · { $marks })
mark-long = довгий
mark-stand-in = умовний
no-tickets = жодного маршруту
button-tickets = Взяти маршрути
button-tickets-short = Маршрути
button-choose = Вибрати маршрути
turn-tickets = { $mention }, виберіть, які з нових маршрутів залишити.
turn-setup = Усі таємно вибирають маршрути. Ще вибирають: { $mentions }.
fleet-turn-setup = Усі таємно вибирають маршрути, а потім вагончики й кораблики. Ще вибирають маршрути: { $mentions }.
choice-none = Натисніть номери маршрутів, які залишаєте: { $bounds }.
choice-marked = ✅ Ви залишаєте { $tickets }. { $left ->
    [0] { "" }
    [one] Ви повертаєте { $left } маршрут.
    [few] Ви повертаєте { $left } маршрути.
   *[other] Ви повертаєте { $left } маршрутів.
}
button-keep-one = Залишити № { $number }
button-return-one = Повернути № { $number }
button-keep = { $count ->
    [0] Не залишати
    [one] Залишити { $count } маршрут
    [few] Залишити { $count } маршрути
   *[other] Залишити { $count } маршрутів
}
button-keep-bounds = Залишити { $bounds }
button-ticket-form = Вибрати списком
modal-title = Вибір маршрутів
modal-label = Які маршрути ви залишаєте?
modal-least = Залиште { $bounds }. Очки за невиконаний маршрут наприкінці віднімаються.
keep-least = щонайменше { $needed }
keep-between = від { $needed } до { $most }
keep-most = не більше ніж { $most }
preview-tickets = Взяти маршрути
preview-completes = { $count ->
    [one] Так ви виконаєте маршрут { $tickets }.
    [few] Так ви виконаєте маршрути: { $tickets }.
   *[other] Так ви виконаєте маршрути: { $tickets }.
}
preview-tickets-draw = Ви візьмете { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрути
   *[other] { $count } маршрутів
} і залишите щонайменше { $keep }. Зараз у колоді { $deck ->
    [one] { $deck } маршрут
    [few] { $deck } маршрути
   *[other] { $deck } маршрутів
}. Очки за невиконаний маршрут наприкінці віднімаються.
preview-tickets-late = { $turns ->
    [0] **Це ваш останній хід: більше ви нічого не прокладете.**
    [one] **Тривають останні ходи: у вас лишився всього { $turns } хід.**
    [few] **Тривають останні ходи: у вас лишилося всього { $turns } ходи.**
   *[other] **Тривають останні ходи: у вас лишилося всього { $turns } ходів.**
}
ticket-done = ✅ { $ticket }
ticket-open = ▫️ { $ticket }
ticket-missed = ❌ { $ticket }

done-tickets = Ви взяли { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрути
   *[other] { $count } маршрутів
}. Виберіть, які залишити.
done-keep = Ви залишили: { $tickets }.
done-keep-none = Ви не залишили жодного.

event-ticket-deck-made = Усі отримали маршрути на вибір. Кожен бачить лише свої.
event-tickets-offered = { $opening ->
    [yes] { "" }
   *[no] { $player } бере { $count ->
        [one] { $count } маршрут
        [few] { $count } маршрути
       *[other] { $count } маршрутів
    } на вибір.
}
event-tickets-kept = { $count ->
    [none] { $player }: маршрути вибрано.
    [one] { $player } залишає { $count } маршрут.
    [few] { $player } залишає { $count } маршрути.
   *[other] { $player } залишає { $count } маршрутів.
}
event-start-tickets-chosen = Усі вибрали маршрути: { $counts }.
event-tickets-returned = { "" }

refused-unknown-ticket = Серед ваших нових маршрутів немає такого, що підходить під «{ $text }». Укажіть номер або назву зі списку.
refused-finish-tickets = Спершу виберіть, які з нових маршрутів залишити: натисніть **Вибрати маршрути** або введіть { CMD("tickets") }.
refused-nothing-to-choose = Нових маршрутів на вибір у вас немає. Візьміть їх у свій хід: { CMD("tickets") }.
refused-ticket-not-offered = Маршруту { $ticket } немає серед ваших нових. Виберіть ще раз: { CMD("tickets") }.
refused-ticket-twice = Маршрут { $ticket } вказано двічі. Укажіть кожен маршрут один раз.
refused-too-few-tickets = { $kept ->
    [0] З цих маршрутів треба залишити щонайменше { $needed }, а ви не вибрали жодного. Виберіть ще раз.
   *[other] З цих маршрутів треба залишити щонайменше { $needed }, а ви вибрали { $kept }. Виберіть ще раз.
}
refused-too-many-tickets = З цих маршрутів можна залишити не більше ніж { $most }, а ви вибрали { $kept }. Виберіть ще раз.
refused-no-tickets-left = Колода маршрутів порожня. Візьміть карти або прокладіть ділянку.
refused-undo-offered = Цього вже не скасувати: ви бачили нові маршрути.

hand-alt-tickets = Ваші маршрути (✓ — виконано): { $tickets }.
hand-alt-offered = На вибір: { $tickets }.
own-map-alt = Частина поля з вашими маршрутами.
own-map-alt-done = { $ticket }: виконано.
own-map-alt-missing = { $ticket }: бракує { $links }.
own-map-alt-open = { $ticket }: не виконано.
own-map-alt-out = { $ticket }: уже не виконати.
own-map-alt-lent = { $ticket }: вистачить чужої ділянки.
hand-missing = -# ↳ бракує: { $links } · разом { $spaces ->
    [one] { $spaces } комірка
    [few] { $spaces } комірки
   *[other] { $spaces } комірок
}
hand-tickets = Маршрути:
hand-no-tickets = Маршрутів у вас поки що немає.
hand-offered = Виберіть із цих маршрутів і залиште { $bounds }:
hand-alt = Ваші карти: { $cards }.
alt-tickets = Маршрутів у колоді: { $count }.

pic-tickets = маршрути
pic-own-tickets = Ваші маршрути
pic-choose = { $keep ->
    [one] Виберіть маршрути: не менше одного
    [few] Виберіть маршрути: не менше { $keep }
   *[other] Виберіть маршрути: не менше { $keep }
}
pic-choose-most = { $most ->
    [one] Виберіть маршрути: один або жодного
    [few] Виберіть маршрути: не більше { $most }
   *[other] Виберіть маршрути: не більше { $most }
}
pic-long = довгий
pic-stand-in = умовний
