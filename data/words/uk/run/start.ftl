### Що операторові каже запуск, що не вдався.

start-bad-map = Мапу { $file } пропущено: { $count ->
    [one] { $count } помилка.
    [few] { $count } помилки.
   *[other] { $count } помилок.
} Виправте файл, перевірте його командою «python bot.py check-map» і запустіть бота знову.

start-no-token = DISCORD_TOKEN не задано. Скопіюйте в це налаштування токен зі сторінки Bot вашого застосунку на discord.com/developers. (Пісочниця, якій він не потрібен, запускається без --live.)
start-damaged-database = Базу даних { $path } пошкоджено ({ $reason }). Зупиніть бота й поверніть останню копію командою «python bot.py restore FILE --replace»; пошкоджений файл збережеться.
start-database-no-file = У DATABASE вказано не файл: там порожньо або тека ({ $path }). Вкажіть файл або приберіть це налаштування – тоді це slow-train.sqlite3 у тій теці, де запущено програму.
start-database-in-use = Базу даних { $path } відкрив інший процес. Спершу зупиніть його: два боти на одній базі публікували б усе двічі.
start-no-such-file = Файлу { $path } немає. Перевірте назву.
start-metrics-port-taken = Порт { $port } для сторінки з показниками зайнятий. Вкажіть у METRICS_PORT вільний або не задавайте його.

start-no-database = Базу даних { $path } не вдається відкрити ({ $reason }). Перевірте теку й права доступу або вкажіть у DATABASE інший файл.
start-no-such-database = { $path } – не база даних цієї програми. Вкажіть у DATABASE інший файл.
start-newer-database = Базу даних { $path } записала новіша версія програми (її формат – { $version }, а ця програма знає { $known }). Оновіть програму; нічого не змінено.
start-wrong-token = Discord не приймає токен із DISCORD_TOKEN. Скопіюйте його ще раз зі сторінки Bot вашого застосунку на discord.com/developers.
start-no-connection = Не вдається з'єднатися з Discord: { $reason }.
start-wrong-setting = Значення { $name } не підходить: { $reason }.
start-port-taken = Порт { $port } для пісочниці зайнятий. Вкажіть у SANDBOX_PORT вільний.
start-sandbox = DISCORD_TOKEN не задано, тому це пісочниця: власний Discord лише на цій машині.
    Відкрийте цю адресу в браузері:

    { $url }

    Між чотирма гравцями перемикає «Viewing as», почніть із /game new. Завершити – Ctrl+C.
