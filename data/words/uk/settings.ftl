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
