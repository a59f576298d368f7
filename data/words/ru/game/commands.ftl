### Команды /game.

opt-game-new-clock = часы
opt-game-new-clock-desc = Сколько у каждого времени; если не указать, партия ждёт сколько угодно
opt-game-new-late = просрочка
opt-game-new-late-desc = Что будет, когда у кого-то выйдет время; если не указать, решит стол

cmd-game = партия
cmd-game-desc = Открыть партию в этом канале, войти в неё, начать или закончить
cmd-game-new = новая
cmd-game-new-desc = Открыть в этом канале партию, чтобы к ней присоединились другие
opt-game-new-map = карта
opt-game-new-map-desc = На какой карте играть
opt-game-new-variant = вариант
opt-game-new-variant-desc = По каким правилам играть
opt-game-new-seats = места
opt-game-new-seats-desc = Когда наберётся столько игроков, партия начнётся сама
opt-game-new-first = первый
opt-game-new-first-desc = Кто ходит первым; если не указать, решит жребий
opt-game-new-options = добавки
opt-game-new-options-desc = С чем ещё играть, если карта что-то предлагает
cmd-game-join = войти
cmd-game-join-desc = Занять место в партии этого канала
opt-game-join-color = цвет
opt-game-join-color-desc = Цвет ваших вагончиков
cmd-game-leave = выйти
cmd-game-leave-desc = Уступить своё место; в начатой партии доиграет компьютер или другой человек
cmd-game-color = цвет
cmd-game-color-desc = Выбрать другой цвет, пока партия не началась
opt-game-color-color = цвет
opt-game-color-color-desc = Цвет ваших вагончиков
cmd-game-start = начать
cmd-game-start-desc = Начать с теми, кто уже за столом (только для хозяина партии)
cmd-game-cancel = отменить
cmd-game-cancel-desc = Закончить партию этого канала для всех (хозяин или модератор)
cmd-game-rematch = реванш
cmd-game-rematch-desc = Открыть новую партию в том же составе и на тех же условиях
