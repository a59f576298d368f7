### /rules: панель, теми й те, чого не каже жодне правило окремо.

help-title-rules = ## Правила коротко: { $map }
help-page-rules = Правила коротко
help-core-r14 = Рахунок може опуститися нижче нуля.
help-core-r15 = Хто ходить першим, вирішує жереб або господар партії, і це видно до вибору квитків. Далі ходять за порядком місць.
help-core-r17 = Усі починають із 0 очок.

cmd-rules = правила
cmd-rules-desc = Правила цієї партії або мапи: що особливого, за темами
opt-rules-about = тема
opt-rules-about-desc = Слово, наприклад: тунель, джокер, кінець
opt-rules-map = мапа
opt-rules-map-desc = Правила іншої мапи

button-rules = Правила

rules-pick = Виберіть тему
rules-pick-map = Виберіть мапу
rules-which = У цьому каналі немає партії. Правила якої мапи показати?
rules-ruling = - **R{ $number }** { $text }
rules-found = ## Про слово «{ $text }»
rules-more = Докладніше – у цих темах, виберіть одну нижче.
refused-unknown-topic = Про слово «{ $text }» у цих правилах нічого немає. Схоже: { $topics }.

# Як називається кожна тема і які ще слова до неї ведуть.
rules-topic-map = Ця мапа
rules-words-map = особливості відмінності числа варіант додаток місця поле огляд
rules-topic-turn = Хід
rules-words-turn = хід ходи ходити дія дії можна
rules-topic-score = Підрахунок очок
rules-words-score = очки рахунок підрахунок перемога виграти нижче нуля
rules-topic-first = Хто починає
rules-words-first = перший почати початок порядок місця

# Чим може бути хід. Складається з того, з чим іде гра.
rules-about-turn = **Хід** – це щось одне:
rules-about-turn-laid = **Хід** складається з двох кроків:
rules-about-score = **Очки** приносять:

# Чим особлива мапа: усе з її власних чисел.
rules-map-title = ## { $map }
rules-map-variant = Варіант: **{ $variant }** · гравців: від { $least } до { $most }
rules-map-options = З додатками: { $options }
rules-map-no-options = Тут не вибрано: { $options }
rules-map-without = **Чого тут немає:** { $parts }

help-table-core-r14 = Очок може стати менше за нуль.
help-table-core-r15 = Хто ходить першим, вирішує жереб або господар партії. Далі ходять за порядком місць.
