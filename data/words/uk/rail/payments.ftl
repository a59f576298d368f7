### Оплата: вибір за кроками й чому вона не годиться.

button-other-cards = Інші карти

refused-unknown-card = Карти «{ $card }» не буває. Назвіть колір, «локомотив» або «колода».
decks-refused-unknown-card = Карти «{ $card }» немає. Назвіть колір і що на ній, вагон чи судно, наприклад «червоне судно», або напишіть «джокер».
bus-refused-unknown-card = Карти «{ $card }» не буває. Назвіть колір, «автобус» або «колода».
refused-payment-count = { $offered ->
    [0] Це коштує { $needed ->
        [one] { $needed } карту
        [few] { $needed } карти
       *[other] { $needed } карт
    }, а відповідного набору у вас на руках немає.
   *[other] Це коштує { $needed ->
        [one] { $needed } карту
        [few] { $needed } карти
       *[other] { $needed } карт
    }, а запропоновано { $offered }. Треба рівно стільки.
}
refused-payment-mixed = Платіть картами одного кольору. Додавати до них можна лише локомотиви.
bus-refused-payment-mixed = Платіть картами одного кольору. Додавати до них можна лише карти автобуса.
refused-payment-color = Тут платять іншим кольором. Потрібний: { $needed } (і локомотиви), а запропоновано: { $offered }.
bus-refused-payment-color = Тут платять іншим кольором. Потрібний: { $needed } (і карти автобуса), а запропоновано: { $offered }.
refused-not-in-hand = Ви запропонували «{ $card }» × { $offered }, а на руках { $held }. Пропонуйте лише те, що є.
refused-too-few-locomotives = Цей перегін вимагає щонайменше { $needed ->
    [one] { $needed } локомотив
    [few] { $needed } локомотиви
   *[other] { $needed } локомотивів
}, а запропоновано { $offered }.
refused-no-such-answer = Такого варіанта вже немає. Виберіть оплату ще раз.
refused-fare-kind = { $kind ->
    [ship] Це морський перегін: його оплачують картами суден і джокерами. Не підходить { $card }.
   *[train] Це залізничний перегін: його оплачують картами вагонів і джокерами. Не підходить { $card }.
}
refused-fare-color = Цей перегін оплачують { $color ->
    [purple] фіолетовими
    [yellow] жовтими
    [green] зеленими
    [red] червоними
    [black] чорними
   *[white] білими
} картами й джокерами. Не підходить { $card }.
refused-fare-short = { $offered ->
    [0] На цьому перегоні { $needed ->
        [one] { $needed } відрізок
        [few] { $needed } відрізки
       *[other] { $needed } відрізків
    }, а відповідного набору у вас на руках немає.
   *[other] На цьому перегоні { $needed ->
        [one] { $needed } відрізок
        [few] { $needed } відрізки
       *[other] { $needed } відрізків
    }, а цих карт вистачає на { $offered }. Додайте карт того самого кольору або джокерів.
}
refused-fare-surplus = Цих карт вистачає на { $offered ->
    [one] { $offered } відрізок
    [few] { $offered } відрізки
   *[other] { $offered } відрізків
}, а на перегоні їх { $needed }: хоча б одна карта зайва. Залиште її на руках.
refused-pair-count = { $offered ->
    [0] Цей перегін коштує { $needed ->
        [few] { $needed } карти
       *[other] { $needed } карт
    }, парами одного кольору, а відповідного набору у вас на руках немає.
   *[other] Цей перегін коштує { $needed ->
        [few] { $needed } карти
       *[other] { $needed } карт
    }, парами одного кольору, а запропоновано { $offered }.
}
refused-pair-wilds = Джокером може бути лише одна карта пари. Тут їх не більше ніж { $most }, а запропоновано { $offered }.
refused-pair-unmatched = Із цих карт пари не складаються. Без пари: { $single ->
    [one] { $single } карта
    [few] { $single } карти
   *[other] { $single } карт
}; джокерів до них: { $wilds ->
    [0] жодного
    [one] лише { $wilds }
   *[other] лише { $wilds }
}. У парі обидві карти одного кольору, або одна з них – джокер.

button-back = Назад

step-color = Яким кольором платите?
step-wilds = Скільки джокерів віддаєте?
step-doubles = Скільки подвійних суден віддаєте?
step-signs = Скільки карт із символом порту віддаєте?
step-signs-of = { $color ->
    [purple] Фіолетові
    [yellow] Жовті
    [green] Зелені
    [red] Червоні
    [black] Чорні
   *[white] Білі
} карти: скільки з них із символом порту?
step-deck = { $deck ->
    [ship] Скільки карт суден віддаєте?
   *[train] Скільки карт вагонів віддаєте?
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
step-only-wilds = самі джокери
