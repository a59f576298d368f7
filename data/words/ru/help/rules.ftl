### /rules: панель, темы и то, чего не говорит ни одно правило отдельно.

help-title-rules = ## Правила коротко: { $map }
help-page-rules = Правила коротко
help-core-r14 = Счёт может уйти ниже нуля.
help-core-r15 = Кто ходит первым, решает жребий или хозяин партии, и это видно до выбора билетов. Дальше ходят по порядку мест.
help-core-r17 = Все начинают с 0 очков.

cmd-rules = правила
cmd-rules-desc = Правила этой партии или карты: что особенного, по темам
opt-rules-about = тема
opt-rules-about-desc = Слово, например: тоннель, джокер, конец
opt-rules-map = карта
opt-rules-map-desc = Правила другой карты

button-rules = Правила

rules-pick = Выберите тему
rules-pick-map = Выберите карту
rules-which = В этом канале нет партии. Правила какой карты показать?
rules-ruling = - **R{ $number }** { $text }
rules-found = ## О слове «{ $text }»
rules-more = Подробнее – в этих темах, выберите одну ниже.
refused-unknown-topic = О слове «{ $text }» в этих правилах ничего нет. Похожее: { $topics }.

# Как называется каждая тема и какие ещё слова к ней ведут.
rules-topic-map = Эта карта
rules-words-map = особенности отличия числа вариант добавка места поле обзор
rules-topic-turn = Ход
rules-words-turn = ход ходы ходить действие действия можно
rules-topic-score = Подсчёт очков
rules-words-score = очки счёт подсчёт победа выиграть ниже нуля
rules-topic-first = Кто начинает
rules-words-first = первый начать начало порядок места

# Чем может быть ход. Собирается из того, с чем идёт игра.
rules-about-turn = **Ход** – это что-то одно:
rules-about-turn-laid = **Ход** состоит из двух шагов:
rules-about-score = **Очки** приносят:

# Чем особенна карта: всё из её собственных чисел.
rules-map-title = ## { $map }
rules-map-variant = Вариант: **{ $variant }** · игроков: от { $least } до { $most }
rules-map-options = С добавками: { $options }
rules-map-no-options = Здесь не выбрано: { $options }
rules-map-without = **Чего здесь нет:** { $parts }

help-table-core-r14 = Очков может стать меньше нуля.
help-table-core-r15 = Кто ходит первым, решает жребий или хозяин партии. Дальше ходят по порядку мест.
