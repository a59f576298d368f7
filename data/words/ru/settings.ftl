## Настройки игрока и сервера.

cmd-settings = настройки
cmd-settings-desc = Ваши настройки и настройки сервера
cmd-settings-language = язык
cmd-settings-language-desc = На каком языке говорить с вами или со всем сервером
opt-settings-language-language = язык
opt-settings-language-language-desc = Язык
opt-settings-language-server = сервер
opt-settings-language-server-desc = Сменить язык общих сообщений на этом сервере (нужно право управлять сервером)
choice-language-auto = Как в Discord

language-set = Теперь я отвечаю вам по-русски.
language-set-server = Теперь общие сообщения на этом сервере будут на русском.
language-auto = Теперь я отвечаю вам на языке вашего Discord.
language-auto-server = Теперь общие сообщения будут на том языке, который выбран для сервера в Discord.

refused-needs-manage-server = Настройки сервера меняет только тот, кому разрешено им управлять.
