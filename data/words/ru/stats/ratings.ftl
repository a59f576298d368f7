### Рейтинги и надёжность.

cmd-rating = рейтинг
cmd-rating-desc = Сила игроков по законченным партиям
cmd-rating-show = показать
cmd-rating-show-desc = Посмотреть рейтинги и надёжность: свои или другого игрока, если они открыты
opt-rating-show-person = кто
opt-rating-show-person-desc = Чьи рейтинги (по умолчанию: ваши)
cmd-rating-list = список
cmd-rating-list-desc = Посмотреть список рейтингов: сначала самые сильные
opt-rating-list-map = поле
opt-rating-list-map-desc = Рейтинги на этом поле (по умолчанию: на всех вместе)
opt-rating-list-everywhere = везде
opt-rating-list-everywhere-desc = Рейтинги по всем серверам (по умолчанию: только по этому)
cmd-rating-listed = участие
cmd-rating-listed-desc = Выбрать, в каких списках рейтингов вас показывать
opt-rating-listed-where = где
opt-rating-listed-where-desc = Списки, в которых вас показывать

setting-ranked = Списки рейтингов
setting-ranked-about = Кто видит ваш рейтинг. Сами вы видите его всегда.
setting-ranked-off = Ни в одном списке
setting-ranked-server = В списках серверов, где я играю
setting-ranked-everywhere = На моих серверах и в общем списке
done-list-off = Теперь вас нет в списках рейтингов. Ваш рейтинг видите только вы.
done-list-server = Теперь вы в списке каждого сервера, где закончили партию с другими людьми.
done-list-everywhere = Теперь вы в списке каждого сервера, где закончили партию с другими людьми, и в общем списке всех серверов.

rating-own-title = ## Ваши рейтинги на этом сервере
rating-title = ## Рейтинги на этом сервере: { $player }
rating-across = **По всем серверам**
rating-overall = Все поля
rating-line = { $map }: { $worth }
rating-worth = **{ $value }** ± { $unsure } ({ $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
})
rating-provisional = · предварительный
rating-none-own = Вы ещё не закончили здесь ни одной партии с другими людьми, поэтому рейтинга у вас нет.
rating-none = Здесь ещё нет законченных партий с другими людьми, поэтому рейтинга нет.
rating-meaning = -# Число — осторожная оценка: настоящая сила игрока почти наверняка не ниже. ± — её погрешность. Все начинают с 1 000; чем больше партий, тем точнее оценка. До десяти партий рейтинг предварительный.
rating-unlisted = Вас нет ни в одном списке. Попасть в список можно командой { CMD("rating listed") }.
rating-listed = Вы появитесь в списке этого сервера, как только у вас будет здесь рейтинг.
rating-hidden = Вы скрыли свою статистику, поэтому вас нет ни в одном списке.
rating-place = Ваше место в списке этого сервера: { $place }

rating-list = ## Рейтинги на этом сервере: { $map }
rating-list-across = ## Рейтинги по всем серверам: { $map }
rating-row = **{ $place }** · { $player }: { $worth }
rating-row-own = **{ $place }** · ▶ **{ $player }**: { $worth }
rating-list-empty = Этот список пока пуст.
rating-list-own = Ваше место: { $place }
rating-list-join = Вас нет в этом списке. Введите { CMD("rating listed") }, и вы попадёте в него, как только у вас будет рейтинг.

reliability = Надёжность: **{ $percent } %** · { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
}, с опозданием { $late } · партий закончено { $finished }, передано { $handed }, брошено { $abandoned }
reliability-none = Надёжность: станет известна, когда вы закончите партию с другими людьми.

refused-rating-not-shown = Игрока { $name } нет в списках рейтингов, поэтому его рейтинг видит только он. Изменить это он может командой { CMD("rating listed") }.
