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
look-legend = Виды станций
look-last = Последняя верёвочка
look-mountains = Горы
look-base = { $base }, { $company }

alt-table = { $map }, поле сверху.
alt-string = верёвочка игрока { $company }
sketch-changed = ⚠️ Вы изменили это в другом сообщении. Вот что получилось: проверьте и подтвердите.

text-cells = Сторона клетки — 100 мм. Обозначения — по краям картинки: буквы слева направо, числа сверху вниз.

pic-read-name = Владелец и название
pic-read-points = Очки: владельцу / другим
pic-read-plate = Кто уже здесь и сколько ещё мест
