### Що операторові каже запуск, що не вдався.

start-bad-map = Мапу { $file } пропущено: { $count ->
    [one] { $count } помилка.
    [few] { $count } помилки.
   *[other] { $count } помилок.
} Виправте файл, перевірте його командою «python bot.py check-map» і перезапустіть бота.

start-no-token = DISCORD_TOKEN не задано. Скопіюйте в нього токен зі сторінки Bot вашого застосунку на discord.com/developers або запустіть пісочницю, без --live.
start-no-sandbox = DISCORD_TOKEN не задано, а пісочницю не встановлено. Задайте токен або виконайте «pip install -r requirements-sandbox.lock».
start-damaged-database = Базу даних { $path } пошкоджено ({ $reason }). Зупиніть бота й відновіть останню копію командою «python bot.py restore FILE --replace»; пошкоджений файл буде перейменовано.
start-database-no-file = У DATABASE вказано не файл: там порожньо, тека або пристрій ({ $path }). Укажіть файл. Без цього налаштування база — slow-train.sqlite3 у теці запуску.
start-database-in-use = Базу даних { $path } відкрив інший процес. Спершу зупиніть його: два боти на одній базі публікують усе двічі.
start-database-in-memory = У DATABASE не можна вказати «:memory:»: після перезапуску зникли б усі партії. Укажіть файл.
start-database-linked = { $path } — один файл під кількома іменами (жорсткі посилання), так база може зіпсуватися. Видаліть решту імен або вкажіть у DATABASE копію.
start-no-such-file = Файлу { $path } немає. Перевірте назву.
start-metrics-port-taken = Порт { $port } для сторінки метрик зайнятий. Укажіть у METRICS_PORT вільний або приберіть це налаштування.

start-no-database = Не можу відкрити базу даних { $path } ({ $reason }). Перевірте теку й права доступу або вкажіть у DATABASE інший файл.
start-no-such-database = { $path } — не база даних цієї програми. Укажіть у DATABASE інший файл.
start-newer-database = Базу даних { $path } записала новіша версія програми (її формат — { $version }, цій відомий { $known }). Оновіть програму; нічого не змінено.
start-wrong-token = Discord не приймає токен із DISCORD_TOKEN. Скопіюйте його ще раз зі сторінки Bot вашого застосунку на discord.com/developers.
start-no-connection = Не можу з’єднатися з Discord: { $reason }.
start-discord-trouble = Discord відповів { $reason } і не під’єднав бота. Запустіть бота знову за кілька хвилин; збої видно на discordstatus.com.
start-gateway-closed = Discord остаточно закрив з’єднання (код { $code }). Оновіть програму, а якщо не допоможе, повідомте цей код її авторам.
start-wrong-setting = Значення { $name } не підходить: { $reason }.
start-env-encoding = Файл { $path } — не текст у UTF-8. Збережіть його ще раз у кодуванні UTF-8.
start-env-unreadable = Не можу прочитати файл { $path } ({ $reason }). Перевірте права доступу.
start-port-taken = Порт { $port } для пісочниці зайнятий. Укажіть у SANDBOX_PORT вільний.
start-sandbox = DISCORD_TOKEN не задано, тому це пісочниця: ваш власний Discord, лише на цій машині.
    Відкрийте цю адресу в браузері:

    { $url }

    Почніть із /game new, між чотирма гравцями перемикайтеся через «Viewing as». Зупинити — Ctrl+C.
