### Отказы, общие для всех команд.

refused-too-fast = { $seconds ->
    [one] Слишком быстро для меня. Попробуйте снова через { $seconds } секунду.
    [few] Слишком быстро для меня. Попробуйте снова через { $seconds } секунды.
   *[many] Слишком быстро для меня. Попробуйте снова через { $seconds } секунд.
}

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

refused-table-moved-on = Партия с тех пор ушла вперёд. Пользуйтесь последним полем, его покажет { CMD("board") }.
