## Лиги: сезоны, участники, туры и столы.

cmd-league = лига
cmd-league-desc = Лиги этого сервера: вступить, посмотреть таблицу, провести свою
cmd-league-create = создать
cmd-league-create-desc = Объявить лигу в этом канале (для управляющих сервером и судей)
opt-league-create-name = название
opt-league-create-name-desc = Как называется лига
opt-league-create-maps = карты
opt-league-create-maps-desc = Одна карта или несколько через запятую: в каждом туре следующая
opt-league-create-start = начало
opt-league-create-start-desc = Когда начинается: 2026-12-24, 24.12. 18:00, через 3 дня, понедельник
opt-league-create-end = конец
opt-league-create-end-desc = Когда заканчивается; если не указать, по две недели на тур
opt-league-create-kind = вид
opt-league-create-kind-desc = Что разыгрывается; если не указать, лига
opt-league-create-seats = места
opt-league-create-seats-desc = Сколько игроков самое большее за столом; если не указать, 4
opt-league-create-divisions = дивизионы
opt-league-create-divisions-desc = Сколько дивизионов; если не указать, 1
opt-league-create-rounds = туры
opt-league-create-rounds-desc = Сколько партий играет каждый; если не указать, столько, сколько карт, или 6
opt-league-create-points = очки
opt-league-create-points-desc = Очки лиги за места; если не указать, 5-3-2-1-0
opt-league-create-clock = часы
opt-league-create-clock-desc = Сколько у каждого времени; если не указать, 2 дня на ход
opt-league-create-late = просрочка
opt-league-create-late-desc = Что делать, когда у игрока вышло время; если не указать, этот ход делает компьютер
opt-league-create-opens = запись_с
opt-league-create-opens-desc = С какого времени можно записаться; если не указать, сразу
opt-league-create-closes = запись_до
opt-league-create-closes-desc = До какого времени можно записаться; если не указать, до начала
opt-league-create-overrun = опоздавшие
opt-league-create-overrun-desc = Что делать с партиями, не доигранными к концу; если не указать, их ждут
opt-league-create-same = один_расклад
opt-league-create-same-desc = Играют ли за всеми столами тура один и тот же расклад, в закрытых ветках
opt-league-create-movers = переходы
opt-league-create-movers-desc = Сколько человек меняются местами между соседними дивизионами; если не указать, 1
opt-league-create-reliability = надёжность
opt-league-create-reliability-desc = Какая надёжность в процентах нужна, чтобы вступить
opt-league-create-options = добавки
opt-league-create-options-desc = Добавки к картам через запятую
opt-league-create-counts = зачёт
opt-league-create-counts-desc = Кому засчитать место, сменившее игрока; если не указать, последнему
choice-league-kind-league = лига
choice-league-kind-cup = кубок
choice-league-late-wait = Сезон ждёт, пока их доиграют
choice-league-late-count = Засчитываются как есть
choice-league-late-void = Аннулируются
choice-league-counts-holder = Тому, кто доигрывает
choice-league-counts-starter = Тому, кто начинал
choice-league-counts-nobody = Никому

