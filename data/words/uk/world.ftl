## Кілька колод, карти різних видів, порти, обмін і набір фішок на початок.

deck-train = колода вагонів
deck-ship = колода суден
deck-choice-of = з { $deck ->
    [ship] колоди суден
   *[train] колоди вагонів
}
draw-refill = { $card } → натомість із { $deck ->
    [ship] колоди суден
   *[train] колоди вагонів
}
opt-draw-refill = натомість
opt-draw-refill-desc = Колода, з якої ляже нова карта; без неї – колода взятої карти
opt-draw-deck = колода
opt-draw-deck-desc = Якщо берете не відкриту карту: з якої колоди
cmd-stop = досить
cmd-stop-desc = Обійтися однією картою і закінчити хід
cmd-port = порт
cmd-port-desc = Збудувати порт у місті, до якого веде ваш перегін
opt-port-city = місто
opt-port-city-desc = Місто з якорем, де ще немає порту
opt-port-payment = оплата
opt-port-payment-desc = Карти із символом порту, наприклад: 2 червоні вагони 2 червоні судна
cmd-exchange = обмін
cmd-exchange-desc = Обміняти вагончики на кораблики чи навпаки; за кожну фішку віднімаються очки
opt-exchange-give = віддати
opt-exchange-give-desc = Що віддаєте: вагончики чи кораблики
opt-exchange-count = скільки
opt-exchange-count-desc = Скільки фішок
cmd-mix = набір
cmd-mix-desc = Таємно вибрати, скільки вагончиків і корабликів у вас буде на початку
opt-mix-trains = вагончики
opt-mix-trains-desc = Скільки вагончиків
opt-mix-ships = кораблики
opt-mix-ships-desc = Скільки корабликів; якщо не вказати, усі інші фішки – кораблики

button-draw-deck = { $deck ->
    [ship] Взяти карту судна
   *[train] Взяти карту вагона
}
button-stop = Досить однієї
button-port = Збудувати порт
button-exchange = Обміняти фішки
button-mix = Вибрати вагончики й кораблики
button-back = Назад

done-stop = Ви обходитеся однією картою. Хід закінчено.
done-port = Порт збудовано: { $city }.
done-mix = Ви починаєте з такими фішками: { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончики
   *[other] { $trains } вагончиків
} і { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблики
   *[other] { $ships } корабликів
}. Інші побачать це, коли виберуть усі.
done-exchange = { $give ->
    [ship] Ви віддали { $count ->
        [one] { $count } кораблик і взяли вагончик
        [few] { $count } кораблики й взяли стільки ж вагончиків
       *[other] { $count } корабликів і взяли стільки ж вагончиків
    }
   *[train] Ви віддали { $count ->
        [one] { $count } вагончик і взяли кораблик
        [few] { $count } вагончики й взяли стільки ж корабликів
       *[other] { $count } вагончиків і взяли стільки ж корабликів
    }
}, мінус { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}. { exchange-state }
exchange-state = У вас { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончики
   *[other] { $trains } вагончиків
} і { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблики
   *[other] { $ships } корабликів
}; у вашій коробці: { $boxtrains ->
    [one] { $boxtrains } вагончик
    [few] { $boxtrains } вагончики
   *[other] { $boxtrains } вагончиків
} і { $boxships ->
    [one] { $boxships } кораблик
    [few] { $boxships } кораблики
   *[other] { $boxships } корабликів
}.
kind-train = вагончики
kind-ship = кораблики

exchange-give-train = Вагончики на кораблики: не більше ніж { $most }
exchange-give-ship = Кораблики на вагончики: не більше ніж { $most }
mix-now = Тепер таємно виберіть, скільки вагончиків і корабликів у вас буде на початку.

port-where = Порт коштує { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
} одного кольору із символом порту: вагонів – { $trains }, суден – { $ships }; джокер замінює будь-яку. У вас { $left ->
    [one] лишився { $left } порт
    [few] лишилося { $left } порти
   *[other] лишилося { $left } портів
}. Де будуєте?
port-none = Жоден ваш перегін не веде до міста, де можна збудувати порт. Спершу прокладіть такий перегін.
port-none-cards = Порт оплатити нічим: потрібні карти одного кольору із символом порту, вагонів – { $trains }, суден – { $ships }; джокер замінює будь-яку.
port-pick = Виберіть місто
port-other = Будь-яке інше місто
port-names = { $count ->
    [one] на { $count } вашому квитку
   *[other] на { $count } ваших квитках
}
port-pay = Порт, місто { $city }: чим платите?

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

refused-too-few-held = Ви назвали карт: { $named } («{ $text }»), а таких у вас { $held ->
    [0] немає
   *[other] { $held }
}. Назвіть карти, які є у вас на руках.
refused-which-color = «{ $text }» підходить до карт різних кольорів. Назвіть і колір, наприклад «{ $example }».
refused-several-cards = «{ $text }» підходить до кількох карт: { $cards }. Уточніть або виберіть одну зі списку, який з'являється під час введення.
refused-nothing-to-exchange = Міняти нічого: немає вагончиків чи корабликів у вас або у вашій коробці немає нічого натомість.
refused-card-or-deck = Відкрита карта й карта з колоди – різні карти. Назвіть щось одне.

alias-train = вагон поїзд рейк заліз
alias-ship = суд кораб пароплав морськ
alias-double = подвійн здвоєн
alias-single = одиноч одинарн
alias-port = порт якір якор
alias-beside = із зі без символом символ знаком знак знака
