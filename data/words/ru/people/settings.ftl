### Настройки игрока и сервера.

cmd-settings = настройки
cmd-settings-desc = Ваши настройки и настройки сервера
cmd-settings-language = язык
cmd-settings-language-desc = Выбрать, на каком языке говорить с вами или со всем сервером
opt-settings-language-language = язык
opt-settings-language-language-desc = Язык моих ответов
opt-settings-language-server = сервер
opt-settings-language-server-desc = Для всего сервера, а не для вас; нужно право «Управлять сервером» (по умолчанию: нет)
choice-language-auto = Как в Discord

language-set = Теперь я отвечаю вам по-русски.
language-set-server = Теперь мои общие сообщения на этом сервере будут на русском.
language-auto = Теперь я отвечаю вам на языке вашего Discord.
language-auto-server = Теперь мои общие сообщения будут на языке сервера в Discord.

refused-needs-manage-server = Для этого нужно право «Управлять сервером». Попросите того, у кого оно есть.

cmd-settings-show = показать
cmd-settings-show-desc = Посмотреть и изменить свои настройки, а с правом «Управлять сервером» и настройки сервера

settings-title-person = ## Ваши настройки
    Они действуют во всех ваших партиях и меняют только то, что видите вы.
settings-title-server = ## Настройки этого сервера
    Они меняют то, что здесь видят все.
settings-page-person = { $number ->
    [1] Мои настройки
   *[other] Мои настройки, с. { $number }
}
settings-page-server = { $number ->
    [1] Настройки сервера
   *[other] Настройки сервера, с. { $number }
}
setting-language = Язык
setting-language-about = Язык моих ответов и сообщений.
setting-language-auto = Как в Discord
setting-theme = Цвета картинок
setting-theme-about = Как я рисую поле и руку.
setting-theme-light = Светлые
setting-theme-dark = Тёмные
setting-theme-contrast = Высокий контраст
setting-pictures = Картинки
setting-pictures-about = Без картинок я описываю всё словами.
setting-pictures-on = Включены
setting-pictures-off = Выключены — только текст
setting-large = Крупные картинки
setting-large-about = Поле на двух или четырёх картинках, одна под другой, с более крупными названиями. Где они и так крупные (Лондон, «Верёвочные рельсы»), картинка одна.
setting-large-off = Выключены — поле на одной картинке
setting-large-on = Включены — поле по частям
setting-old-boards = Прежние поля
setting-old-boards-about = Что остаётся от сообщения с полем, когда появляется новое.
setting-old-boards-line = Одна строка о ходе
setting-old-boards-board = Текст и картинка
setting-preview = Предпросмотр хода
setting-preview-about = Показывает заранее, что изменит ваш ход.
setting-preview-on = Включён — спрашивать перед каждым ходом
setting-preview-off = Выключен — ходить сразу
setting-plan-delay = Задержка плана
setting-plan-delay-about = Сколько ваш план ждёт после начала вашего хода, чтобы другие успели отменить свой ход.
setting-plan-delay-0 = Без задержки
setting-plan-delay-count = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