cmd-league-join = вступить
cmd-league-join-desc = Записаться на следующий сезон лиги
opt-league-join-league = лига
opt-league-join-league-desc = Какая лига, если не лига этого канала
cmd-league-leave = выйти
cmd-league-leave-desc = Выйти из сезона; если он уже идёт, новых партий не будет
opt-league-leave-league = лига
opt-league-leave-league-desc = Какая лига, если не лига этого канала
cmd-league-info = сведения
cmd-league-info-desc = Что это за сезон: карты, очки, время, участники
opt-league-info-league = лига
opt-league-info-league-desc = Какая лига, если не лига этого канала
cmd-league-list = список
cmd-league-list-desc = Все лиги этого сервера
cmd-league-table = таблица
cmd-league-table-desc = Таблица лиги
opt-league-table-league = лига
opt-league-table-league-desc = Какая лига, если не лига этого канала
opt-league-table-season = сезон
opt-league-table-season-desc = Какой сезон, если не последний
opt-league-table-division = дивизион
opt-league-table-division-desc = Какой дивизион; если не указать, первый
opt-league-table-public = всем
opt-league-table-public-desc = Показать ли ответ всем в канале
cmd-league-rounds = туры
cmd-league-rounds-desc = Кто с кем играет, со ссылками на столы
opt-league-rounds-league = лига
opt-league-rounds-league-desc = Какая лига, если не лига этого канала
opt-league-rounds-round = тур
opt-league-rounds-round-desc = Какой тур; если не указать, последний
cmd-league-edit = изменить
cmd-league-edit-desc = Изменить сезон до начала; что не названо, остаётся (для тех, кто его проводит)
opt-league-edit-league = лига
opt-league-edit-league-desc = Какая лига, если не лига этого канала
opt-league-edit-maps = карты
opt-league-edit-maps-desc = Одна карта или несколько через запятую: в каждом туре следующая
opt-league-edit-start = начало
opt-league-edit-start-desc = Когда начинается: 2026-12-24, 24.12. 18:00, через 3 дня, понедельник
opt-league-edit-end = конец
opt-league-edit-end-desc = Когда заканчивается
opt-league-edit-seats = места
opt-league-edit-seats-desc = Сколько игроков самое большее за столом
opt-league-edit-divisions = дивизионы
opt-league-edit-divisions-desc = Сколько дивизионов
opt-league-edit-rounds = туры
opt-league-edit-rounds-desc = Сколько партий играет каждый
opt-league-edit-points = очки
opt-league-edit-points-desc = Очки лиги за места, например 5-3-2-1-0
opt-league-edit-clock = часы
opt-league-edit-clock-desc = Сколько у каждого времени
opt-league-edit-late = просрочка
opt-league-edit-late-desc = Что делать, когда у игрока вышло время
opt-league-edit-opens = запись_с
opt-league-edit-opens-desc = С какого времени можно записаться
opt-league-edit-closes = запись_до
opt-league-edit-closes-desc = До какого времени можно записаться
opt-league-edit-overrun = опоздавшие
opt-league-edit-overrun-desc = Что делать с партиями, не доигранными к концу
opt-league-edit-same = один_расклад
opt-league-edit-same-desc = Играют ли за всеми столами тура один и тот же расклад, в закрытых ветках
opt-league-edit-movers = переходы
opt-league-edit-movers-desc = Сколько человек меняются местами между соседними дивизионами
opt-league-edit-reliability = надёжность
opt-league-edit-reliability-desc = Какая надёжность в процентах нужна, чтобы вступить
opt-league-edit-options = добавки
opt-league-edit-options-desc = Добавки к картам через запятую
opt-league-edit-counts = зачёт
opt-league-edit-counts-desc = Кому засчитать место, сменившее игрока
cmd-league-start = начать
cmd-league-start-desc = Начать сезон сейчас, с теми, кто записался (для тех, кто его проводит)
opt-league-start-league = лига
opt-league-start-league-desc = Какая лига, если не лига этого канала
cmd-league-cancel = отменить
cmd-league-cancel-desc = Отменить сезон (для тех, кто его проводит)
opt-league-cancel-league = лига
opt-league-cancel-league-desc = Какая лига, если не лига этого канала
cmd-league-move = переехать
cmd-league-move-desc = Лига продолжается в этом канале (для тех, кто её проводит)
opt-league-move-league = лига
opt-league-move-league-desc = Какая лига
cmd-league-season = сезон
cmd-league-season-desc = Следующий сезон: показывает, кто поднимется и опустится, и открывает его, если подтвердить
opt-league-season-league = лига
opt-league-season-league-desc = Какая лига, если не лига этого канала
opt-league-season-start = начало
opt-league-season-start-desc = Когда начинается: 2026-12-24, 24.12. 18:00, через 3 дня, понедельник
opt-league-season-end = конец
opt-league-season-end-desc = Когда заканчивается; если не указать, длится столько же, сколько прошлый

## Как называют время: все способы через запятую.

moment-now = сейчас
moment-in = через
moment-one = один, одну
moment-on = в, во
moment-at = в
moment-hours = ч, час, часа, часов
moment-days = д, день, дня, дней
moment-weeks = н, неделю, недели, недель
moment-today = сегодня
moment-tomorrow = завтра
moment-weekday-0 = понедельник, пн
moment-weekday-1 = вторник, вт
moment-weekday-2 = среда, среду, ср
moment-weekday-3 = четверг, чт
moment-weekday-4 = пятница, пятницу, пт
moment-weekday-5 = суббота, субботу, сб
moment-weekday-6 = воскресенье, вс

