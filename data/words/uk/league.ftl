## Ліги: сезони, учасники, тури й столи.

cmd-league = ліга
cmd-league-desc = Ліги цього сервера: вступити, переглянути таблицю, провести свою
cmd-league-create = створити
cmd-league-create-desc = Оголосити лігу в цьому каналі (для тих, хто керує сервером, і суддів)
opt-league-create-name = назва
opt-league-create-name-desc = Як називається ліга
opt-league-create-maps = мапи
opt-league-create-maps-desc = Одна мапа або кілька через кому: у кожному турі наступна
opt-league-create-start = початок
opt-league-create-start-desc = Коли починається: 2026-12-24, 24.12. 18:00, через 3 дні, понеділок
opt-league-create-end = кінець
opt-league-create-end-desc = Коли закінчується; якщо не вказати, по два тижні на тур
opt-league-create-kind = вид
opt-league-create-kind-desc = Що розігрується; якщо не вказати, ліга
opt-league-create-seats = місця
opt-league-create-seats-desc = Скільки гравців щонайбільше за столом; якщо не вказати, 4
opt-league-create-divisions = дивізіони
opt-league-create-divisions-desc = Скільки дивізіонів; якщо не вказати, 1
opt-league-create-rounds = тури
opt-league-create-rounds-desc = Скільки партій грає кожен; якщо не вказати, стільки, скільки мап, або 6
opt-league-create-points = очки
opt-league-create-points-desc = Очки ліги за місця; якщо не вказати, 5-3-2-1-0
opt-league-create-clock = годинник
opt-league-create-clock-desc = Скільки в кожного часу; якщо не вказати, 2 дні на хід
opt-league-create-late = прострочення
opt-league-create-late-desc = Що робити, коли в гравця вийшов час; якщо не вказати, цей хід робить комп'ютер
opt-league-create-opens = запис_з
opt-league-create-opens-desc = З якого часу можна записатися; якщо не вказати, одразу
opt-league-create-closes = запис_до
opt-league-create-closes-desc = До якого часу можна записатися; якщо не вказати, до початку
opt-league-create-overrun = запізнілі
opt-league-create-overrun-desc = Що робити з партіями, не дограними до кінця сезону; якщо не вказати, на них чекають
opt-league-create-same = один_розклад
opt-league-create-same-desc = Чи грають за всіма столами туру той самий розклад, у закритих гілках
opt-league-create-movers = переходи
opt-league-create-movers-desc = Скільки людей міняються місцями між сусідніми дивізіонами; якщо не вказати, 1
opt-league-create-reliability = надійність
opt-league-create-reliability-desc = Яка надійність у відсотках потрібна, щоб вступити
opt-league-create-options = додатки
opt-league-create-options-desc = Додатки до мап через кому
opt-league-create-counts = залік
opt-league-create-counts-desc = Кому зарахувати місце, що змінило гравця; якщо не вказати, останньому
choice-league-kind-league = ліга
choice-league-kind-cup = кубок
choice-league-late-wait = Сезон чекає, поки їх дограють
choice-league-late-count = Зараховуються як є
choice-league-late-void = Анулюються
choice-league-counts-holder = Тому, хто дограє
choice-league-counts-starter = Тому, хто починав
choice-league-counts-nobody = Нікому

