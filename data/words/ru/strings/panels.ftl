### Поле с верёвочками и станциями: сообщения и панели.

button-look = Рассмотреть поле
button-confirm = Подтвердить
button-step = { $mm } мм
button-zoom = { $now ->
    [close] Всё поле
   *[whole] Приблизить
}

own-title = Ваша сеть
look-pick = Рассмотреть ближе
look-all = Всё поле
look-last = Последняя верёвочка
look-mountains = Горы
look-base = { $base }, { $company }

alt-table = { $map }, поле сверху.
sketch-changed = ⚠️ Вы изменили это в другом сообщении. Вот что получилось: проверьте и подтвердите.

text-cells = Ширина клетки — 100 мм. Её имя — на краях картинки: буква слева направо, число сверху вниз.
