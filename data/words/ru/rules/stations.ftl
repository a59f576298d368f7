### Станции, которые дают взаймы перегон.

help-about-stations = **Построить станцию.** Одну за ход, командой { CMD("station") }, в любом городе, где её ещё нет. Станций у каждого: { $stations }. Первая стоит 1 карту, каждая следующая на карту больше, все одного цвета; локомотивы заменяют любые. В конце каждая даёт взаймы один чужой перегон из своего города, чтобы выполнить билеты. Непостроенная станция приносит очков: { $unbuilt }.
help-stations-r25 = Заём годится только для билетов, не для самого длинного пути; один и тот же перегон могут взять взаймы несколько станций. Лучшие займы бот в конце подберёт сам: сначала больше очков, затем больше выполненных билетов. Если чужих перегонов в городе нет, станция ничего не даёт.

rules-topic-stations = Станции
rules-words-stations = станция станции заём взаймы занять построить
rules-turn-stations = - построить станцию
rules-score-stations = - каждая непостроенная станция: { $unbuilt }
rules-map-stations = **Станций** у каждого: { $stations }; непостроенная приносит { $unbuilt }

cmd-station = станция
cmd-station-desc = Построить в городе станцию, чтобы в конце взять взаймы чужой перегон
opt-station-city = город
opt-station-city-desc = Любой город, где ещё нет станции
opt-station-payment = оплата
opt-station-payment-desc = Чем платить, например: 2 красные
opt-station-now = сразу
opt-station-now-desc = Сделать сразу, не показывая сначала, что изменится

button-station = Построить станцию
station-where = { $count ->
    [one] Ваша станция № { $number } стоит { $count } карту
    [few] Ваша станция № { $number } стоит { $count } карты одного цвета
   *[other] Ваша станция № { $number } стоит { $count } карт одного цвета
}, локомотив заменяет любую. У вас { $left ->
    [one] осталась { $left } станция
    [few] осталось { $left } станции
   *[other] осталось { $left } станций
}. Где строите?
station-none = { $count ->
    [one] Следующая станция стоит { $count } карту, а у вас нет ни одной.
    [few] Следующая станция стоит { $count } карты одного цвета, а на руках их нет. Сначала возьмите карты.
   *[other] Следующая станция стоит { $count } карт одного цвета, а на руках их нет. Сначала возьмите карты.
}
station-pick = Выберите город
station-other = Любой другой город
station-mends = выполнит билет: { $tickets }
station-pay = Станция, город { $city }: чем платите?
preview-station = Станция, город { $city }

done-build = Станция построена: { $city }.

event-station-built = { $player } строит станцию: { $city }.

refused-no-stations-left = Все ваши станции уже построены.
refused-city-has-station = В этом городе станция уже есть: { $city }, владелец – { $owner }. Выберите другой.

hand-lent = -# ↳ со станцией в городе { $city }: она даёт { $link }
hand-station = -# ↳ ещё одна станция, чтобы взять взаймы { $link }, города: { $cities }
standing-stations = - { $left ->
    [one] Осталась { $left } станция
    [few] Осталось { $left } станции
   *[other] Осталось { $left } станций
}: { $points }
standing-loan = -# ↳ станция в городе { $city } даёт { $link }
hand-stations = { $count ->
    [0] Станций не осталось
    [one] Осталась { $count } станция
    [few] Осталось { $count } станции
   *[other] Осталось { $count } станций
}
hand-station-completes = -# ↳ хватило бы одной станции, города: { $cities }
alt-stations = Станции, { $player }: { $cities }.
text-stations = Станции: { $cities }
text-station-of = Станция: { $player }

pic-score-stations = станции
final-loan = 🚉 Станция, город { $city }, берёт взаймы перегон { $route }, его владелец – { $owner }.
score-stations = оставшиеся станции { $points }
score-loan = { "" }
tally-stations-left = меньшее число построенных станций