cmd-league-join = вступити
cmd-league-join-desc = Записатися на наступний сезон ліги
opt-league-join-league = ліга
opt-league-join-league-desc = Яка ліга, якщо не ліга цього каналу
cmd-league-leave = вийти
cmd-league-leave-desc = Вийти із сезону; якщо він уже триває, нових партій не буде
opt-league-leave-league = ліга
opt-league-leave-league-desc = Яка ліга, якщо не ліга цього каналу
cmd-league-info = відомості
cmd-league-info-desc = Що це за сезон: мапи, очки, час, учасники
opt-league-info-league = ліга
opt-league-info-league-desc = Яка ліга, якщо не ліга цього каналу
cmd-league-list = список
cmd-league-list-desc = Усі ліги цього сервера
cmd-league-table = таблиця
cmd-league-table-desc = Таблиця ліги
opt-league-table-league = ліга
opt-league-table-league-desc = Яка ліга, якщо не ліга цього каналу
opt-league-table-season = сезон
opt-league-table-season-desc = Який сезон, якщо не останній
opt-league-table-division = дивізіон
opt-league-table-division-desc = Який дивізіон; якщо не вказати, перший
opt-league-table-public = усім
opt-league-table-public-desc = Чи показати відповідь усім у каналі
cmd-league-rounds = тури
cmd-league-rounds-desc = Хто з ким грає, з посиланнями на столи
opt-league-rounds-league = ліга
opt-league-rounds-league-desc = Яка ліга, якщо не ліга цього каналу
opt-league-rounds-round = тур
opt-league-rounds-round-desc = Який тур; якщо не вказати, останній
cmd-league-edit = змінити
cmd-league-edit-desc = Змінити сезон до початку; що не назване, лишається (для тих, хто його проводить)
opt-league-edit-league = ліга
opt-league-edit-league-desc = Яка ліга, якщо не ліга цього каналу
opt-league-edit-maps = мапи
opt-league-edit-maps-desc = Одна мапа або кілька через кому: у кожному турі наступна
opt-league-edit-start = початок
opt-league-edit-start-desc = Коли починається: 2026-12-24, 24.12. 18:00, через 3 дні, понеділок
opt-league-edit-end = кінець
opt-league-edit-end-desc = Коли закінчується
opt-league-edit-seats = місця
opt-league-edit-seats-desc = Скільки гравців щонайбільше за столом
opt-league-edit-divisions = дивізіони
opt-league-edit-divisions-desc = Скільки дивізіонів
opt-league-edit-rounds = тури
opt-league-edit-rounds-desc = Скільки партій грає кожен
opt-league-edit-points = очки
opt-league-edit-points-desc = Очки ліги за місця, наприклад 5-3-2-1-0
opt-league-edit-clock = годинник
opt-league-edit-clock-desc = Скільки в кожного часу
opt-league-edit-late = прострочення
opt-league-edit-late-desc = Що робити, коли в гравця вийшов час
opt-league-edit-opens = запис_з
opt-league-edit-opens-desc = З якого часу можна записатися
opt-league-edit-closes = запис_до
opt-league-edit-closes-desc = До якого часу можна записатися
opt-league-edit-overrun = запізнілі
opt-league-edit-overrun-desc = Що робити з партіями, не дограними до кінця сезону
opt-league-edit-same = один_розклад
opt-league-edit-same-desc = Чи грають за всіма столами туру той самий розклад, у закритих гілках
opt-league-edit-movers = переходи
opt-league-edit-movers-desc = Скільки людей міняються місцями між сусідніми дивізіонами
opt-league-edit-reliability = надійність
opt-league-edit-reliability-desc = Яка надійність у відсотках потрібна, щоб вступити
opt-league-edit-options = додатки
opt-league-edit-options-desc = Додатки до мап через кому
opt-league-edit-counts = залік
opt-league-edit-counts-desc = Кому зарахувати місце, що змінило гравця
cmd-league-start = почати
cmd-league-start-desc = Почати сезон зараз, з тими, хто записався (для тих, хто його проводить)
opt-league-start-league = ліга
opt-league-start-league-desc = Яка ліга, якщо не ліга цього каналу
cmd-league-cancel = скасувати
cmd-league-cancel-desc = Скасувати сезон (для тих, хто його проводить)
opt-league-cancel-league = ліга
opt-league-cancel-league-desc = Яка ліга, якщо не ліга цього каналу
cmd-league-move = переїхати
cmd-league-move-desc = Ліга триває далі в цьому каналі (для тих, хто її проводить)
opt-league-move-league = ліга
opt-league-move-league-desc = Яка ліга
cmd-league-season = сезон
cmd-league-season-desc = Наступний сезон: показує, хто підніметься й опуститься, і відкриває його, якщо підтвердити
opt-league-season-league = ліга
opt-league-season-league-desc = Яка ліга, якщо не ліга цього каналу
opt-league-season-start = початок
opt-league-season-start-desc = Коли починається: 2026-12-24, 24.12. 18:00, через 3 дні, понеділок
opt-league-season-end = кінець
opt-league-season-end-desc = Коли закінчується; якщо не вказати, триває стільки ж, скільки минулий

## Як називають час: усі способи через кому.

moment-now = зараз
moment-in = через, за
moment-one = один, одну
moment-on = у, в
moment-at = о, об
moment-hours = г, год, година, годину, години, годин
moment-days = д, день, дні, днів
moment-weeks = т, тиждень, тижні, тижнів
moment-today = сьогодні
moment-tomorrow = завтра
moment-weekday-0 = понеділок, пн
moment-weekday-1 = вівторок, вт
moment-weekday-2 = середа, середу, ср
moment-weekday-3 = четвер, чт
moment-weekday-4 = п'ятниця, п'ятницю, п’ятниця, п’ятницю, пт
moment-weekday-5 = субота, суботу, сб
moment-weekday-6 = неділя, неділю, нд

