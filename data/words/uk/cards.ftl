## Карти партій із кількома колодами: з якої колоди, якого кольору, зі знаком порту чи на два відрізки.
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
card-ship-purple-port = фіолетовий корабель ⚓
card-ship-yellow-port = жовтий корабель ⚓
card-ship-green-port = зелений корабель ⚓
card-ship-red-port = червоний корабель ⚓
card-ship-black-port = чорний корабель ⚓
card-ship-white-port = білий корабель ⚓
card-ship-purple-2 = фіолетовий подвійний корабель
card-ship-yellow-2 = жовтий подвійний корабель
card-ship-green-2 = зелений подвійний корабель
card-ship-red-2 = червоний подвійний корабель
card-ship-black-2 = чорний подвійний корабель
card-ship-white-2 = білий подвійний корабель
decks-card-locomotive = джокер

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
a-card-ship-purple-port = фіолетову карту корабля ⚓
a-card-ship-yellow-port = жовту карту корабля ⚓
a-card-ship-green-port = зелену карту корабля ⚓
a-card-ship-red-port = червону карту корабля ⚓
a-card-ship-black-port = чорну карту корабля ⚓
a-card-ship-white-port = білу карту корабля ⚓
a-card-ship-purple-2 = фіолетову карту подвійного корабля
a-card-ship-yellow-2 = жовту карту подвійного корабля
a-card-ship-green-2 = зелену карту подвійного корабля
a-card-ship-red-2 = червону карту подвійного корабля
a-card-ship-black-2 = чорну карту подвійного корабля
a-card-ship-white-2 = білу карту подвійного корабля
decks-a-card-locomotive = джокера

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
    [one] { $count } фіолетовий корабель ⚓
    [few] { $count } фіолетові кораблі ⚓
   *[other] { $count } фіолетових кораблів ⚓
}
cards-ship-yellow-port = { $count ->
    [one] { $count } жовтий корабель ⚓
    [few] { $count } жовті кораблі ⚓
   *[other] { $count } жовтих кораблів ⚓
}
cards-ship-green-port = { $count ->
    [one] { $count } зелений корабель ⚓
    [few] { $count } зелені кораблі ⚓
   *[other] { $count } зелених кораблів ⚓
}
cards-ship-red-port = { $count ->
    [one] { $count } червоний корабель ⚓
    [few] { $count } червоні кораблі ⚓
   *[other] { $count } червоних кораблів ⚓
}
cards-ship-black-port = { $count ->
    [one] { $count } чорний корабель ⚓
    [few] { $count } чорні кораблі ⚓
   *[other] { $count } чорних кораблів ⚓
}
cards-ship-white-port = { $count ->
    [one] { $count } білий корабель ⚓
    [few] { $count } білі кораблі ⚓
   *[other] { $count } білих кораблів ⚓
}
cards-ship-purple-2 = { $count ->
    [one] { $count } фіолетовий подвійний корабель
    [few] { $count } фіолетові подвійні кораблі
   *[other] { $count } фіолетових подвійних кораблів
}
cards-ship-yellow-2 = { $count ->
    [one] { $count } жовтий подвійний корабель
    [few] { $count } жовті подвійні кораблі
   *[other] { $count } жовтих подвійних кораблів
}
cards-ship-green-2 = { $count ->
    [one] { $count } зелений подвійний корабель
    [few] { $count } зелені подвійні кораблі
   *[other] { $count } зелених подвійних кораблів
}
cards-ship-red-2 = { $count ->
    [one] { $count } червоний подвійний корабель
    [few] { $count } червоні подвійні кораблі
   *[other] { $count } червоних подвійних кораблів
}
cards-ship-black-2 = { $count ->
    [one] { $count } чорний подвійний корабель
    [few] { $count } чорні подвійні кораблі
   *[other] { $count } чорних подвійних кораблів
}
cards-ship-white-2 = { $count ->
    [one] { $count } білий подвійний корабель
    [few] { $count } білі подвійні кораблі
   *[other] { $count } білих подвійних кораблів
}
decks-cards-locomotive = { $count ->
    [one] { $count } джокер
    [few] { $count } джокери
   *[other] { $count } джокерів
}
