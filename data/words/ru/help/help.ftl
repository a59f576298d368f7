### /help: панель и её страницы.

cmd-help = помощь
cmd-help-desc = Как здесь играть, правила коротко и тонкости
help-title-variants = ## Варианты и добавки: { $map }
help-title-fine = ## Тонкости
help-pick = Выберите страницу
help-page-variants = Варианты и добавки
help-page-fine = Тонкости
