### Варіанти й опції цієї мапи.

help-variant-europe-classic = **Класика.** 46 маршрутів першого видання. На старті ви берете 1 довгий і 3 звичайні й залишаєте 2 або більше.
help-variant-europe-1912 = **Європа 1912.** Як у класиці, але з 55 маршрутами 1912 року.
help-variant-europe-mega = **Мега-Європа.** Усі 101 маршрут. На старті ви берете 2 довгі й залишаєте не більше одного, потім берете 5 звичайних.
help-variant-europe-big-cities = **Великі міста Європи.** Лише 45 маршрутів, що ведуть до великих міст. На старті ви берете 5 і залишаєте 2 або більше, потім берете по 4.
help-option-europe-bonus-tickets = **Бонусні маршрути.** Ще сім, до будь-якого варіанта. Скільки очок дають карти з позначкою «умовний» насправді, я не знаю, тому вказав приблизні числа; власник бота може виправити їх у файлі мапи.

# Бонус називається як у коробці. `map-<ключ>-` замінює фразу на одній мапі.

map-europe-help-about-longest-path = **«Європейський експрес».** Найдовший шлях зі сполучених ділянок дає { $bonus ->
    [one] { $bonus } очко
    [few] { $bonus } очки
   *[other] { $bonus } очок
}.
map-europe-rules-topic-longest = «Європейський експрес»
map-europe-rules-score-longest-path = - «Європейський експрес» (найдовший шлях): { $bonus }
map-europe-rules-map-longest-path = **«Європейський експрес»:** { $bonus ->
    [one] { $bonus } очко
    [few] { $bonus } очки
   *[other] { $bonus } очок
} за найдовший шлях
map-europe-standing-longest-path = - «Європейський експрес», ваш найдовший шлях — { $length ->
    [one] { $length } комірка
    [few] { $length } комірки
   *[other] { $length } комірок
}: { $points }
map-europe-pic-score-longest-path = експрес
map-europe-score-longest-path = «Європейський експрес» { $points }
map-europe-tally-longest-path-bonus = «Європейський експрес»
