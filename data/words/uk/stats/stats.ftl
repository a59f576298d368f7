### Статистика людей, мап і серверів.

cmd-stats = статистика
cmd-stats-desc = Статистика гравців, мап і суперників та рекорди цього сервера
cmd-stats-person = гравець
cmd-stats-person-desc = Переглянути партії, місця, очки, маршрути й рейтинг гравця на цьому сервері
opt-stats-person-person = гравець
opt-stats-person-person-desc = Чия статистика (за замовчуванням: ваша)
opt-stats-person-map = мапа
opt-stats-person-map-desc = Партії лише на цій мапі (за замовчуванням: на всіх)
cmd-stats-map = мапа
cmd-stats-map-desc = Переглянути на мапі, які ділянки прокладають найчастіше
opt-stats-map-map = мапа
opt-stats-map-map-desc = Яку мапу показати
opt-stats-map-person = гравець
opt-stats-map-person-desc = Чиї ділянки (за замовчуванням: усіх на цьому сервері)
cmd-stats-versus = суперники
cmd-stats-versus-desc = Переглянути, як двоє зіграли одне проти одного
opt-stats-versus-person = гравець
opt-stats-versus-person-desc = Суперник
opt-stats-versus-other = інший
opt-stats-versus-other-desc = Чий суперник (за замовчуванням: ваш)
cmd-stats-records = рекорди
cmd-stats-records-desc = Переглянути рекорди сервера: очки, найдовший шлях, маршрути, найрівніша партія
opt-stats-records-map = мапа
opt-stats-records-map-desc = Лише ця мапа, по п’ять найкращих (за замовчуванням: усі)

setting-stats = Статистика
setting-stats-about = Чи бачать вас інші у статистиці й рекордах. Свою ви бачите завжди.
setting-stats-shown = Відкрита
setting-stats-hidden = Прихована

stats-title = ## { $name }
stats-title-map = ## { $name } · { $map }
stats-below = Усі мапи
stats-games = Зіграно тут: **{ $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
}**, перемог: { $wins }; у середньому місце { $place }, очок { $points }
stats-rated = { $count ->
    [0] Рейтингових — жодної.
   *[other] З них рейтингових: { $count }.
}
stats-places = Місця: { $places }
stats-game = { $map }: місце { $place }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
stats-place = { $place }: { $times }× ({ $share } %)
stats-rating = Рейтинг: **{ $value }** ± { $unsure }
stats-rating-provisional = Рейтинг: **{ $value }** ± { $unsure }, попередній: менше десяти партій проти людей
stats-reliability = Надійність: { $share } %
stats-kinds = Очки за партію, у середньому: { $kinds }
stats-kind = { $kind } { $points }
stats-tickets = Маршрути: виконано { $completed } з { $tried } ({ $share } %)
stats-longest = Найдовший шлях: { $length }
stats-maps = **Мапи**
stats-map-line = **{ $map }**: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
}, перемог: { $wins }, середнє місце { $place }, рекорд очок { $best }
stats-map-longest = найдовший шлях { $length }
stats-map-rating = рейтинг { $value }
stats-none-own = Ви ще не закінчили тут жодної партії. Відкрийте першу, і статистика з’явиться: { CMD("game new") }.
stats-none = { $name }: тут ще немає закінчених партій.
stats-none-map-own = Ви ще не закінчили тут жодної партії на цій мапі.
stats-none-map = { $name }: на цій мапі тут ще немає закінчених партій.
stats-own-hidden = -# Це бачите лише ви, бо приховали свою статистику. Змінити це можна в { CMD("settings show") }.

stats-routes = Улюблені ділянки · { $map }
stats-routes-title = ## Улюблені ділянки: { $map }
stats-routes-of = Ділянки гравця { $name } у закінчених тут партіях
stats-routes-all = Ділянки, які люди проклали в закінчених тут партіях
stats-route = { $times }× { $route }
stats-everybody = Усі гравці
stats-routes-none = Тут ще ніхто не закінчив партію з ділянками на цій мапі.
stats-routes-none-person = { $name }: на цій мапі тут ще немає закінчених партій із ділянками.
stats-routes-strings = { $map }: на цій мапі немає ділянок. Очки покаже { CMD("stats person") } або { CMD("stats records") }.

stats-versus-title = ## { $one } і { $other }
stats-versus-games = { $games ->
    [one] Разом зіграно { $games } партію
    [few] Разом зіграно { $games } партії
   *[other] Разом зіграно { $games } партій
}
stats-versus-ahead = **{ $name }** попереду: { $times }
stats-versus-level = Нічия: { $times }
stats-versus-points = Очок у середньому: { $one } проти { $other }
stats-versus-map = **{ $map }**: { $one } : { $other }{ $level ->
    [0] { "" }
   *[other] , внічию { $level }
}
stats-versus-last = **Останні партії**
stats-versus-last-line = { $date } { $map }: очки { $one } : { $other }, місця { $place } і { $place_other }
stats-versus-none = { $one } і { $other } ще не закінчили тут жодної спільної партії.

stats-records-title = ## Рекорди сервера
stats-records-title-map = ## Рекорди сервера: { $map }
stats-record-points = найбільше очок
stats-record-path = найдовший шлях
stats-record-tickets = виконано маршрутів
stats-record-closest = найрівніша партія
stats-record = { $label }: **{ $value }** { $name } ({ $date })
stats-record-won = { $label }: { $names }, відрив **{ $margin }**, далі { $next } ({ $date })
stats-record-shared = { $label }: перемогу розділили { $names } ({ $date })
stats-records-none = Тут ще не закінчено жодної партії між людьми, тому рекордів немає.
stats-records-none-map = На цій мапі тут ще не закінчено жодної партії між людьми, тому рекордів немає.
stats-records-about = -# Лише партії між людьми, без тих, хто приховав свою статистику.

button-stats-post = Показати всім
stats-somebody = гравець

refused-stats-no-writing = Вам не можна писати в цьому каналі, тому я не можу нічого показати тут усім. Спробуйте там, де писати можна.
refused-stats-hidden = { $name }: статистику приховано, інші її не бачать.
refused-stats-same-person = Сам із собою ніхто не грає. Виберіть двох різних людей.
