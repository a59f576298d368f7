### Статистика людей, полей и серверов.

cmd-stats = статистика
cmd-stats-desc = Статистика игроков, полей и соперников и рекорды этого сервера
cmd-stats-person = игрок
cmd-stats-person-desc = Посмотреть партии, места, очки, маршруты и рейтинг игрока на этом сервере
opt-stats-person-person = игрок
opt-stats-person-person-desc = Чья статистика (по умолчанию: ваша)
opt-stats-person-map = поле
opt-stats-person-map-desc = Партии только на этом поле (по умолчанию: на всех)
cmd-stats-map = поле
cmd-stats-map-desc = Посмотреть на поле, какие перегоны прокладывают чаще всего
opt-stats-map-map = поле
opt-stats-map-map-desc = Какое поле показать
opt-stats-map-person = игрок
opt-stats-map-person-desc = Чьи перегоны (по умолчанию: всех на этом сервере)
cmd-stats-versus = соперники
cmd-stats-versus-desc = Посмотреть, как двое сыграли друг против друга
opt-stats-versus-person = игрок
opt-stats-versus-person-desc = Соперник
opt-stats-versus-other = другой
opt-stats-versus-other-desc = Чей соперник (по умолчанию: ваш)
cmd-stats-records = рекорды
cmd-stats-records-desc = Посмотреть рекорды сервера: очки, самый длинный путь, маршруты, самая упорная партия
opt-stats-records-map = поле
opt-stats-records-map-desc = Только это поле, по пять лучших (по умолчанию: все)

setting-stats = Статистика
setting-stats-about = Видят ли вас другие в статистике и рекордах. Свою вы видите всегда.
setting-stats-shown = Открыта
setting-stats-hidden = Скрыта

stats-title = ## { $name }
stats-title-map = ## { $name } · { $map }
stats-below = Все поля
stats-games = Сыграно здесь: **{ $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}**, побед: { $wins }; в среднем место { $place }, очков { $points }
stats-rated = { $count ->
    [0] Рейтинговых — ни одной.
   *[other] Из них рейтинговых: { $count }.
}
stats-places = Места: { $places }
stats-game = { $map }: место { $place }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
stats-place = { $place }: { $times }× ({ $share } %)
stats-rating = Рейтинг: **{ $value }** ± { $unsure }
stats-rating-provisional = Рейтинг: **{ $value }** ± { $unsure }, предварительный: меньше десяти партий против людей
stats-reliability = Надёжность: { $share } %
stats-kinds = Очки за партию, в среднем: { $kinds }
stats-kind = { $kind } { $points }
stats-tickets = Маршруты: выполнено { $completed } из { $tried } ({ $share } %)
stats-longest = Самый длинный путь: { $length }
stats-maps = **Поля**
stats-map-line = **{ $map }**: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, побед: { $wins }, среднее место { $place }, рекорд очков { $best }
stats-map-longest = самый длинный путь { $length }
stats-map-rating = рейтинг { $value }
stats-none-own = Вы ещё не закончили здесь ни одной партии. Откройте первую, и статистика появится: { CMD("game new") }.
stats-none = { $name }: здесь ещё нет законченных партий.
stats-none-map-own = Вы ещё не закончили здесь ни одной партии на этом поле.
stats-none-map = { $name }: на этом поле здесь ещё нет законченных партий.
stats-own-hidden = -# Это видите только вы, потому что скрыли свою статистику. Изменить это можно в { CMD("settings show") }.

stats-routes = Любимые перегоны · { $map }
stats-routes-title = ## Любимые перегоны: { $map }
stats-routes-of = Перегоны игрока { $name } в законченных здесь партиях
stats-routes-all = Перегоны, проложенные людьми в законченных здесь партиях
stats-route = { $times }× { $route }
stats-everybody = Все игроки
stats-routes-none = Здесь ещё никто не закончил партию с перегонами на этом поле.
stats-routes-none-person = { $name }: на этом поле здесь ещё нет законченных партий с перегонами.
stats-routes-strings = { $map }: на этом поле перегонов нет. Очки можно посмотреть так: { CMD("stats person") } или { CMD("stats records") }.

stats-versus-title = ## { $one } и { $other }
stats-versus-games = { $games ->
    [one] Вместе сыграна { $games } партия
    [few] Вместе сыграны { $games } партии
   *[other] Вместе сыграно { $games } партий
}
stats-versus-ahead = **{ $name }** впереди: { $times }
stats-versus-level = Ничья: { $times }
stats-versus-points = Очков в среднем: { $one } против { $other }
stats-versus-map = **{ $map }**: { $one } : { $other }{ $level ->
    [0] { "" }
   *[other] , вничью { $level }
}
stats-versus-last = **Последние партии**
stats-versus-last-line = { $date } { $map }: очки { $one } : { $other }, места { $place } и { $place_other }
stats-versus-none = { $one } и { $other } ещё не закончили здесь ни одной общей партии.

stats-records-title = ## Рекорды сервера
stats-records-title-map = ## Рекорды сервера: { $map }
stats-record-points = больше всего очков
stats-record-path = самый длинный путь
stats-record-tickets = выполнено маршрутов
stats-record-closest = самая упорная партия
stats-record = { $label }: **{ $value }** — { $name } ({ $date })
stats-record-won = { $label }: { $names }, отрыв **{ $margin }**, следом { $next } ({ $date })
stats-record-shared = { $label }: победу разделили { $names } ({ $date })
stats-records-none = Здесь ещё не закончено ни одной партии между людьми, поэтому рекордов нет.
stats-records-none-map = На этом поле здесь ещё не закончено ни одной партии между людьми, поэтому рекордов нет.
stats-records-about = -# Только партии между людьми, без тех, кто скрыл свою статистику.

button-stats-post = Показать всем
stats-somebody = игрок

refused-stats-no-writing = Вам нельзя писать в этом канале, поэтому я не могу ничего показать здесь всем. Попробуйте там, где писать можно.
refused-stats-hidden = { $name }: статистика скрыта, другие её не видят.
refused-stats-same-person = Сам с собой никто не играет. Выберите двух разных людей.
