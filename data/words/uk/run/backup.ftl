### Що операторові кажуть bot.py backup і restore.

copy-without-name = Не вказано назву файлу копії: «python bot.py { $command } FILE».
backup-there-already = Файл { $path } уже є, а перезаписувати нічого не можна. Виберіть іншу назву.
backup-cannot-write = Не вдається записати { $path } ({ $reason }). Перевірте теку, права й вільне місце.
backup-done = Копія { $path } ціла (формат { $version }, { $size } МБ). Бережіть її так само, як токен: у ній карти гравців з поточних партій.
restore-there-already = Файл { $path } уже є. З ключем --replace його буде відкладено під іншою назвою, і нічого не зникне.
restore-no-copy = { $path } – не копія бази даних цієї програми. Виберіть файл, який зробила команда «python bot.py backup FILE»; нічого не змінено.
restore-bad-copy = Копія { $path } непридатна ({ $reason }). Виберіть іншу; нічого не змінено.
restore-done = { $path } відновлено з { $source }. Запускайте бота: він надішле все, що в цій базі ще не надіслано.
restore-aside = Те, що було там раніше, збережено як { $path }.
