### Квитки: взяття та вибір.

help-about-tickets = **Взяти квитки.** Візьміть { $draw } і залиште щонайменше { $drawkeep }. { $start }
# Що отримує кожен до першого ходу; якщо виборів кілька, вони йдуть один за одним.
help-start-only = На початку кожен отримує { $deal } і залишає щонайменше { $keep }.
help-start-mixed = На початку кожен отримує довгих: { $long }, звичайних: { $deal }, і залишає щонайменше { $keep }. Потім довгі вже не приходять.
help-start-long = На початку кожен отримує довгих квитків: { $long }, і залишає не більше ніж { $most }.
help-start-then = Далі звичайних: { $deal }, з них залишають щонайменше { $keep }, а з довгим квитком на руках щонайменше { $least }.
help-tickets-r9 = Якщо квитків лишилося менше, ніж беруть, ви отримуєте решту й залишаєте хоча б один. Повернені кладуть під колоду. Хід чекає, доки квитки не вибрано; квитки, узяті в останній хід, рахуються.
help-tickets-r16 = На початку всі вибирають квитки одночасно й таємно. Гра починається з останнім вибором.
help-tickets-out-r20 = Квитки, від яких відмовилися на початку, виходять із гри, довгі вони чи ні. Нероздані довгі теж виходять.
help-tickets-shuffled-r20 = Квитки, від яких відмовилися на початку, перемішують і кладуть під колоду. Довгі виходять із гри, нероздані теж.
help-tickets-steps-r21 = На початку два вибори, саме в такому порядку: коли відкрито другий, перший уже не змінити.
help-tickets-bonus-r22 = Бонусні квитки не довгі: їх замішано в колоду, з якої беруть усі.
help-stand-ins = Заміни за цим столом: { $tickets }.

rules-topic-tickets = Квитки
rules-words-tickets = квиток квитки залишити відмовитися довгий бонусний маршрут
rules-turn-tickets = - взяти квитки
rules-map-tickets = **Квитки:** { $count }, вартістю від { $low } до { $high }{ $long ->
    [0] { "" }
   *[other] ; довгих { $long }
}. { $start } За хід беруть { $draw } і залишають щонайменше { $drawkeep }.

cmd-tickets = квитки
cmd-tickets-desc = Взяти квитки або вибрати, які з нових залишити
cmd-keep = залишити
cmd-keep-desc = Залишити частину нових квитків, текстом
opt-keep-tickets = квитки
opt-keep-tickets-desc = Номери або міста квитків, які лишаються, наприклад: 1, 3
opt-tickets-now = одразу
opt-tickets-now-desc = Взяти одразу, без запитань

ticket = { $cities } ({ $points })
ticket-marked = { $cities } ({ $points } · { $marks })
mark-long = довгий
mark-stand-in = заміна
no-tickets = жодного квитка
button-tickets = Взяти квитки
button-choose = Вибрати квитки
turn-tickets = { $mention }, виберіть, які з нових квитків залишити.
turn-setup = Усі таємно вибирають квитки. Ще вибирають: { $mentions }. Першим ходить { $first }.
fleet-turn-setup = Усі таємно вибирають квитки, а потім вагончики й кораблики. Ще вибирають квитки: { $mentions }. Першим ходить { $first }.
keep-more = Ще один вибір: з наступних квитків залиште { $bounds }.
modal-title = Вибір квитків
modal-label = Які квитки ви залишаєте?
modal-least = Залиште { $bounds }. Очки невиконаного квитка в кінці віднімаються.
keep-least = щонайменше { $needed }
keep-between = від { $needed } до { $most }
keep-most = не більше ніж { $most }
preview-tickets = Взяти квитки
preview-completes = { $count ->
    [one] Цим ви виконаєте квиток { $tickets }.
    [few] Цим ви виконаєте квитки: { $tickets }.
   *[other] Цим ви виконаєте квитки: { $tickets }.
}
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
ticket-done = ✅ { $ticket }
ticket-open = ▫️ { $ticket }
ticket-missed = ❌ { $ticket }

done-tickets = { $count ->
    [one] Прийшов { $count } квиток
    [few] Прийшло { $count } квитки
   *[other] Прийшло { $count } квитків
}. Виберіть, які залишити.
done-keep = Ви залишаєте: { $tickets }.
done-keep-none = Ви не залишаєте жодного.

event-ticket-deck-made = Кожен таємно отримав квитки на вибір.
event-tickets-offered = { $opening ->
    [yes] { "" }
   *[no] { $player } бере { $count ->
        [one] { $count } квиток
        [few] { $count } квитки
       *[other] { $count } квитків
    } і вибирає, які залишити.
}
event-tickets-kept = { $count ->
    [none] { $player }: вибір зроблено.
    [one] { $player } залишає { $count } квиток.
    [few] { $player } залишає { $count } квитки.
   *[other] { $player } залишає { $count } квитків.
}
event-start-tickets-chosen = Усі вибрали квитки: { $counts }.
event-tickets-returned = { "" }

refused-unknown-ticket = Серед квитків, з яких ви обираєте, немає такого, що підходить під «{ $text }».
refused-finish-tickets = Спершу виберіть, які з нових квитків залишити: кнопка «Вибрати квитки» або { CMD("tickets") }.
refused-nothing-to-choose = Зараз вам немає з чого вибирати: нових квитків немає.
refused-ticket-not-offered = Квитка { $ticket } немає серед тих, з яких ви обираєте.
refused-ticket-twice = Квиток { $ticket } названо двічі. Назвіть кожен квиток один раз.
refused-too-few-tickets = { $kept ->
    [0] З цих квитків треба залишити щонайменше { $needed }, а ви не залишили жодного. Виберіть ще раз.
   *[other] З цих квитків треба залишити щонайменше { $needed }, а ви залишили { $kept }. Виберіть ще раз.
}
refused-too-many-tickets = З цих квитків можна залишити не більше ніж { $most }, а ви залишили { $kept }. Виберіть ще раз.
refused-no-tickets-left = Квитків у колоді не лишилося. Візьміть карти або прокладіть перегін.
refused-undo-offered = Ви вже бачили нові квитки, назад цього не взяти.

hand-alt-tickets = Ваші квитки (✓ – виконано): { $tickets }.
hand-alt-offered = На вибір: { $tickets }.
hand-missing = -# ↳ бракує: { $links } · разом { $spaces ->
    [one] { $spaces } відрізок
    [few] { $spaces } відрізки
   *[other] { $spaces } відрізків
}
hand-tickets = Квитки:
hand-no-tickets = Квитків у вас поки що немає.
hand-offered = Виберіть із цих квитків і залиште { $bounds }:
hand-alt = Ваші карти: { $cards }.
alt-tickets = Квитків у колоді: { $count }.

pic-tickets = квитки
pic-own-tickets = Ваші квитки
pic-choose = { $keep ->
    [one] Виберіть квитки: не менше одного
    [few] Виберіть квитки: не менше { $keep }
   *[other] Виберіть квитки: не менше { $keep }
}
pic-choose-most = { $most ->
    [one] Виберіть квитки: один або жодного
    [few] Виберіть квитки: не більше { $most }
   *[other] Виберіть квитки: не більше { $most }
}
pic-long = довгий
pic-stand-in = заміна
