## /rules: чем особенна карта, какие решения действуют, и поиск по ним.

cmd-rules = правила
cmd-rules-desc = Правила этой партии или карты: что особенного, по темам
opt-rules-about = тема
opt-rules-about-desc = Слово, например: тоннель, джокер, конец
opt-rules-map = карта
opt-rules-map-desc = Правила другой карты

button-rules = Правила
help-play-rules = { CMD("rules") } найдёт правило этой партии по слову.
help-table-play-rules = { CMD("rules") } найдёт правило этой партии по слову.

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
rules-topic-cards = Карты
rules-words-cards = карта карты взять колода сброс ряд открытые вслепую джокер локомотив тасовать рука
rules-topic-routes = Прокладка перегонов
rules-words-routes = перегон перегоны проложить платить оплата цвет серый джокер локомотив длина отрезок вагончик очки
rules-topic-twins = Двойные перегоны
rules-words-twins = двойной параллельный второй путь закрыт
rules-topic-pairs = Пары
rules-words-pairs = пара пары две
rules-topic-doubles = Двойные корабли
rules-words-doubles = двойной корабль корабли
rules-topic-ferries = Паромы
rules-words-ferries = паром паромы море локомотив
rules-topic-tunnels = Тоннели
rules-words-tunnels = тоннель туннель тоннели рыть вскрыть доплата шансы
rules-topic-stations = Станции
rules-words-stations = станция станции заём взаймы занять построить
rules-topic-tickets = Билеты
rules-words-tickets = билет билеты оставить отказаться длинный бонусный маршрут
rules-topic-tours = Туры
rules-words-tours = тур туры порядок
rules-topic-connected = Выполнение билетов
rules-words-connected = выполнить выполнен соединить сеть билет город
rules-topic-longest = Самый длинный путь
rules-words-longest = длинный путь награда бонус
rules-topic-districts = Районы
rules-words-districts = район районы бонус сеть
rules-topic-ports = Порты
rules-words-ports = порт порты гавань якорь построить
rules-topic-pieces = Вагончики и кораблики
rules-words-pieces = фишка фишки вагончик кораблик набор начало коробка
rules-topic-exchange = Обмен фишек
rules-words-exchange = обмен обменять менять фишка коробка
rules-topic-score = Подсчёт очков
rules-words-score = очки счёт подсчёт победа выиграть ниже нуля
rules-topic-end = Конец партии
rules-words-end = конец конца последний финал завершение ходы
rules-topic-passing = Пропуск хода
rules-words-passing = пропуск пропустить пас нечего
rules-topic-ties = Равные очки
rules-words-ties = ничья равные равенство поровну победа
rules-topic-first = Кто начинает
rules-words-first = первый начать начало порядок места
rules-topic-setup = Стол
rules-words-setup = подготовка река горы граница угол база хаос размеры
rules-topic-tiles = Станции
rules-words-tiles = станция станции поставить сельская стопка дополнительная виды
rules-topic-strings = Прокладка верёвки
rules-words-strings = верёвка верёвки проложить короткая длинная конечная достичь предел полная
rules-topic-crossings = Пересечения
rules-words-crossings = пересечь пересечение касание вдоль эксперт
rules-topic-visits = Очки за станции
rules-words-visits = гость посещение хозяин владелец очки база город сортировочная
rules-topic-companies = Игра вдвоём
rules-words-companies = компания компании вдвоём двое

