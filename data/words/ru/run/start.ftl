### Что оператору говорит несостоявшийся запуск.

start-bad-map = Поле { $file } пропущено: { $count ->
    [one] { $count } ошибка.
    [few] { $count } ошибки.
   *[other] { $count } ошибок.
} Исправьте файл, проверьте его командой «python bot.py check-map» и перезапустите бота.

start-no-token = DISCORD_TOKEN не задан. Скопируйте в него токен со страницы Bot вашего приложения на discord.com/developers или запустите песочницу, без --live.
start-no-sandbox = DISCORD_TOKEN не задан, а песочница не установлена. Задайте токен или выполните «pip install -r requirements-sandbox.lock».
start-damaged-database = База данных { $path } повреждена ({ $reason }). Остановите бота и восстановите последнюю копию командой «python bot.py restore FILE --replace»; повреждённый файл будет переименован.
start-database-no-file = В DATABASE указан не файл: там пусто, папка или устройство ({ $path }). Укажите файл. Без этой настройки база — slow-train.sqlite3 в папке запуска.
start-database-in-use = База данных { $path } открыта другим процессом. Сначала остановите его: два бота на одной базе публикуют всё дважды.
start-database-in-memory = В DATABASE нельзя указать «:memory:»: при перезапуске пропали бы все партии. Укажите файл.
start-database-linked = { $path } — один файл под несколькими именами (жёсткие ссылки), так база может испортиться. Удалите остальные имена или укажите в DATABASE копию.
start-no-such-file = Файла { $path } нет. Проверьте имя.
start-metrics-port-taken = Порт { $port } для страницы метрик занят. Укажите в METRICS_PORT свободный или уберите эту настройку.

start-no-database = Не могу открыть базу данных { $path } ({ $reason }). Проверьте папку и права доступа или укажите в DATABASE другой файл.
start-no-such-database = { $path } — не база данных этой программы. Укажите в DATABASE другой файл.
start-newer-database = Базу данных { $path } записала более новая версия программы (её формат — { $version }, этой известен { $known }). Обновите программу; ничего не изменено.
start-wrong-token = Discord не принимает токен из DISCORD_TOKEN. Скопируйте его ещё раз со страницы Bot вашего приложения на discord.com/developers.
start-no-connection = Не могу связаться с Discord: { $reason }.
start-discord-trouble = Discord ответил { $reason } и не подключил бота. Запустите бота снова через несколько минут; сбои видны на discordstatus.com.
start-gateway-closed = Discord окончательно закрыл соединение (код { $code }). Обновите программу, а если не поможет, сообщите этот код её авторам.
start-wrong-setting = Значение { $name } не подходит: { $reason }.
start-env-encoding = Файл { $path } — не текст в UTF-8. Сохраните его ещё раз в кодировке UTF-8.
start-env-unreadable = Не могу прочитать файл { $path } ({ $reason }). Проверьте права доступа.
start-port-taken = Порт { $port } для песочницы занят. Укажите в SANDBOX_PORT свободный.
start-sandbox = DISCORD_TOKEN не задан, поэтому это песочница: ваш собственный Discord, только на этой машине.
    Откройте этот адрес в браузере:

    { $url }

    Начните с /game new, между четырьмя игроками переключайтесь через «Viewing as». Остановить — Ctrl+C.
