### Что изменит ход: показывается до нажатия, которым он делается.

preview-cards = Вы платите: { $cards }. Останется на руках: { $left }.
preview-points = { $sign ->
    [fewer] { $points ->
        [one] Вы теряете { $points } очко
        [few] Вы теряете { $points } очка
       *[other] Вы теряете { $points } очков
    }
   *[more] { $points ->
        [one] Вы получаете { $points } очко
        [few] Вы получаете { $points } очка
       *[other] Вы получаете { $points } очков
    }
}, всего будет { $total }.
confirm-final = **Отменить это нельзя.**
confirm-undo = -# Это можно отменить, пока никто другой ничего не сделал.
