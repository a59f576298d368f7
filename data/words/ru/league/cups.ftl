### Кубки: условия, группы и плей-офф.

refused-too-few-people = { $there ->
    [0] Никто не записался, а за стол нужно минимум { $needed }. Сначала пригласите игроков.
    [one] Записался только { $there } игрок, а за стол нужно минимум { $needed }. Сначала пригласите ещё.
    [few] Записалось только { $there } игрока, а за стол нужно минимум { $needed }. Сначала пригласите ещё.
   *[other] Записалось только { $there } игроков, а за стол нужно минимум { $needed }. Сначала пригласите ещё.
}
refused-scale-unreadable = Не могу прочитать «{ $text }» как очки за места. Введите их по порядку от первого места, например 5-3-2-1-0.
refused-scale-negative = Очки за место не могут быть меньше нуля. Введите, например, 5-3-2-1-0.
refused-scale-too-long = Вы указали очки за { $given ->
    [one] { $given } место
    [few] { $given } места
   *[other] { $given } мест
}, а за столом их не больше { $most }. Укажите до { $most } чисел.
refused-scale-too-big = За место дают не больше { $most ->
    [one] { $most } очка
   *[other] { $most } очков
}. Укажите числа поменьше.
refused-scale-worthless = За первое место нужно что-то давать. Введите, например, 5-3-2-1-0.
refused-scale-not-falling = За { $place }-е место у вас { $points }, за предыдущее { $before }, а за каждое следующее нужно давать меньше (повторяться могут только нули). Исправьте одно из чисел.
refused-cup-too-few = { $there ->
    [one] Для кубка нужно не меньше { $needed } игроков, а записался { $there }. Подождите остальных или создайте лигу.
   *[other] Для кубка нужно не меньше { $needed } игроков, а записалось { $there }. Подождите остальных или создайте лигу.
}
refused-cup-too-many = В кубке не больше { $most } мест, а записалось { $there }. Разделите игроков на два кубка.
refused-cup-seats = За столом кубка может быть от { $least } до { $most } мест, а вы указали { $given }. Укажите другое число.
refused-cup-group-games = В группе можно сыграть не больше { $most } партий, а вы указали { $given }. Укажите меньше, или 0 — без групп.
refused-cup-through = В каждой группе должен выбыть хотя бы один игрок. Пройти могут от 1 до { $most }, а вы указали { $given }.
refused-cup-on = За каждым столом выбывает не меньше половины. За столом на { $seats } пройти могут не больше { $most }, а вы указали { $given }.
refused-cup-nothing-named = Ничего не изменилось. Укажите число партий в группе, сколько игроков проходит или столы плей-офф.
refused-cup-no-divisions = В кубке нет дивизионов. Не указывайте их или создайте лигу.
refused-cup-least = В кубке бывают столы на двоих, а для поля «{ $map }» нужно не меньше { $least } игроков. Выберите другое поле.
refused-cup-full = Кубок заполнен, в нём уже { $most ->
    [one] { $most } игрок
    [few] { $most } игрока
   *[other] { $most } игроков
}. Можно записаться на следующий.
refused-no-cup = Эта лига — не кубок. Её таблицу покажет { CMD("league table") }.

cmd-league-cup = кубок
cmd-league-cup-desc = Показать кубок: условия, группы и сетку
opt-league-cup-league = лига
opt-league-cup-league-desc = Кубок (по умолчанию: кубок этого канала)
opt-league-cup-page = страница
opt-league-cup-page-desc = Страница (по умолчанию: то, что играется сейчас)
opt-league-cup-public = всем
opt-league-cup-public-desc = Ответ для всех в канале (по умолчанию: только для вас)
cmd-league-cup-rules = правила-кубка
cmd-league-cup-rules-desc = Задать условия кубка до его начала (для организатора и судей)
opt-league-cup-rules-groups = группы
opt-league-cup-rules-groups-desc = Число партий в группе; 0 — без групп, сразу плей-офф
opt-league-cup-rules-through = проходят
opt-league-cup-rules-through-desc = Сколько игроков проходит из каждой группы
opt-league-cup-rules-knockout = плей-офф
opt-league-cup-rules-knockout-desc = Сколько мест за столом плей-офф и сколько игроков проходит
opt-league-cup-rules-league = лига
opt-league-cup-rules-league-desc = Кубок (по умолчанию: кубок этого канала)
choice-cup-2-1 = Дуэли: проходит победитель
choice-cup-3-1 = Столы на 3: проходит один
choice-cup-4-1 = Столы на 4: проходит один
choice-cup-4-2 = Столы на 4: проходят двое
choice-cup-5-1 = Столы на 5: проходит один
choice-cup-5-2 = Столы на 5: проходят двое
button-cup-before = Раньше
button-cup-after = Позже