# Чем может быть ход. Собирается из того, с чем идёт игра.
rules-about-turn = **Ход** – это что-то одно:
rules-about-turn-laid = **Ход** состоит из двух шагов:
rules-turn-market = - взять карты
rules-turn-routes = - проложить перегон
rules-turn-tickets = - взять билеты
rules-turn-stations = - построить станцию
rules-turn-ports = - построить порт
rules-turn-pieces = - обменять фишки
rules-turn-station-tiles = 1. взять станцию и поставить её (в самый первый ход игры { $firstdraw ->
    [one] { $firstdraw } станция
    [few] { $firstdraw } станции
   *[other] { $firstdraw } станций
})
rules-turn-strings = 2. проложить верёвку или не прокладывать
rules-about-twins = **Двойные перегоны** – два пути между одними и теми же городами. На этой карте их { $twins }.
rules-about-pieces-fixed = **Вагончики и кораблики.** У каждого на старте { $suggestedtrain } и { $suggestedship }, выбирать ничего не нужно: такова добавка этого стола. Остальные – ваша коробка.
rules-about-score = **Очки** приносят:
rules-score-routes = - каждый перегон, по длине: { $worth }
rules-score-ticket-points = - выполненные билеты; остальные отнимают свои очки
rules-score-tours = - туры: в указанном порядке больше, в другом меньше; невыполненные отнимают больше, чем принесли бы
rules-score-longest-path = - самый длинный путь: { $bonus }
rules-score-stations = - каждая непостроенная станция: { $unbuilt }
rules-score-ports = - порты: { $portpoints } по числу билетов, и { $portless } за каждый непостроенный
rules-score-pieces = - обмен: −{ $exchange } за фишку
rules-score-districts = - соединённые районы
rules-score-strings = - на старте { $startpoints }; станции, которых достигли ваши верёвки; каждое пересечение отнимает { $crossing } (верёвки чужой компании – { $other }); то, что чужие верёвки приносят хозяину станции или отнимают у него

# Чем особенна карта: всё из её собственных чисел.
rules-map-title = ## { $map }
rules-map-variant = Вариант: **{ $variant }** · игроков: от { $least } до { $most }
rules-map-options = С добавками: { $options }
rules-map-no-options = Здесь не выбрано: { $options }
rules-map-board = **Поле:** городов { $cities }, перегонов { $routes }, длиной от 1 до { $longest }; двойных { $twins }, серых { $gray }.
bus-rules-map-board = **Поле:** мест { $cities }, перегонов { $routes }, длиной от 1 до { $longest }; двойных { $twins }, серых { $gray }.
rules-map-cards = **Карты:** всего { $count }: цветов { $colors }, каждого по { $each }, заменяющих любой цвет { $wilds }. Открыто { $faceup }. На старте у каждого { $hand }.
rules-map-cards-typed = **Карты:** { $decks }. Джокеров { $wilds }. Из каждой колоды открыто { $faceup }.
rules-map-deck = { $deck ->
    [ship] кораблей { $count }
   *[train] вагонов { $count }
} (со знаком порта { $ports }{ $doubles ->
    [0] { "" }
   *[other] , двойных { $doubles }
})
rules-map-pieces = **Фишки:** у каждого { $pieces }. Конец наступает, когда их { $last } или меньше.
rules-map-fleet = **Фишки:** у каждого { $startpieces }, вагончиков не больше { $mosttrain }, корабликов не больше { $mostship }. Конец наступает, когда их { $last } или меньше.
rules-map-fleet-fixed = **Фишки:** у каждого { $suggestedtrain } и { $suggestedship }. Конец наступает, когда их { $last } или меньше.
rules-map-points = **Очки по длине:** { $worth }
rules-map-tickets = **Билеты:** { $count }, ценой от { $low } до { $high }{ $long ->
    [0] { "" }
   *[other] ; длинных { $long }
}. { $start } За ход берут { $draw } и оставляют не меньше { $drawkeep }.
rules-map-tours = **Туров** среди билетов: { $tours }
rules-map-ferries = **Паромов:** { $ferries }
rules-map-tunnels = **Тоннелей:** { $tunnels }, в каждом вскрывают карт: { $reveal }
rules-map-stations = **Станций** у каждого: { $stations }; непостроенная приносит { $unbuilt }
rules-map-longest-path = **Самый длинный путь:** очков { $bonus }
rules-map-districts = **Районы:** { $districts }
rules-map-district = { $district } за { $points }
rules-map-ports = **Портов** у каждого: { $ports }, городов для них: { $harbours }
rules-map-tiles = **Станций** в стопке: { $stack }. **Верёвки:** короткая { $short } мм, длинная { $long } мм; у каждой компании, коротких и длинных: { $strings }
rules-map-strings-of = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[other] { $seats } игроков
}: { $shorts } + { $longs }
rules-map-without = **Чего здесь нет:** { $parts }
