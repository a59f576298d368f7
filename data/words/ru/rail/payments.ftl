### Оплата: выбор по шагам и почему она не подходит.

button-other-cards = Сменить карты

refused-unknown-card = Карты «{ $card }» нет. Укажите цвет, «локомотив» или «колода».
decks-refused-unknown-card = Карты «{ $card }» нет. Укажите цвет и вид, например «красный корабль», или «джокер».
bus-refused-unknown-card = Карты «{ $card }» нет. Укажите цвет, «автобус» или «колода».
refused-payment-count = { $offered ->
    [0] Это стоит { $needed ->
        [one] { $needed } карту
        [few] { $needed } карты
       *[other] { $needed } карт
    }, а нужных карт у вас нет. Сначала возьмите ещё карты.
   *[other] Это стоит { $needed ->
        [one] { $needed } карту
        [few] { $needed } карты
       *[other] { $needed } карт
    }, а вы выбрали { $offered }. Выберите ровно { $needed }.
}
refused-payment-mixed = Цвета смешивать нельзя. Платите картами одного цвета, к ним можно добавить локомотивы.
special-refused-payment-mixed = Цвета смешивать нельзя. Платите картами одного цвета; локомотивы подходят на паромах и в туннелях.
bus-refused-payment-mixed = Цвета смешивать нельзя. Платите картами одного цвета, к ним можно добавить автобусы.
refused-payment-color = Здесь нужна другая карта: { $needed }, а не { $offered }. Локомотивы тоже подойдут.
special-refused-payment-color = Здесь нужна другая карта: { $needed }, а не { $offered }.
bus-refused-payment-color = Здесь нужна другая карта: { $needed }, а не { $offered }. Автобусы тоже подойдут.
refused-not-in-hand = Вы выбрали «{ $card }» × { $offered }, а на руках { $held }. Выбирайте только из своих карт.
refused-too-few-locomotives = Для этого перегона нужно не меньше { $needed ->
    [one] { $needed } локомотива
   *[other] { $needed } локомотивов
}, а вы выбрали { $offered }. Замените часть карт локомотивами.
refused-no-such-answer = Такого варианта уже нет. Выберите оплату снова.
refused-fare-kind = { $kind ->
    [ship] Это морской перегон. Платите картами кораблей и джокерами; { $card } не подойдёт.
   *[train] Это железнодорожный перегон. Платите картами вагонов и джокерами; { $card } не подойдёт.
}
refused-fare-color = За этот перегон платят { $color ->
    [purple] фиолетовыми
    [yellow] жёлтыми
    [green] зелёными
    [red] красными
    [black] чёрными
   *[white] белыми
} картами и джокерами; { $card } не подойдёт.
refused-fare-short = { $offered ->
    [0] На этом перегоне { $needed ->
        [one] { $needed } звено
        [few] { $needed } звена
       *[other] { $needed } звеньев
    }, а нужных карт у вас нет. Сначала возьмите ещё карты.
   *[other] На этом перегоне { $needed ->
        [one] { $needed } звено
        [few] { $needed } звена
       *[other] { $needed } звеньев
    }, а этих карт хватит на { $offered }. Добавьте карты того же цвета или джокеры.
}
refused-fare-surplus = На этом перегоне { $needed ->
    [one] { $needed } звено
    [few] { $needed } звена
   *[other] { $needed } звеньев
}, а этих карт хватит на { $offered }. Уберите лишнюю карту.
refused-pair-count = { $offered ->
    [0] Этот перегон стоит { $needed ->
        [few] { $needed } карты
       *[other] { $needed } карт
    } одноцветными парами, а нужных у вас нет. Сначала возьмите ещё карты.
   *[other] Этот перегон стоит { $needed ->
        [few] { $needed } карты
       *[other] { $needed } карт
    } одноцветными парами, а вы выбрали { $offered }. Выберите ровно { $needed }.
}
refused-pair-wilds = Джокером может быть только одна карта из пары. Выберите не больше { $most ->
    [one] { $most } джокера
   *[other] { $most } джокеров
} (сейчас { $offered }).
refused-pair-unmatched = Без пары { $single ->
    [one] осталась { $single } карта
    [few] остались { $single } карты
   *[other] осталось { $single } карт
}, а джокеров вы добавили { $wilds ->
    [0] 0
   *[other] { $wilds }
}. В паре нужны две карты одного цвета или карта с джокером.

step-color = Каким цветом платите?
step-wilds = Сколько джокеров отдадите?
step-doubles = Сколько двойных кораблей отдадите?
step-signs = Сколько карт со знаком порта отдадите?
step-signs-of = { $color ->
    [purple] Фиолетовые
    [yellow] Жёлтые
    [green] Зелёные
    [red] Красные
    [black] Чёрные
   *[white] Белые
} карты: сколько из них со знаком порта?
step-deck = { $deck ->
    [ship] Сколько карт кораблей отдадите?
   *[train] Сколько карт вагонов отдадите?
}
step-pair = Пара { $number } из { $count }: какие карты?
step-pick = Выберите
step-so-far = Уже выбрано: { $cards }.
step-pair-plain = две { $color ->
    [purple] фиолетовые
    [yellow] жёлтые
    [green] зелёные
    [red] красные
    [black] чёрные
   *[white] белые
}
step-pair-wild = { $color ->
    [purple] фиолетовая
    [yellow] жёлтая
    [green] зелёная
    [red] красная
    [black] чёрная
   *[white] белая
} и джокер
step-only-wilds = только джокеры

# A list of cities with these first letters, where there are too many for one list.
works-part = Города: { $letters }
