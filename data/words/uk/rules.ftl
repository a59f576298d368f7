## /rules: чим особлива мапа, які рішення діють, і пошук за ними.

cmd-rules = правила
cmd-rules-desc = Правила цієї партії або мапи: що особливого, за темами
opt-rules-about = тема
opt-rules-about-desc = Слово, наприклад: тунель, джокер, кінець
opt-rules-map = мапа
opt-rules-map-desc = Правила іншої мапи

button-rules = Правила
help-play-rules = { CMD("rules") } знайде правило цієї партії за словом.
help-table-play-rules = { CMD("rules") } знайде правило цієї партії за словом.

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
rules-topic-cards = Карти
rules-words-cards = карта карти взяти колода скид відбій ряд відкриті наосліп джокер локомотив тасувати рука
rules-topic-routes = Прокладання перегонів
rules-words-routes = перегін перегони прокласти платити оплата колір сірий джокер локомотив довжина відрізок вагончик очки
rules-topic-twins = Подвійні перегони
rules-words-twins = подвійний паралельний друга колія закрита
rules-topic-pairs = Пари
rules-words-pairs = пара пари дві
rules-topic-doubles = Подвійні судна
rules-words-doubles = подвійне судно судна корабель
rules-topic-ferries = Пороми
rules-words-ferries = пором пороми море локомотив
rules-topic-tunnels = Тунелі
rules-words-tunnels = тунель тунелі рити відкрити доплата шанси
rules-topic-stations = Станції
rules-words-stations = станція станції позика позичити збудувати
rules-topic-tickets = Квитки
rules-words-tickets = квиток квитки залишити відмовитися довгий бонусний маршрут
rules-topic-tours = Тури
rules-words-tours = тур тури порядок
rules-topic-connected = Виконання квитків
rules-words-connected = виконати виконано з'єднати мережа квиток місто
rules-topic-longest = Найдовший шлях
rules-words-longest = найдовший довгий шлях нагорода бонус
rules-topic-districts = Райони
rules-words-districts = район райони бонус мережа
rules-topic-ports = Порти
rules-words-ports = порт порти гавань якір збудувати
rules-topic-pieces = Вагончики й кораблики
rules-words-pieces = фішка фішки вагончик кораблик набір початок коробка
rules-topic-exchange = Обмін фішок
rules-words-exchange = обмін обміняти міняти фішка коробка
rules-topic-score = Підрахунок очок
rules-words-score = очки рахунок підрахунок перемога виграти нижче нуля
rules-topic-end = Кінець партії
rules-words-end = кінець кінця останній фінал завершення ходи
rules-topic-passing = Пропуск ходу
rules-words-passing = пропуск пропустити пас нічого
rules-topic-ties = Рівні очки
rules-words-ties = нічия рівні рівність порівну перемога
rules-topic-first = Хто починає
rules-words-first = перший почати початок порядок місця
rules-topic-setup = Стіл
rules-words-setup = підготовка річка гори межа кут база хаос розміри
rules-topic-tiles = Станції
rules-words-tiles = станція станції поставити сільська стос додаткова види
rules-topic-strings = Прокладання мотузки
rules-words-strings = мотузка мотузки прокласти коротка довга кінцева досягти обмеження повна
rules-topic-crossings = Перетини
rules-words-crossings = перетнути перетин дотик уздовж експерт
rules-topic-visits = Очки за станції
rules-words-visits = гість відвідини господар власник очки база місто сортувальна
rules-topic-companies = Гра вдвох
rules-words-companies = компанія компанії вдвох двоє