## Что такое сезон

league-title = 🏆 { $name } – сезон { $season }
league-maps = { $count ->
    [one] 🗺️ Карта: { $maps }
    [few] 🗺️ Карты по турам: { $maps }
   *[other] 🗺️ Карты по турам: { $maps }
}
league-shape-league = { $rounds ->
    [one] 🎲 { $rounds } тур, за столом до { $seats } игроков
    [few] 🎲 { $rounds } тура, за столом до { $seats } игроков
   *[other] 🎲 { $rounds } туров, за столом до { $seats } игроков
}
league-divisions = { $movers ->
    [0] 🪜 Дивизионов: { $count }; в конце никто не переходит
    [one] 🪜 Дивизионов: { $count }; в конце из каждого поднимается { $movers } и опускается { $movers }
   *[other] 🪜 Дивизионов: { $count }; в конце из каждого поднимаются { $movers } и опускаются { $movers }
}
league-scale = 🔢 Очки за места: { $scale }
league-when = 📅 { $starts } – { $ends }
league-pace = ⏱️ { $terms }
league-late-wait = 🏁 Сезон ждёт партии, не доигранные к концу.
league-late-count = 🏁 Партии, не доигранные к концу, засчитываются как есть.
league-late-void = 🏁 Партии, не доигранные к концу, аннулируются.
league-counts-holder = 💺 Место, сменившее игрока, засчитывается тому, кто доигрывает.
league-counts-starter = 💺 Место, сменившее игрока, засчитывается тому, кто начинал.
league-counts-nobody = 💺 Место, сменившее игрока, не засчитывается никому.
league-same-deal = 🃏 За всеми столами тура играют один расклад, каждый в своей закрытой ветке. Когда тур закончится, станет видно, кто сыграл лучше всех на том же месте.
league-least-reliable = 🤝 Чтобы вступить, нужна надёжность не ниже { $percent } %. Новичкам рады.
league-status = { $status ->
    [open] идёт запись, начало { $starts }
    [running] { $round ->
        [0] начинается
       *[other] тур { $round } из { $of }
    }
    [ended] закончен
   *[cancelled] отменён
}
league-line = { $count ->
    [one] { $channel } · { $count } участник
    [few] { $channel } · { $count } участника
   *[other] { $channel } · { $count } участников
}
league-place = 📍 { $channel } · проводит { $host }
league-registration = ✍️ Запись: { $opens } – { $closes }
league-open-until = ✍️ Запись до { $closes } ({ $left }).
league-joined = 👥 Записались ({ $count }): { $names }
league-invited = 💌 Место с прошлого сезона ждёт ({ $count }): { $names }
league-gone = 🚪 Вышли ({ $count }): { $names }
league-and-more = { $names } и ещё { $count }
league-registration-over = Запись на этот сезон закончена.
button-league-join = Вступить
button-league-leave = Выйти

## Что происходит в сезоне

