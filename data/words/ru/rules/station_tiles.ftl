### Станции: плитки и как их кладут.

help-about-station-tiles = **Взять и поставить станцию.** Каждый ход приносит станцию, самый первый – две; сельская даёт ещё одну, раз в ход. Станции лежат внутри границы и не касаются ни верёвок, ни друг друга.
help-about-tiles = **Станции:**
help-station-tiles-r50 = В стопке станций: { $stack }. Дополнительная станция за сельскую берётся всегда, раз в ход.
help-station-tiles-r56 = Если для станции нет места, она уходит под стопку, и берётся другая, до { $redraws } раз. Верёвку всегда можно не прокладывать: очков не будет, а названная верёвка пропадёт.

rules-topic-tiles = Станции
rules-words-tiles = станция станции поставить сельская стопка дополнительная виды
rules-turn-station-tiles = 1. взять станцию и поставить её (в самый первый ход игры { $firstdraw ->
    [one] { $firstdraw } станция
    [few] { $firstdraw } станции
   *[other] { $firstdraw } станций
})
rules-map-tiles = **Станций** в стопке: { $stack }. **Верёвки:** короткая { $short } мм, длинная { $long } мм; у каждой компании, коротких и длинных: { $strings }

cmd-place = поставить
cmd-place-desc = Поставить на стол взятую станцию
opt-place-at = место
opt-place-at-desc = Место, например D4 или D4.37, или станция рядом; подходящие места есть в списке
opt-place-turn = поворот
opt-place-turn-desc = На сколько градусов повернуть, от 0 до 89
opt-place-tile = станция
opt-place-tile-desc = Какую станцию, если их взято несколько
opt-place-now = сразу
opt-place-now-desc = Поставить сразу, без предпросмотра

alias-tile = станция ст
alias-base = база базовая
base-name = База { $number }
tile-named = { $name } ({ $kind })
tile-points = очки за первое посещение: { $own }
tile-points-two = очки за первое посещение: хозяину { $own }, другим { $other }
tile-mountains = в горах { $points }
tile-limit = { $count ->
    [one] место для { $count } компании
   *[other] место для { $count } компаний
}
tile-owner = хозяину { $points } за каждое посещение чужой компанией
tile-repeat = снова за каждую верёвку
tile-terminal = верёвка может здесь только начаться или кончиться
turn-place = { $count ->
    [one] { $mention }, поставьте станцию, потом проложите верёвку.
    [few] { $mention }, поставьте { $count } станции, потом проложите верёвку.
   *[other] { $mention }, поставьте { $count } станций, потом проложите верёвку.
}
button-place = Поставить
button-type-place = Ввести место
tile-title = { $kind }
tile-no-spot = Свободного места подобрать не удалось. Введите место сами.
tile-at = Место { $place }, поворот { $turn }°.
tile-fits = ✅ Здесь она помещается.
spot-pick = Предложенные места, с номерами как на картинке
spot-option = { $number }. { $place }
place-title = Место станции
place-label = Место или станция
place-hint = D4, D4.37 или D4.3764; рядом со станцией: S7

done-place = Поставлено: { $kind }, { $place }.

event-tiles-shuffled = { "" }
event-tile-drawn = { $extra ->
    [yes] { $player } берёт за сельскую станцию ещё одну: { $kind }.
   *[no] { $player } берёт: { $kind }.
}
event-tile-returned = Для новой станции места нет: { $kind } уходит под стопку.
event-tile-placed = { $company } ставит: { $tile }.
event-base-placed = { "" }

refused-finish-station-tiles = Сначала поставьте взятую станцию: { CMD("place") } или кнопка под столом.
refused-no-tile-to-place = Ставить сейчас нечего. Проложите верёвку: { CMD("lay") }.
refused-unknown-tile-kind = Станции «{ $kind }» нет. Выберите из списка, который появляется при вводе.
refused-tile-not-drawn = Такую станцию сейчас ставить нельзя: { $kind }. Взято: { $drawn }.
refused-bad-tile-turn = Станцию поворачивают на 0–89 градусов, а не на { $turn }.
refused-tile-outside = Станция выходит за границу. Сдвиньте её внутрь.
refused-tile-touches-tile = Станция касается другой: { $tile }. Отодвиньте её.
refused-tile-touches-string = { $other ->
    [river] Станция касается реки. Отодвиньте её.
    [mountains] Станция касается края гор. Отодвиньте её.
    [border] Станция касается границы. Сдвиньте её внутрь.
   *[other] Станция касается верёвки, хозяин которой { $other }. Отодвиньте её.
}
refused-tile-entered-twice = Верёвка приходит на станцию дважды: { $tile }. Во второй раз ведите её мимо.
refused-unreadable-place = «{ $place }» – не место на столе. Места пишутся так: D4, D4.37 или D4.3764; станции: S7 или База 2.
refused-unknown-tile = Станции { $tile } на столе нет. Есть: { $tiles }.
refused-tile-named-twice = Вы дважды назвали одну станцию ({ $tile }), а верёвка приходит на каждую только один раз. Во второй раз ведите её мимо. Остановки до этого сохранены.
refused-undo-tiles = С тех пор вытянуты новые станции, поэтому последнее действие назад не взять.

alt-stack = В стопке: { $count }.
alt-tiles = Станции: { $tiles }.
text-tiles = Все станции
text-tile = - **{ $tile }**, место { $place }: { $kind }{ $owner ->
    [none] { "" }
   *[other] , хозяин { $owner }
}; { $companies ->
    [none] там ещё никого нет
   *[other] там есть: { $companies }
}

pic-base = База { $number }
pic-stack = стопка
pic-to-place = выложить:
pic-points-high = { $points }, в горах { $high }
pic-points-owner = хозяину { $own }, другим { $other }
pic-points-each = { $points } за каждую верёвку
pic-limit = лимит { $limit }
