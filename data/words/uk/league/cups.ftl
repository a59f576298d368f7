### Кубки: умови, групи та плей-оф.

refused-too-few-people = { $there ->
    [0] Ніхто не записався, а за стіл потрібно щонайменше { $needed }. Спершу запросіть гравців.
    [one] Записався лише { $there } гравець, а за стіл потрібно щонайменше { $needed }. Спершу запросіть ще.
    [few] Записалося лише { $there } гравці, а за стіл потрібно щонайменше { $needed }. Спершу запросіть ще.
   *[other] Записалося лише { $there } гравців, а за стіл потрібно щонайменше { $needed }. Спершу запросіть ще.
}
refused-scale-unreadable = Не можу прочитати «{ $text }» як очки за місця. Введіть їх по черзі від першого місця, наприклад 5-3-2-1-0.
refused-scale-negative = Очки за місце не можуть бути меншими за нуль. Введіть, наприклад, 5-3-2-1-0.
refused-scale-too-long = Ви вказали очки за { $given ->
    [one] { $given } місце
    [few] { $given } місця
   *[other] { $given } місць
}, а за столом їх не більше ніж { $most }. Укажіть до { $most } чисел.
refused-scale-too-big = За місце дають не більше ніж { $most ->
    [one] { $most } очко
    [few] { $most } очки
   *[other] { $most } очок
}. Укажіть менші числа.
refused-scale-worthless = За перше місце треба щось давати. Введіть, наприклад, 5-3-2-1-0.
refused-scale-not-falling = За місце { $place } у вас { $points }, за попереднє { $before }, а за кожне наступне треба давати менше (повторюватися можуть лише нулі). Виправте одне з чисел.
refused-cup-too-few = { $there ->
    [one] Для кубка потрібно не менше { $needed } гравців, а записався { $there }. Зачекайте на інших або створіть лігу.
   *[other] Для кубка потрібно не менше { $needed } гравців, а записалося { $there }. Зачекайте на інших або створіть лігу.
}
refused-cup-too-many = У кубку не більше { $most } місць, а записалося { $there }. Розділіть гравців на два кубки.
refused-cup-seats = За столом кубка від { $least } до { $most } місць, а не { $given }. Укажіть інше число.
refused-cup-group-games = У групі може бути партій щонайбільше { $most }, а ви вказали { $given }. Укажіть менше або 0 — без груп.
refused-cup-through = У кожній групі має вибути хоча б один гравець. Пройти можуть щонайбільше { $most }, а ви вказали { $given }.
refused-cup-on = За кожним столом вибуває щонайменше половина. З-за столу на { $seats } може пройти щонайбільше { $most }, а ви вказали { $given }.
refused-cup-nothing-named = Нічого не змінилося. Укажіть кількість партій у групі, скільки гравців проходить або столи плей-оф.
refused-cup-no-divisions = У кубку немає дивізіонів. Не вказуйте їх або створіть лігу.
refused-cup-least = У кубку бувають столи на двох, а для мапи «{ $map }» потрібно не менше { $least } гравців. Виберіть іншу мапу.
refused-cup-full = Кубок заповнено, у ньому вже { $most ->
    [one] { $most } гравець
    [few] { $most } гравці
   *[other] { $most } гравців
}. Можна записатися на наступний.
refused-no-cup = Ця ліга — не кубок. Її таблицю покаже { CMD("league table") }.

cmd-league-cup = кубок
cmd-league-cup-desc = Показати кубок: умови, групи й сітку
opt-league-cup-league = ліга
opt-league-cup-league-desc = Кубок (за замовчуванням: кубок цього каналу)
opt-league-cup-page = сторінка
opt-league-cup-page-desc = Сторінка (за замовчуванням: те, що грається зараз)
opt-league-cup-public = усім
opt-league-cup-public-desc = Відповідь для всіх у каналі (за замовчуванням: лише для вас)
cmd-league-cup-rules = правила-кубка
cmd-league-cup-rules-desc = Задати умови кубка до його початку (для організатора й суддів)
opt-league-cup-rules-groups = групи
opt-league-cup-rules-groups-desc = Кількість партій у групі; 0 — без груп, одразу плей-оф
opt-league-cup-rules-through = проходять
opt-league-cup-rules-through-desc = Скільки гравців проходить із кожної групи
opt-league-cup-rules-knockout = плей-оф
opt-league-cup-rules-knockout-desc = Скільки місць за столом плей-оф і скільки гравців проходить
opt-league-cup-rules-league = ліга
opt-league-cup-rules-league-desc = Кубок (за замовчуванням: кубок цього каналу)
choice-cup-2-1 = Дуелі: проходить переможець
choice-cup-3-1 = Столи на 3: проходить один
choice-cup-4-1 = Столи на 4: проходить один
choice-cup-4-2 = Столи на 4: проходять двоє
choice-cup-5-1 = Столи на 5: проходить один
choice-cup-5-2 = Столи на 5: проходять двоє
button-cup-before = Раніше
button-cup-after = Пізніше