league-called-off = { $joined ->
    [0] Никто не записался, а нужно не меньше { $needed } игроков, поэтому сезона не будет. Новый объявляет { CMD("league season") }.
    [one] Записался только { $joined } игрок, а нужно не меньше { $needed }, поэтому сезона не будет. Новый объявляет { CMD("league season") }.
    [few] Записались только { $joined } игрока, а нужно не меньше { $needed }, поэтому сезона не будет. Новый объявляет { CMD("league season") }.
   *[other] Записались только { $joined } игроков, а нужно не меньше { $needed }, поэтому сезона не будет. Новый объявляет { CMD("league season") }.
}
league-cancelled = { $by } отменяет этот сезон. Начатые партии можно доиграть, но ни в одну таблицу они не пойдут.
league-started = { $count ->
    [one] Сезон начинается, в нём { $count } участник. У каждого стола своя ветка, игроков позовут там.
    [few] Сезон начинается, в нём { $count } участника. У каждого стола своя ветка, игроков позовут там.
   *[other] Сезон начинается, в нём { $count } участников. У каждого стола своя ветка, игроков позовут там.
}
league-division = Дивизион { $number }
league-division-of = **Дивизион { $number }:** { $names }
league-round = **Тур { $round } из { $of }: { $map }** – до { $until }
league-table = стол { $table }
league-fixture = { $place }: { $people }
league-fixture-division = Д{ $division } · { $place }: { $people }
league-sits-out = 💤 В этом туре не играют: { $people }
league-own-table = 👉 { $table }
league-more-tables = { $count ->
    [one] … и ещё { $count } стол: { CMD("league rounds") }
    [few] … и ещё { $count } стола: { CMD("league rounds") }
   *[other] … и ещё { $count } столов: { CMD("league rounds") }
}
league-is-drawn = открывается
league-is-running = играют
league-is-finished = доигран
league-is-decided = решён
league-is-void = аннулирован
league-thread = С{ $season } Т{ $round } стол { $table } · { $map }
league-thread-division = С{ $season } Т{ $round } Д{ $division } стол { $table } · { $map }
league-your-table = { $people }: ваш стол в туре { $round }, карта { $map }. Партия начинается сейчас; доиграйте её, пожалуйста, до { $until }.
league-table-closed = 🃏 Тот же расклад играют за другими столами, поэтому до конца тура всё происходящее остаётся здесь.
league-deal-opened = 🃏 Все столы тура { $round } доиграны, и расклад открыт.
league-compared-more = Остальное: { CMD("league rounds") }
button-league-seats = Сравнить места
button-league-tables = Столы
league-same-seat = Место { $seat }: { $rank } из { $tables } – { $name }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} ({ $ahead } по сравнению с остальными на этом месте)
league-waits = { $count ->
    [one] Сезон окончен, но { $count } партия ещё идёт. Итоговая таблица будет, когда её доиграют.
    [few] Сезон окончен, но { $count } партии ещё идут. Итоговая таблица будет, когда их доиграют.
   *[other] Сезон окончен, но { $count } партий ещё идут. Итоговая таблица будет, когда их доиграют.
}
league-ended = Сезон окончен. Спасибо за игру!
league-won = { $count ->
    [one] 🥇 Победа: { $names }.
    [few] 🥇 Победу делят: { $names }.
   *[other] 🥇 Победу делят: { $names }.
}
note-season-over = { $choice ->
    [count] 🏁 Сезон { $season } окончен. Партия остановлена и засчитывается как есть.
   *[void] 🏁 Сезон { $season } окончен. Партия остановлена и аннулирована: она не засчитывается никому.
}
league-cannot-post = { $league }: мне нельзя писать в { $channel }. Разрешите мне видеть канал и отправлять сообщения, и дальше всё пойдёт само.
league-no-thread = Не могу открыть ветку в { $channel }. Разрешите мне видеть канал, создавать ветки и писать в них; потом я попробую ещё раз.
league-table-stuck = { $league }, сезон { $season }, тур { $round }, дивизион { $division }, стол { $table } не начинается. { $why }

## Таблицы

league-row = **{ $place }.** { $name } – **{ $points }** оч.
league-season = Сезон { $season }
league-alt-row = { $place }. { $name } { $points }
league-played = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
league-wins = { $count ->
    [one] { $count } победа
    [few] { $count } победы
   *[other] { $count } побед
}
league-average = среднее место { $place }
league-decided = решило: { $by }
league-tie-break-against = личные встречи
league-tie-break-wins = победы
league-tie-break-share = доля от очков победителя
league-tie-break-rating = рейтинг
league-reliable = надёжность { $percent } %
league-mark-up = ⬆️
league-mark-down = ⬇️
league-mark-gone = 🚪
league-undivided = По дивизионам всех распределят, когда начнётся сезон.
league-legend = ⬆️ поднимется, ⬇️ опустится, если сезон закончится так · ▲▼ места за неделю
league-closed-round = 🃏 Сыгранное с одним раскладом засчитывается, когда доиграны все столы тура.
league-nobody = Здесь пока никто не играет.
button-league-before = Назад
button-league-after = Дальше

## Что сделано и о чём сначала спрашивают

