### Что оператору говорят bot.py backup и restore.

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
