### Поле з мотузками та станціями: повідомлення й панелі.

button-look = Роздивитися поле
button-confirm = Підтвердити
button-step = { $mm } мм
button-zoom = { $now ->
    [close] Усе поле
   *[whole] Наблизити
}

own-title = Ваша мережа
look-pick = Роздивитися ближче
look-all = Усе поле
look-legend = Види станцій
look-last = Остання мотузка
look-mountains = Гори
look-base = { $base }, { $company }

alt-table = { $map }, поле згори.
alt-string = мотузка гравця { $company }
sketch-changed = ⚠️ Ви змінили це в іншому повідомленні. Ось що вийшло: перевірте й підтвердьте.

text-cells = Ширина клітинки — 100 мм. Її назва — на краях картинки: літера зліва направо, число згори вниз.

pic-read-name = Власник і назва
pic-read-points = Очки: власникові / іншим
pic-read-plate = Хто вже тут і скільки ще місць
