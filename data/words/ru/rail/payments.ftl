### Оплата: выбор по шагам и почему она не подходит.

button-other-cards = Другие карты

refused-unknown-card = Карты «{ $card }» не бывает. Назовите цвет, «локомотив» или «колода».
decks-refused-unknown-card = Карты «{ $card }» нет. Назовите цвет и что на ней, вагон или корабль, например «красный корабль», или напишите «джокер».
bus-refused-unknown-card = Карты «{ $card }» не бывает. Назовите цвет, «автобус» или «колода».
refused-payment-count = { $offered ->
    [0] Это стоит { $needed ->
        [one] { $needed } карту
        [few] { $needed } карты
       *[other] { $needed } карт
    }, а подходящего набора у вас на руках нет.
   *[other] Это стоит { $needed ->
        [one] { $needed } карту
        [few] { $needed } карты
       *[other] { $needed } карт
    }, а предложено { $offered }. Нужно ровно столько.
}
refused-payment-mixed = Платите картами одного цвета. Добавлять к ним можно только локомотивы.
bus-refused-payment-mixed = Платите картами одного цвета. Добавлять к ним можно только карты автобуса.
refused-payment-color = Здесь платят другим цветом. Нужный: { $needed } (и локомотивы), а предложено: { $offered }.
bus-refused-payment-color = Здесь платят другим цветом. Нужный: { $needed } (и карты автобуса), а предложено: { $offered }.
refused-not-in-hand = Вы предложили «{ $card }» × { $offered }, а на руках { $held }. Предлагайте только то, что есть.
refused-too-few-locomotives = Этот перегон требует не меньше { $needed ->
    [one] { $needed } локомотива
   *[other] { $needed } локомотивов
}, а предложено { $offered }.
refused-no-such-answer = Такого варианта уже нет. Выберите оплату заново.
refused-fare-kind = { $kind ->
    [ship] Это морской перегон: его оплачивают картами кораблей и джокерами. Не подходит { $card }.
   *[train] Это железнодорожный перегон: его оплачивают картами вагонов и джокерами. Не подходит { $card }.
}
refused-fare-color = Этот перегон оплачивают { $color ->
    [purple] фиолетовыми
    [yellow] жёлтыми
    [green] зелёными
    [red] красными
    [black] чёрными
   *[white] белыми
} картами и джокерами. Не подходит { $card }.
refused-fare-short = { $offered ->
    [0] На этом перегоне { $needed ->
        [one] { $needed } отрезок
        [few] { $needed } отрезка
       *[other] { $needed } отрезков
    }, а подходящего набора у вас на руках нет.
   *[other] На этом перегоне { $needed ->
        [one] { $needed } отрезок
        [few] { $needed } отрезка
       *[other] { $needed } отрезков
    }, а этих карт хватает на { $offered }. Добавьте карт того же цвета или джокеров.
}
refused-fare-surplus = Этих карт хватает на { $offered ->
    [one] { $offered } отрезок
    [few] { $offered } отрезка
   *[other] { $offered } отрезков
}, а на перегоне их { $needed }: хотя бы одна карта лишняя. Оставьте её на руках.
refused-pair-count = { $offered ->
    [0] Этот перегон стоит { $needed ->
        [few] { $needed } карты
       *[other] { $needed } карт
    }, парами одного цвета, а подходящего набора у вас на руках нет.
   *[other] Этот перегон стоит { $needed ->
        [few] { $needed } карты
       *[other] { $needed } карт
    }, парами одного цвета, а предложено { $offered }.
}
refused-pair-wilds = Джокером может быть только одна карта пары. Здесь их не больше { $most }, а предложено { $offered }.
refused-pair-unmatched = Из этих карт пары не складываются. Без пары: { $single ->
    [one] { $single } карта
    [few] { $single } карты
   *[other] { $single } карт
}; джокеров к ним: { $wilds ->
    [0] ни одного
    [one] всего { $wilds }
   *[other] всего { $wilds }
}. В паре обе карты одного цвета, или одна из них – джокер.

button-back = Назад

step-color = Каким цветом платите?
step-wilds = Сколько джокеров отдаёте?
step-doubles = Сколько двойных кораблей отдаёте?
step-signs = Сколько карт со знаком порта отдаёте?
step-signs-of = { $color ->
    [purple] Фиолетовые
    [yellow] Жёлтые
    [green] Зелёные
    [red] Красные
    [black] Чёрные
   *[white] Белые
} карты: сколько из них со знаком порта?
step-deck = { $deck ->
    [ship] Сколько карт кораблей отдаёте?
   *[train] Сколько карт вагонов отдаёте?
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
step-only-wilds = одни джокеры
