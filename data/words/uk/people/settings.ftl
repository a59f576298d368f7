### Налаштування гравця й сервера.

cmd-settings = налаштування
cmd-settings-desc = Ваші налаштування й налаштування сервера
cmd-settings-language = мова
cmd-settings-language-desc = Якою мовою говорити з вами або з усім сервером
opt-settings-language-language = мова
opt-settings-language-language-desc = Мова
opt-settings-language-server = сервер
opt-settings-language-server-desc = Змінити мову спільних повідомлень на цьому сервері (потрібне право керувати сервером)
choice-language-auto = Як у Discord

language-set = Відтепер я відповідаю вам українською.
language-set-server = Відтепер спільні повідомлення на цьому сервері будуть українською.
language-auto = Відтепер я відповідаю вам мовою вашого Discord.
language-auto-server = Відтепер спільні повідомлення будуть тією мовою, яку обрано для сервера в Discord.

refused-needs-manage-server = Налаштування сервера змінює лише той, кому дозволено ним керувати.

cmd-settings-show = показати
cmd-settings-show-desc = Переглянути й змінити свої налаштування, а з правом керувати сервером і налаштування сервера

settings-title-person = ## Ваші налаштування
    Вони діють за всіма столами, для того, що бачите лише ви.
settings-title-server = ## Налаштування цього сервера
    Вони діють для всього, що тут бачать усі.
settings-page-person = { $number ->
    [1] Мої
   *[other] Мої, сторінка { $number }
}
settings-page-server = { $number ->
    [1] Сервера
   *[other] Сервера, сторінка { $number }
}
setting-language = Мова
setting-language-about = Мова відповідей і повідомлень. Без вибору вона така сама, як у Discord.
setting-language-auto = Як у Discord
setting-theme = Кольори картинок
setting-theme-about = Як намальовано поле й руку.
setting-theme-light = Світлі
setting-theme-dark = Темні
setting-theme-contrast = Високий контраст
setting-pictures = Картинки
setting-pictures-about = Без картинок усе, що на них є, розповідається текстом.
setting-pictures-on = З картинками
setting-pictures-off = Лише текст
setting-preview = Перегляд ходу
setting-preview-about = Перед ходом видно, що він змінить, і його треба підтвердити.
setting-preview-on = Показувати й питати
setting-preview-off = Ходити одразу
setting-plan-delay = Затримка плану
setting-plan-delay-about = Через скільки після початку вашого ходу зробити те, що ви задумали заздалегідь. За цей час суперник може повернути свій хід.
setting-plan-delay-0 = Без затримки
setting-plan-delay-count = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[other] { $count } хвилин
}
