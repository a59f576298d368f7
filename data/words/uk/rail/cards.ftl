### Карти: назва, одна та дві у знахідному відмінку, і з числом.

card-train-purple = фіолетовий вагон
card-train-yellow = жовтий вагон
card-train-green = зелений вагон
card-train-red = червоний вагон
card-train-black = чорний вагон
card-train-white = білий вагон
card-train-purple-port = фіолетовий вагон ⚓
card-train-yellow-port = жовтий вагон ⚓
card-train-green-port = зелений вагон ⚓
card-train-red-port = червоний вагон ⚓
card-train-black-port = чорний вагон ⚓
card-train-white-port = білий вагон ⚓
card-ship-purple-port = фіолетове судно ⚓
card-ship-yellow-port = жовте судно ⚓
card-ship-green-port = зелене судно ⚓
card-ship-red-port = червоне судно ⚓
card-ship-black-port = чорне судно ⚓
card-ship-white-port = біле судно ⚓
card-ship-purple-2 = фіолетове подвійне судно
card-ship-yellow-2 = жовте подвійне судно
card-ship-green-2 = зелене подвійне судно
card-ship-red-2 = червоне подвійне судно
card-ship-black-2 = чорне подвійне судно
card-ship-white-2 = біле подвійне судно

card-purple = фіолетова
card-white = біла
card-blue = синя
card-yellow = жовта
card-orange = помаранчева
card-black = чорна
card-red = червона
card-green = зелена
card-locomotive = локомотив
decks-card-locomotive = джокер
bus-card-locomotive = карта автобуса

a-card-train-purple = фіолетову карту вагона
a-card-train-yellow = жовту карту вагона
a-card-train-green = зелену карту вагона
a-card-train-red = червону карту вагона
a-card-train-black = чорну карту вагона
a-card-train-white = білу карту вагона
a-card-train-purple-port = фіолетову карту вагона ⚓
a-card-train-yellow-port = жовту карту вагона ⚓
a-card-train-green-port = зелену карту вагона ⚓
a-card-train-red-port = червону карту вагона ⚓
a-card-train-black-port = чорну карту вагона ⚓
a-card-train-white-port = білу карту вагона ⚓
a-card-ship-purple-port = фіолетову карту судна ⚓
a-card-ship-yellow-port = жовту карту судна ⚓
a-card-ship-green-port = зелену карту судна ⚓
a-card-ship-red-port = червону карту судна ⚓
a-card-ship-black-port = чорну карту судна ⚓
a-card-ship-white-port = білу карту судна ⚓
a-card-ship-purple-2 = фіолетову карту подвійного судна
a-card-ship-yellow-2 = жовту карту подвійного судна
a-card-ship-green-2 = зелену карту подвійного судна
a-card-ship-red-2 = червону карту подвійного судна
a-card-ship-black-2 = чорну карту подвійного судна
a-card-ship-white-2 = білу карту подвійного судна

# Одна карта в знахідному відмінку: «Аня бере червону карту».
a-card-purple = фіолетову карту
a-card-white = білу карту
a-card-blue = синю карту
a-card-yellow = жовту карту
a-card-orange = помаранчеву карту
a-card-black = чорну карту
a-card-red = червону карту
a-card-green = зелену карту
a-card-locomotive = локомотив
decks-a-card-locomotive = джокера
bus-a-card-locomotive = карту автобуса

