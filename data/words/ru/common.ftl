## Названия вещей внутри других фраз.

card-purple = фиолетовая
card-white = белая
card-blue = синяя
card-yellow = жёлтая
card-orange = оранжевая
card-black = чёрная
card-red = красная
card-green = зелёная
card-locomotive = локомотив

# Одна карта в винительном падеже: «Аня берёт красную карту».
a-card-purple = фиолетовую карту
a-card-white = белую карту
a-card-blue = синюю карту
a-card-yellow = жёлтую карту
a-card-orange = оранжевую карту
a-card-black = чёрную карту
a-card-red = красную карту
a-card-green = зелёную карту
a-card-locomotive = локомотив

# Две одинаковые карты в винительном падеже: «Аня берёт две красные карты».
two-cards-purple = две фиолетовые карты
two-cards-white = две белые карты
two-cards-blue = две синие карты
two-cards-yellow = две жёлтые карты
two-cards-orange = две оранжевые карты
two-cards-black = две чёрные карты
two-cards-red = две красные карты
two-cards-green = две зелёные карты
two-cards-locomotive = два локомотива

cards-purple = { $count ->
    [one] { $count } фиолетовая
    [few] { $count } фиолетовые
   *[other] { $count } фиолетовых
}
cards-white = { $count ->
    [one] { $count } белая
    [few] { $count } белые
   *[other] { $count } белых
}
cards-blue = { $count ->
    [one] { $count } синяя
    [few] { $count } синие
   *[other] { $count } синих
}
cards-yellow = { $count ->
    [one] { $count } жёлтая
    [few] { $count } жёлтые
   *[other] { $count } жёлтых
}
cards-orange = { $count ->
    [one] { $count } оранжевая
    [few] { $count } оранжевые
   *[other] { $count } оранжевых
}
cards-black = { $count ->
    [one] { $count } чёрная
    [few] { $count } чёрные
   *[other] { $count } чёрных
}
cards-red = { $count ->
    [one] { $count } красная
    [few] { $count } красные
   *[other] { $count } красных
}
cards-green = { $count ->
    [one] { $count } зелёная
    [few] { $count } зелёные
   *[other] { $count } зелёных
}
cards-locomotive = { $count ->
    [one] { $count } локомотив
    [few] { $count } локомотива
   *[other] { $count } локомотивов
}

color-purple = фиолетовый
color-white = белый
color-blue = синий
color-yellow = жёлтый
color-orange = оранжевый
color-black = чёрный
color-red = красный
color-green = зелёный
color-gray = любой цвет

seat-blue = синий
seat-red = красный
seat-green = зелёный
seat-black = чёрный
seat-yellow = жёлтый

cities = { $a } – { $b }
route = { $cities } ({ $length }, { $color })
ticket = { $cities } ({ $points })
# С особенностями: паром, тоннель, длинный билет или замена.
route-marked = { $cities } ({ $length }, { $color }, { $marks })
ticket-marked = { $cities } ({ $points } · { $marks })
mark-ferry = { $count ->
    [one] паром, { $count } локомотив
    [few] паром, { $count } локомотива
   *[other] паром, { $count } локомотивов
}
mark-tunnel = тоннель
mark-long = длинный
mark-stand-in = замена
link = { $cities } ({ $length })
link-ferry = { $cities } ({ $length }, паром)
link-tunnel = { $cities } ({ $length }, тоннель)
either = { $a } или { $b }
no-cards = карт нет
no-tickets = ни одного билета
none = нет

points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
spaces = { $count ->
    [one] { $count } отрезок
    [few] { $count } отрезка
   *[other] { $count } отрезков
}
trains = { $count ->
    [one] { $count } вагончик
    [few] { $count } вагончика
   *[other] { $count } вагончиков
}
card-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
ticket-count = { $count ->
    [one] { $count } билет
    [few] { $count } билета
   *[other] { $count } билетов
}

## Как можно назвать карту при вводе: слова или начала слов в любом порядке.

alias-purple = фиолет пурпур розов
alias-white = бел
alias-blue = син
alias-yellow = желт
alias-orange = оранж
alias-black = черн
alias-red = красн
alias-green = зелен
alias-locomotive = локо паровоз джокер
alias-deck = колод вслепую втемную наугад
alias-all = все оба
alias-none = ничего нет никакие никакой ноль 0
alias-filler = и из карта карту карты карт плюс

wild-sign = 🚂
