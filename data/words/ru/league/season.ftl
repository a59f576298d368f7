### Что такое сезон и что в нём происходит.

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
league-channel-lost = Канала лиги { $league } больше нет. Введите { CMD("league move") } в том канале, где она продолжится.
