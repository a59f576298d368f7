### Рейтинги й надійність.

cmd-rating = рейтинг
cmd-rating-desc = Сила гравців за закінченими партіями
cmd-rating-show = показати
cmd-rating-show-desc = Переглянути свої рейтинги й надійність або рейтинги того, хто їх показує
opt-rating-show-person = хто
opt-rating-show-person-desc = Чиї рейтинги (за замовчуванням: ваші)
cmd-rating-list = список
cmd-rating-list-desc = Переглянути список рейтингів: спершу найсильніші
opt-rating-list-map = мапа
opt-rating-list-map-desc = Рейтинги на цій мапі (за замовчуванням: на всіх разом)
opt-rating-list-everywhere = усюди
opt-rating-list-everywhere-desc = Рейтинги на всіх серверах (за замовчуванням: лише на цьому)
cmd-rating-listed = участь
cmd-rating-listed-desc = Вибрати, у яких списках рейтингів вас показувати
opt-rating-listed-where = де
opt-rating-listed-where-desc = Списки, у яких вас показувати

setting-ranked = Списки рейтингів
setting-ranked-about = Хто бачить ваш рейтинг. Самі ви бачите його завжди.
setting-ranked-off = У жодному списку
setting-ranked-server = У списках серверів, де я граю
setting-ranked-everywhere = Там і в спільному списку всіх серверів
done-list-off = Тепер вас немає у списках рейтингів. Ваш рейтинг бачите лише ви.
done-list-server = Тепер ви у списку кожного сервера, де закінчили партію з іншими людьми.
done-list-everywhere = Тепер ви у списку кожного сервера, де закінчили партію з іншими людьми, і в спільному списку всіх серверів.

rating-own-title = ## Ваші рейтинги на цьому сервері
rating-title = ## Рейтинги на цьому сервері: { $player }
rating-across = **На всіх серверах**
rating-overall = Усі мапи
rating-line = { $map }: { $worth }
rating-worth = **{ $value }** ± { $unsure } ({ $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
})
rating-provisional = · попередній
rating-none-own = Ви ще не закінчили тут жодної партії з іншими людьми, тому рейтингу у вас немає.
rating-none = Тут ще немає закінчених партій з іншими людьми, тому рейтингу немає.
rating-meaning = -# Число — обережна оцінка: справжня сила гравця майже напевно не нижча за неї. ± — можлива похибка. Усі починають із 1 000; що більше я знаю про гравця, то вище число. До десяти партій рейтинг попередній.
rating-unlisted = Вас немає в жодному списку. Потрапити до списку можна командою { CMD("rating listed") }.
rating-listed = Ви з’явитеся у списку цього сервера, щойно матимете тут рейтинг.
rating-hidden = Ви приховали свою статистику, тому вас немає в жодному списку.
rating-place = Ваше місце у списку цього сервера: { $place }

rating-list = ## Рейтинги на цьому сервері: { $map }
rating-list-across = ## Рейтинги на всіх серверах: { $map }
rating-row = **{ $place }** · { $player }: { $worth }
rating-row-own = **{ $place }** · ▶ **{ $player }**: { $worth }
rating-list-empty = Цей список поки порожній.
rating-list-own = Ваше місце: { $place }
rating-list-join = Вас немає в цьому списку. Введіть { CMD("rating listed") }, і ви потрапите до нього, щойно матимете рейтинг.

reliability = Надійність: **{ $percent } %** · { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[other] { $moves } ходів
}, із запізненням { $late } · партій закінчено { $finished }, передано { $handed }, покинуто { $abandoned }
reliability-none = Надійність: стане відома, коли ви закінчите партію з іншими людьми.

refused-rating-not-shown = Гравця { $name } немає у списках рейтингів, тому його рейтинг бачить лише він. Змінити це він може командою { CMD("rating listed") }.
