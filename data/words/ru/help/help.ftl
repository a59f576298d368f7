### /help: панель и её страницы.

cmd-help = помощь
cmd-help-desc = Как здесь играть, правила коротко и подробности
help-title-variants = ## Варианты и опции: { $map }
help-title-fine = ## Подробности
help-pick = Выберите страницу
help-which = В этом канале нет партии, поэтому здесь рассказано о поле «{ $map }». Остальные поля — в { CMD("rules") }.
help-page-variants = Варианты и опции
help-page-fine = Подробности
