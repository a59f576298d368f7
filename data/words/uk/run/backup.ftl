### Що операторові кажуть bot.py backup і restore.

copy-without-name = Укажіть назву файлу копії: «python bot.py { $command } FILE».
backup-no-database = Бази даних { $path } ще немає: її створить перший запуск бота. Якщо ваша база в іншому місці, укажіть її в DATABASE.
backup-there-already = Файл { $path } уже є, а файлів я не перезаписую. Виберіть іншу назву.
backup-cannot-write = Не можу записати { $path } ({ $reason }). Перевірте теку, права й вільне місце.
backup-done = Я скопіював базу в { $path } і перевірив копію (формат { $version }, { $size } МБ). Бережіть її, як токен: у ній карти гравців із поточних партій.
backup-postgres = { $path } — база PostgreSQL. Копію зробить команда: { $command }
restore-there-already = Файл { $path } уже є. З ключем --replace я його перейменую й нічого не видалю.
restore-no-copy = { $path } — не копія бази даних цієї програми, я нічого не змінив. Виберіть файл, створений командою «python bot.py backup FILE».
restore-bad-copy = Копія { $path } не годиться ({ $reason }), я нічого не змінив. Виберіть іншу.
restore-done = Базу { $path } відновлено з { $source }. Запустіть бота: він надішле всі ненадіслані повідомлення.
restore-aside = Попередній файл я зберіг як { $path }.
restore-postgres = { $path } — база PostgreSQL. Створіть порожню базу й відновіть у неї копію: { $command }
