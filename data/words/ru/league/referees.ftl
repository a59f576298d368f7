### Судьи: что они делают и журнал их решений.

cmd-referee = судья
cmd-referee-desc = Для судей лиги: аннулировать, рассудить, дать время, перевести участника
cmd-referee-annul = аннулировать
cmd-referee-annul-desc = Партия стола не засчитывается; идущая прекращается
opt-referee-annul-why = причина
opt-referee-annul-why-desc = Почему; прочитать это смогут все
opt-referee-annul-table = стол
opt-referee-annul-table-desc = Какой стол, если это не его ветка
opt-referee-annul-league = лига
opt-referee-annul-league-desc = Какая лига, если не этого канала
cmd-referee-adjudicate = рассудить
cmd-referee-adjudicate-desc = Присудить места за столом; идущая партия прекращается как есть
opt-referee-adjudicate-places = места
opt-referee-adjudicate-places-desc = От лучшего к последнему через запятую; равные через =: @Ann, @Bob = @Cleo
opt-referee-adjudicate-why = причина
opt-referee-adjudicate-why-desc = Почему; прочитать это смогут все
opt-referee-adjudicate-table = стол
opt-referee-adjudicate-table-desc = Какой стол, если это не его ветка
opt-referee-adjudicate-league = лига
opt-referee-adjudicate-league-desc = Какая лига, если не этого канала
cmd-referee-extend = продлить
cmd-referee-extend-desc = Дать больше времени столу или всему сезону
opt-referee-extend-days = дни
opt-referee-extend-days-desc = На сколько дней
opt-referee-extend-why = причина
opt-referee-extend-why-desc = Почему; прочитать это смогут все
opt-referee-extend-table = стол
opt-referee-extend-table-desc = Какой стол; если не указать, весь сезон
opt-referee-extend-league = лига
opt-referee-extend-league-desc = Какая лига, если не этого канала
cmd-referee-move = перевести
cmd-referee-move-desc = Перевести участника в другой дивизион; он играет там со следующего тура
opt-referee-move-person = участник
opt-referee-move-person-desc = Кого перевести
opt-referee-move-division = дивизион
opt-referee-move-division-desc = В какой дивизион; 1 – высший
opt-referee-move-why = причина
opt-referee-move-why-desc = Почему; прочитать это смогут все
opt-referee-move-league = лига
opt-referee-move-league-desc = Какая лига, если не этого канала
cmd-referee-remove = исключить
cmd-referee-remove-desc = Исключить участника из сезона; сыгранное остаётся
opt-referee-remove-person = участник
opt-referee-remove-person-desc = Кого исключить
opt-referee-remove-why = причина
opt-referee-remove-why-desc = Почему; прочитать это смогут все
opt-referee-remove-league = лига
opt-referee-remove-league-desc = Какая лига, если не этого канала
cmd-league-referee = судьи
cmd-league-referee-desc = Кто здесь судит; роль выбирают те, кто управляет сервером
opt-league-referee-role = роль
opt-league-referee-role-desc = Какая роль; если не указать, ответ покажет, кто судит сейчас
opt-league-referee-nobody = никто
opt-league-referee-nobody-desc = Отменить роль: тогда судят только те, кто управляет сервером
cmd-league-acts = решения
cmd-league-acts-desc = Что решили судьи и организаторы лиги и почему
opt-league-acts-league = лига
opt-league-acts-league-desc = Какая лига, если не этого канала

done-referee-annul = { $table }: партия не засчитывается. За столом и в канале лиги об этом узнают.
done-referee-adjudicate = { $table }: места присуждены – { $places }. За столом и в канале лиги об этом узнают.
done-referee-extend-season = Сезон теперь кончается { $until }. В канале лиги об этом узнают.
done-referee-extend-table = { $table }: время теперь кончается { $until }. В канале лиги об этом узнают.
done-referee-move = { $name } со следующего тура играет в дивизионе { $division }. В канале лиги об этом узнают.
done-referee-remove = { $name } больше не участвует в сезоне. В канале лиги об этом узнают.
done-league-referee = Теперь судят те, у кого есть роль { $role }. Аннулировать партию, присудить места, продлить время и перевести участника можно командой { CMD("referee annul") } и соседними с ней.
done-league-referee-nobody = Роли судей больше нет: судят только те, кто управляет сервером.
league-referees = Здесь судят те, у кого есть роль { $role }, и те, кто управляет сервером.
league-referees-nobody = Роли судей здесь нет: судят только те, кто управляет сервером.
referee-too-late-for-cup = Следующий тур этого кубка уже составлен и не изменится; решение учтут рейтинги и статистика.

act-table = тур { $round }, стол { $table } ({ $map })
act-table-division = тур { $round }, дивизион { $division }, стол { $table } ({ $map })
act-why = Причина: { $why }
act-annul = { $by } аннулирует партию: { $table }. Она не засчитывается.
act-adjudicate = { $by } присуждает места: { $table } – { $places }.
act-extend = { $by } даёт больше времени: { $table }, ещё { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}, до { $until }.
act-extend-season = { $by } продлевает сезон на { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}, до { $until }.
act-move = { $by } переводит участника { $name } из дивизиона { $before } в дивизион { $after }.
act-remove = { $by } исключает участника { $name } из сезона.
act-noshow = { $name } выбывает из кубка: первый ход не сделан вовремя ({ $table }).
act-referees = { $by } назначает судьями роль { $role }.
act-referees-nobody = { $by } отменяет роль судей.
act-created = { $by } объявляет лигу.
act-edited = { $by } меняет условия сезона до его начала.
act-started = { $by } начинает сезон.
act-cancelled = { $by } отменяет сезон.
act-left = { $by } покидает сезон.
act-moved = { $by } переносит лигу в другой канал.
act-season = { $by } открывает следующий сезон.
act-other = { $by }: { $kind }
acts-title = Что было решено: { $name }
acts-none = Пока ничего.
button-acts-newer = Новее
button-acts-older = Старее

note-referee-annul = { $referee } аннулирует эту партию: она не засчитывается. Причина: { $why }
note-referee-adjudicate = { $referee } присуждает места в этой партии: { $places }. Причина: { $why }

refused-referees-only = Это могут судьи и те, кто управляет сервером. Кто здесь судит, покажет { CMD("league referee") }.
refused-no-reason = Напишите в нескольких словах, почему: причину могут прочитать все.
refused-everybody-referee = Эта роль есть у всех. Выберите такую, какая есть только у судей.
refused-which-table = Это не ветка одного из столов сезона. Укажите стол: выберите его из списка.
refused-no-such-table = В этом сезоне нет стола «{ $text }». Выберите его из списка, который появляется при вводе.
refused-own-table = Вы сами играете за этим столом. Решение о нём может принять другой судья или тот, кто управляет сервером.
refused-table-void = Эта партия и так не засчитана.
refused-table-not-begun = Партия за этим столом не началась, мест в ней ещё нет. Аннулируйте её или подождите начала.
refused-table-over = За этим столом уже доиграли, больше времени не нужно.
refused-season-not-running = Это возможно, только пока идёт сезон.
refused-one-division = В этом сезоне один дивизион, переводить некуда.
refused-in-that-division = { $name } и так играет в дивизионе { $division }.
refused-person-not-in-season = { $name } не играет в этом сезоне.
refused-places-unreadable = За этим столом никого не зовут «{ $text }». Назовите всех от лучшего к последнему через запятую: { $names }.
refused-places-twice = Вы дважды назвали: { $name }. Назовите каждого один раз.
refused-places-missing = Не указаны места игроков: { $names }. Назовите каждого один раз, от лучшего к последнему.
