### Кубки: умови, групи та плей-оф.

refused-too-few-people = { $there ->
    [0] Ніхто не записався, а за стіл потрібно щонайменше { $needed }. Спершу запросіть людей.
    [one] Записалася лише { $there } людина, а за стіл потрібно щонайменше { $needed }. Спершу запросіть інших.
    [few] Записалися лише { $there } людини, а за стіл потрібно щонайменше { $needed }. Спершу запросіть інших.
   *[other] Записалося лише { $there } людей, а за стіл потрібно щонайменше { $needed }. Спершу запросіть інших.
}
refused-scale-unreadable = Не вдається прочитати «{ $text }» як очки за місця. Напишіть очки по черзі, починаючи з першого місця, наприклад 5-3-2-1-0.
refused-scale-negative = Очки за місце не можуть бути меншими від нуля. Напишіть, наприклад, 5-3-2-1-0.
refused-scale-too-long = Ви вказали очки за { $given ->
    [one] { $given } місце
    [few] { $given } місця
   *[other] { $given } місць
}, а за столом їх не більше ніж { $most }. Назвіть не більше ніж { $most }.
refused-scale-too-big = За місце дають не більше ніж { $most ->
    [one] { $most } очко
    [few] { $most } очки
   *[other] { $most } очок
}. Напишіть менші числа.
refused-scale-worthless = За перше місце треба щось давати. Напишіть, наприклад, 5-3-2-1-0.
refused-scale-not-falling = За кожне місце треба давати менше, ніж за попереднє: за { $place }-те у вас { $points }, за попереднє { $before }. Повторюватися можуть лише нулі.
refused-cup-too-few = { $there ->
    [one] Учасників кубка має бути щонайменше { $needed }, а записався { $there }. Зачекайте на інших або проведіть лігу.
   *[other] Учасників кубка має бути щонайменше { $needed }, а записалося { $there }. Зачекайте на інших або проведіть лігу.
}
refused-cup-too-many = У кубку може бути не більше ніж { $most } учасників, а записалося { $there }. Розділіть їх на два кубки.
refused-cup-seats = За столом кубка від { $least } до { $most } місць, а не { $given }.
refused-cup-group-games = Група грає не більше ніж { $most } партій (0 – без груп), а не { $given }.
refused-cup-through = У кожній групі хтось має вибути: далі проходять від 1 до { $most }, а не { $given }.
refused-cup-on = З-за столу на { $seats } далі може пройти не більше ніж { $most }, а не { $given }: вибуває щонайменше половина.
refused-cup-nothing-named = Ви не вказали, що змінити. Назвіть кількість партій у групі, скільки проходить далі або столи плей-оф.
refused-cup-no-divisions = У кубку немає дивізіонів. Не вказуйте їх або створіть лігу.
refused-cup-least = У кубку бувають столи на двох, а на мапу «{ $map }» потрібно щонайменше { $least } гравців. Виберіть іншу мапу.
refused-cup-full = Кубок заповнено: у ньому може бути { $most } учасників. Можна записатися на наступний.
refused-no-cup = Ця ліга – не кубок. { CMD("league table") } покаже її таблицю.

