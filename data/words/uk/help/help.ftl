### /help: панель та її сторінки.

cmd-help = допомога
cmd-help-desc = Як тут грати, правила коротко й подробиці
help-title-variants = ## Варіанти й опції: { $map }
help-title-fine = ## Подробиці
help-pick = Виберіть сторінку
help-which = У цьому каналі немає партії, тому тут ідеться про мапу «{ $map }». Решта мап — у { CMD("rules") }.
help-page-variants = Варіанти й опції
help-page-fine = Подробиці
