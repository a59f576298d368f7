### Статистика людей, карт и серверов.

cmd-stats = статистика
cmd-stats-desc = Что говорят сыгранные партии о людях, картах, двух соперниках и рекордах сервера
cmd-stats-person = игрок
cmd-stats-person-desc = Партии, места, очки, билеты и рейтинг человека на этом сервере
opt-stats-person-person = игрок
opt-stats-person-person-desc = Чья статистика; если не указать, ваша
opt-stats-person-map = карта
opt-stats-person-map-desc = Только на одной карте
cmd-stats-map = карта
cmd-stats-map-desc = Какие перегоны прокладывают чаще всего, нарисовано прямо на карте
opt-stats-map-map = карта
opt-stats-map-map-desc = Какая карта
opt-stats-map-person = игрок
opt-stats-map-person-desc = Чьи перегоны; если не указать, всех на этом сервере
cmd-stats-versus = соперники
cmd-stats-versus-desc = Как двое играли друг против друга
opt-stats-versus-person = игрок
opt-stats-versus-person-desc = Соперник
opt-stats-versus-other = другой
opt-stats-versus-other-desc = Чей соперник; если не указать, ваш
cmd-stats-records = рекорды
cmd-stats-records-desc = Рекорды сервера: очки, самый длинный путь, билеты, самая упорная партия
opt-stats-records-map = карта
opt-stats-records-map-desc = Только на одной карте, по пять лучших

setting-stats = Статистика
setting-stats-about = Видят ли вас другие в статистике и рекордах. Свою вы видите всегда.
setting-stats-shown = Я есть в статистике и рекордах
setting-stats-hidden = Другие меня там не видят

stats-title = ## { $name }
stats-title-map = ## { $name } · { $map }
stats-below = Все карты
stats-games = Сыграно здесь: **{ $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}**, побед: { $wins }; в среднем место { $place }, очков { $points }
stats-rated = { $count ->
    [0] Ни одной из них – против людей.
   *[other] Из них против людей: { $count }.
}
stats-places = Места: { $places }
stats-place = { $place }: { $times }× ({ $share } %)
stats-rating = Рейтинг: **{ $value }** ± { $unsure }
stats-rating-provisional = Рейтинг: **{ $value }** ± { $unsure }, предварительный: меньше десяти партий против людей
stats-reliability = Надёжность: { $share } %
stats-kinds = Очки за партию, в среднем: { $kinds }
stats-kind = { $kind } { $points }
stats-tickets = Билеты: выполнено { $completed } из { $tried } ({ $share } %)
stats-longest = Самый длинный путь: { $length }
stats-maps = **Карты**
stats-map-line = **{ $map }**: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, побед: { $wins }, среднее место { $place }, рекорд очков { $best }
stats-map-longest = длинный путь { $length }
stats-map-rating = рейтинг { $value }
stats-none-own = Вы ещё не закончили здесь ни одной партии. Статистика начнётся с первой: { CMD("game new") } откроет её.
stats-none = { $name }: здесь ещё нет законченных партий.
stats-none-map-own = Вы ещё не закончили здесь ни одной партии на этой карте.
stats-none-map = { $name }: на этой карте здесь ещё нет законченных партий.
stats-own-hidden = -# Это видите только вы: вы скрыли свою статистику. Изменить это можно в { CMD("settings show") }.

stats-routes = Любимые перегоны · { $map }
stats-routes-title = ## Любимые перегоны: { $map }
stats-routes-of = Перегоны игрока { $name } в законченных здесь партиях
stats-routes-all = Перегоны, проложенные людьми в законченных здесь партиях
stats-route = { $times }× { $route }
stats-everybody = Все игроки
stats-routes-none = Здесь ещё никто не закончил партию с перегонами на этой карте.
stats-routes-none-person = { $name }: на этой карте здесь ещё нет законченных партий с перегонами.
stats-routes-strings = { $map }: перегонов, которые можно посчитать, тут нет – каждая верёвка лежит там, куда её положили. Об очках расскажут { CMD("stats person") } и { CMD("stats records") }.

stats-versus-title = ## { $one } и { $other }
stats-versus-games = { $games ->
    [one] Вместе сыграна { $games } партия
    [few] Вместе сыграны { $games } партии
   *[other] Вместе сыграно { $games } партий
}
stats-versus-ahead = **{ $name }** впереди: { $times }
stats-versus-level = Наравне: { $times }
stats-versus-points = Очков в среднем: { $one } против { $other }
stats-versus-map = **{ $map }**: { $one } : { $other }{ $level ->
    [0] { "" }
   *[other] , наравне { $level }
}
stats-versus-last = **Последние партии**
stats-versus-last-line = { $date } { $map }: очки { $one } : { $other }, места { $place } и { $place_other }
stats-versus-none = { $one } и { $other } ещё не закончили здесь ни одной общей партии.

stats-records-title = ## Рекорды сервера
stats-records-title-map = ## Рекорды сервера: { $map }
stats-record-points = больше всего очков
stats-record-path = самый длинный путь
stats-record-tickets = выполнено билетов
stats-record-closest = самая упорная партия
stats-record = { $label } **{ $value }** { $name } ({ $date })
stats-record-won = { $label } { $names }, отрыв **{ $margin }**, следом { $next } ({ $date })
stats-record-shared = { $label } победу разделили { $names } ({ $date })
stats-records-none = Здесь ещё не закончили ни одной партии между людьми, поэтому рекордов нет.
stats-records-none-map = На этой карте здесь ещё не закончили ни одной партии между людьми, поэтому рекордов нет.
stats-records-about = -# Из партий между людьми. Тех, кто скрыл свою статистику, здесь нет.

button-stats-post = Показать здесь всем
stats-somebody = игрок

refused-stats-no-writing = Вам нельзя здесь писать, поэтому и я ничего не покажу здесь всем по вашей просьбе. Нажмите кнопку там, где писать можно.
refused-stats-hidden = { $name }: статистика скрыта, другим она не видна.
refused-stats-same-person = Сам с собой никто не играет: выберите двух разных людей.
