### Что оператору говорит bot.py check.

check-ok = ГОДИТСЯ
check-note = К СЛОВУ
check-wrong = НЕВЕРНО
check-verdict-ok = Бот может здесь работать.
check-verdict-wrong = Не всё в порядке: что делать, сказано выше.
check-no-token = DISCORD_TOKEN не задан: запустится песочница, в браузере на этой машине.
check-token-looks-right = DISCORD_TOKEN похож на токен бота.
check-token-looks-wrong = DISCORD_TOKEN не похож на токен бота. Скопируйте его ещё раз со страницы Bot вашего приложения на discord.com/developers.
check-token-accepted = Discord принимает токен: это { $name }.
check-discord-away = Спросить Discord, принимает ли он токен, не удалось: { $reason }.
check-commands-refused = Discord не принял команды бота, когда получал их в последний раз ({ $reason }); работают те, что у него уже есть. Бот повторит попытку сам и при каждом запуске; если не поможет, обновите программу.
check-permissions = Бот просит только эти права: { $names }. Пригласить его: { $url }
check-intents = Привилегированные интенты не запрашиваются: бот не читает ни сообщений, ни списков участников.
check-intents-privileged = Запрашиваются привилегированные интенты, хотя не нужен ни один: { $names }.
check-database = База данных { $path } цела, её формат ({ $version }) подходит этой программе.
check-database-older = База данных { $path } цела. При следующем запуске её формат ({ $version }) будет обновлён ({ $known }); сделайте до этого копию.
check-database-new = Базы данных { $path } ещё нет, её создаст первый запуск.
check-database-empty = База данных { $path } пуста, её заполнит следующий запуск.
check-database-orphan = { $beside } лежит без своей базы данных { $path }. Переложите остаток в другую папку или найдите базу: целы они только вместе.
check-database-in-use = База данных открыта каким-то процессом. Если это бот, так и должно быть.
check-no-folder = Папки { $path } для базы данных нет. Создайте её или укажите в DATABASE другой файл.
check-disk = Свободно на диске: { $free } МБ.
check-disk-little = На диске свободно всего { $free } МБ. Освободите место: без него не сохранится ни один ход.
check-sandbox-port = Порт { $port } (SANDBOX_PORT) для песочницы свободен.
check-metrics-port = Порт { $port } (METRICS_PORT) для страницы с показателями свободен.
check-metrics-port-in-use = Порт { $port } (METRICS_PORT) занят. Если это уже запущенный бот, так и должно быть; если нет, укажите в METRICS_PORT свободный.
check-fonts = { $count ->
    [one] На месте { $count } шрифт с латиницей и кириллицей.
    [few] На месте { $count } шрифта с латиницей и кириллицей.
   *[many] На месте { $count } шрифтов с латиницей и кириллицей.
}
check-font-damaged = Шрифт { $file } не читается ({ $reason }). Скопируйте папку data/fonts из выпуска заново.
check-font-lacks = В шрифте { $file } нет букв { $letters }. Скопируйте папку data/fonts из выпуска заново.
check-maps = { $count ->
    [one] Можно играть на { $count } карте: { $names }.
    [few] Можно играть на { $count } картах: { $names }.
   *[many] Можно играть на { $count } картах: { $names }.
}