done-league-create = Лига { $league } объявлена в { $channel }. Записаться можно с { $opens }, начало { $starts }. До начала всё меняет { CMD("league edit") }.
done-league-join = Вы играете в сезоне { $season } лиги { $league }. Начало { $starts }; тогда вас позовут.
done-league-join-ranked = Вы играете в сезоне { $season } лиги { $league }. Начало { $starts }; тогда вас позовут. Теперь вы видны и в рейтингах этого сервера, ведь у лиги есть таблицы; это меняет { CMD("settings show") }.
done-league-leave = Вы больше не в сезоне { $season } лиги { $league }. До { $starts } можно записаться снова.
done-league-leave-running = Вы вышли из сезона { $season } лиги { $league }, который начался { $starts }, и новых партий в нём не получите. Пожалуйста, доиграйте начатые или уступите место: { CMD("game substitute") }.
league-leave-really = Сезон идёт. Если выйти из лиги { $league } сейчас, новых партий не будет и вернуться нельзя. Начатые партии продолжаются.
button-league-leave-now = Выйти из сезона
done-league-start = { $count ->
    [one] Сезон лиги { $league } начинается, в нём { $count } участник. Столы открываются.
    [few] Сезон лиги { $league } начинается, в нём { $count } участника. Столы открываются.
   *[other] Сезон лиги { $league } начинается, в нём { $count } участников. Столы открываются.
}
league-cancel-really = { $count ->
    [0] Сезон { $season } лиги { $league } будет отменён для всех. Вернуть его нельзя.
    [one] Сезон { $season } лиги { $league } будет отменён для всех. { $count } начатая партия продолжится, но ни в одну таблицу не пойдёт. Вернуть сезон нельзя.
    [few] Сезон { $season } лиги { $league } будет отменён для всех. { $count } начатые партии продолжатся, но ни в одну таблицу не пойдут. Вернуть сезон нельзя.
   *[other] Сезон { $season } лиги { $league } будет отменён для всех. { $count } начатых партий продолжатся, но ни в одну таблицу не пойдут. Вернуть сезон нельзя.
}
button-league-cancel = Отменить сезон
done-league-cancel = { $league }: сезон отменён, в канале об этом сказано.
league-next = Он пройдёт { $starts } – { $ends } на прежних условиях; до начала их меняет { CMD("league edit") }. Записаться можно будет сразу.
league-rise = ⬆️ Поднимаются: { $people }
league-fall = ⬇️ Опускаются: { $people }
league-mover = { $name } (в дивизион { $division })
league-nobody-moves = Никто не меняет дивизион.
league-next-invited = { $count ->
    [one] За { $count } участником этого сезона остаётся место; чтобы занять его, нужно записаться снова. Свободные места занимают снизу, по порядку таблицы.
    [few] За { $count } участниками этого сезона остаются места; чтобы занять их, нужно записаться снова. Свободные места занимают снизу, по порядку таблицы.
   *[other] За { $count } участниками этого сезона остаются места; чтобы занять их, нужно записаться снова. Свободные места занимают снизу, по порядку таблицы.
}
button-league-next = Открыть этот сезон
done-league-season = Сезон { $season } лиги { $league } открыт: можно записываться.

## Отказы

