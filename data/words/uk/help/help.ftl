### /help: панель та її сторінки.

cmd-help = допомога
cmd-help-desc = Як тут грати, правила коротко й тонкощі
help-title-variants = ## Варіанти й додатки: { $map }
help-title-fine = ## Тонкощі
help-pick = Виберіть сторінку
help-page-variants = Варіанти й додатки
help-page-fine = Тонкощі
