### Кубки: условия, группы и плей-офф.

refused-too-few-people = { $there ->
    [0] Никто не записался, а за стол нужно минимум { $needed }. Сначала пригласите людей.
    [one] Записался всего { $there } человек, а за стол нужно минимум { $needed }. Сначала пригласите других.
    [few] Записались всего { $there } человека, а за стол нужно минимум { $needed }. Сначала пригласите других.
   *[other] Записалось всего { $there } человек, а за стол нужно минимум { $needed }. Сначала пригласите других.
}
refused-scale-unreadable = Не удаётся прочитать «{ $text }» как очки за места. Напишите очки по порядку, начиная с первого места, например 5-3-2-1-0.
refused-scale-negative = Очки за место не могут быть меньше нуля. Напишите, например, 5-3-2-1-0.
refused-scale-too-long = Вы указали очки за { $given ->
    [one] { $given } место
    [few] { $given } места
   *[other] { $given } мест
}, а за столом их не больше { $most }. Назовите не больше { $most }.
refused-scale-too-big = За место дают не больше { $most ->
    [one] { $most } очка
   *[other] { $most } очков
}. Напишите числа поменьше.
refused-scale-worthless = За первое место нужно что-то давать. Напишите, например, 5-3-2-1-0.
refused-scale-not-falling = За каждое место нужно давать меньше, чем за предыдущее: за { $place }-е у вас { $points }, за предыдущее { $before }. Повторяться могут только нули.
refused-cup-too-few = { $there ->
    [one] В кубке должно быть не меньше { $needed } участников, а записался { $there }. Подождите остальных или проведите лигу.
   *[other] В кубке должно быть не меньше { $needed } участников, а записалось { $there }. Подождите остальных или проведите лигу.
}
refused-cup-too-many = В кубке может быть не больше { $most } участников, а записалось { $there }. Разделите их на два кубка.
refused-cup-seats = За столом кубка от { $least } до { $most } мест, а не { $given }.
refused-cup-group-games = Группа играет не больше { $most } партий (0 – без групп), а не { $given }.
refused-cup-through = В каждой группе кто-то должен выбыть: дальше проходят от 1 до { $most }, а не { $given }.
refused-cup-on = Из-за стола на { $seats } дальше может пройти не больше { $most }, а не { $given }: выбывает минимум половина.
refused-cup-nothing-named = Вы не указали, что изменить. Назовите число партий в группе, сколько проходит дальше или столы плей-офф.
refused-cup-no-divisions = В кубке нет дивизионов. Не указывайте их или создайте лигу.
refused-cup-least = В кубке бывают столы на двоих, а на карту «{ $map }» нужно минимум { $least } игроков. Выберите другую карту.
refused-cup-full = Кубок заполнен: в нём может быть { $most } участников. Можно записаться на следующий.
refused-no-cup = Эта лига – не кубок. { CMD("league table") } покажет её таблицу.

cmd-league-cup = кубок
cmd-league-cup-desc = Кубок: как он проходит, группы и сетка
opt-league-cup-league = лига
opt-league-cup-league-desc = Какой кубок, если не этого канала
opt-league-cup-page = страница
opt-league-cup-page-desc = Какая страница; если не указать, то, что идёт сейчас
opt-league-cup-public = всем
opt-league-cup-public-desc = Увидят ли ответ все в канале
cmd-league-cup-rules = правила-кубка
cmd-league-cup-rules-desc = Как проходит кубок; меняется до его начала (для тех, кто его ведёт)
opt-league-cup-rules-groups = группы
opt-league-cup-rules-groups-desc = Сколько партий играет каждая группа; 0 – без групп, сразу плей-офф
opt-league-cup-rules-through = выходят
opt-league-cup-rules-through-desc = Сколько участников выходит из каждой группы
opt-league-cup-rules-knockout = плей-офф
opt-league-cup-rules-knockout-desc = Сколько игроков за столом плей-офф и сколько из них проходит дальше
opt-league-cup-rules-league = лига
opt-league-cup-rules-league-desc = Какой кубок, если не этого канала
choice-cup-2-1 = Дуэли: дальше проходит победитель
choice-cup-3-1 = Столы на 3: дальше проходит один
choice-cup-4-1 = Столы на 4: дальше проходит один
choice-cup-4-2 = Столы на 4: дальше проходят двое
choice-cup-5-1 = Столы на 5: дальше проходит один
choice-cup-5-2 = Столы на 5: дальше проходят двое
button-cup-before = Раньше
button-cup-after = Позже

cup-terms-groups = В группах до { $seats } участников, каждая играет { $games ->
    [one] { $games } партию
    [few] { $games } партии
   *[other] { $games } партий
}; дальше { $through ->
    [one] выходит { $through } из каждой
   *[other] выходят { $through } из каждой
}.
cup-shape-open = 🎲 Кубок: число туров зависит от того, сколько человек вступит
cup-shape = 🎲 Кубок, не больше { $rounds ->
    [one] { $rounds } тура
   *[other] { $rounds } туров
}
cup-terms-no-groups = Групп нет: сразу начинается плей-офф.
cup-terms-duels = Плей-офф играется дуэлями, дальше проходит победитель.
cup-terms-tables = { $on ->
    [one] Плей-офф играется за столами до { $seats } человек, из-за каждого проходит { $on }.
   *[other] Плей-офф играется за столами до { $seats } человек, из-за каждого проходят { $on }.
}
cup-terms-ties = Если за столом ничья или партия не засчитана, проходит тот, кто стоял выше: по группе, а без групп по посеву. Кто ушёл или вовремя не сделал первого хода, уступает место.
cup-plan-few = { $there ->
    [one] Записался { $there } участник; для кубка нужно { $needed }.
    [few] Записалось { $there } участника; для кубка нужно { $needed }.
   *[other] Записалось { $there } участников; для кубка нужно { $needed }.
}
cup-plan = { $count ->
    [one] При { $count } участнике:
   *[other] При { $count } участниках:
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
    [one] { $people } участник
    [few] { $people } участника
   *[other] { $people } участников
}, { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[other] { $tables } столов
}
cup-plan-byes = { $count ->
    [1] лучший проходит без игры
    [one] { $count } лучший проходит без игры
    [few] { $count } лучших проходят без игры
   *[other] { $count } лучших проходят без игры
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
   *[other] Играют { $count } групп.
} Как идут дела, покажет { CMD("league cup") }.
cup-groups = **Группы** · { $games ->
    [one] { $games } партия в каждой
    [few] { $games } партии в каждой
   *[other] { $games } партий в каждой
}, { $through ->
    [one] выходит { $through }
   *[other] выходят { $through }
}
cup-group = Группа { $number }
cup-group-row = { $place }. { $name }: { $points } оч., { $played ->
    [one] { $played } партия
    [few] { $played } партии
   *[other] { $played } партий
}
cup-through = проходит дальше
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
    [1] Проходит без игры: { $names }
   *[other] Проходят без игры: { $names }
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
cup-no-winner = Кубок окончен, и выигрывать его некому: никого не осталось.
note-cup-walkover = Партия кончается без результата: играть больше не с кем. Дальше проходит { $mentions }.
note-cup-walkover-nobody = Партия кончается без результата: играть больше некому.
cup-alt = { $title }: { $rounds }
cup-alt-round = { $name }: { $tables }
cup-alt-unknown = ещё не известно
