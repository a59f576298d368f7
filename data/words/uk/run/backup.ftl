### Що операторові кажуть bot.py backup, restore і copy-database.

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

# copy-database

copy-database-done = Я скопіював { $source } у { $path } і звірив усі рядки. Партій: { $games }, рядків: { $rows }.
copy-database-next = Тепер запустіть бота з копією: { $command }
copy-database-key = Скопіюйте ключ { $path } на кожну машину, де працює бот.
copy-database-new-key = Ключа { $path } не було, я створив новий. Якщо є старий, покладіть його туди й скопіюйте ще раз: за ним бот упізнає тих, хто видалив свої дані.
copy-database-password = Додайте в адресу пароль: я його не показую.
copy-database-not-empty = У { $path } вже є дані, я нічого не скопіював. Укажіть порожню базу або новий файл.
copy-database-running = З базою { $path } працює бот. Зупиніть усі його процеси й повторіть.
copy-database-not-ours = { $path } — не база даних цієї програми, я нічого не скопіював. Укажіть іншу.
copy-database-older = База { $path } має старий формат { $version }, а я копіюю лише { $known }. Запустіть із нею бота, зупиніть і повторіть.
copy-database-other-key = У { $path } ключ іншої бази, а ключів я не перезаписую. Перенесіть цей файл і повторіть.
copy-database-row-refused = База { $path } не прийняла рядка таблиці { $table } ({ $reason }), я нічого не скопіював. Повідомте про це авторів.
copy-database-differs = Копія відрізняється від оригіналу: { $row }. Я нічого не скопіював. Повторіть, а якщо не допоможе, повідомте авторів.
