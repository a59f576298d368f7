### Что оператору говорит несостоявшийся запуск.

start-bad-map = Карта { $file } пропущена: { $count ->
    [one] { $count } ошибка.
    [few] { $count } ошибки.
   *[other] { $count } ошибок.
} Исправьте файл, проверьте его командой «python bot.py check-map» и запустите бота снова.

start-no-token = DISCORD_TOKEN не задан. Скопируйте в эту настройку токен со страницы Bot вашего приложения на discord.com/developers. (Песочница, которой он не нужен, запускается без --live.)
start-damaged-database = База данных { $path } повреждена ({ $reason }). Остановите бота и верните последнюю копию командой «python bot.py restore FILE --replace»; повреждённый файл сохранится.
start-database-no-file = В DATABASE указан не файл: там пусто или папка ({ $path }). Укажите файл или уберите эту настройку – тогда это slow-train.sqlite3 в той папке, где запущена программа.
start-database-in-use = База данных { $path } открыта другим процессом. Сначала остановите его: два бота на одной базе публиковали бы всё дважды.
start-no-such-file = Файла { $path } нет. Проверьте имя.
start-metrics-port-taken = Порт { $port } для страницы с показателями занят. Укажите в METRICS_PORT свободный или не задавайте его.

start-no-database = Базу данных { $path } не удаётся открыть ({ $reason }). Проверьте папку и права доступа или укажите в DATABASE другой файл.
start-no-such-database = { $path } – не база данных этой программы. Укажите в DATABASE другой файл.
start-newer-database = База данных { $path } записана более новой версией программы (её формат – { $version }, а эта программа знает { $known }). Обновите программу; ничего не изменено.
start-wrong-token = Discord не принимает токен из DISCORD_TOKEN. Скопируйте его ещё раз со страницы Bot вашего приложения на discord.com/developers.
start-no-connection = До Discord не достучаться: { $reason }.
start-wrong-setting = Значение { $name } не подходит: { $reason }.
start-port-taken = Порт { $port } для песочницы занят. Укажите в SANDBOX_PORT свободный.
start-sandbox = DISCORD_TOKEN не задан, поэтому это песочница: свой Discord только на этой машине.
    Откройте этот адрес в браузере:

    { $url }

    Между четырьмя игроками переключает «Viewing as», начните с /game new. Закончить – Ctrl+C.