cup-terms-groups = Группы: до { $seats } игроков, по { $games ->
    [one] { $games } партии
    [few] { $games } партии
   *[other] { $games } партий
}; { $through ->
    [1] проходит лучший
    [one] проходит { $through } лучший
    [few] проходят { $through } лучших
   *[other] проходят { $through } лучших
}.
cup-shape-open = 🎲 Кубок: число туров зависит от числа игроков
cup-shape = 🎲 Кубок, не больше { $rounds ->
    [one] { $rounds } тура
   *[other] { $rounds } туров
}
cup-terms-no-groups = Группы: нет, сразу начинается плей-офф.
cup-terms-duels = Плей-офф: дуэли, проходит победитель.
cup-terms-tables = { $on ->
    [1] Плей-офф: столы до { $seats } игроков, проходит лучший.
   *[other] Плей-офф: столы до { $seats } игроков, проходят { $on } лучших.
}
cup-terms-ties = После ничьей или аннулированной партии проходит тот, кто был выше: в таблице группы, а без групп — в посеве. Выбывает тот, кто вышел или не сделал первый ход вовремя.
cup-plan-few = { $there ->
    [one] Записался { $there } игрок; для кубка нужно { $needed }.
    [few] Записалось { $there } игрока; для кубка нужно { $needed }.
   *[other] Записалось { $there } игроков; для кубка нужно { $needed }.
}
cup-plan = { $count ->
    [one] Если будет { $count } игрок:
    [few] Если будет { $count } игрока:
   *[other] Если будет { $count } игроков:
}
cup-plan-groups = { $count ->
    [one] { $count } группа по { $size }
    [few] { $count } группы по { $size }
   *[other] { $count } групп по { $size }
}
cup-plan-first = { $groups }, в каждой { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
cup-plan-round = { $name }: { $people ->
    [one] { $people } игрок
    [few] { $people } игрока
   *[other] { $people } игроков
}, { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[other] { $tables } столов
}
cup-plan-byes = { $count ->
    [1] лучший пропускает тур
    [one] { $count } лучший пропускает тур
   *[other] { $count } лучших пропускают тур
}
cup-plan-most = { $count ->
    [one] Никто не сыграет больше { $count } партии.
   *[other] Никто не сыграет больше { $count } партий.
}
cup-started = Кубок начинается, { $count ->
    [one] { $count } участник:
    [few] { $count } участника:
   *[other] { $count } участников:
}
cup-groups-play = { $count ->
    [one] Играет { $count } группа.
    [few] Играют { $count } группы.
   *[other] Играет { $count } групп.
} Как идут дела, покажет { CMD("league cup") }.
cup-groups = **Группы** · { $games ->
    [one] { $games } партия в каждой
    [few] { $games } партии в каждой
   *[other] { $games } партий в каждой
}, { $through ->
    [1] проходит лучший
    [one] проходит { $through } лучший
    [few] проходят { $through } лучших
   *[other] проходят { $through } лучших
}
cup-group = Группа { $number }
cup-group-row = { $place }. { $name }: { $points } оч., { $played ->
    [one] { $played } партия
    [few] { $played } партии
   *[other] { $played } партий
}
cup-through = проходит
cup-gone = выбывает
cup-name-group = Группы, партия { $number }
cup-name-final = Финал
cup-name-semi = Полуфиналы
cup-name-quarter = Четвертьфиналы
cup-name-of = { $count ->
   *[other] 1/{ $part } финала
}
cup-name-round = Плей-офф, тур { $number }
cup-byes = { $count ->
    [1] Пропуск, проходит без игры: { $names }
   *[other] Пропуск, проходят без игры: { $names }
}
cup-table-open = { $names }: ещё не решено
cup-table-on = { $names } → { $winners }
cup-table-won = { $names } → { $winners } 🏆
cup-table-nobody = { $names } → никто
cup-more = { $count ->
    [one] И ещё { $count } строка: её покажет { CMD("league cup") }.
    [few] И ещё { $count } строки: их покажет { CMD("league cup") }.
   *[other] И ещё { $count } строк: их покажет { CMD("league cup") }.
}
cup-winner = 🏆 Кубок выигрывает { $name }.
cup-no-winner = Кубок окончен без победителя: играть стало некому.
note-cup-walkover = Партия окончена без результата: соперников не осталось. Проходит { $mentions }.
note-cup-walkover-nobody = Партия окончена без результата: игроков не осталось.
cup-alt = { $title }: { $rounds }
cup-alt-round = { $name }: { $tables }
cup-alt-unknown = ещё не известно
