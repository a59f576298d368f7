## Что оператору говорят bot.py check, backup и restore, а также несостоявшийся запуск.

refused-stopping = Меня перезапускают. Ничего не изменилось; попробуйте ещё раз через минуту.

start-no-token = DISCORD_TOKEN не задан. Скопируйте в эту настройку токен со страницы Bot вашего приложения на discord.com/developers. (Песочница, которой он не нужен, запускается без --live.)
start-damaged-database = База данных { $path } повреждена ({ $reason }). Остановите бота и верните последнюю копию командой «python bot.py restore FILE --replace»; повреждённый файл сохранится.
start-database-no-file = В DATABASE указан не файл: там пусто или папка ({ $path }). Укажите файл или уберите эту настройку – тогда это slow-train.sqlite3 в той папке, где запущена программа.
start-database-in-use = База данных { $path } открыта другим процессом. Сначала остановите его: два бота на одной базе публиковали бы всё дважды.
start-no-such-file = Файла { $path } нет. Проверьте имя.
start-metrics-port-taken = Порт { $port } для страницы с показателями занят. Укажите в METRICS_PORT свободный или не задавайте его.

copy-without-name = Не указано имя файла копии: «python bot.py { $command } FILE».
backup-there-already = Файл { $path } уже есть, а перезаписывать ничего нельзя. Выберите другое имя.
backup-cannot-write = Не удаётся записать { $path } ({ $reason }). Проверьте папку, права и свободное место.
backup-done = Копия { $path } цела (формат { $version }, { $size } МБ). Храните её так же, как токен: в ней карты игроков идущих партий.
restore-there-already = Файл { $path } уже есть. С ключом --replace он будет отложен под другим именем, и ничего не удалится.
restore-no-copy = { $path } – не копия базы данных этой программы. Выберите файл, сделанный командой «python bot.py backup FILE»; ничего не изменено.
restore-bad-copy = Копия { $path } непригодна ({ $reason }). Выберите другую; ничего не изменено.
restore-done = { $path } восстановлена из { $source }. Запускайте бота: он отправит всё, что в этой базе ещё не отправлено.
restore-aside = То, что было там раньше, сохранено как { $path }.

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
