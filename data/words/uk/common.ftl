## Назви речей усередині інших фраз.

card-purple = фіолетова
card-white = біла
card-blue = синя
card-yellow = жовта
card-orange = помаранчева
card-black = чорна
card-red = червона
card-green = зелена
card-locomotive = локомотив

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

color-purple = фіолетовий
color-white = білий
color-blue = синій
color-yellow = жовтий
color-orange = помаранчевий
color-black = чорний
color-red = червоний
color-green = зелений
color-gray = будь-який колір

seat-blue = синій
seat-red = червоний
seat-green = зелений
seat-black = чорний
seat-yellow = жовтий

cities = { $a } – { $b }
route = { $cities } ({ $length }, { $color })
ticket = { $cities } ({ $points })
# З особливостями: пором, тунель, довгий квиток або заміна.
route-marked = { $cities } ({ $length }, { $color }, { $marks })
ticket-marked = { $cities } ({ $points } · { $marks })
mark-ferry = { $count ->
    [one] пором, { $count } локомотив
    [few] пором, { $count } локомотиви
   *[other] пором, { $count } локомотивів
}
mark-tunnel = тунель
mark-long = довгий
mark-stand-in = заміна
link = { $cities } ({ $length })
link-ferry = { $cities } ({ $length }, пором)
link-tunnel = { $cities } ({ $length }, тунель)
either = { $a } або { $b }
no-cards = карт немає
no-tickets = жодного квитка
none = немає

points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[other] { $count } очок
}
spaces = { $count ->
    [one] { $count } відрізок
    [few] { $count } відрізки
   *[other] { $count } відрізків
}
trains = { $count ->
    [one] { $count } вагончик
    [few] { $count } вагончики
   *[other] { $count } вагончиків
}
card-count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
ticket-count = { $count ->
    [one] { $count } квиток
    [few] { $count } квитки
   *[other] { $count } квитків
}

## Як можна назвати карту під час введення: слова або початки слів у будь-якому порядку.

alias-purple = фіолет пурпур рожев
alias-white = біл
alias-blue = син
alias-yellow = жовт
alias-orange = помаранч оранж
alias-black = чорн
alias-red = червон
alias-green = зелен
alias-locomotive = локо паровоз джокер
alias-deck = колод наосліп навмання
alias-all = усі всі обидва
alias-none = нічого немає жодного жоден нуль 0
alias-filler = і й та з із карта карту карти карт плюс

wild-sign = 🚂
