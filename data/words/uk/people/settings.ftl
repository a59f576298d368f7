### Налаштування гравця й сервера.

cmd-settings = налаштування
cmd-settings-desc = Ваші налаштування й налаштування сервера
cmd-settings-language = мова
cmd-settings-language-desc = Вибрати, якою мовою говорити з вами або з усім сервером
opt-settings-language-language = мова
opt-settings-language-language-desc = Мова моїх відповідей
opt-settings-language-server = сервер
opt-settings-language-server-desc = Для всього сервера, а не для вас; потрібен дозвіл «Керувати сервером» (за замовчуванням: ні)
choice-language-auto = Як у Discord

language-set = Відтепер я відповідаю вам українською.
language-set-server = Відтепер мої спільні повідомлення на цьому сервері будуть українською.
language-auto = Відтепер я відповідаю вам мовою вашого Discord.
language-auto-server = Відтепер мої спільні повідомлення будуть мовою сервера в Discord.

refused-needs-manage-server = Для цього потрібен дозвіл «Керувати сервером». Попросіть того, хто його має.

cmd-settings-show = показати
cmd-settings-show-desc = Переглянути й змінити свої налаштування, а з дозволом «Керувати сервером» і налаштування сервера

settings-title-person = ## Ваші налаштування
    Вони діють у всіх ваших партіях і змінюють лише те, що бачите ви.
settings-title-server = ## Налаштування цього сервера
    Вони змінюють те, що тут бачать усі.
settings-page-person = { $number ->
    [1] Мої налаштування
   *[other] Мої налаштування, с. { $number }
}
settings-page-server = { $number ->
    [1] Налаштування сервера
   *[other] Налаштування сервера, с. { $number }
}
setting-language = Мова
setting-language-about = Мова моїх відповідей і повідомлень.
setting-language-auto = Як у Discord
setting-theme = Кольори картинок
setting-theme-about = Як я малюю поле й руку.
setting-theme-light = Світлі
setting-theme-dark = Темні
setting-theme-contrast = Високий контраст
setting-pictures = Картинки
setting-pictures-about = Без картинок я описую все словами.
setting-pictures-on = Увімкнено
setting-pictures-off = Вимкнено — лише текст
setting-large = Великі картинки
setting-large-about = Поле на двох або чотирьох картинках, одна під одною, з більшими назвами. Де вони й так великі (Лондон, String Railway), картинка одна.
setting-large-off = Вимкнено — поле на одній картинці
setting-large-on = Увімкнено — поле частинами
setting-old-boards = Попередні поля
setting-old-boards-about = Що залишається від повідомлення з полем, коли з’являється нове.
setting-old-boards-line = Один рядок про хід
setting-old-boards-board = Текст і картинка
setting-preview = Попередній перегляд
setting-preview-about = Показує, що змінить хід, ще до того, як ви його підтвердите.
setting-preview-on = Увімкнено — питати перед кожним ходом
setting-preview-off = Вимкнено — ходити одразу
setting-plan-delay = Затримка плану
setting-plan-delay-about = Скільки хвилин зачекати з планом на початку вашого ходу, щоб інші ще встигли скасувати свою дію.
setting-plan-delay-0 = Без затримки
setting-plan-delay-count = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[other] { $count } хвилин
}