## Що таке сезон

league-title = 🏆 { $name } – сезон { $season }
league-maps = { $count ->
    [one] 🗺️ Мапа: { $maps }
    [few] 🗺️ Мапи за турами: { $maps }
   *[other] 🗺️ Мапи за турами: { $maps }
}
league-shape-league = { $rounds ->
    [one] 🎲 { $rounds } тур, за столом до { $seats } гравців
    [few] 🎲 { $rounds } тури, за столом до { $seats } гравців
   *[other] 🎲 { $rounds } турів, за столом до { $seats } гравців
}
league-divisions = { $movers ->
    [0] 🪜 Дивізіонів: { $count }; наприкінці ніхто не переходить
    [one] 🪜 Дивізіонів: { $count }; наприкінці з кожного піднімається { $movers } й опускається { $movers }
   *[other] 🪜 Дивізіонів: { $count }; наприкінці з кожного піднімаються { $movers } й опускаються { $movers }
}
league-scale = 🔢 Очки за місця: { $scale }
league-when = 📅 { $starts } – { $ends }
league-pace = ⏱️ { $terms }
league-late-wait = 🏁 Сезон чекає на партії, не дограні до його кінця.
league-late-count = 🏁 Партії, не дограні до кінця сезону, зараховуються як є.
league-late-void = 🏁 Партії, не дограні до кінця сезону, анулюються.
league-counts-holder = 💺 Місце, що змінило гравця, зараховується тому, хто дограє.
league-counts-starter = 💺 Місце, що змінило гравця, зараховується тому, хто починав.
league-counts-nobody = 💺 Місце, що змінило гравця, не зараховується нікому.
league-same-deal = 🃏 За всіма столами туру грають один розклад, кожен у своїй закритій гілці. Коли тур закінчиться, стане видно, хто зіграв найкраще на тому самому місці.
league-least-reliable = 🤝 Щоб вступити, потрібна надійність не нижча за { $percent } %. Новачкам раді.
league-status = { $status ->
    [open] триває запис, початок { $starts }
    [running] { $round ->
        [0] починається
       *[other] тур { $round } з { $of }
    }
    [ended] закінчено
   *[cancelled] скасовано
}
league-line = { $count ->
    [one] { $channel } · { $count } учасник
    [few] { $channel } · { $count } учасники
   *[other] { $channel } · { $count } учасників
}
league-place = 📍 { $channel } · проводить { $host }
league-registration = ✍️ Запис: { $opens } – { $closes }
league-open-until = ✍️ Запис до { $closes } ({ $left }).
league-joined = 👥 Записалися ({ $count }): { $names }
league-invited = 💌 Місце з минулого сезону чекає на ({ $count }): { $names }
league-gone = 🚪 Вийшли ({ $count }): { $names }
league-and-more = { $names } і ще { $count }
league-registration-over = Запис на цей сезон закінчено.
button-league-join = Вступити
button-league-leave = Вийти

## Що відбувається в сезоні

