## Что бот говорит о себе.

apology = Простите, у меня что-то сломалось; я записал, что именно. Партия цела, попробуйте ещё раз.

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
