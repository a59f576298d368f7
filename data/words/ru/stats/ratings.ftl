### Рейтинги и надёжность.

cmd-rating = рейтинг
cmd-rating-desc = Кто как силён, судя по законченным партиям
cmd-rating-show = показать
cmd-rating-show-desc = Ваши рейтинги и ваша надёжность или рейтинги того, кто их показывает
opt-rating-show-person = кто
opt-rating-show-person-desc = Чьи рейтинги; если не указать, ваши
cmd-rating-list = список
cmd-rating-list-desc = Список тех, кто хочет в нём быть; сначала самые сильные
opt-rating-list-map = карта
opt-rating-list-map-desc = На какой карте; если не указать, на всех вместе
opt-rating-list-everywhere = везде
opt-rating-list-everywhere-desc = По всем серверам, а не только по этому
cmd-rating-listed = участие
cmd-rating-listed-desc = Выберите, быть ли вам в списках рейтингов и в каких
opt-rating-listed-where = где
opt-rating-listed-where-desc = В каких списках

setting-ranked = Списки рейтингов
setting-ranked-about = Видят ли другие ваш рейтинг. Считается он в любом случае, и сами вы его видите всегда.
setting-ranked-off = Меня нет ни в одном списке
setting-ranked-server = В списках серверов, где я играю
setting-ranked-everywhere = Там и в общем списке всех серверов
done-list-off = Вас нет ни в одном списке рейтингов. Ваш рейтинг видите только вы.
done-list-server = Вы в списке каждого сервера, где закончили партию с другими людьми.
done-list-everywhere = Вы в списке каждого сервера, где закончили партию с другими людьми, и в общем списке всех серверов.

rating-own-title = ## Ваши рейтинги на этом сервере
rating-title = ## Рейтинги на этом сервере: { $player }
rating-across = **По всем серверам**
rating-overall = Все карты
rating-line = { $map }: { $worth }
rating-worth = **{ $value }** ± { $unsure } ({ $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
})
rating-provisional = · предварительный
rating-none-own = Вы ещё не закончили здесь ни одной партии с другими людьми, поэтому рейтинга у вас нет.
rating-none = Здесь ещё не закончено ни одной партии с другими людьми, поэтому рейтинга нет.
rating-meaning = -# Число – осторожная оценка силы: почти наверняка она не меньше. А ± – насколько она ещё неясна: все начинают с 1 000 и поднимаются по мере того, как о них узнают больше. До десяти партий рейтинг предварительный.
rating-unlisted = Вас нет ни в одном списке. Изменить это можно командой { CMD("rating listed") }.
rating-listed = Вы окажетесь в списке этого сервера, как только у вас будет здесь рейтинг.
rating-hidden = Вы скрыли свою статистику, поэтому вас нет ни в одном списке.
rating-place = Ваше место в списке этого сервера: { $place }

rating-list = ## Рейтинги на этом сервере: { $map }
rating-list-across = ## Рейтинги по всем серверам: { $map }
rating-row = **{ $place }** · { $player }: { $worth }
rating-row-own = **{ $place }** · ▶ **{ $player }**: { $worth }
rating-list-empty = В этом списке пока никого нет.
rating-list-own = Ваше место: { $place }
rating-list-join = Вас в этом списке нет. Командой { CMD("rating listed") } вы попадёте в него, как только у вас будет рейтинг.

reliability = Надёжность: **{ $percent } %** · { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
}, с опозданием { $late } · партий закончено { $finished }, передано { $handed }, брошено { $abandoned }
reliability-none = Надёжность: станет известна, когда вы закончите партию с другими людьми.

refused-rating-not-shown = { $name }: этого игрока нет в списках рейтингов, поэтому его рейтинг никто другой не видит. Изменить это он может командой { CMD("rating listed") }.
