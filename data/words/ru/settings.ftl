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

cmd-settings-show = показать
cmd-settings-show-desc = Все ваши настройки на одной странице: посмотреть и изменить
settings-title-person = Ваши настройки
settings-title-server = Настройки этого сервера
button-settings-server = Настройки сервера
button-settings-person = Мои настройки
setting-language = Язык
setting-language-auto = Как в Discord
setting-theme = Цвета картинок
setting-theme-light = Светлые
setting-theme-dark = Тёмные
setting-theme-contrast = Контрастные
setting-pictures = Картинки
setting-pictures-on = С картинками
setting-pictures-off = Только словами
setting-preview = Перед ходом
setting-preview-on = Показать, что изменится, и переспросить
setting-preview-off = Ходить сразу
setting-plan-delay = Задуманный ход делается
setting-plan-delay-0 = как только очередь дойдёт до вас
setting-plan-delay-2 = через 2 минуты
setting-plan-delay-5 = через 5 минут
setting-plan-delay-15 = через 15 минут
setting-plan-delay-60 = через час
