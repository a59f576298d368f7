### Стол с верёвками и станциями: сообщения и панели.

button-look = Стол
button-confirm = Подтвердить
button-step = { $mm } мм
button-zoom = { $now ->
    [close] Весь стол
   *[whole] Ближе
}

own-title = Ваш стол
look-pick = Рассмотреть ближе
look-all = Весь стол
look-last = Последняя верёвка
look-mountains = Горы
look-base = { $base }, { $company }

alt-table = { $map }, стол сверху.
sketch-changed = ⚠️ Вы изменили это в другом сообщении. Вот как стало: посмотрите и подтвердите.

text-cells = Клетка шириной 100 мм названа так же, как по краям картинки: буква слева направо, число сверху вниз.
