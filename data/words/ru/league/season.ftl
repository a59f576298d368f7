### Что такое сезон и что в нём происходит.

league-maps = { $count ->
    [one] 🗺️ Поле: { $maps }
    [few] 🗺️ Поля по турам: { $maps }
   *[other] 🗺️ Поля по турам: { $maps }
}
league-shape-league = { $rounds ->
    [one] 🎲 { $rounds } тур, за столом до { $seats } игроков
    [few] 🎲 { $rounds } тура, за столом до { $seats } игроков
   *[other] 🎲 { $rounds } туров, за столом до { $seats } игроков
}
league-divisions = { $movers ->
    [0] 🪜 Дивизионов: { $count }; никто не повышается и не вылетает
    [one] 🪜 Дивизионов: { $count }; в конце из каждого { $movers } повышается и { $movers } вылетает
   *[other] 🪜 Дивизионов: { $count }; в конце из каждого { $movers } повышаются и { $movers } вылетают
}
league-scale = 🔢 Очки за места: { $scale }
league-when = 📅 { $starts } — { $ends }
league-pace = ⏱️ { $terms }
league-late-wait = 🏁 Сезон ждёт партии, не доигранные к его концу.
league-late-count = 🏁 Партии, не доигранные к концу, засчитываются как есть.
league-late-void = 🏁 Партии, не доигранные к концу, аннулируются.
league-counts-holder = 💺 Если игрока заменят, результат в этом сезоне засчитают тому, кто доиграл.
league-counts-starter = 💺 Если игрока заменят, результат в этом сезоне засчитают тому, кто начинал.
league-counts-nobody = 💺 Если игрока заменят, в этом сезоне результат не засчитают никому.
league-same-deal = 🃏 Одинаковая раздача: у всех столов тура одни и те же карты, а ветки приватные. После тура можно сравнить, кто лучше сыграл на одном и том же месте.
league-least-reliable = 🤝 Чтобы вступить, нужна надёжность от { $percent } %. Новичкам рады.
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
league-place = 📍 { $channel } · организатор: { $host }
league-registration = ✍️ Запись: { $opens } — { $closes }
league-open-until = ✍️ Запись до { $closes } ({ $left }).
league-joined = 👥 Записались ({ $count }): { $names }
league-invited = 💌 Места с прошлого сезона ({ $count }): { $names }
league-substitutes = 🪑 Запасные: { $names }
league-gone = 🚪 Вышли ({ $count }): { $names }
league-and-more = { $names } и ещё { $count }
league-registration-over = Запись на этот сезон закончена.
button-league-join = Вступить в лигу
button-league-leave = Выйти из лиги

league-called-off = { $joined ->
    [0] Никто не записался, а для сезона нужно не меньше { $needed } игроков. Сезон отменён; новый откроет { CMD("league season") }.
    [one] Записался только { $joined } игрок, а для сезона нужно не меньше { $needed }. Сезон отменён; новый откроет { CMD("league season") }.
    [few] Записалось только { $joined } игрока, а для сезона нужно не меньше { $needed }. Сезон отменён; новый откроет { CMD("league season") }.
   *[other] Записалось только { $joined } игроков, а для сезона нужно не меньше { $needed }. Сезон отменён; новый откроет { CMD("league season") }.
}
league-cancelled = { $by } отменяет этот сезон. Начатые партии можно доиграть, но в таблицу они не пойдут.
league-started = { $count ->
    [one] Сезон начинается, в нём { $count } участник. Я открою ветку для каждого стола и позову игроков туда.
    [few] Сезон начинается, в нём { $count } участника. Я открою ветку для каждого стола и позову игроков туда.
   *[other] Сезон начинается, в нём { $count } участников. Я открою ветку для каждого стола и позову игроков туда.
}
league-division-of = **Дивизион { $number }:** { $names }
league-round = **Тур { $round } из { $of }: { $map }** — до { $until }
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
league-is-decided = места присудил судья
league-is-void = аннулирован
league-thread = С{ $season } Т{ $round } стол { $table } · { $map }
league-thread-division = С{ $season } Т{ $round } Д{ $division } стол { $table } · { $map }
league-your-table = { $people }: это ваш стол в туре { $round }, поле — { $map }. Партия начинается сейчас, доиграйте её, пожалуйста, до { $until }.
league-table-closed = 🃏 За другими столами та же раздача. До конца тура всё, что здесь происходит, остаётся здесь.
league-deal-opened = 🃏 За всеми столами тура { $round } доиграли.
league-compared-more = Остальное покажет { CMD("league rounds") }
button-league-seats = Сравнить места
button-league-tables = Показать столы
league-same-seat = На { $seat }-м месте за столом: { $rank }-й результат из { $tables } — { $name }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} ({ $ahead } к среднему за другими столами)
league-waits = { $count ->
    [one] Сезон окончен, но { $count } партия ещё идёт. Итоговая таблица появится, когда её доиграют.
    [few] Сезон окончен, но { $count } партии ещё идут. Итоговая таблица появится, когда их доиграют.
   *[other] Сезон окончен, но { $count } партий ещё идёт. Итоговая таблица появится, когда их доиграют.
}
league-deserted = 🚪 Из этого сезона вышли все игроки: он окончен, победителя нет. Недоигранные партии аннулированы. Следующий сезон откроет { CMD("league season") }.
league-ended = Сезон окончен. Спасибо за игру!
league-won = { $count ->
    [one] 🥇 Победа: { $names }.
    [few] 🥇 Победу делят: { $names }.
   *[other] 🥇 Победу делят: { $names }.
}
note-season-over = { $choice ->
    [deserted] 🏁 Из сезона { $season } вышли все игроки. Партия остановлена и аннулирована: её не засчитали никому.
    [count] 🏁 Сезон { $season } окончен. Партия остановлена и засчитана как есть.
   *[void] 🏁 Сезон { $season } окончен. Партия остановлена и аннулирована: её не засчитали никому.
}
league-cannot-post = { $league }: я не могу писать в { $channel }. Дайте мне там права «Просматривать канал» и «Отправлять сообщения», и я попробую ещё раз.
league-no-thread = Не могу открыть ветку в { $channel }. Разрешите мне видеть канал, создавать ветки и писать в них, и я попробую ещё раз.
league-table-stuck = { $league }: не могу начать партию за столом { $table } (сезон { $season }, тур { $round }, дивизион { $division }). { $why }
league-channel-lost = Канала лиги { $league } больше нет. Введите { CMD("league move") } в том канале, где лига продолжится.
