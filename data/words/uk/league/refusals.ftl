### Чому в лізі так не можна.

refused-not-a-referee = Це можуть ті, хто керує сервером, його судді й організатор ліги.
refused-no-such-league = Ліги «{ $text }» тут немає. Усі ліги показує { CMD("league list") }.
refused-no-leagues = На цьому сервері поки що немає ліг. Хто ним керує, оголошує лігу командою { CMD("league create") }.
refused-which-league = Ліг тут кілька. Назвіть потрібну.
refused-season-gone = Цього сезону більше немає. Що є, показує { CMD("league list") }.
refused-season-not-open = На цей сезон записатися вже не можна. Як він минає, показує { CMD("league info") }.
refused-registration-early = Запис почнеться <t:{ $opens }:f>.
refused-registration-late = Запис закінчено. Про наступний сезон скажуть у каналі ліги.
refused-joined-already = Ви вже в цьому сезоні. Вийти можна командою { CMD("league leave") }.
refused-removed-from-season = Ви більше не в цьому сезоні. Запитайте того, хто проводить лігу.
refused-not-reliable-enough = У цій лізі потрібна надійність { $needed } %, а у вас { $percent } %. Вона росте з кожною партією, дограною вчасно.
refused-not-in-season = Ви не граєте в цьому сезоні.
refused-map-in-two-variants = Мапу { $map } названо з двома варіантами. Назвіть один для всіх її турів.
refused-too-many-maps = У сезоні щонайбільше { $most } мап.
refused-bad-league-name = У назві від 2 до { $most } літер і цифр. Виберіть іншу.
refused-league-name-taken = Ліга { $name } тут уже є. Виберіть іншу назву.
refused-league-channel-taken = Цей канал уже належить лізі { $name }. Візьміть інший канал; новий сезон тієї самої ліги оголошує { CMD("league season") }.
refused-league-seats = На мапі { $map } грають від { $least } до { $most } людей, а не { $seats }. Виберіть іншу кількість місць або іншу мапу.
refused-league-past = { $what ->
    [starts] Початок був би <t:{ $when }:f>, а це вже минуло. Виберіть пізніший час.
    [closes] Запис закінчився б <t:{ $when }:f>, а це вже минуло. Виберіть пізніший час.
    [opens] Запис почався б <t:{ $when }:f>, а це вже минуло. Виберіть пізніший час або не вказуйте його, щоб почати одразу.
   *[ends] Кінець був би <t:{ $when }:f>, а це вже минуло. Виберіть пізніший час.
}
refused-league-window = Запис має початися раніше, ніж закінчитися, і закінчитися не пізніше за початок сезону; у вас він <t:{ $opens }:f> – <t:{ $closes }:f>.
refused-league-too-short = { $rounds ->
    [one] Між початком і кінцем не вистачить часу на { $rounds } тур. Виберіть пізніший кінець.
    [few] Між початком і кінцем не вистачить часу на { $rounds } тури: кожному потрібна хоча б година. Виберіть пізніший кінець.
   *[other] Між початком і кінцем не вистачить часу на { $rounds } турів: кожному потрібна хоча б година. Виберіть пізніший кінець.
}
refused-league-too-long = Сезон триває не більше двох років. Виберіть раніший кінець.
refused-season-has-begun = Це можна зробити лише до початку сезону.
refused-nothing-to-change = Так нічого не зміниться. Назвіть, що має стати іншим.
refused-too-few-joined = { $joined ->
    [0] Ніхто не записався, а треба щонайменше { $needed }. Зачекайте або змініть кількість дивізіонів: { CMD("league edit") }.
    [one] Записався лише { $joined } гравець, а треба щонайменше { $needed }. Зачекайте або змініть кількість дивізіонів: { CMD("league edit") }.
    [few] Записалися лише { $joined } гравці, а треба щонайменше { $needed }. Зачекайте або змініть кількість дивізіонів: { CMD("league edit") }.
   *[other] Записалися лише { $joined } гравців, а треба щонайменше { $needed }. Зачекайте або змініть кількість дивізіонів: { CMD("league edit") }.
}
refused-season-over = Цей сезон уже закінчено.
refused-season-goes-on = Сезон { $season } ще не закінчено. Дочекайтеся кінця або скасуйте його командою { CMD("league cancel") }.
refused-standings-changed = Відтоді таблиця змінилася. Введіть { CMD("league season") } ще раз, щоб побачити, що буде тепер.
refused-no-such-division = { $count ->
    [one] Є лише { $count } дивізіон.
    [few] Є { $count } дивізіони. Виберіть один із них.
   *[other] Є { $count } дивізіонів. Виберіть один із них.
}
refused-no-rounds-yet = Жеребкування ще не було: сезон почнеться <t:{ $starts }:f>.
refused-no-such-round = { $count ->
    [one] Поки що проведено жеребкування лише { $count } туру.
    [few] Поки що проведено жеребкування лише { $count } турів.
   *[other] Поки що проведено жеребкування лише { $count } турів.
}
refused-no-such-season = { $count ->
    [one] Поки що в цієї ліги був { $count } сезон.
    [few] Поки що в цієї ліги було { $count } сезони.
   *[other] Поки що в цієї ліги було { $count } сезонів.
}
refused-league-here-already = Це і так канал цієї ліги.
refused-league-channel-gone = Каналу ліги більше немає, або мені його не видно. Покажіть його мені знову або перенесіть лігу: { CMD("league move") }.
