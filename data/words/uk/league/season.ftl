### Що таке сезон і що в ньому відбувається.

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
league-channel-lost = Каналу ліги { $league } більше немає. Введіть { CMD("league move") } у тому каналі, де вона триватиме далі.
