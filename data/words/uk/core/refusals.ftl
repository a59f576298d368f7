### Відмови, спільні для всіх команд.

refused-too-fast = { $seconds ->
    [one] Зашвидко для мене. Спробуйте ще раз за { $seconds } секунду.
    [few] Зашвидко для мене. Спробуйте ще раз за { $seconds } секунди.
   *[many] Зашвидко для мене. Спробуйте ще раз за { $seconds } секунд.
}

refused-missing-permission = Тут я не можу вести партію: мені бракує права «{ $permission ->
    [view_channel] Переглядати канал
    [send_messages] Надсилати повідомлення
    [send_messages_in_threads] Надсилати повідомлення в гілках
    [attach_files] Прикріпляти файли
    [read_message_history] Читати історію повідомлень
    [create_public_threads] Створювати публічні гілки
    [create_private_threads] Створювати приватні гілки
   *[other] { $permission }
}» у цьому каналі. Його може надати той, хто керує сервером.

refused-table-moved-on = Відтоді партія пішла вперед. Користуйтеся останнім полем, його покаже { CMD("board") }.
