### Що операторові каже bot.py check.

check-ok = ОК
check-note = ПРИМІТКА
check-wrong = ПОМИЛКА
check-verdict-ok = Бот може тут працювати.
check-verdict-wrong = Не все гаразд. Виправте помилки, названі вище.
check-no-token = DISCORD_TOKEN не задано: запуститься пісочниця в браузері на цій машині.
check-get-token = Щоб запросити бота, скопіюйте в DISCORD_TOKEN токен зі сторінки Bot вашого застосунку на discord.com/developers: тоді я покажу посилання.
check-token-looks-right = DISCORD_TOKEN схожий на токен бота.
check-token-looks-wrong = DISCORD_TOKEN не схожий на токен бота. Скопіюйте його ще раз зі сторінки Bot вашого застосунку на discord.com/developers.
check-token-accepted = Discord приймає токен. Це бот { $name }.
check-discord-away = Не вдалося запитати Discord, чи приймає він токен: { $reason }.
check-commands-refused = Discord не прийняв нові команди бота ({ $reason }), працюють попередні. Бот спробує ще раз сам і під час кожного запуску; якщо не допоможе, оновіть програму.
check-permissions = Боту потрібні лише ці права: { $names }. Запросіть його за посиланням { $url }
check-intents = Бот не запитує привілейованих інтентів: він не читає ні повідомлень, ні списків учасників.
check-intents-privileged = Бот запитує привілейовані інтенти, хоча не потрібен жоден: { $names }.
check-database = База даних { $path } ціла, її формат ({ $version }) підходить цій програмі.
check-database-older = База даних { $path } ціла. Наступний запуск оновить її формат ({ $version } → { $known }); спершу зробіть копію.
check-database-new = Бази даних { $path } ще немає. Її створить перший запуск.
check-database-empty = База даних { $path } порожня. Її наповнить наступний запуск.
check-database-orphan = Файл { $beside } є, а його бази даних { $path } немає. Перемістіть його в іншу теку або поверніть базу: вони працюють лише разом.
check-database-in-use = Базу даних відкрив якийсь процес. Якщо це бот, так і має бути.
check-postgres-new = База PostgreSQL { $path } порожня. Її наповнить перший запуск.
check-postgres-older = База PostgreSQL { $path } працює. Наступний запуск оновить її формат ({ $version } → { $known }); спершу зробіть копію.
check-postgres = База PostgreSQL { $path } працює, її формат ({ $version }) підходить цій програмі.
check-postgres-no-rights = Користувач із DATABASE не може створювати таблиці в { $path }. Зробіть його власником бази: ALTER DATABASE name OWNER TO user.
check-key-new = Перший запуск створить ключ у { $path }. Скопіюйте його на кожну машину з ботом, перш ніж запускати бота там.
check-key-given = Перший запуск візьме ключ із { $path }.
check-key-open = Ключ у { $path } можуть прочитати інші користувачі цієї машини. Залиште доступ лише ботові: chmod 600 { $path }
check-no-folder = Теки { $path } для бази даних немає. Створіть її або вкажіть у DATABASE інший файл.
check-disk = Вільно на диску: { $free } МБ.
check-disk-little = На диску вільно лише { $free } МБ. Звільніть місце, інакше бот не зможе зберігати ходи.
check-sandbox-port = Порт { $port } (SANDBOX_PORT) для пісочниці вільний.
check-metrics-port = Порт { $port } (METRICS_PORT) для сторінки метрик вільний.
check-metrics-port-in-use = Порт { $port } (METRICS_PORT) зайнятий. Якщо це працює бот, так і має бути; якщо ні, укажіть у METRICS_PORT вільний.
check-fonts = { $count ->
    [one] На місці { $count } шрифт із латиницею та кирилицею.
    [few] На місці { $count } шрифти з латиницею та кирилицею.
   *[many] На місці { $count } шрифтів із латиницею та кирилицею.
}
check-font-damaged = Шрифт { $file } не читається ({ $reason }). Скопіюйте теку data/fonts із релізу ще раз.
check-font-lacks = У шрифті { $file } немає літер { $letters }. Скопіюйте теку data/fonts із релізу ще раз.
check-maps = { $count ->
    [one] Можна грати на { $count } мапі: { $names }.
    [few] Можна грати на { $count } мапах: { $names }.
   *[many] Можна грати на { $count } мапах: { $names }.
}
