### Статистика людей, мап і серверів.

cmd-stats = статистика
cmd-stats-desc = Що кажуть зіграні партії про людей, мапи, двох суперників і рекорди сервера
cmd-stats-person = гравець
cmd-stats-person-desc = Партії, місця, очки, квитки та рейтинг людини на цьому сервері
opt-stats-person-person = гравець
opt-stats-person-person-desc = Чия статистика; якщо не вказати, ваша
opt-stats-person-map = мапа
opt-stats-person-map-desc = Лише на одній мапі
cmd-stats-map = мапа
cmd-stats-map-desc = Які перегони прокладають найчастіше, намальовано просто на мапі
opt-stats-map-map = мапа
opt-stats-map-map-desc = Яка мапа
opt-stats-map-person = гравець
opt-stats-map-person-desc = Чиї перегони; якщо не вказати, усіх на цьому сервері
cmd-stats-versus = суперники
cmd-stats-versus-desc = Як двоє грали одне проти одного
opt-stats-versus-person = гравець
opt-stats-versus-person-desc = Суперник
opt-stats-versus-other = інший
opt-stats-versus-other-desc = Чий суперник; якщо не вказати, ваш
cmd-stats-records = рекорди
cmd-stats-records-desc = Рекорди сервера: очки, найдовший шлях, квитки, найрівніша партія
opt-stats-records-map = мапа
opt-stats-records-map-desc = Лише на одній мапі, по п'ять найкращих

setting-stats = Статистика
setting-stats-about = Чи бачать вас інші у статистиці й рекордах. Свою ви бачите завжди.
setting-stats-shown = Я є у статистиці й рекордах
setting-stats-hidden = Інші мене там не бачать

stats-title = ## { $name }
stats-title-map = ## { $name } · { $map }
stats-below = Усі мапи
stats-games = Зіграно тут: **{ $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
}**, перемог: { $wins }; у середньому місце { $place }, очок { $points }
stats-rated = { $count ->
    [0] Жодної з них – проти людей.
   *[other] З них проти людей: { $count }.
}
stats-places = Місця: { $places }
stats-place = { $place }: { $times }× ({ $share } %)
stats-rating = Рейтинг: **{ $value }** ± { $unsure }
stats-rating-provisional = Рейтинг: **{ $value }** ± { $unsure }, попередній: менше десяти партій проти людей
stats-reliability = Надійність: { $share } %
stats-kinds = Очки за партію, у середньому: { $kinds }
stats-kind = { $kind } { $points }
stats-tickets = Квитки: виконано { $completed } з { $tried } ({ $share } %)
stats-longest = Найдовший шлях: { $length }
stats-maps = **Мапи**
stats-map-line = **{ $map }**: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
}, перемог: { $wins }, середнє місце { $place }, рекорд очок { $best }
stats-map-longest = довгий шлях { $length }
stats-map-rating = рейтинг { $value }
stats-none-own = Ви ще не закінчили тут жодної партії. Статистика почнеться з першої: { CMD("game new") } відкриє її.
stats-none = { $name }: тут ще немає закінчених партій.
stats-none-map-own = Ви ще не закінчили тут жодної партії на цій мапі.
stats-none-map = { $name }: на цій мапі тут ще немає закінчених партій.
stats-own-hidden = -# Це бачите лише ви: ви приховали свою статистику. Змінити це можна в { CMD("settings show") }.

stats-routes = Улюблені перегони · { $map }
stats-routes-title = ## Улюблені перегони: { $map }
stats-routes-of = Перегони гравця { $name } у закінчених тут партіях
stats-routes-all = Перегони, які люди проклали в закінчених тут партіях
stats-route = { $times }× { $route }
stats-everybody = Усі гравці
stats-routes-none = Тут ще ніхто не закінчив партію з перегонами на цій мапі.
stats-routes-none-person = { $name }: на цій мапі тут ще немає закінчених партій із перегонами.
stats-routes-strings = { $map }: перегонів, які можна порахувати, тут немає – кожна мотузка лежить там, куди її поклали. Про очки розкажуть { CMD("stats person") } і { CMD("stats records") }.

stats-versus-title = ## { $one } і { $other }
stats-versus-games = { $games ->
    [one] Разом зіграно { $games } партію
    [few] Разом зіграно { $games } партії
   *[other] Разом зіграно { $games } партій
}
stats-versus-ahead = **{ $name }** попереду: { $times }
stats-versus-level = Нарівні: { $times }
stats-versus-points = Очок у середньому: { $one } проти { $other }
stats-versus-map = **{ $map }**: { $one } : { $other }{ $level ->
    [0] { "" }
   *[other] , нарівні { $level }
}
stats-versus-last = **Останні партії**
stats-versus-last-line = { $date } { $map }: очки { $one } : { $other }, місця { $place } і { $place_other }
stats-versus-none = { $one } і { $other } ще не закінчили тут жодної спільної партії.

stats-records-title = ## Рекорди сервера
stats-records-title-map = ## Рекорди сервера: { $map }
stats-record-points = найбільше очок
stats-record-path = найдовший шлях
stats-record-tickets = виконано квитків
stats-record-closest = найрівніша партія
stats-record = { $label } **{ $value }** { $name } ({ $date })
stats-record-won = { $label } { $names }, відрив **{ $margin }**, далі { $next } ({ $date })
stats-record-shared = { $label } перемогу розділили { $names } ({ $date })
stats-records-none = Тут ще не закінчили жодної партії між людьми, тому рекордів немає.
stats-records-none-map = На цій мапі тут ще не закінчили жодної партії між людьми, тому рекордів немає.
stats-records-about = -# З партій між людьми. Тих, хто приховав свою статистику, тут немає.

button-stats-post = Показати тут усім
stats-somebody = гравець

refused-stats-no-writing = Вам не можна тут писати, тому і я нічого не покажу тут усім на ваше прохання. Натисніть кнопку там, де писати можна.
refused-stats-hidden = { $name }: статистику приховано, інші її не бачать.
refused-stats-same-person = Сам із собою ніхто не грає: оберіть двох різних людей.
