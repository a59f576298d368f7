### Самая большая сеть.

help-about-largest-network = **Самая большая сеть.** Кто соединил больше всего городов в одну сеть, получает в конце { $network ->
    [one] { $network } очко
    [few] { $network } очка
   *[other] { $network } очков
}.
help-largest-network-r62 = Каждый город вашей самой большой сети считается один раз, каким бы путём он ни был соединён. Считаются только ваши собственные перегоны. При ничьей бонус получает каждый. Без перегонов бонуса нет.

rules-topic-network = Самая большая сеть
rules-words-network = большая сеть больше всего соединённых городов бонус
rules-score-largest-network = - самая большая сеть: { $network }
rules-map-largest-network = **Самая большая сеть:** { $network ->
    [one] { $network } очко
    [few] { $network } очка
   *[other] { $network } очков
} тому, кто соединил больше всего городов

standing-largest-network = - Самая большая сеть (в вашей { $connected ->
    [one] { $connected } город
    [few] { $connected } города
   *[other] { $connected } городов
}): { $points }
text-network = Самая большая сеть: { $count ->
    [one] { $count } город
    [few] { $count } города
   *[other] { $count } городов
}

pic-score-largest-network = большая сеть
pic-network = Городов в сети: { $count }
pic-connected = городов: { $connected }
score-largest-network = самая большая сеть { $points }