refused-not-a-referee = Это могут те, кто управляет сервером, его судьи и организатор лиги.
refused-no-such-league = Лиги «{ $text }» здесь нет. Все лиги показывает { CMD("league list") }.
refused-no-leagues = На этом сервере пока нет лиг. Кто им управляет, объявляет лигу командой { CMD("league create") }.
refused-which-league = Лиг здесь несколько. Назовите нужную.
refused-season-gone = Этого сезона больше нет. Что есть, показывает { CMD("league list") }.
refused-season-not-open = На этот сезон записаться уже нельзя. Как он идёт, показывает { CMD("league info") }.
refused-registration-early = Запись начнётся <t:{ $opens }:f>.
refused-registration-late = Запись окончена. О следующем сезоне скажут в канале лиги.
refused-joined-already = Вы уже участвуете в этом сезоне. Выйти можно командой { CMD("league leave") }.
refused-removed-from-season = Вы больше не в этом сезоне. Спросите того, кто проводит лигу.
refused-not-reliable-enough = В этой лиге нужна надёжность { $needed } %, а у вас { $percent } %. Она растёт с каждой партией, доигранной вовремя.
refused-not-in-season = Вы не играете в этом сезоне.
refused-unknown-moment = Не понимаю время «{ $text }». Напишите, например, 2026-12-24, 24.12. 18:00, через 3 дня или понедельник.
refused-map-in-two-variants = Карта { $map } названа с двумя вариантами. Назовите один для всех её туров.
refused-too-many-maps = В сезоне самое большее { $most } карт.
refused-bad-league-name = В названии от 2 до { $most } букв и цифр. Выберите другое.
refused-league-name-taken = Лига { $name } здесь уже есть. Выберите другое название.
refused-league-channel-taken = Этот канал уже занят лигой { $name }. Возьмите другой канал; новый сезон той же лиги объявляет { CMD("league season") }.
refused-league-seats = На карте { $map } играют от { $least } до { $most } человек, а не { $seats }. Выберите другое число мест или другую карту.
refused-league-past = { $what ->
    [starts] Начало было бы <t:{ $when }:f>, а это уже прошло. Выберите более позднее время.
    [closes] Запись закончилась бы <t:{ $when }:f>, а это уже прошло. Выберите более позднее время.
    [opens] Запись началась бы <t:{ $when }:f>, а это уже прошло. Выберите более позднее время или не указывайте его, чтобы начать сразу.
   *[ends] Конец был бы <t:{ $when }:f>, а это уже прошло. Выберите более позднее время.
}
refused-league-window = Запись должна начаться раньше, чем закончиться, и закончиться не позже начала сезона; у вас она <t:{ $opens }:f> – <t:{ $closes }:f>.
refused-league-too-short = { $rounds ->
    [one] Между началом и концом не хватит времени на { $rounds } тур. Назначьте более поздний конец.
    [few] Между началом и концом не хватит времени на { $rounds } тура: каждому нужен хотя бы час. Назначьте более поздний конец.
   *[other] Между началом и концом не хватит времени на { $rounds } туров: каждому нужен хотя бы час. Назначьте более поздний конец.
}
refused-league-too-long = Сезон длится не больше двух лет. Назначьте более ранний конец.
refused-season-has-begun = Это можно сделать только до начала сезона.
refused-nothing-to-change = Так ничего не изменится. Назовите, что должно стать другим.
refused-too-few-joined = { $joined ->
    [0] Никто не записался, а нужно не меньше { $needed }. Подождите или измените число дивизионов: { CMD("league edit") }.
    [one] Записался только { $joined } игрок, а нужно не меньше { $needed }. Подождите или измените число дивизионов: { CMD("league edit") }.
    [few] Записались только { $joined } игрока, а нужно не меньше { $needed }. Подождите или измените число дивизионов: { CMD("league edit") }.
   *[other] Записались только { $joined } игроков, а нужно не меньше { $needed }. Подождите или измените число дивизионов: { CMD("league edit") }.
}
refused-season-over = Этот сезон уже окончен.
refused-season-goes-on = Сезон { $season } ещё не окончен. Дождитесь конца или отмените его командой { CMD("league cancel") }.
refused-standings-changed = С тех пор таблица изменилась. Введите { CMD("league season") } ещё раз, чтобы увидеть, что будет теперь.
refused-no-such-division = { $count ->
    [one] Есть только { $count } дивизион.
    [few] Есть { $count } дивизиона. Выберите один из них.
   *[other] Есть { $count } дивизионов. Выберите один из них.
}
refused-no-rounds-yet = Жеребьёвки ещё не было: сезон начнётся <t:{ $starts }:f>.
refused-no-such-round = { $count ->
    [one] Пока проведена жеребьёвка только { $count } тура.
    [few] Пока проведена жеребьёвка только { $count } туров.
   *[other] Пока проведена жеребьёвка только { $count } туров.
}
refused-no-such-season = { $count ->
    [one] Пока у этой лиги был { $count } сезон.
    [few] Пока у этой лиги было { $count } сезона.
   *[other] Пока у этой лиги было { $count } сезонов.
}
done-league-move = { $league } продолжается в { $channel }. Начатые партии остаются, где были.
league-channel-lost = Канала лиги { $league } больше нет. Введите { CMD("league move") } в том канале, где она продолжится.
refused-league-here-already = Это и так канал этой лиги.
refused-league-channel-gone = Канала лиги больше нет, или мне его не видно. Покажите его мне снова или перенесите лигу: { CMD("league move") }.
