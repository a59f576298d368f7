## /rules: topics and search.

cmd-rules = правила
cmd-rules-desc = Правила гри в цьому каналі: за темою або за словом
opt-rules-about = тема
opt-rules-about-desc = Тема або будь-яке слово, наприклад: тунель
rules-title = { $map }: правила
rules-how = Виберіть тему внизу або напишіть слово: { CMD("rules") } тема: тунель.
rules-found = Що правила кажуть про «{ $text }»
rules-nothing = Про «{ $text }» тут нічого немає. Перегляньте теми внизу.
rules-more = Є ще: додайте слово, щоб знайти менше.
rules-pick = Виберіть тему
button-rules = Правила

rules-topic-core = Загальне
rules-topic-market = Як беруть карти
rules-topic-routes = Як прокладають перегони
rules-topic-tickets = Квитки
rules-topic-ticket-points = Що дають квитки
rules-topic-longest-path = Найдовший шлях
rules-topic-last-turns = Останні ходи
rules-topic-passing = Пропуск ходу
rules-topic-ties = Нічия
rules-topic-ferries = Пороми
rules-topic-tunnels = Тунелі
rules-topic-stations = Станції
rules-topic-pieces = Потяги й кораблі
rules-topic-ports = Порти
rules-topic-tours = Тури
rules-topic-districts = Райони
rules-topic-table-setup = Підготовка столу
rules-topic-station-tiles = Станції на столі
rules-topic-strings = Мотузки
rules-topic-variants = Варіанти й налаштування
