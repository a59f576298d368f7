### Что оператору говорит bot.py check.

check-ok = ОК
check-note = ЗАМЕТКА
check-wrong = ОШИБКА
check-verdict-ok = Бот может здесь работать.
check-verdict-wrong = Не всё в порядке. Исправьте ошибки, указанные выше.
check-no-token = DISCORD_TOKEN не задан: запустится песочница в браузере на этой машине.
check-get-token = Чтобы пригласить бота, скопируйте в DISCORD_TOKEN токен со страницы Bot вашего приложения на discord.com/developers: тогда я покажу ссылку.
check-token-looks-right = DISCORD_TOKEN похож на токен бота.
check-token-looks-wrong = DISCORD_TOKEN не похож на токен бота. Скопируйте его ещё раз со страницы Bot вашего приложения на discord.com/developers.
check-token-accepted = Discord принимает токен. Это бот { $name }.
check-discord-away = Не удалось спросить Discord, принимает ли он токен: { $reason }.
check-commands-refused = Discord не принял новые команды бота ({ $reason }), работают прежние. Бот повторит попытку сам и при каждом запуске; если не поможет, обновите программу.
check-permissions = Боту нужны только эти права: { $names }. Пригласите его по ссылке { $url }
check-intents = Бот не запрашивает привилегированных интентов: он не читает ни сообщений, ни списков участников.
check-intents-privileged = Бот запрашивает привилегированные интенты, хотя не нужен ни один: { $names }.
check-database = База данных { $path } цела, её формат ({ $version }) подходит этой программе.
check-database-older = База данных { $path } цела. Следующий запуск обновит её формат ({ $version } → { $known }); сначала сделайте копию.
check-database-new = Базы данных { $path } ещё нет. Её создаст первый запуск.
check-database-empty = База данных { $path } пуста. Её заполнит следующий запуск.
check-database-orphan = Файл { $beside } есть, а его базы данных { $path } нет. Переместите его в другую папку или верните базу: они работают только вместе.
check-database-in-use = База данных открыта каким-то процессом. Если это бот, так и должно быть.
check-postgres-new = База PostgreSQL { $path } пуста. Её заполнит первый запуск.
check-postgres-older = База PostgreSQL { $path } работает. Следующий запуск обновит её формат ({ $version } → { $known }); сначала сделайте копию.
check-postgres = База PostgreSQL { $path } работает, её формат ({ $version }) подходит этой программе.
check-postgres-no-rights = Пользователь из DATABASE не может создавать таблицы в { $path }. Сделайте его владельцем базы: ALTER DATABASE name OWNER TO user.
check-key-new = Первый запуск создаст ключ в { $path }. Скопируйте его на каждую машину с ботом, прежде чем запускать бота там.
check-key-given = Первый запуск возьмёт ключ из { $path }.
check-key-open = Ключ в { $path } могут прочитать другие пользователи этой машины. Оставьте доступ только боту: chmod 600 { $path }
check-no-folder = Папки { $path } для базы данных нет. Создайте её или укажите в DATABASE другой файл.
check-disk = Свободно на диске: { $free } МБ.
check-disk-little = На диске свободно всего { $free } МБ. Освободите место, иначе бот не сможет сохранять ходы.
check-sandbox-port = Порт { $port } (SANDBOX_PORT) для песочницы свободен.
check-metrics-port = Порт { $port } (METRICS_PORT) для страницы метрик свободен.
check-metrics-port-in-use = Порт { $port } (METRICS_PORT) занят. Если это работает бот, так и должно быть; если нет, укажите в METRICS_PORT свободный.
check-fonts = { $count ->
    [one] На месте { $count } шрифт с латиницей и кириллицей.
    [few] На месте { $count } шрифта с латиницей и кириллицей.
   *[many] На месте { $count } шрифтов с латиницей и кириллицей.
}
check-font-damaged = Шрифт { $file } не читается ({ $reason }). Скопируйте папку data/fonts из релиза ещё раз.
check-font-lacks = В шрифте { $file } нет букв { $letters }. Скопируйте папку data/fonts из релиза ещё раз.
check-maps = { $count ->
    [one] Можно играть на { $count } поле: { $names }.
    [few] Можно играть на { $count } полях: { $names }.
   *[many] Можно играть на { $count } полях: { $names }.
}
