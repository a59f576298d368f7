### Карты: название, одна и две в винительном падеже, и с числом.

card-train-purple = фиолетовый вагон
card-train-yellow = жёлтый вагон
card-train-green = зелёный вагон
card-train-red = красный вагон
card-train-black = чёрный вагон
card-train-white = белый вагон
card-train-purple-port = фиолетовый вагон ⚓
card-train-yellow-port = жёлтый вагон ⚓
card-train-green-port = зелёный вагон ⚓
card-train-red-port = красный вагон ⚓
card-train-black-port = чёрный вагон ⚓
card-train-white-port = белый вагон ⚓
card-ship-purple-port = фиолетовый корабль ⚓
card-ship-yellow-port = жёлтый корабль ⚓
card-ship-green-port = зелёный корабль ⚓
card-ship-red-port = красный корабль ⚓
card-ship-black-port = чёрный корабль ⚓
card-ship-white-port = белый корабль ⚓
card-ship-purple-2 = фиолетовый двойной корабль
card-ship-yellow-2 = жёлтый двойной корабль
card-ship-green-2 = зелёный двойной корабль
card-ship-red-2 = красный двойной корабль
card-ship-black-2 = чёрный двойной корабль
card-ship-white-2 = белый двойной корабль

card-purple = фиолетовая
card-white = белая
card-blue = синяя
card-yellow = жёлтая
card-orange = оранжевая
card-black = чёрная
card-red = красная
card-green = зелёная
card-locomotive = локомотив
decks-card-locomotive = джокер
bus-card-locomotive = карта автобуса

a-card-train-purple = фиолетовую карту вагона
a-card-train-yellow = жёлтую карту вагона
a-card-train-green = зелёную карту вагона
a-card-train-red = красную карту вагона
a-card-train-black = чёрную карту вагона
a-card-train-white = белую карту вагона
a-card-train-purple-port = фиолетовую карту вагона ⚓
a-card-train-yellow-port = жёлтую карту вагона ⚓
a-card-train-green-port = зелёную карту вагона ⚓
a-card-train-red-port = красную карту вагона ⚓
a-card-train-black-port = чёрную карту вагона ⚓
a-card-train-white-port = белую карту вагона ⚓
a-card-ship-purple-port = фиолетовую карту корабля ⚓
a-card-ship-yellow-port = жёлтую карту корабля ⚓
a-card-ship-green-port = зелёную карту корабля ⚓
a-card-ship-red-port = красную карту корабля ⚓
a-card-ship-black-port = чёрную карту корабля ⚓
a-card-ship-white-port = белую карту корабля ⚓
a-card-ship-purple-2 = фиолетовую карту двойного корабля
a-card-ship-yellow-2 = жёлтую карту двойного корабля
a-card-ship-green-2 = зелёную карту двойного корабля
a-card-ship-red-2 = красную карту двойного корабля
a-card-ship-black-2 = чёрную карту двойного корабля
a-card-ship-white-2 = белую карту двойного корабля

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
decks-a-card-locomotive = джокера
bus-a-card-locomotive = карту автобуса

two-cards-train-purple = две фиолетовые карты вагонов
two-cards-train-yellow = две жёлтые карты вагонов
two-cards-train-green = две зелёные карты вагонов
two-cards-train-red = две красные карты вагонов
two-cards-train-black = две чёрные карты вагонов
two-cards-train-white = две белые карты вагонов
two-cards-train-purple-port = две фиолетовые карты вагонов ⚓
two-cards-train-yellow-port = две жёлтые карты вагонов ⚓
two-cards-train-green-port = две зелёные карты вагонов ⚓
two-cards-train-red-port = две красные карты вагонов ⚓
two-cards-train-black-port = две чёрные карты вагонов ⚓
two-cards-train-white-port = две белые карты вагонов ⚓
two-cards-ship-purple-port = две фиолетовые карты кораблей ⚓
two-cards-ship-yellow-port = две жёлтые карты кораблей ⚓
two-cards-ship-green-port = две зелёные карты кораблей ⚓
two-cards-ship-red-port = две красные карты кораблей ⚓
two-cards-ship-black-port = две чёрные карты кораблей ⚓
two-cards-ship-white-port = две белые карты кораблей ⚓
two-cards-ship-purple-2 = две фиолетовые карты двойных кораблей
two-cards-ship-yellow-2 = две жёлтые карты двойных кораблей
two-cards-ship-green-2 = две зелёные карты двойных кораблей
two-cards-ship-red-2 = две красные карты двойных кораблей
two-cards-ship-black-2 = две чёрные карты двойных кораблей
two-cards-ship-white-2 = две белые карты двойных кораблей

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
decks-two-cards-locomotive = двух джокеров
bus-two-cards-locomotive = две карты автобуса

