## Несколько колод, карты разных видов, порты, обмен и набор фишек на начало.

deck-train = колода вагонов
deck-ship = колода кораблей
deck-choice-of = из { $deck ->
    [ship] колоды кораблей
   *[train] колоды вагонов
}
draw-refill = { $card } → взамен из { $deck ->
    [ship] колоды кораблей
   *[train] колоды вагонов
}
opt-draw-refill = взамен
opt-draw-refill-desc = Колода, из которой ляжет новая карта; без неё – колода взятой карты
opt-draw-deck = колода
opt-draw-deck-desc = Если берёте не открытую карту: из какой колоды
cmd-stop = хватит
cmd-stop-desc = Обойтись одной картой и закончить ход
cmd-port = порт
cmd-port-desc = Построить порт в городе, куда ведёт ваш перегон
opt-port-city = город
opt-port-city-desc = Город с якорем, где ещё нет порта
opt-port-payment = оплата
opt-port-payment-desc = Карты со знаком порта, например: 2 красных вагона 2 красных корабля
cmd-exchange = обмен
cmd-exchange-desc = Обменять вагончики на кораблики или наоборот; за каждую фишку вычитаются очки
opt-exchange-give = отдать
opt-exchange-give-desc = Что отдаёте: вагончики или кораблики
opt-exchange-count = сколько
opt-exchange-count-desc = Сколько фишек
cmd-mix = набор
cmd-mix-desc = Тайно выбрать, сколько вагончиков и корабликов у вас будет вначале
opt-mix-trains = вагончики
opt-mix-trains-desc = Сколько вагончиков
opt-mix-ships = кораблики
opt-mix-ships-desc = Сколько корабликов; если не указать, все остальные фишки – кораблики

button-draw-deck = { $deck ->
    [ship] Взять карту корабля
   *[train] Взять карту вагона
}
button-stop = Хватит одной
button-port = Построить порт
button-exchange = Обменять фишки
button-mix = Выбрать вагончики и кораблики
button-back = Назад

done-stop = Вы обходитесь одной картой. Ход закончен.
done-port = Порт построен: { $city }.
done-mix = Вы начинаете с такими фишками: { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончика
   *[other] { $trains } вагончиков
} и { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблика
   *[other] { $ships } корабликов
}. Остальные увидят это, когда выберут все.
done-exchange = { $give ->
    [ship] Вы отдали { $count ->
        [one] { $count } кораблик и взяли вагончик
        [few] { $count } кораблика и взяли столько же вагончиков
       *[other] { $count } корабликов и взяли столько же вагончиков
    }
   *[train] Вы отдали { $count ->
        [one] { $count } вагончик и взяли кораблик
        [few] { $count } вагончика и взяли столько же корабликов
       *[other] { $count } вагончиков и взяли столько же корабликов
    }
}, минус { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. { exchange-state }
exchange-state = У вас { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончика
   *[other] { $trains } вагончиков
} и { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблика
   *[other] { $ships } корабликов
}; в вашей коробке: { $boxtrains ->
    [one] { $boxtrains } вагончик
    [few] { $boxtrains } вагончика
   *[other] { $boxtrains } вагончиков
} и { $boxships ->
    [one] { $boxships } кораблик
    [few] { $boxships } кораблика
   *[other] { $boxships } корабликов
}.
kind-train = вагончики
kind-ship = кораблики

exchange-give-train = Вагончики на кораблики: не больше { $most }
exchange-give-ship = Кораблики на вагончики: не больше { $most }
mix-now = Теперь тайно выберите, сколько вагончиков и корабликов у вас будет вначале.

port-where = Порт стоит { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
} одного цвета со знаком порта: вагонов – { $trains }, кораблей – { $ships }; джокер заменяет любую. У вас { $left ->
    [one] остался { $left } порт
    [few] осталось { $left } порта
   *[other] осталось { $left } портов
}. Где строите?
port-none = Ни один ваш перегон не ведёт в город, где можно построить порт. Сначала проложите такой перегон.
port-none-cards = Порт оплатить нечем: нужны карты одного цвета со знаком порта, вагонов – { $trains }, кораблей – { $ships }; джокер заменяет любую.
port-pick = Выберите город
port-other = Любой другой город
port-names = { $count ->
    [one] в { $count } вашем билете
   *[other] в { $count } ваших билетах
}
port-pay = Порт, город { $city }: чем платите?

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

refused-too-few-held = Вы назвали карт: { $named } («{ $text }»), а таких у вас { $held ->
    [0] нет
   *[other] { $held }
}. Назовите карты, которые есть у вас на руках.
refused-which-color = «{ $text }» подходит к картам разных цветов. Назовите и цвет, например «{ $example }».
refused-several-cards = «{ $text }» подходит к нескольким картам: { $cards }. Уточните или выберите одну из списка, который появляется при вводе.
refused-nothing-to-exchange = Менять нечего: нет вагончиков или корабликов у вас либо в вашей коробке нет ничего взамен.
refused-card-or-deck = Открытая карта и карта из колоды – разные карты. Назовите что-нибудь одно.

alias-train = вагон поезд рельс желез
alias-ship = кораб судн судов судо суда пароход морск
alias-double = двойн сдвоен
alias-single = одиноч одинарн
alias-port = порт якор
alias-beside = с со без знаком знак знака знаков
