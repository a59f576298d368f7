### Що змінить хід: показується до натискання, яким його роблять.

preview-cards = Ви платите: { $cards }. Лишиться на руках: { $left }.
preview-points = { $sign ->
    [fewer] { $points ->
        [one] Ви втрачаєте { $points } очко
        [few] Ви втрачаєте { $points } очки
       *[other] Ви втрачаєте { $points } очок
    }
   *[more] { $points ->
        [one] Ви отримуєте { $points } очко
        [few] Ви отримуєте { $points } очки
       *[other] Ви отримуєте { $points } очок
    }
}, разом буде { $total }.
confirm-final = **Скасувати це не можна.**
confirm-undo = -# Це можна скасувати, доки ніхто інший нічого не зробив.