league-called-off = { $joined ->
    [0] Ніхто не записався, а треба щонайменше { $needed } гравців, тому сезону не буде. Новий оголошує { CMD("league season") }.
    [one] Записався лише { $joined } гравець, а треба щонайменше { $needed }, тому сезону не буде. Новий оголошує { CMD("league season") }.
    [few] Записалися лише { $joined } гравці, а треба щонайменше { $needed }, тому сезону не буде. Новий оголошує { CMD("league season") }.
   *[other] Записалися лише { $joined } гравців, а треба щонайменше { $needed }, тому сезону не буде. Новий оголошує { CMD("league season") }.
}
league-cancelled = { $by } скасовує цей сезон. Розпочаті партії можна дограти, але до жодної таблиці вони не підуть.
league-started = { $count ->
    [one] Сезон починається, у ньому { $count } учасник. У кожного столу своя гілка, гравців покличуть там.
    [few] Сезон починається, у ньому { $count } учасники. У кожного столу своя гілка, гравців покличуть там.
   *[other] Сезон починається, у ньому { $count } учасників. У кожного столу своя гілка, гравців покличуть там.
}
league-division = Дивізіон { $number }
league-division-of = **Дивізіон { $number }:** { $names }
league-round = **Тур { $round } з { $of }: { $map }** – до { $until }
league-table = стіл { $table }
league-fixture = { $place }: { $people }
league-fixture-division = Д{ $division } · { $place }: { $people }
league-sits-out = 💤 У цьому турі не грають: { $people }
league-own-table = 👉 { $table }
league-more-tables = { $count ->
    [one] … і ще { $count } стіл: { CMD("league rounds") }
    [few] … і ще { $count } столи: { CMD("league rounds") }
   *[other] … і ще { $count } столів: { CMD("league rounds") }
}
league-is-drawn = відкривається
league-is-running = грають
league-is-finished = дограно
league-is-decided = вирішено
league-is-void = анульовано
league-thread = С{ $season } Т{ $round } стіл { $table } · { $map }
league-thread-division = С{ $season } Т{ $round } Д{ $division } стіл { $table } · { $map }
league-your-table = { $people }: ваш стіл у турі { $round }, мапа { $map }. Партія починається зараз; дограйте її, будь ласка, до { $until }.
league-table-closed = 🃏 Той самий розклад грають за іншими столами, тому до кінця туру все, що тут відбувається, лишається тут.
league-deal-opened = 🃏 Усі столи туру { $round } дограно, і розклад відкрито.
league-compared-more = Решта: { CMD("league rounds") }
button-league-seats = Порівняти місця
button-league-tables = Столи
league-same-seat = Місце { $seat }: { $rank } з { $tables } – { $name }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
} ({ $ahead } порівняно з рештою на цьому місці)
league-waits = { $count ->
    [one] Сезон закінчено, але { $count } партія ще триває. Підсумкова таблиця буде, коли її дограють.
    [few] Сезон закінчено, але { $count } партії ще тривають. Підсумкова таблиця буде, коли їх дограють.
   *[other] Сезон закінчено, але { $count } партій ще тривають. Підсумкова таблиця буде, коли їх дограють.
}
league-ended = Сезон закінчено. Дякуємо за гру!
league-won = { $count ->
    [one] 🥇 Перемога: { $names }.
    [few] 🥇 Перемогу ділять: { $names }.
   *[other] 🥇 Перемогу ділять: { $names }.
}
note-season-over = { $choice ->
    [count] 🏁 Сезон { $season } закінчено. Партію зупинено, її зараховано як є.
   *[void] 🏁 Сезон { $season } закінчено. Партію зупинено й анульовано: її не зараховано нікому.
}
league-cannot-post = { $league }: мені не можна писати в { $channel }. Дозвольте мені бачити канал і надсилати повідомлення, і далі все піде саме.
league-no-thread = Не можу відкрити гілку в { $channel }. Дозвольте мені бачити канал, створювати гілки й писати в них; потім я спробую ще раз.
league-table-stuck = { $league }, сезон { $season }, тур { $round }, дивізіон { $division }, стіл { $table } не починається. { $why }

## Таблиці

league-row = **{ $place }.** { $name } – **{ $points }** оч.
league-season = Сезон { $season }
league-alt-row = { $place }. { $name } { $points }
league-played = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[other] { $count } партій
}
league-wins = { $count ->
    [one] { $count } перемога
    [few] { $count } перемоги
   *[other] { $count } перемог
}
league-average = середнє місце { $place }
league-decided = вирішило: { $by }
league-tie-break-against = особисті зустрічі
league-tie-break-wins = перемоги
league-tie-break-share = частка від очок переможця
league-tie-break-rating = рейтинг
league-reliable = надійність { $percent } %
league-mark-up = ⬆️
league-mark-down = ⬇️
league-mark-gone = 🚪
league-undivided = За дивізіонами всіх розподілять, коли почнеться сезон.
league-legend = ⬆️ підніметься, ⬇️ опуститься, якщо сезон закінчиться так · ▲▼ місця за тиждень
league-closed-round = 🃏 Зігране з одним розкладом зараховується, коли дограно всі столи туру.
league-nobody = Тут поки що ніхто не грає.
button-league-before = Назад
button-league-after = Далі

## Що зроблено і про що спершу питають