cmd-league-cup = кубок
cmd-league-cup-desc = Кубок: як він проходить, групи й сітка
opt-league-cup-league = ліга
opt-league-cup-league-desc = Який кубок, якщо не цього каналу
opt-league-cup-page = сторінка
opt-league-cup-page-desc = Яка сторінка; якщо не вказати, те, що триває зараз
opt-league-cup-public = усім
opt-league-cup-public-desc = Чи побачать відповідь усі в каналі
cmd-league-cup-rules = правила-кубка
cmd-league-cup-rules-desc = Як проходить кубок; змінюється до його початку (для тих, хто його веде)
opt-league-cup-rules-groups = групи
opt-league-cup-rules-groups-desc = Скільки партій грає кожна група; 0 – без груп, одразу плей-оф
opt-league-cup-rules-through = виходять
opt-league-cup-rules-through-desc = Скільки учасників виходить із кожної групи
opt-league-cup-rules-knockout = плей-оф
opt-league-cup-rules-knockout-desc = Скільки гравців за столом плей-оф і скільки з них проходить далі
opt-league-cup-rules-league = ліга
opt-league-cup-rules-league-desc = Який кубок, якщо не цього каналу
choice-cup-2-1 = Дуелі: далі проходить переможець
choice-cup-3-1 = Столи на 3: далі проходить один
choice-cup-4-1 = Столи на 4: далі проходить один
choice-cup-4-2 = Столи на 4: далі проходять двоє
choice-cup-5-1 = Столи на 5: далі проходить один
choice-cup-5-2 = Столи на 5: далі проходять двоє
button-cup-before = Раніше
button-cup-after = Пізніше

cup-terms-groups = У групах до { $seats } учасників, кожна грає { $games ->
    [one] { $games } партію
    [few] { $games } партії
   *[other] { $games } партій
}; далі { $through ->
    [one] виходить { $through } з кожної
   *[other] виходять { $through } з кожної
}.
cup-shape-open = 🎲 Кубок: скільки турів, залежить від того, скільки людей вступить
cup-shape = 🎲 Кубок, не більше ніж { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тури
   *[other] { $rounds } турів
}
cup-terms-no-groups = Груп немає: одразу починається плей-оф.
cup-terms-duels = Плей-оф грається дуелями, далі проходить переможець.
cup-terms-tables = { $on ->
    [one] Плей-оф грається за столами до { $seats } осіб, з кожного проходить { $on }.
   *[other] Плей-оф грається за столами до { $seats } осіб, з кожного проходять { $on }.
}
cup-terms-ties = Якщо за столом нічия або партію не зараховано, проходить той, хто стояв вище: за групою, а без груп за посівом. Хто пішов або вчасно не зробив першого ходу, поступається місцем.
cup-plan-few = { $there ->
    [one] Записався { $there } учасник; для кубка потрібно { $needed }.
    [few] Записалося { $there } учасники; для кубка потрібно { $needed }.
   *[other] Записалося { $there } учасників; для кубка потрібно { $needed }.
}
cup-plan = { $count ->
    [one] Якщо буде { $count } учасник:
    [few] Якщо буде { $count } учасники:
   *[other] Якщо буде { $count } учасників:
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
    [one] { $people } учасник
    [few] { $people } учасники
   *[other] { $people } учасників
}, { $tables ->
    [one] { $tables } стіл
    [few] { $tables } столи
   *[other] { $tables } столів
}
cup-plan-byes = { $count ->
    [1] найкращий проходить без гри
    [one] { $count } найкращий проходить без гри
    [few] { $count } найкращі проходять без гри
   *[other] { $count } найкращих проходять без гри
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
   *[other] Грають { $count } груп.
} Як ідуть справи, покаже { CMD("league cup") }.
cup-groups = **Групи** · { $games ->
    [one] { $games } партія в кожній
    [few] { $games } партії в кожній
   *[other] { $games } партій у кожній
}, { $through ->
    [one] виходить { $through }
   *[other] виходять { $through }
}
cup-group = Група { $number }
cup-group-row = { $place }. { $name }: { $points } оч., { $played ->
    [one] { $played } партія
    [few] { $played } партії
   *[other] { $played } партій
}
cup-through = проходить далі
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
    [1] Проходить без гри: { $names }
   *[other] Проходять без гри: { $names }
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
cup-no-winner = Кубок закінчено, і вигравати його нікому: нікого не лишилося.
note-cup-walkover = Партія закінчується без результату: грати більше ні з ким. Далі проходить { $mentions }.
note-cup-walkover-nobody = Партія закінчується без результату: грати більше нікому.
cup-alt = { $title }: { $rounds }
cup-alt-round = { $name }: { $tables }
cup-alt-unknown = ще не відомо
