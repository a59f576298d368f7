### Відмови, спільні для всіх команд.

refused-too-fast = { $seconds ->
    [one] Для мене це зашвидко. Спробуйте ще раз за { $seconds } секунду.
    [few] Для мене це зашвидко. Спробуйте ще раз за { $seconds } секунди.
   *[many] Для мене це зашвидко. Спробуйте ще раз за { $seconds } секунд.
}

refused-missing-permission = Я не можу вести партію в цьому каналі: мені потрібен дозвіл «{ $permission ->
    [view_channel] Переглядати канал
    [send_messages] Надсилати повідомлення
    [send_messages_in_threads] Надсилати повідомлення в гілках
    [attach_files] Прикріпляти файли
    [read_message_history] Читати історію повідомлень
    [create_public_threads] Створювати публічні гілки
    [create_private_threads] Створювати приватні гілки
   *[other] { $permission }
}». Попросіть його в того, хто керує сервером.

refused-thread-locked = Не можу писати в цій гілці: її заблоковано. Попросіть модератора розблокувати її або перенесіть партію командою { CMD("game move") }.

refused-table-moved-on = Відтоді в партії вже ходили. Найновіше поле покаже { CMD("board") }.