cup-terms-groups = Групи: до { $seats } гравців, по { $games ->
    [one] { $games } партії
    [few] { $games } партії
   *[other] { $games } партій
}; { $through ->
    [1] проходить найкращий
    [one] проходить { $through } найкращий
    [few] проходять { $through } найкращі
   *[other] проходять { $through } найкращих
}.
cup-shape-open = 🎲 Кубок: кількість турів залежить від кількості гравців
cup-shape = 🎲 Кубок, не більше ніж { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тури
   *[other] { $rounds } турів
}
cup-terms-no-groups = Групи: немає, одразу починається плей-оф.
cup-terms-duels = Плей-оф: дуелі, проходить переможець.
cup-terms-tables = { $on ->
    [1] Плей-оф: столи до { $seats } гравців, проходить найкращий.
    [few] Плей-оф: столи до { $seats } гравців, проходять { $on } найкращі.
   *[other] Плей-оф: столи до { $seats } гравців, проходять { $on } найкращих.
}
cup-terms-ties = Після нічиєї або анульованої партії проходить той, хто був вище в таблиці групи, а без груп — у посіві. Вибуває той, хто вийшов або не зробив першого ходу вчасно.
cup-plan-few = { $there ->
    [one] Записався { $there } гравець; для кубка потрібно { $needed }.
    [few] Записалося { $there } гравці; для кубка потрібно { $needed }.
   *[other] Записалося { $there } гравців; для кубка потрібно { $needed }.
}
cup-plan = { $count ->
    [one] Якщо буде { $count } гравець:
    [few] Якщо буде { $count } гравці:
   *[other] Якщо буде { $count } гравців:
}
cup-plan-groups = { $count ->
    [one] { $count } група по { $size }
    [few] { $count } групи по { $size }
   *[other] { $count } груп по { $size }
}
cup-plan-first = { $groups }, у кожній { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
}
cup-plan-round = { $name }: { $people ->
    [one] { $people } гравець
    [few] { $people } гравці
   *[other] { $people } гравців
}, { $tables ->
    [one] { $tables } стіл
    [few] { $tables } столи
   *[other] { $tables } столів
}
cup-plan-byes = { $count ->
    [1] найкращий проходить перший тур без гри
    [one] { $count } найкращий проходить перший тур без гри
    [few] { $count } найкращі проходять перший тур без гри
   *[other] { $count } найкращих проходять перший тур без гри
}
cup-plan-most = { $count ->
    [one] Ніхто не зіграє більше ніж { $count } партію.
    [few] Ніхто не зіграє більше ніж { $count } партії.
   *[other] Ніхто не зіграє більше ніж { $count } партій.
}
cup-started = Кубок починається, { $count ->
    [one] { $count } учасник:
    [few] { $count } учасники:
   *[other] { $count } учасників:
}
cup-groups-play = { $count ->
    [one] Грає { $count } група.
    [few] Грають { $count } групи.
   *[other] Грає { $count } груп.
} Як ідуть справи, покаже { CMD("league cup") }.
cup-groups = **Групи** · { $games ->
    [one] { $games } партія в кожній
    [few] { $games } партії в кожній
   *[other] { $games } партій у кожній
}, { $through ->
    [1] проходить найкращий
    [one] проходить { $through } найкращий
    [few] проходять { $through } найкращі
   *[other] проходять { $through } найкращих
}
cup-group = Група { $number }
cup-group-row = { $place }. { $name }: { $points } оч., { $played ->
    [one] { $played } партія
    [few] { $played } партії
   *[other] { $played } партій
}
cup-through = проходить
cup-gone = вибуває
cup-name-group = Групи, партія { $number }
cup-name-final = Фінал
cup-name-semi = Півфінали
cup-name-quarter = Чвертьфінали
cup-name-of = { $count ->
   *[other] 1/{ $part } фіналу
}
cup-name-round = Плей-оф, тур { $number }
cup-byes = { $count ->
    [1] Пропуск, проходить без гри: { $names }
   *[other] Пропуск, проходять без гри: { $names }
}
cup-table-open = { $names }: ще не вирішено
cup-table-on = { $names } → { $winners }
cup-table-won = { $names } → { $winners } 🏆
cup-table-nobody = { $names } → ніхто
cup-more = { $count ->
    [one] І ще { $count } рядок: його покаже { CMD("league cup") }.
    [few] І ще { $count } рядки: їх покаже { CMD("league cup") }.
   *[other] І ще { $count } рядків: їх покаже { CMD("league cup") }.
}
cup-winner = 🏆 Кубок виграє { $name }.
cup-no-winner = Кубок закінчено без переможця: гравців не лишилося.
note-cup-walkover = Партію закінчено без результату: суперників не лишилося. Проходить { $mentions }.
note-cup-walkover-nobody = Партію закінчено без результату: гравців не лишилося.
cup-alt = { $title }: { $rounds }
cup-alt-round = { $name }: { $tables }
cup-alt-unknown = ще невідомо
