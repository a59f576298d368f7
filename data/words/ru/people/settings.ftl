### Настройки игрока и сервера.

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
cmd-settings-show-desc = Посмотреть и изменить свои настройки, а с правом управлять сервером и настройки сервера

settings-title-person = ## Ваши настройки
    Они действуют за всеми столами, для того, что видите только вы.
settings-title-server = ## Настройки этого сервера
    Они действуют для всего, что здесь видят все.
settings-page-person = { $number ->
    [1] Мои
   *[other] Мои, страница { $number }
}
settings-page-server = { $number ->
    [1] Сервера
   *[other] Сервера, страница { $number }
}
setting-language = Язык
setting-language-about = Язык ответов и сообщений. Без выбора он такой же, как в Discord.
setting-language-auto = Как в Discord
setting-theme = Цвета картинок
setting-theme-about = Как нарисованы поле и рука.
setting-theme-light = Светлые
setting-theme-dark = Тёмные
setting-theme-contrast = Высокий контраст
setting-pictures = Картинки
setting-pictures-about = Без картинок всё, что на них есть, рассказывается текстом.
setting-pictures-on = С картинками
setting-pictures-off = Только текст
setting-preview = Просмотр хода
setting-preview-about = Перед ходом видно, что он изменит, и его нужно подтвердить.
setting-preview-on = Показывать и спрашивать
setting-preview-off = Ходить сразу
setting-plan-delay = Задержка плана
setting-plan-delay-about = Через сколько после начала вашего хода сделать то, что вы задумали заранее. За это время соперник может вернуть свой ход.
setting-plan-delay-0 = Без задержки
setting-plan-delay-count = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
