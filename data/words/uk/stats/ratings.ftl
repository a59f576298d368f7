### Рейтинги й надійність.

cmd-rating = рейтинг
cmd-rating-desc = Хто який сильний, судячи із закінчених партій
cmd-rating-show = показати
cmd-rating-show-desc = Ваші рейтинги й ваша надійність або рейтинги того, хто їх показує
opt-rating-show-person = хто
opt-rating-show-person-desc = Чиї рейтинги; якщо не вказати, ваші
cmd-rating-list = список
cmd-rating-list-desc = Список тих, хто хоче в ньому бути; спершу найсильніші
opt-rating-list-map = мапа
opt-rating-list-map-desc = На якій мапі; якщо не вказати, на всіх разом
opt-rating-list-everywhere = усюди
opt-rating-list-everywhere-desc = По всіх серверах, а не лише по цьому
cmd-rating-listed = участь
cmd-rating-listed-desc = Оберіть, чи бути вам у списках рейтингів і в яких
opt-rating-listed-where = де
opt-rating-listed-where-desc = У яких списках

setting-ranked = Списки рейтингів
setting-ranked-about = Чи бачать інші ваш рейтинг. Він рахується в будь-якому разі, і самі ви його бачите завжди.
setting-ranked-off = Мене немає в жодному списку
setting-ranked-server = У списках серверів, де я граю
setting-ranked-everywhere = Там і в спільному списку всіх серверів
done-list-off = Вас немає в жодному списку рейтингів. Ваш рейтинг бачите лише ви.
done-list-server = Ви у списку кожного сервера, де закінчили партію з іншими людьми.
done-list-everywhere = Ви у списку кожного сервера, де закінчили партію з іншими людьми, і в спільному списку всіх серверів.

rating-own-title = ## Ваші рейтинги на цьому сервері
rating-title = ## Рейтинги на цьому сервері: { $player }
rating-across = **По всіх серверах**
rating-overall = Усі мапи
rating-line = { $map }: { $worth }
rating-worth = **{ $value }** ± { $unsure } ({ $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
})
rating-provisional = · попередній
rating-none-own = Ви ще не закінчили тут жодної партії з іншими людьми, тому рейтингу у вас немає.
rating-none = Тут ще не закінчено жодної партії з іншими людьми, тому рейтингу немає.
rating-meaning = -# Число – обережна оцінка сили: майже напевно вона не менша. А ± – наскільки вона ще неясна: усі починають із 1 000 і підіймаються в міру того, як про них дізнаються більше. До десяти партій рейтинг попередній.
rating-unlisted = Вас немає в жодному списку. Змінити це можна командою { CMD("rating listed") }.
rating-listed = Ви опинитеся у списку цього сервера, щойно матимете тут рейтинг.
rating-hidden = Ви приховали свою статистику, тому вас немає в жодному списку.
rating-place = Ваше місце у списку цього сервера: { $place }

rating-list = ## Рейтинги на цьому сервері: { $map }
rating-list-across = ## Рейтинги по всіх серверах: { $map }
rating-row = **{ $place }** · { $player }: { $worth }
rating-row-own = **{ $place }** · ▶ **{ $player }**: { $worth }
rating-list-empty = У цьому списку поки що нікого немає.
rating-list-own = Ваше місце: { $place }
rating-list-join = Вас у цьому списку немає. Командою { CMD("rating listed") } ви потрапите до нього, щойно матимете рейтинг.

reliability = Надійність: **{ $percent } %** · { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[other] { $moves } ходів
}, із запізненням { $late } · партій закінчено { $finished }, передано { $handed }, покинуто { $abandoned }
reliability-none = Надійність: стане відома, коли ви закінчите партію з іншими людьми.

refused-rating-not-shown = { $name }: цього гравця немає у списках рейтингів, тому його рейтингу ніхто інший не бачить. Змінити це він може командою { CMD("rating listed") }.