two-cards-train-purple = дві фіолетові карти вагонів
two-cards-train-yellow = дві жовті карти вагонів
two-cards-train-green = дві зелені карти вагонів
two-cards-train-red = дві червоні карти вагонів
two-cards-train-black = дві чорні карти вагонів
two-cards-train-white = дві білі карти вагонів
two-cards-train-purple-port = дві фіолетові карти вагонів ⚓
two-cards-train-yellow-port = дві жовті карти вагонів ⚓
two-cards-train-green-port = дві зелені карти вагонів ⚓
two-cards-train-red-port = дві червоні карти вагонів ⚓
two-cards-train-black-port = дві чорні карти вагонів ⚓
two-cards-train-white-port = дві білі карти вагонів ⚓
two-cards-ship-purple-port = дві фіолетові карти суден ⚓
two-cards-ship-yellow-port = дві жовті карти суден ⚓
two-cards-ship-green-port = дві зелені карти суден ⚓
two-cards-ship-red-port = дві червоні карти суден ⚓
two-cards-ship-black-port = дві чорні карти суден ⚓
two-cards-ship-white-port = дві білі карти суден ⚓
two-cards-ship-purple-2 = дві фіолетові карти подвійних суден
two-cards-ship-yellow-2 = дві жовті карти подвійних суден
two-cards-ship-green-2 = дві зелені карти подвійних суден
two-cards-ship-red-2 = дві червоні карти подвійних суден
two-cards-ship-black-2 = дві чорні карти подвійних суден
two-cards-ship-white-2 = дві білі карти подвійних суден

# Дві однакові карти в знахідному відмінку: «Аня бере дві червоні карти».
two-cards-purple = дві фіолетові карти
two-cards-white = дві білі карти
two-cards-blue = дві сині карти
two-cards-yellow = дві жовті карти
two-cards-orange = дві помаранчеві карти
two-cards-black = дві чорні карти
two-cards-red = дві червоні карти
two-cards-green = дві зелені карти
two-cards-locomotive = два локомотиви
decks-two-cards-locomotive = двох джокерів
bus-two-cards-locomotive = дві карти автобуса

cards-train-purple = { $count ->
    [one] { $count } фіолетовий вагон
    [few] { $count } фіолетові вагони
   *[other] { $count } фіолетових вагонів
}
cards-train-yellow = { $count ->
    [one] { $count } жовтий вагон
    [few] { $count } жовті вагони
   *[other] { $count } жовтих вагонів
}
cards-train-green = { $count ->
    [one] { $count } зелений вагон
    [few] { $count } зелені вагони
   *[other] { $count } зелених вагонів
}
cards-train-red = { $count ->
    [one] { $count } червоний вагон
    [few] { $count } червоні вагони
   *[other] { $count } червоних вагонів
}
cards-train-black = { $count ->
    [one] { $count } чорний вагон
    [few] { $count } чорні вагони
   *[other] { $count } чорних вагонів
}
cards-train-white = { $count ->
    [one] { $count } білий вагон
    [few] { $count } білі вагони
   *[other] { $count } білих вагонів
}
cards-train-purple-port = { $count ->
    [one] { $count } фіолетовий вагон ⚓
    [few] { $count } фіолетові вагони ⚓
   *[other] { $count } фіолетових вагонів ⚓
}
cards-train-yellow-port = { $count ->
    [one] { $count } жовтий вагон ⚓
    [few] { $count } жовті вагони ⚓
   *[other] { $count } жовтих вагонів ⚓
}
cards-train-green-port = { $count ->
    [one] { $count } зелений вагон ⚓
    [few] { $count } зелені вагони ⚓
   *[other] { $count } зелених вагонів ⚓
}
cards-train-red-port = { $count ->
    [one] { $count } червоний вагон ⚓
    [few] { $count } червоні вагони ⚓
   *[other] { $count } червоних вагонів ⚓
}
cards-train-black-port = { $count ->
    [one] { $count } чорний вагон ⚓
    [few] { $count } чорні вагони ⚓
   *[other] { $count } чорних вагонів ⚓
}
cards-train-white-port = { $count ->
    [one] { $count } білий вагон ⚓
    [few] { $count } білі вагони ⚓
   *[other] { $count } білих вагонів ⚓
}
cards-ship-purple-port = { $count ->
    [one] { $count } фіолетове судно ⚓
    [few] { $count } фіолетові судна ⚓
   *[other] { $count } фіолетових суден ⚓
}
cards-ship-yellow-port = { $count ->
    [one] { $count } жовте судно ⚓
    [few] { $count } жовті судна ⚓
   *[other] { $count } жовтих суден ⚓
}
cards-ship-green-port = { $count ->
    [one] { $count } зелене судно ⚓
    [few] { $count } зелені судна ⚓
   *[other] { $count } зелених суден ⚓
}
cards-ship-red-port = { $count ->
    [one] { $count } червоне судно ⚓
    [few] { $count } червоні судна ⚓
   *[other] { $count } червоних суден ⚓
}
cards-ship-black-port = { $count ->
    [one] { $count } чорне судно ⚓
    [few] { $count } чорні судна ⚓
   *[other] { $count } чорних суден ⚓
}
cards-ship-white-port = { $count ->
    [one] { $count } біле судно ⚓
    [few] { $count } білі судна ⚓
   *[other] { $count } білих суден ⚓
}
cards-ship-purple-2 = { $count ->
    [one] { $count } фіолетове подвійне судно
    [few] { $count } фіолетові подвійні судна
   *[other] { $count } фіолетових подвійних суден
}
cards-ship-yellow-2 = { $count ->
    [one] { $count } жовте подвійне судно
    [few] { $count } жовті подвійні судна
   *[other] { $count } жовтих подвійних суден
}
cards-ship-green-2 = { $count ->
    [one] { $count } зелене подвійне судно
    [few] { $count } зелені подвійні судна
   *[other] { $count } зелених подвійних суден
}
cards-ship-red-2 = { $count ->
    [one] { $count } червоне подвійне судно
    [few] { $count } червоні подвійні судна
   *[other] { $count } червоних подвійних суден
}
cards-ship-black-2 = { $count ->
    [one] { $count } чорне подвійне судно
    [few] { $count } чорні подвійні судна
   *[other] { $count } чорних подвійних суден
}
cards-ship-white-2 = { $count ->
    [one] { $count } біле подвійне судно
    [few] { $count } білі подвійні судна
   *[other] { $count } білих подвійних суден
}