# Чим може бути хід. Складається з того, з чим іде гра.
rules-about-turn = **Хід** – це щось одне:
rules-about-turn-laid = **Хід** складається з двох кроків:
rules-turn-market = - взяти карти
rules-turn-routes = - прокласти перегін
rules-turn-tickets = - взяти квитки
rules-turn-stations = - збудувати станцію
rules-turn-ports = - збудувати порт
rules-turn-pieces = - обміняти фішки
rules-turn-station-tiles = 1. взяти станцію й поставити її (найпершого ходу гри { $firstdraw ->
    [one] { $firstdraw } станція
    [few] { $firstdraw } станції
   *[other] { $firstdraw } станцій
})
rules-turn-strings = 2. прокласти мотузку або не прокладати
rules-about-twins = **Подвійні перегони** – дві колії між тими самими містами. На цій мапі їх { $twins }.
rules-about-pieces-fixed = **Вагончики й кораблики.** У кожного на старті { $suggestedtrain } і { $suggestedship }, вибирати нічого не треба: такий додаток цього столу. Решта – ваша коробка.
rules-about-score = **Очки** приносять:
rules-score-routes = - кожен перегін, за довжиною: { $worth }
rules-score-ticket-points = - виконані квитки; решта віднімає свої очки
rules-score-tours = - тури: у вказаному порядку більше, в іншому менше; невиконані віднімають більше, ніж принесли б
rules-score-longest-path = - найдовший шлях: { $bonus }
rules-score-stations = - кожна незбудована станція: { $unbuilt }
rules-score-ports = - порти: { $portpoints } за кількістю квитків, і { $portless } за кожен незбудований
rules-score-pieces = - обмін: −{ $exchange } за фішку
rules-score-districts = - з'єднані райони
rules-score-strings = - на старті { $startpoints }; станції, яких досягли ваші мотузки; кожен перетин віднімає { $crossing } (мотузки чужої компанії – { $other }); те, що чужі мотузки приносять господареві станції чи забирають у нього

# Чим особлива мапа: усе з її власних чисел.
rules-map-title = ## { $map }
rules-map-variant = Варіант: **{ $variant }** · гравців: від { $least } до { $most }
rules-map-options = З додатками: { $options }
rules-map-no-options = Тут не вибрано: { $options }
rules-map-board = **Поле:** міст { $cities }, перегонів { $routes }, завдовжки від 1 до { $longest }; подвійних { $twins }, сірих { $gray }.
bus-rules-map-board = **Поле:** місць { $cities }, перегонів { $routes }, завдовжки від 1 до { $longest }; подвійних { $twins }, сірих { $gray }.
rules-map-cards = **Карти:** усього { $count }: кольорів { $colors }, кожного по { $each }, тих, що замінюють будь-який колір, { $wilds }. Відкрито { $faceup }. На старті в кожного { $hand }.
rules-map-cards-typed = **Карти:** { $decks }. Джокерів { $wilds }. З кожної колоди відкрито { $faceup }.
rules-map-deck = { $deck ->
    [ship] суден { $count }
   *[train] вагонів { $count }
} (із символом порту { $ports }{ $doubles ->
    [0] { "" }
   *[other] , подвійних { $doubles }
})
rules-map-pieces = **Фішки:** у кожного { $pieces }. Кінець настає, коли їх { $last } або менше.
rules-map-fleet = **Фішки:** у кожного { $startpieces }, вагончиків не більше ніж { $mosttrain }, корабликів не більше ніж { $mostship }. Кінець настає, коли їх { $last } або менше.
rules-map-fleet-fixed = **Фішки:** у кожного { $suggestedtrain } і { $suggestedship }. Кінець настає, коли їх { $last } або менше.
rules-map-points = **Очки за довжиною:** { $worth }
rules-map-tickets = **Квитки:** { $count }, вартістю від { $low } до { $high }{ $long ->
    [0] { "" }
   *[other] ; довгих { $long }
}. { $start } За хід беруть { $draw } і залишають щонайменше { $drawkeep }.
rules-map-tours = **Турів** серед квитків: { $tours }
rules-map-ferries = **Поромів:** { $ferries }
rules-map-tunnels = **Тунелів:** { $tunnels }, у кожному відкривають карт: { $reveal }
rules-map-stations = **Станцій** у кожного: { $stations }; незбудована приносить { $unbuilt }
rules-map-longest-path = **Найдовший шлях:** очок { $bonus }
rules-map-districts = **Райони:** { $districts }
rules-map-district = { $district } за { $points }
rules-map-ports = **Портів** у кожного: { $ports }, міст для них: { $harbours }
rules-map-tiles = **Станцій** у стосі: { $stack }. **Мотузки:** коротка { $short } мм, довга { $long } мм; у кожної компанії, коротких і довгих: { $strings }
rules-map-strings-of = { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[other] { $seats } гравців
}: { $shorts } + { $longs }
rules-map-without = **Чого тут немає:** { $parts }
