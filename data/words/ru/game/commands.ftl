### Команды /game.

opt-game-new-clock = таймер
opt-game-new-clock-desc = Время каждого игрока (по умолчанию: без ограничений)
opt-game-new-late = просрочка
opt-game-new-late-desc = Что будет, когда у игрока выйдет время (по умолчанию: остальные голосуют)

cmd-game = партия
cmd-game-desc = Открыть партию в этом канале, войти в неё, начать или отменить
cmd-game-new = новая
cmd-game-new-desc = Открыть в этом канале партию, чтобы к ней присоединились другие
opt-game-new-map = поле
opt-game-new-map-desc = Поле, на котором хотите играть
opt-game-new-variant = вариант
opt-game-new-variant-desc = Вариант правил (по умолчанию: первый в списке)
opt-game-new-seats = места
opt-game-new-seats-desc = Число мест; когда все займут, партия начнётся (по умолчанию: сколько позволяет поле)
opt-game-new-first = первый
opt-game-new-first-desc = Кто ходит первым (по умолчанию: решает жребий)
opt-game-new-options = опции
opt-game-new-options-desc = Опции правил на этом поле (по умолчанию: без них)
cmd-game-join = войти
cmd-game-join-desc = Занять место в партии этого канала
opt-game-join-color = цвет
opt-game-join-color-desc = Ваш цвет (по умолчанию: первый свободный)
cmd-game-leave = выйти
cmd-game-leave-desc = Уйти со своего места; в начатой партии можно выбрать, кто доиграет
cmd-game-color = цвет
cmd-game-color-desc = Сменить цвет, пока партия не началась
opt-game-color-color = цвет
opt-game-color-color-desc = Ваш новый цвет
cmd-game-start = начать
cmd-game-start-desc = Начать с теми, кто уже вошёл (только организатор)
cmd-game-cancel = отменить
cmd-game-cancel-desc = Отменить партию этого канала; если она идёт, нужно согласие остальных
cmd-game-rematch = реванш
cmd-game-rematch-desc = Пригласить тех же игроков на новую партию с теми же опциями
