## Що бот каже про себе.

apology = Вибачте, у мене щось зламалося; я записав, що саме. Партія ціла, спробуйте ще раз.

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
