### Отказы, общие для всех команд.

refused-too-fast = { $seconds ->
    [one] Для меня это слишком быстро. Попробуйте снова через { $seconds } секунду.
    [few] Для меня это слишком быстро. Попробуйте снова через { $seconds } секунды.
   *[many] Для меня это слишком быстро. Попробуйте снова через { $seconds } секунд.
}

refused-missing-permission = Я не могу вести партию в этом канале: мне нужно право «{ $permission ->
    [view_channel] Просматривать канал
    [send_messages] Отправлять сообщения
    [send_messages_in_threads] Отправлять сообщения в ветках
    [attach_files] Прикреплять файлы
    [read_message_history] Читать историю сообщений
    [create_public_threads] Создавать публичные ветки
    [create_private_threads] Создавать приватные ветки
   *[other] { $permission }
}». Попросите его у того, кто управляет сервером.

refused-table-moved-on = Партия уже ушла вперёд. Пользуйтесь последним полем, его покажет { CMD("board") }.
