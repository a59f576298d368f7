## Налаштування гравця й сервера.

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
cmd-settings-show-desc = Усі ваші налаштування на одній сторінці: переглянути й змінити
settings-title-person = Ваші налаштування
settings-title-server = Налаштування цього сервера
button-settings-server = Налаштування сервера
button-settings-person = Мої налаштування
setting-language = Мова
setting-language-auto = Як у Discord
setting-theme = Кольори малюнків
setting-theme-light = Світлі
setting-theme-dark = Темні
setting-theme-contrast = Контрастні
setting-pictures = Малюнки
setting-pictures-on = З малюнками
setting-pictures-off = Лише словами
setting-preview = Перед ходом
setting-preview-on = Показати, що зміниться, і перепитати
setting-preview-off = Ходити одразу
setting-plan-delay = Задуманий хід робиться
setting-plan-delay-0 = щойно черга дійде до вас
setting-plan-delay-2 = через 2 хвилини
setting-plan-delay-5 = через 5 хвилин
setting-plan-delay-15 = через 15 хвилин
setting-plan-delay-60 = через годину
