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
    [0] 🪜 Дивізіонів: { $count }; ніхто не підвищується й не вилітає
    [one] 🪜 Дивізіонів: { $count }; наприкінці з кожного { $movers } підвищується й { $movers } вилітає
   *[other] 🪜 Дивізіонів: { $count }; наприкінці з кожного { $movers } підвищуються й { $movers } вилітають
}
league-scale = 🔢 Очки за місця: { $scale }
league-when = 📅 { $starts } — { $ends }
league-pace = ⏱️ { $terms }
league-late-wait = 🏁 Сезон чекає на партії, не дограні до його кінця.
league-late-count = 🏁 Партії, не дограні до кінця сезону, зараховуються як є.
league-late-void = 🏁 Партії, не дограні до кінця сезону, анулюються.
league-counts-holder = 💺 Якщо гравця замінять, результат у цьому сезоні отримає той, хто дограв.
league-counts-starter = 💺 Якщо гравця замінять, результат у цьому сезоні отримає той, хто починав.
league-counts-nobody = 💺 Якщо гравця замінять, у цьому сезоні результату не отримає ніхто.
league-same-deal = 🃏 Однакова роздача: за всіма столами туру ті самі карти, а гілки приватні. Після туру можна порівняти, хто краще зіграв на тому самому місці.
league-least-reliable = 🤝 Щоб вступити, потрібна надійність від { $percent } %. Новачкам раді.
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
league-place = 📍 { $channel } · організатор: { $host }
league-registration = ✍️ Запис: { $opens } — { $closes }
league-open-until = ✍️ Запис до { $closes } ({ $left }).
league-joined = 👥 Записалися ({ $count }): { $names }
league-invited = 💌 Місця з минулого сезону ({ $count }): { $names }
league-substitutes = 🪑 Запасні: { $names }
league-gone = 🚪 Вийшли ({ $count }): { $names }
league-and-more = { $names } і ще { $count }
league-registration-over = Запис на цей сезон закінчено.
button-league-join = Вступити до ліги
button-league-leave = Вийти з ліги

league-called-off = { $joined ->
    [0] Ніхто не записався, а для сезону потрібно не менше { $needed } гравців. Сезон скасовано; новий відкриє { CMD("league season") }.
    [one] Записався лише { $joined } гравець, а для сезону потрібно не менше { $needed }. Сезон скасовано; новий відкриє { CMD("league season") }.
    [few] Записалося лише { $joined } гравці, а для сезону потрібно не менше { $needed }. Сезон скасовано; новий відкриє { CMD("league season") }.
   *[other] Записалося лише { $joined } гравців, а для сезону потрібно не менше { $needed }. Сезон скасовано; новий відкриє { CMD("league season") }.
}
league-cancelled = { $by } скасовує цей сезон. Розпочаті партії можна дограти, але в таблиці їх не врахують.
league-started = { $count ->
    [one] Сезон починається, у ньому { $count } учасник. Я створю гілку для кожного столу й покличу гравців туди.
    [few] Сезон починається, у ньому { $count } учасники. Я створю гілку для кожного столу й покличу гравців туди.
   *[other] Сезон починається, у ньому { $count } учасників. Я створю гілку для кожного столу й покличу гравців туди.
}
league-division-of = **Дивізіон { $number }:** { $names }
league-round = **Тур { $round } з { $of }: { $map }** — до { $until }
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
league-your-table = { $people }: це ваш стіл у турі { $round }, мапа — { $map }. Партія починається зараз, дограйте її, будь ласка, до { $until }.
league-table-closed = 🃏 За іншими столами та сама роздача. До кінця туру все, що тут відбувається, лишається тут.
league-deal-opened = 🃏 За всіма столами туру { $round } дограли.
league-compared-more = Решту покаже { CMD("league rounds") }
button-league-seats = Порівняти за чергою
button-league-tables = Показати столи
league-same-seat = Місце { $seat } за порядком ходу: { $rank }-й результат із { $tables } — { $name }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
} ({ $ahead } до середнього за іншими столами)
league-waits = { $count ->
    [one] Сезон закінчено, але { $count } партія ще триває. Підсумкова таблиця з’явиться, коли її дограють.
    [few] Сезон закінчено, але { $count } партії ще тривають. Підсумкова таблиця з’явиться, коли їх дограють.
   *[other] Сезон закінчено, але { $count } партій ще триває. Підсумкова таблиця з’явиться, коли їх дограють.
}
league-deserted = 🚪 Із цього сезону вийшли всі гравці: його закінчено, переможця немає. Недограні партії анульовано. Наступний сезон відкриє { CMD("league season") }.
league-ended = Сезон закінчено. Дякуємо за гру!
league-won = { $count ->
    [one] 🥇 Перемога: { $names }.
    [few] 🥇 Перемогу ділять: { $names }.
   *[other] 🥇 Перемогу ділять: { $names }.
}
note-season-over = { $choice ->
    [deserted] 🏁 Із сезону { $season } вийшли всі гравці. Партію зупинено й анульовано: її не зараховано нікому.
    [count] 🏁 Сезон { $season } закінчено. Партію зупинено й зараховано як є.
   *[void] 🏁 Сезон { $season } закінчено. Партію зупинено й анульовано: її не зараховано нікому.
}
league-cannot-post = { $league }: я не можу писати в { $channel }. Надайте мені там дозволи «Переглядати канал» і «Надсилати повідомлення», і я спробую ще раз.
league-no-thread = Не можу створити гілку в { $channel }. Дозвольте мені бачити канал, створювати гілки й писати в них, і я спробую ще раз.
league-table-stuck = { $league }: не можу почати партію за столом { $table } (сезон { $season }, тур { $round }, дивізіон { $division }). { $why }
league-channel-lost = Каналу ліги { $league } більше немає. Введіть { CMD("league move") } у тому каналі, де ліга триватиме далі.
