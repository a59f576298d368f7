### Оплата: вибір за кроками й чому вона не годиться.

button-other-cards = Змінити карти

refused-unknown-card = Карти «{ $card }» немає. Укажіть колір, «локомотив» або «колода».
decks-refused-unknown-card = Карти «{ $card }» немає. Укажіть колір і вид, наприклад «червоне судно», або «джокер».
bus-refused-unknown-card = Карти «{ $card }» немає. Укажіть колір, «автобус» або «колода».
refused-payment-count = { $offered ->
    [0] Це коштує { $needed ->
        [one] { $needed } карту
        [few] { $needed } карти
       *[other] { $needed } карт
    }, а потрібних карт у вас немає. Спершу візьміть ще карти.
   *[other] Це коштує { $needed ->
        [one] { $needed } карту
        [few] { $needed } карти
       *[other] { $needed } карт
    }, а ви вибрали { $offered }. Виберіть рівно { $needed }.
}
refused-payment-mixed = Кольори змішувати не можна. Платіть картами одного кольору, до них можна додати локомотиви.
special-refused-payment-mixed = Кольори змішувати не можна. Платіть картами одного кольору; локомотиви підходять на поромах і в тунелях.
bus-refused-payment-mixed = Кольори змішувати не можна. Платіть картами одного кольору, до них можна додати автобуси.
refused-payment-color = Тут потрібна інша карта: { $needed }, а не { $offered }. Локомотиви теж підійдуть.
special-refused-payment-color = Тут потрібна інша карта: { $needed }, а не { $offered }.
bus-refused-payment-color = Тут потрібна інша карта: { $needed }, а не { $offered }. Автобуси теж підійдуть.
refused-not-in-hand = Ви вибрали «{ $card }» × { $offered }, а на руках { $held }. Вибирайте лише зі своїх карт.
refused-too-few-locomotives = Для цієї ділянки треба щонайменше { $needed ->
    [one] { $needed } локомотив
    [few] { $needed } локомотиви
   *[other] { $needed } локомотивів
}, а ви вибрали { $offered }. Замініть частину карт локомотивами.
refused-no-such-answer = Такого варіанта вже немає. Виберіть оплату ще раз.
refused-fare-kind = { $kind ->
    [ship] Це морська ділянка. Платіть картами суден і джокерами; { $card } не підійде.
   *[train] Це залізнична ділянка. Платіть картами вагонів і джокерами; { $card } не підійде.
}
refused-fare-color = За цю ділянку платять { $color ->
    [purple] фіолетовими
    [yellow] жовтими
    [green] зеленими
    [red] червоними
    [black] чорними
   *[white] білими
} картами й джокерами; { $card } не підійде.
refused-fare-short = { $offered ->
    [0] На цій ділянці { $needed ->
        [one] { $needed } комірка
        [few] { $needed } комірки
       *[other] { $needed } комірок
    }, а потрібних карт у вас немає. Спершу візьміть ще карти.
   *[other] На цій ділянці { $needed ->
        [one] { $needed } комірка
        [few] { $needed } комірки
       *[other] { $needed } комірок
    }, а цих карт вистачить на { $offered }. Додайте карти того самого кольору або джокери.
}
refused-fare-surplus = На цій ділянці { $needed ->
    [one] { $needed } комірка
    [few] { $needed } комірки
   *[other] { $needed } комірок
}, а цих карт вистачить на { $offered }. Приберіть зайву карту.
refused-pair-count = { $offered ->
    [0] Ця ділянка коштує { $needed ->
        [few] { $needed } карти
       *[other] { $needed } карт
    } одноколірними парами, а потрібних у вас немає. Спершу візьміть ще карти.
   *[other] Ця ділянка коштує { $needed ->
        [few] { $needed } карти
       *[other] { $needed } карт
    } одноколірними парами, а ви вибрали { $offered }. Виберіть рівно { $needed }.
}
refused-pair-wilds = Джокером може бути лише одна карта з пари. Джокерів може бути щонайбільше { $most }, а ви вказали { $offered }.
refused-pair-unmatched = Без пари { $single ->
    [one] лишилася { $single } карта
    [few] лишилися { $single } карти
   *[other] лишилося { $single } карт
}, а джокерів ви додали { $wilds ->
    [0] 0
   *[other] { $wilds }
}. У парі потрібні дві карти одного кольору або карта з джокером.

step-color = Яким кольором платите?
step-wilds = Скільки джокерів віддасте?
step-doubles = Скільки подвійних суден віддасте?
step-signs = Скільки карт із символом порту віддасте?
step-signs-of = { $color ->
    [purple] Фіолетові
    [yellow] Жовті
    [green] Зелені
    [red] Червоні
    [black] Чорні
   *[white] Білі
} карти: скільки з них із символом порту?
step-deck = { $deck ->
    [ship] Скільки карт суден віддасте?
   *[train] Скільки карт вагонів віддасте?
}
step-pair = Пара { $number } з { $count }: які карти?
step-pick = Виберіть
step-so-far = Уже вибрано: { $cards }.
step-pair-plain = дві { $color ->
    [purple] фіолетові
    [yellow] жовті
    [green] зелені
    [red] червоні
    [black] чорні
   *[white] білі
}
step-pair-wild = { $color ->
    [purple] фіолетова
    [yellow] жовта
    [green] зелена
    [red] червона
    [black] чорна
   *[white] біла
} та джокер
step-only-wilds = лише джокери

# A list of cities with these first letters, where there are too many for one list.
works-part = Міста: { $letters }