done-league-create = Лігу { $league } оголошено в { $channel }. Записатися можна з { $opens }, початок { $starts }. До початку все змінює { CMD("league edit") }.
done-league-join = Ви граєте в сезоні { $season } ліги { $league }. Початок { $starts }; тоді вас покличуть.
done-league-join-ranked = Ви граєте в сезоні { $season } ліги { $league }. Початок { $starts }; тоді вас покличуть. Тепер вас видно і в рейтингах цього сервера, адже в ліги є таблиці; це змінює { CMD("settings show") }.
done-league-leave = Вас більше немає в сезоні { $season } ліги { $league }. До { $starts } можна записатися знову.
done-league-leave-running = Ви вийшли із сезону { $season } ліги { $league }, який почався { $starts }, і нових партій у ньому не отримаєте. Будь ласка, дограйте розпочаті або поступіться місцем: { CMD("game substitute") }.
league-leave-really = Сезон триває. Якщо вийти з ліги { $league } зараз, нових партій не буде й повернутися не можна. Розпочаті партії продовжуються.
button-league-leave-now = Вийти із сезону
done-league-start = { $count ->
    [one] Сезон ліги { $league } починається, у ньому { $count } учасник. Столи відкриваються.
    [few] Сезон ліги { $league } починається, у ньому { $count } учасники. Столи відкриваються.
   *[other] Сезон ліги { $league } починається, у ньому { $count } учасників. Столи відкриваються.
}
league-cancel-really = { $count ->
    [0] Сезон { $season } ліги { $league } буде скасовано для всіх. Повернути його не можна.
    [one] Сезон { $season } ліги { $league } буде скасовано для всіх. { $count } розпочата партія триватиме, але до жодної таблиці не піде. Повернути сезон не можна.
    [few] Сезон { $season } ліги { $league } буде скасовано для всіх. { $count } розпочаті партії триватимуть, але до жодної таблиці не підуть. Повернути сезон не можна.
   *[other] Сезон { $season } ліги { $league } буде скасовано для всіх. { $count } розпочатих партій триватимуть, але до жодної таблиці не підуть. Повернути сезон не можна.
}
button-league-cancel = Скасувати сезон
done-league-cancel = { $league }: сезон скасовано, у каналі про це сказано.
league-next = Він пройде { $starts } – { $ends } на попередніх умовах; до початку їх змінює { CMD("league edit") }. Записатися можна буде одразу.
league-rise = ⬆️ Піднімаються: { $people }
league-fall = ⬇️ Опускаються: { $people }
league-mover = { $name } (до дивізіону { $division })
league-nobody-moves = Ніхто не змінює дивізіон.
league-next-invited = { $count ->
    [one] За { $count } учасником цього сезону лишається місце; щоб його зайняти, треба записатися знову. Вільні місця займають знизу, за порядком таблиці.
    [few] За { $count } учасниками цього сезону лишаються місця; щоб їх зайняти, треба записатися знову. Вільні місця займають знизу, за порядком таблиці.
   *[other] За { $count } учасниками цього сезону лишаються місця; щоб їх зайняти, треба записатися знову. Вільні місця займають знизу, за порядком таблиці.
}
button-league-next = Відкрити цей сезон
done-league-season = Сезон { $season } ліги { $league } відкрито: можна записуватися.

## Відмови

