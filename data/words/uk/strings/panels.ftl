### Стіл із мотузками та станціями: повідомлення й панелі.

button-look = Стіл
button-confirm = Підтвердити
button-step = { $mm } мм
button-zoom = { $now ->
    [close] Увесь стіл
   *[whole] Ближче
}

own-title = Ваш стіл
look-pick = Роздивитися ближче
look-all = Увесь стіл
look-last = Остання мотузка
look-mountains = Гори
look-base = { $base }, { $company }

alt-table = { $map }, стіл згори.
sketch-changed = ⚠️ Ви змінили це в іншому повідомленні. Ось як стало: подивіться й підтвердьте.

text-cells = Клітинку завширшки 100 мм названо так само, як на краях картинки: літера зліва направо, число згори вниз.
