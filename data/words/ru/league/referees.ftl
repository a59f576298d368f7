### Судьи: что они делают и журнал их решений.

cmd-referee = судья
cmd-referee-desc = Для судей лиги: аннулировать партию, присудить места, продлить время, перевести игрока
cmd-referee-annul = аннулировать
cmd-referee-annul-desc = Аннулировать партию за столом; если она идёт, она прекратится
opt-referee-annul-why = причина
opt-referee-annul-why-desc = Причина, её смогут прочитать все
opt-referee-annul-table = стол
opt-referee-annul-table-desc = Стол (по умолчанию: стол этой ветки)
opt-referee-annul-league = лига
opt-referee-annul-league-desc = Лига (по умолчанию: лига этого канала)
cmd-referee-adjudicate = рассудить
cmd-referee-adjudicate-desc = Присудить места за столом; если партия идёт, она прекратится
opt-referee-adjudicate-places = места
opt-referee-adjudicate-places-desc = Порядок от первого до последнего, ничья через =, например @Ann, @Bob = @Cleo
opt-referee-adjudicate-why = причина
opt-referee-adjudicate-why-desc = Причина, её смогут прочитать все
opt-referee-adjudicate-table = стол
opt-referee-adjudicate-table-desc = Стол (по умолчанию: стол этой ветки)
opt-referee-adjudicate-league = лига
opt-referee-adjudicate-league-desc = Лига (по умолчанию: лига этого канала)
cmd-referee-extend = продлить
cmd-referee-extend-desc = Продлить время стола или всего сезона
opt-referee-extend-days = дни
opt-referee-extend-days-desc = Сколько дней добавить
opt-referee-extend-why = причина
opt-referee-extend-why-desc = Причина, её смогут прочитать все
opt-referee-extend-table = стол
opt-referee-extend-table-desc = Стол (по умолчанию: весь сезон)
opt-referee-extend-league = лига
opt-referee-extend-league-desc = Лига (по умолчанию: лига этого канала)
cmd-referee-move = перевести
cmd-referee-move-desc = Перевести игрока в другой дивизион со следующего тура
opt-referee-move-person = участник
opt-referee-move-person-desc = Кого перевести
opt-referee-move-division = дивизион
opt-referee-move-division-desc = Новый дивизион; 1 — высший
opt-referee-move-why = причина
opt-referee-move-why-desc = Причина, её смогут прочитать все
opt-referee-move-league = лига
opt-referee-move-league-desc = Лига (по умолчанию: лига этого канала)
cmd-referee-remove = исключить
cmd-referee-remove-desc = Исключить игрока из сезона; сыгранные партии остаются в зачёте
opt-referee-remove-person = участник
opt-referee-remove-person-desc = Кого исключить
opt-referee-remove-why = причина
opt-referee-remove-why-desc = Причина, её смогут прочитать все
opt-referee-remove-league = лига
opt-referee-remove-league-desc = Лига (по умолчанию: лига этого канала)
cmd-referee-substitute = запасной
cmd-referee-substitute-desc = Внести в список запасных: кто может занимать места в этом сезоне
opt-referee-substitute-person = участник
opt-referee-substitute-person-desc = Запасной
opt-referee-substitute-why = причина
opt-referee-substitute-why-desc = Причина, её смогут прочитать все
opt-referee-substitute-remove = убрать
opt-referee-substitute-remove-desc = Убрать из списка (по умолчанию: нет)
opt-referee-substitute-league = лига
opt-referee-substitute-league-desc = Лига (по умолчанию: лига этого канала)
cmd-league-referee = судьи
cmd-league-referee-desc = Показать судей или выбрать их роль (нужно право «Управлять сервером»)
opt-league-referee-role = роль
opt-league-referee-role-desc = Роль судей (по умолчанию: показать, кто судит сейчас)
opt-league-referee-nobody = никто
opt-league-referee-nobody-desc = Без роли: судят только участники с правом «Управлять сервером»
cmd-league-acts = решения
cmd-league-acts-desc = Показать, что решили судьи и организаторы лиги и почему
opt-league-acts-league = лига
opt-league-acts-league-desc = Лига (по умолчанию: лига этого канала)

done-referee-annul = Вы аннулировали партию: { $table }. Я сообщу об этом игрокам и в канале лиги.
done-referee-adjudicate = Вы присудили места: { $table } — { $places }. Я сообщу об этом игрокам и в канале лиги.
done-referee-extend-season = Вы продлили сезон: он теперь заканчивается { $until }. Я сообщу об этом в канале лиги.
done-referee-extend-table = Вы продлили время: { $table }, теперь до { $until }. Я сообщу об этом в канале лиги.
done-referee-move = Вы перевели игрока { $name } в дивизион { $division } со следующего тура. Я сообщу об этом в канале лиги.
done-referee-remove = Вы исключили игрока { $name } из сезона. Я сообщу об этом в канале лиги.
done-referee-substitute = { $name } теперь может занимать места в этом сезоне. Я сообщу об этом в канале лиги.
done-referee-unlist = { $name } больше не в списке запасных этого сезона. Я сообщу об этом в канале лиги.
done-league-referee = Теперь судят участники с ролью { $role }. Они могут аннулировать партии, присуждать места, продлевать время и переводить игроков: начните с { CMD("referee annul") }.
done-league-referee-nobody = Вы отменили роль судей. Теперь судят только участники с правом «Управлять сервером».
league-referees = Здесь судят участники с ролью { $role } и с правом «Управлять сервером».
league-referees-nobody = Роли судей здесь нет. Судят только участники с правом «Управлять сервером».
referee-too-late-for-cup = Следующий тур этого кубка уже составлен и не изменится. Решение учтут рейтинги и статистика.

