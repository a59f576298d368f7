### Найбільша мережа.

help-about-largest-network = **Найбільша мережа.** Хто з’єднав найбільше міст в одну мережу, отримує наприкінці { $network ->
    [one] { $network } очко
    [few] { $network } очки
   *[other] { $network } очок
}.
help-largest-network-r62 = Кожне місто вашої найбільшої мережі зараховується один раз, хоч би яким шляхом воно було з’єднане. Зараховуються лише ваші власні ділянки. У разі нічиєї бонус отримує кожен. Без ділянок бонусу немає.

rules-topic-network = Найбільша мережа
rules-words-network = найбільша мережа найбільше з'єднаних з’єднаних міст бонус
rules-score-largest-network = - найбільша мережа: { $network }
rules-map-largest-network = **Найбільша мережа:** { $network ->
    [one] { $network } очко
    [few] { $network } очки
   *[other] { $network } очок
} тому, хто з’єднав найбільше міст

standing-largest-network = - Найбільша мережа (у вашій { $connected ->
    [one] { $connected } місто
    [few] { $connected } міста
   *[other] { $connected } міст
}): { $points }
text-network = Найбільша мережа: { $count ->
    [one] { $count } місто
    [few] { $count } міста
   *[other] { $count } міст
}

pic-score-largest-network = найбільша мережа
pic-network = Міст у мережі: { $count }
pic-connected = міст: { $connected }
score-largest-network = найбільша мережа { $points }
