## /rules: topics and search.

cmd-rules = правила
cmd-rules-desc = Правила игры в этом канале: по теме или по слову
opt-rules-about = тема
opt-rules-about-desc = Тема или любое слово, например: тоннель
rules-title = { $map }: правила
rules-how = Выберите тему внизу или напишите слово: { CMD("rules") } тема: тоннель.
rules-found = Что правила говорят о «{ $text }»
rules-nothing = О «{ $text }» здесь ничего нет. Посмотрите темы внизу.
rules-more = Есть и ещё: добавьте слово, чтобы найти меньше.
rules-pick = Выберите тему
button-rules = Правила

rules-topic-core = Общее
rules-topic-market = Как берут карты
rules-topic-routes = Как прокладывают перегоны
rules-topic-tickets = Билеты
rules-topic-ticket-points = Что приносят билеты
rules-topic-longest-path = Самый длинный путь
rules-topic-last-turns = Последние ходы
rules-topic-passing = Пропуск хода
rules-topic-ties = Ничья
rules-topic-ferries = Паромы
rules-topic-tunnels = Тоннели
rules-topic-stations = Станции
rules-topic-pieces = Поезда и корабли
rules-topic-ports = Порты
rules-topic-tours = Туры
rules-topic-districts = Районы
rules-topic-table-setup = Подготовка стола
rules-topic-station-tiles = Станции на столе
rules-topic-strings = Верёвки
rules-topic-variants = Варианты и настройки