cards-train-purple = { $count ->
    [one] { $count } фиолетовый вагон
    [few] { $count } фиолетовых вагона
   *[other] { $count } фиолетовых вагонов
}
cards-train-yellow = { $count ->
    [one] { $count } жёлтый вагон
    [few] { $count } жёлтых вагона
   *[other] { $count } жёлтых вагонов
}
cards-train-green = { $count ->
    [one] { $count } зелёный вагон
    [few] { $count } зелёных вагона
   *[other] { $count } зелёных вагонов
}
cards-train-red = { $count ->
    [one] { $count } красный вагон
    [few] { $count } красных вагона
   *[other] { $count } красных вагонов
}
cards-train-black = { $count ->
    [one] { $count } чёрный вагон
    [few] { $count } чёрных вагона
   *[other] { $count } чёрных вагонов
}
cards-train-white = { $count ->
    [one] { $count } белый вагон
    [few] { $count } белых вагона
   *[other] { $count } белых вагонов
}
cards-train-purple-port = { $count ->
    [one] { $count } фиолетовый вагон ⚓
    [few] { $count } фиолетовых вагона ⚓
   *[other] { $count } фиолетовых вагонов ⚓
}
cards-train-yellow-port = { $count ->
    [one] { $count } жёлтый вагон ⚓
    [few] { $count } жёлтых вагона ⚓
   *[other] { $count } жёлтых вагонов ⚓
}
cards-train-green-port = { $count ->
    [one] { $count } зелёный вагон ⚓
    [few] { $count } зелёных вагона ⚓
   *[other] { $count } зелёных вагонов ⚓
}
cards-train-red-port = { $count ->
    [one] { $count } красный вагон ⚓
    [few] { $count } красных вагона ⚓
   *[other] { $count } красных вагонов ⚓
}
cards-train-black-port = { $count ->
    [one] { $count } чёрный вагон ⚓
    [few] { $count } чёрных вагона ⚓
   *[other] { $count } чёрных вагонов ⚓
}
cards-train-white-port = { $count ->
    [one] { $count } белый вагон ⚓
    [few] { $count } белых вагона ⚓
   *[other] { $count } белых вагонов ⚓
}
cards-ship-purple-port = { $count ->
    [one] { $count } фиолетовый корабль ⚓
    [few] { $count } фиолетовых корабля ⚓
   *[other] { $count } фиолетовых кораблей ⚓
}
cards-ship-yellow-port = { $count ->
    [one] { $count } жёлтый корабль ⚓
    [few] { $count } жёлтых корабля ⚓
   *[other] { $count } жёлтых кораблей ⚓
}
cards-ship-green-port = { $count ->
    [one] { $count } зелёный корабль ⚓
    [few] { $count } зелёных корабля ⚓
   *[other] { $count } зелёных кораблей ⚓
}
cards-ship-red-port = { $count ->
    [one] { $count } красный корабль ⚓
    [few] { $count } красных корабля ⚓
   *[other] { $count } красных кораблей ⚓
}
cards-ship-black-port = { $count ->
    [one] { $count } чёрный корабль ⚓
    [few] { $count } чёрных корабля ⚓
   *[other] { $count } чёрных кораблей ⚓
}
cards-ship-white-port = { $count ->
    [one] { $count } белый корабль ⚓
    [few] { $count } белых корабля ⚓
   *[other] { $count } белых кораблей ⚓
}
cards-ship-purple-2 = { $count ->
    [one] { $count } фиолетовый двойной корабль
    [few] { $count } фиолетовых двойных корабля
   *[other] { $count } фиолетовых двойных кораблей
}
cards-ship-yellow-2 = { $count ->
    [one] { $count } жёлтый двойной корабль
    [few] { $count } жёлтых двойных корабля
   *[other] { $count } жёлтых двойных кораблей
}
cards-ship-green-2 = { $count ->
    [one] { $count } зелёный двойной корабль
    [few] { $count } зелёных двойных корабля
   *[other] { $count } зелёных двойных кораблей
}
cards-ship-red-2 = { $count ->
    [one] { $count } красный двойной корабль
    [few] { $count } красных двойных корабля
   *[other] { $count } красных двойных кораблей
}
cards-ship-black-2 = { $count ->
    [one] { $count } чёрный двойной корабль
    [few] { $count } чёрных двойных корабля
   *[other] { $count } чёрных двойных кораблей
}
cards-ship-white-2 = { $count ->
    [one] { $count } белый двойной корабль
    [few] { $count } белых двойных корабля
   *[other] { $count } белых двойных кораблей
}

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
decks-cards-locomotive = { $count ->
    [one] { $count } джокер
    [few] { $count } джокера
   *[other] { $count } джокеров
}
bus-cards-locomotive = { $count ->
    [one] { $count } карта автобуса
    [few] { $count } карты автобуса
   *[other] { $count } карт автобуса
}

no-cards = карт нет

wild-sign = 🚂
bus-wild-sign = 🚌

# Словом до шести букв, для кнопки со значком цвета.
short-purple = фиол.
short-white = белая
short-blue = синяя
short-yellow = жёлтая
short-orange = оранж.
short-black = чёрная
short-red = красная
short-green = зелёная
short-locomotive = локо
decks-short-locomotive = джокер
bus-short-locomotive = автоб.

# Коротко, если вагоны и корабли тех же цветов.
color-short-purple = фио
color-short-yellow = жёл
color-short-green = зел
color-short-red = кра
color-short-black = чёр
color-short-white = бел