refused-not-a-referee = Це можуть ті, хто керує сервером, його судді й організатор ліги.
refused-no-such-league = Ліги «{ $text }» тут немає. Усі ліги показує { CMD("league list") }.
refused-no-leagues = На цьому сервері поки що немає ліг. Хто ним керує, оголошує лігу командою { CMD("league create") }.
refused-which-league = Ліг тут кілька. Назвіть потрібну.
refused-season-gone = Цього сезону більше немає. Що є, показує { CMD("league list") }.
refused-season-not-open = На цей сезон записатися вже не можна. Як він минає, показує { CMD("league info") }.
refused-registration-early = Запис почнеться <t:{ $opens }:f>.
refused-registration-late = Запис закінчено. Про наступний сезон скажуть у каналі ліги.
refused-joined-already = Ви вже в цьому сезоні. Вийти можна командою { CMD("league leave") }.
refused-removed-from-season = Ви більше не в цьому сезоні. Запитайте того, хто проводить лігу.
refused-not-reliable-enough = У цій лізі потрібна надійність { $needed } %, а у вас { $percent } %. Вона росте з кожною партією, дограною вчасно.
refused-not-in-season = Ви не граєте в цьому сезоні.
refused-unknown-moment = Не розумію час «{ $text }». Напишіть, наприклад, 2026-12-24, 24.12. 18:00, через 3 дні або понеділок.
refused-map-in-two-variants = Мапу { $map } названо з двома варіантами. Назвіть один для всіх її турів.
refused-too-many-maps = У сезоні щонайбільше { $most } мап.
refused-bad-league-name = У назві від 2 до { $most } літер і цифр. Виберіть іншу.
refused-league-name-taken = Ліга { $name } тут уже є. Виберіть іншу назву.
refused-league-channel-taken = Цей канал уже належить лізі { $name }. Візьміть інший канал; новий сезон тієї самої ліги оголошує { CMD("league season") }.
refused-league-seats = На мапі { $map } грають від { $least } до { $most } людей, а не { $seats }. Виберіть іншу кількість місць або іншу мапу.
refused-league-past = { $what ->
    [starts] Початок був би <t:{ $when }:f>, а це вже минуло. Виберіть пізніший час.
    [closes] Запис закінчився б <t:{ $when }:f>, а це вже минуло. Виберіть пізніший час.
    [opens] Запис почався б <t:{ $when }:f>, а це вже минуло. Виберіть пізніший час або не вказуйте його, щоб почати одразу.
   *[ends] Кінець був би <t:{ $when }:f>, а це вже минуло. Виберіть пізніший час.
}
refused-league-window = Запис має початися раніше, ніж закінчитися, і закінчитися не пізніше за початок сезону; у вас він <t:{ $opens }:f> – <t:{ $closes }:f>.
refused-league-too-short = { $rounds ->
    [one] Між початком і кінцем не вистачить часу на { $rounds } тур. Виберіть пізніший кінець.
    [few] Між початком і кінцем не вистачить часу на { $rounds } тури: кожному потрібна хоча б година. Виберіть пізніший кінець.
   *[other] Між початком і кінцем не вистачить часу на { $rounds } турів: кожному потрібна хоча б година. Виберіть пізніший кінець.
}
refused-league-too-long = Сезон триває не більше двох років. Виберіть раніший кінець.
refused-season-has-begun = Це можна зробити лише до початку сезону.
refused-nothing-to-change = Так нічого не зміниться. Назвіть, що має стати іншим.
refused-too-few-joined = { $joined ->
    [0] Ніхто не записався, а треба щонайменше { $needed }. Зачекайте або змініть кількість дивізіонів: { CMD("league edit") }.
    [one] Записався лише { $joined } гравець, а треба щонайменше { $needed }. Зачекайте або змініть кількість дивізіонів: { CMD("league edit") }.
    [few] Записалися лише { $joined } гравці, а треба щонайменше { $needed }. Зачекайте або змініть кількість дивізіонів: { CMD("league edit") }.
   *[other] Записалися лише { $joined } гравців, а треба щонайменше { $needed }. Зачекайте або змініть кількість дивізіонів: { CMD("league edit") }.
}
refused-season-over = Цей сезон уже закінчено.
refused-season-goes-on = Сезон { $season } ще не закінчено. Дочекайтеся кінця або скасуйте його командою { CMD("league cancel") }.
refused-standings-changed = Відтоді таблиця змінилася. Введіть { CMD("league season") } ще раз, щоб побачити, що буде тепер.
refused-no-such-division = { $count ->
    [one] Є лише { $count } дивізіон.
    [few] Є { $count } дивізіони. Виберіть один із них.
   *[other] Є { $count } дивізіонів. Виберіть один із них.
}
refused-no-rounds-yet = Жеребкування ще не було: сезон почнеться <t:{ $starts }:f>.
refused-no-such-round = { $count ->
    [one] Поки що проведено жеребкування лише { $count } туру.
    [few] Поки що проведено жеребкування лише { $count } турів.
   *[other] Поки що проведено жеребкування лише { $count } турів.
}
refused-no-such-season = { $count ->
    [one] Поки що в цієї ліги був { $count } сезон.
    [few] Поки що в цієї ліги було { $count } сезони.
   *[other] Поки що в цієї ліги було { $count } сезонів.
}
done-league-move = { $league } триває далі в { $channel }. Розпочаті партії лишаються, де були.
league-channel-lost = Каналу ліги { $league } більше немає. Введіть { CMD("league move") } у тому каналі, де вона триватиме далі.
refused-league-here-already = Це і так канал цієї ліги.
refused-league-channel-gone = Каналу ліги більше немає, або мені його не видно. Покажіть його мені знову або перенесіть лігу: { CMD("league move") }.
