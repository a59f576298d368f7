## Сбор игроков на партию.

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

lobby-title = { $map }, { $variant }
lobby-options = Добавки: { $options }
lobby-host = { $host } открывает партию. Чтобы занять место, нажмите «Войти».
lobby-free = { $free ->
    [0] Все места заняты.
    [one] Свободно { $free } место. Когда все места займут, партия начнётся; хозяин может начать и раньше.
    [few] Свободно { $free } места. Когда все места займут, партия начнётся; хозяин может начать и раньше.
   *[other] Свободно { $free } мест. Когда все места займут, партия начнётся; хозяин может начать и раньше.
}
lobby-ready = Все места заняты. Ждём, когда { $host } нажмёт «Начать».
lobby-first-drawn = Кто ходит первым, решит жребий.
lobby-first-named = Первый ход: { $first }.
lobby-started = Партия началась.
lobby-cancelled = Эта партия отменена.
lobby-color-pick = Выберите свой цвет

button-join = Войти
button-leave = Выйти
button-start = Начать
button-thread = Открыть ветку для другой партии
button-cancel = Закончить партию для всех

done-join = Вы в игре. Ваш цвет: { $color }.
done-leave = Вы вышли из партии.
done-color = Теперь ваш цвет: { $color }.
done-start = Партия начинается.
done-cancel = Партия отменена.
done-thread = Ваша партия открыта здесь: { $thread }.
cancel-sure = Партия идёт. Точно закончить её для всех? Вернуть её будет нельзя.
cancelled-by = Партию досрочно заканчивает { $player }.
thread-name = { $map }: { $host }

hand-refused = { $people }: Discord не даёт мне писать вам лично. Эта кнопка покажет ваши карты и билеты, и только вам.

refused-game-running = В этом канале уже идёт партия, а больше одной в канале не бывает. Для другой можно открыть ветку.
refused-lobby-open = В этом канале уже открыта партия: войдите в неё или откройте ветку для другой.
refused-game-full = { $limit ->
    [one] Единственное место занято, остаётся только смотреть.
    [few] Все { $limit } места заняты, остаётся только смотреть.
   *[other] Все { $limit } мест заняты, остаётся только смотреть.
}
refused-already-seated = Вы уже сидите за этим столом.
refused-color-taken = Этим цветом уже кто-то играет. Выберите другой.
refused-not-host = Это может сделать только хозяин партии.
refused-too-few-players = { $needed ->
    [one] Нужен хотя бы { $needed } игрок, а пока набралось { $seated }. Подождите остальных.
    [few] Нужно хотя бы { $needed } игрока, а пока набралось { $seated }. Подождите остальных.
   *[other] Нужно хотя бы { $needed } игроков, а пока набралось { $seated }. Подождите остальных.
}
refused-already-started = Партия уже началась: войти, сменить цвет, добавить или убрать компьютер больше нельзя.
refused-unknown-map = Карты «{ $map }» нет. Выберите из списка, который появляется при вводе.
refused-unknown-variant = На этой карте нет варианта «{ $variant }». Выберите из списка, который появляется при вводе.
refused-unknown-option = На этой карте нет добавки «{ $text }». Выберите из списка, который появляется при вводе.
refused-wrong-seats = В эту игру играют от { $least } до { $most } человек.
refused-unknown-color = Такого цвета нет. Выберите из списка, который появляется при вводе.
refused-only-in-servers = Партии идут в каналах серверов. Используйте эту команду там.
refused-no-threads-here = Здесь нельзя открыть ветку. Попробуйте в другом канале.
refused-missing-permission = Здесь я не могу вести партию: мне не хватает права «{ $permission ->
    [view_channel] Просматривать канал
    [send_messages] Отправлять сообщения
    [send_messages_in_threads] Отправлять сообщения в ветках
    [attach_files] Прикреплять файлы
    [read_message_history] Читать историю сообщений
    [create_public_threads] Создавать публичные ветки
    [create_private_threads] Создавать приватные ветки
   *[other] { $permission }
}» в этом канале. Его может дать тот, кто управляет сервером.
