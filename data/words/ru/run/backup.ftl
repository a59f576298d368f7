### Что оператору говорят bot.py backup, restore и copy-database.

copy-without-name = Укажите имя файла копии: «python bot.py { $command } FILE».
backup-no-database = Базы данных { $path } ещё нет: её создаст первый запуск бота. Если ваша база в другом месте, укажите её в DATABASE.
backup-there-already = Файл { $path } уже есть, а файлы я не перезаписываю. Выберите другое имя.
backup-cannot-write = Не могу записать { $path } ({ $reason }). Проверьте папку, права и свободное место.
backup-done = Я скопировал базу в { $path } и проверил копию (формат { $version }, { $size } МБ). Берегите её, как токен: в ней карты игроков идущих партий.
backup-postgres = { $path } — база PostgreSQL. Копию сделает команда: { $command }
restore-there-already = Файл { $path } уже есть. С ключом --replace я его переименую и ничего не удалю.
restore-no-copy = { $path } — не копия базы данных этой программы, я ничего не изменил. Выберите файл, созданный командой «python bot.py backup FILE».
restore-bad-copy = Копия { $path } не годится ({ $reason }), я ничего не изменил. Выберите другую.
restore-done = База { $path } восстановлена из { $source }. Запустите бота: он отправит все неотправленные сообщения.
restore-aside = Прежний файл я сохранил как { $path }.
restore-postgres = { $path } — база PostgreSQL. Создайте пустую базу и восстановите в неё копию: { $command }

# copy-database

copy-database-done = Я скопировал { $source } в { $path } и сверил все строки. Партий: { $games }, строк: { $rows }.
copy-database-next = Теперь запустите бота с копией: { $command }
copy-database-key = Скопируйте ключ { $path } на каждую машину, где работает бот.
copy-database-password = Добавьте в адрес пароль: я его не показываю.
copy-database-not-empty = В { $path } уже есть данные, я ничего не скопировал. Укажите пустую базу или новый файл.
copy-database-running = С базой { $path } работает бот. Остановите все его процессы и повторите.
copy-database-not-ours = { $path } — не база данных этой программы, я ничего не скопировал. Укажите другую.
copy-database-older = У базы { $path } старый формат { $version }, а я копирую только { $known }. Запустите с ней бота, остановите и повторите.
copy-database-other-key = В { $path } ключ другой базы, а ключи я не перезаписываю. Перенесите этот файл и повторите.
copy-database-row-refused = База { $path } не приняла строку таблицы { $table } ({ $reason }), я ничего не скопировал. Сообщите об этом авторам.
copy-database-differs = Копия отличается от оригинала: { $row }. Я ничего не скопировал. Повторите, а если не поможет, сообщите авторам.
