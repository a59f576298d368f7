### Варианты и опции этого поля.

help-variant-europe-classic = **Классика.** 46 маршрутов первого издания. На старте вы берёте 1 длинный и 3 обычных и оставляете не меньше 2.
help-variant-europe-1912 = **Европа 1912.** Как в классике, но с 55 маршрутами 1912 года.
help-variant-europe-mega = **Мега-Европа.** Все 101 маршрут. На старте вы берёте 2 длинных и оставляете не больше одного, потом берёте 5 обычных.
help-variant-europe-big-cities = **Большие города Европы.** Только 45 маршрутов в большие города. На старте вы берёте 5 и оставляете не меньше 2, потом берёте по 4.
help-option-europe-bonus-tickets = **Бонусные маршруты.** Ещё семь, к любому варианту. Если у маршрута пометка «условно», его настоящих очков я не знаю; владелец бота может исправить их в файле поля.

# Бонус называется как в коробке. `map-<ключ>-` заменяет фразу на одном поле.

map-europe-help-about-longest-path = **«Европейский экспресс».** Самый длинный путь из соединённых перегонов приносит { $bonus ->
    [one] { $bonus } очко
    [few] { $bonus } очка
   *[other] { $bonus } очков
}.
map-europe-rules-topic-longest = «Европейский экспресс»
map-europe-rules-score-longest-path = - «Европейский экспресс» (самый длинный путь): { $bonus }
map-europe-rules-map-longest-path = **«Европейский экспресс»:** { $bonus ->
    [one] { $bonus } очко
    [few] { $bonus } очка
   *[other] { $bonus } очков
} за самый длинный путь
map-europe-standing-longest-path = - «Европейский экспресс» (ваш самый длинный путь — { $length ->
    [one] { $length } звено
    [few] { $length } звена
   *[other] { $length } звеньев
}): { $points }
map-europe-pic-score-longest-path = экспресс
map-europe-score-longest-path = «Европейский экспресс» { $points }
map-europe-tally-longest-path-bonus = «Европейский экспресс»