act-table = тур { $round }, стол { $table } ({ $map })
act-table-division = тур { $round }, дивизион { $division }, стол { $table } ({ $map })
act-why = Причина: { $why }
act-annul = { $by } аннулирует партию: { $table }.
act-adjudicate = { $by } присуждает места: { $table } — { $places }.
act-extend = { $by } продлевает время: { $table }, на { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}, до { $until }.
act-extend-season = { $by } продлевает сезон на { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}, до { $until }.
act-move = { $by } переводит игрока { $name } из дивизиона { $before } в дивизион { $after }.
act-remove = { $by } исключает игрока { $name } из сезона.
act-substitute = { $by } вносит игрока { $name } в список запасных.
act-unlist = { $by } убирает игрока { $name } из списка запасных.
act-noshow = { $name } выбывает из кубка: первый ход не сделан вовремя ({ $table }).
act-referees = { $by } назначает роль судей: { $role }.
act-referees-nobody = { $by } отменяет роль судей.
act-created = { $by } создаёт лигу.
act-edited = { $by } меняет сезон до его начала.
act-started = { $by } начинает сезон.
act-cancelled = { $by } отменяет сезон.
act-left = { $by } выходит из сезона.
act-moved = { $by } переносит лигу в другой канал.
act-season = { $by } открывает следующий сезон.
act-other = { $by }: { $kind }
acts-title = Журнал: { $name }
acts-none = Записей пока нет.
button-acts-newer = Новее
button-acts-older = Старее

note-referee-annul = { $referee } аннулирует эту партию, она не засчитывается. Причина: { $why }
note-referee-adjudicate = { $referee } присуждает места в этой партии: { $places }. Причина: { $why }

refused-referees-only = Это могут только судьи и участники с правом «Управлять сервером». Кто судит, покажет { CMD("league referee") }.
refused-no-reason = Не указана причина. Напишите несколько слов, их смогут прочитать все.
refused-everybody-referee = Эта роль есть у всех. Выберите ту, что есть только у судей.
refused-which-table = В этой ветке нет партии сезона. Выберите стол из списка.
refused-no-such-table = В этом сезоне нет стола «{ $text }». Выберите стол из списка, который появляется при вводе.
refused-own-table = Вы играете или играли за этим столом и не можете о нём решать. Попросите другого судью или участника с правом «Управлять сервером».
refused-own-case = О себе решать нельзя. Попросите другого судью или участника с правом «Управлять сервером».
refused-own-rival = В этом сезоне вы сидели с этим игроком за одним столом и не можете о нём решать. Попросите другого судью или участника с правом «Управлять сервером».
refused-own-season = Ваш стол ещё играет, поэтому продлить сезон вы не можете. Попросите другого судью или участника с правом «Управлять сервером».
refused-table-void = Эта партия уже аннулирована, ничего не изменилось.
refused-table-not-begun = Партия за этим столом не началась, мест ещё нет. Аннулируйте её или подождите начала.
refused-table-over = За этим столом уже доиграли. Продлевать нечего.
refused-season-not-running = Это возможно, только пока идёт сезон. Как он идёт, покажет { CMD("league info") }.
refused-one-division = В этом сезоне один дивизион, переводить некуда.
refused-in-that-division = { $name } уже играет в дивизионе { $division }. Выберите другой дивизион.
refused-person-not-in-season = { $name } не играет в этом сезоне. Кто играет, покажет { CMD("league info") }.
refused-not-a-substitute = { $name } и так не в списке запасных этого сезона. Кого вносили, покажет { CMD("league acts") }.
refused-not-of-season = За этот стол садятся только участники и запасные сезона { $season }. Внести вас в список может судья: { CMD("referee substitute") }.
refused-drawn-for-the-deal = Эта раздача ждёт вас за другим столом этого тура, поэтому сесть здесь нельзя. Сыграйте её там.
refused-places-unreadable = За этим столом нет игрока «{ $text }». Укажите всех от первого до последнего через запятую: { $names }.
refused-places-ambiguous = «{ $text }» подходит нескольким игрокам за этим столом. Укажите всех от первого до последнего через запятую: { $names }.
refused-places-twice = Вы дважды указали: { $name }. Укажите каждого один раз.
refused-places-missing = Не указаны места игроков: { $names }. Укажите каждого один раз, от первого до последнего.

referee-annul-sure = { $count ->
    [one] Аннулировать партию для { $count } игрока: { $table }? Идущая партия остановится, законченная лишится результата.
   *[other] Аннулировать партию для всех { $count } игроков: { $table }? Идущая партия остановится, законченная лишится результата.
}
referee-adjudicate-sure = { $count ->
    [one] Назначить места для { $count } игрока: { $table }? { $places }. Идущая партия остановится.
   *[other] Назначить места для всех { $count } игроков: { $table }? { $places }. Идущая партия остановится.
}
referee-remove-sure = Исключить из сезона: { $name }? Новых партий не будет, победы в сезоне тоже.
button-referee-annul = Аннулировать
button-referee-adjudicate = Назначить места
button-referee-remove = Исключить
button-referee-keep = Оставить как есть
button-referee-keep-player = Не исключать
