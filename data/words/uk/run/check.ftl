### Що операторові каже bot.py check.

check-ok = ГАРАЗД
check-note = ДО РЕЧІ
check-wrong = ХИБНО
check-verdict-ok = Бот може тут працювати.
check-verdict-wrong = Не все гаразд: що робити, сказано вище.
check-no-token = DISCORD_TOKEN не задано: запуститься пісочниця, у браузері на цій машині.
check-token-looks-right = DISCORD_TOKEN схожий на токен бота.
check-token-looks-wrong = DISCORD_TOKEN не схожий на токен бота. Скопіюйте його ще раз зі сторінки Bot вашого застосунку на discord.com/developers.
check-token-accepted = Discord приймає токен: це { $name }.
check-discord-away = Спитати Discord, чи приймає він токен, не вдалося: { $reason }.
check-commands-refused = Discord не прийняв команди бота, коли отримував їх востаннє ({ $reason }); працюють ті, що в нього вже є. Бот спробує ще раз сам і під час кожного запуску; якщо це не допоможе, оновіть програму.
check-permissions = Бот просить лише ці права: { $names }. Запросити його: { $url }
check-intents = Привілейованих інтентів не запитано: бот не читає ні повідомлень, ні списків учасників.
check-intents-privileged = Запитано привілейовані інтенти, хоча не потрібен жоден: { $names }.
check-database = База даних { $path } ціла, її формат ({ $version }) підходить цій програмі.
check-database-older = База даних { $path } ціла. Під час наступного запуску її формат ({ $version }) буде оновлено ({ $known }); зробіть до того копію.
check-database-new = Бази даних { $path } ще немає, її створить перший запуск.
check-database-empty = База даних { $path } порожня, її наповнить наступний запуск.
check-database-orphan = { $beside } лежить без своєї бази даних { $path }. Перекладіть залишок в іншу теку або знайдіть базу: цілі вони лише разом.
check-database-in-use = Базу даних відкрив якийсь процес. Якщо це бот, так і має бути.
check-no-folder = Теки { $path } для бази даних немає. Створіть її або вкажіть у DATABASE інший файл.
check-disk = Вільно на диску: { $free } МБ.
check-disk-little = На диску вільно лише { $free } МБ. Звільніть місце: без нього не збережеться жоден хід.
check-sandbox-port = Порт { $port } (SANDBOX_PORT) для пісочниці вільний.
check-metrics-port = Порт { $port } (METRICS_PORT) для сторінки з показниками вільний.
check-metrics-port-in-use = Порт { $port } (METRICS_PORT) зайнятий. Якщо це вже запущений бот, так і має бути; якщо ні, вкажіть у METRICS_PORT вільний.
check-fonts = { $count ->
    [one] На місці { $count } шрифт із латиницею та кирилицею.
    [few] На місці { $count } шрифти з латиницею та кирилицею.
   *[many] На місці { $count } шрифтів із латиницею та кирилицею.
}
check-font-damaged = Шрифт { $file } не читається ({ $reason }). Скопіюйте теку data/fonts з випуску заново.
check-font-lacks = У шрифті { $file } немає літер { $letters }. Скопіюйте теку data/fonts з випуску заново.
check-maps = { $count ->
    [one] Можна грати на { $count } мапі: { $names }.
    [few] Можна грати на { $count } мапах: { $names }.
   *[many] Можна грати на { $count } мапах: { $names }.
}