cards-purple = { $count ->
    [one] { $count } фіолетова
    [few] { $count } фіолетові
   *[other] { $count } фіолетових
}
cards-white = { $count ->
    [one] { $count } біла
    [few] { $count } білі
   *[other] { $count } білих
}
cards-blue = { $count ->
    [one] { $count } синя
    [few] { $count } сині
   *[other] { $count } синіх
}
cards-yellow = { $count ->
    [one] { $count } жовта
    [few] { $count } жовті
   *[other] { $count } жовтих
}
cards-orange = { $count ->
    [one] { $count } помаранчева
    [few] { $count } помаранчеві
   *[other] { $count } помаранчевих
}
cards-black = { $count ->
    [one] { $count } чорна
    [few] { $count } чорні
   *[other] { $count } чорних
}
cards-red = { $count ->
    [one] { $count } червона
    [few] { $count } червоні
   *[other] { $count } червоних
}
cards-green = { $count ->
    [one] { $count } зелена
    [few] { $count } зелені
   *[other] { $count } зелених
}
cards-locomotive = { $count ->
    [one] { $count } локомотив
    [few] { $count } локомотиви
   *[other] { $count } локомотивів
}
decks-cards-locomotive = { $count ->
    [one] { $count } джокер
    [few] { $count } джокери
   *[other] { $count } джокерів
}
bus-cards-locomotive = { $count ->
    [one] { $count } карта автобуса
    [few] { $count } карти автобуса
   *[other] { $count } карт автобуса
}

no-cards = карт немає

wild-sign = 🚂
bus-wild-sign = 🚌

# Словом до шести літер, для кнопки зі значком кольору.
short-purple = фіол.
short-white = біла
short-blue = синя
short-yellow = жовта
short-orange = помар.
short-black = чорна
short-red = червона
short-green = зелена
short-locomotive = локо
decks-short-locomotive = джокер
bus-short-locomotive = автоб.

# Коротко, якщо вагони й судна тих самих кольорів.
color-short-purple = фіо
color-short-yellow = жов
color-short-green = зел
color-short-red = чрв
color-short-black = чор
color-short-white = біл
