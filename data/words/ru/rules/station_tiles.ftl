### Станции: плитки и как их размещают.

help-about-station-tiles = **Взять и поставить станцию.** Каждый ход вы берёте станцию, в самый первый ход партии — две. Если вы взяли сельскую, возьмите ещё одну, но только один раз за ход. Ставьте станции внутри границы так, чтобы они не касались ни верёвочек, ни друг друга.
help-about-tiles = **Станции:**
help-station-tiles-r50 = В стопке станций: { $stack }. Если вы взяли сельскую, возьмите ещё одну станцию, но только один раз за ход.
help-station-tiles-r56 = Если для станции нет места, я убираю её под стопку и беру другую, до { $redraws } раз. Верёвочку можно не прокладывать: очков не будет, а верёвочка, которую вы отдадите, пропадёт.

rules-topic-tiles = Станции
rules-words-tiles = станция станции плитка поставить разместить сельская стопка дополнительная виды
rules-turn-station-tiles = 1. взять станцию и поставить её (в самый первый ход партии { $firstdraw ->
    [one] { $firstdraw } станция
    [few] { $firstdraw } станции
   *[many] { $firstdraw } станций
})
rules-map-tiles = **Станций** в стопке: { $stack }. **Верёвочки:** короткая { $short } мм, длинная { $long } мм; у каждой компании (короткие + длинные): { $strings }

cmd-place = поставить
cmd-place-desc = Поставить взятую станцию на поле
opt-place-at = место
opt-place-at-desc = Место, например D4 или D4.37, или станция рядом (по умолчанию: предложенное)
opt-place-turn = поворот
opt-place-turn-desc = Поворот в градусах, от 0 до 89 (по умолчанию: предложенный)
opt-place-tile = станция
opt-place-tile-desc = Какая из взятых станций, если их несколько (по умолчанию: первая)
opt-place-now = сразу
opt-place-now-desc = Поставить без предпросмотра (по умолчанию: нет)

alias-tile = станция ст плитка
alias-base = база базовая
base-name = База { $number }
tile-named = { $name } ({ $kind })
tile-points = Очки за первое посещение: { $own }
tile-points-two = Очки за первое посещение: владельцу { $own }, другим { $other }
tile-mountains = в горах { $points }
tile-limit = { $count ->
    [one] не больше { $count } компании
    [few] не больше { $count } компаний
   *[many] не больше { $count } компаний
}
tile-owner = владельцу { $points } за каждое посещение чужой компанией
tile-repeat = очки за каждую верёвочку, а не только за первую
tile-terminal = верёвочка здесь только начинается или заканчивается
turn-place = { $count ->
    [one] { $mention }, поставьте станцию, потом проложите верёвочку.
    [few] { $mention }, поставьте { $count } станции, потом проложите верёвочку.
   *[many] { $mention }, поставьте { $count } станций, потом проложите верёвочку.
}
button-place = Поставить станцию
button-type-place = Ввести место
tile-title = { $kind }
tile-no-spot = Свободного места я не вижу. Введите место сами.
tile-at = Клетка { $cell }: { $right } мм вправо, { $down } мм вниз. Поворот { $turn }°.
tile-fits = ✅ Здесь она помещается.
tile-next = { $points ->
    [none] { $string ->
        [long] Если поставить здесь, длинная верёвочка, похоже, очков не даст.
       *[short] Если поставить здесь, короткая верёвочка, похоже, очков не даст.
    }
   *[other] { $string ->
        [long] Если поставить здесь, длинная верёвочка может дать { $points }.
       *[short] Если поставить здесь, короткая верёвочка может дать { $points }.
    }
}
spot-pick = Предложенные места, номера — на картинке
spot-option = { $number }. { $place }
place-title = Место станции
place-label = Место или станция
place-hint = D4, D4.37 или D4.3764; рядом со станцией: S7

done-place = Вы поставили станцию: { $kind }, { $place }.

event-tiles-shuffled = { $companies ->
    [2] У каждого игрока две компании с базами в противоположных углах. Считается лучшая, при равенстве — другая.
   *[1] { "" }
}
event-tile-drawn = { $extra ->
    [yes] { $player } берёт за сельскую станцию ещё одну: { $kind }.
   *[no] { $player } берёт: { $kind }.
}
event-tile-returned = Места для станции нет: { $kind } уходит под стопку.
event-tile-placed = { $company } ставит: { $tile }.
event-base-placed = { "" }

refused-finish-station-tiles = Сначала поставьте взятую станцию: { CMD("place") } или кнопка под полем.
refused-no-tile-to-place = Ставить сейчас нечего. Проложите верёвочку: { CMD("lay") }.
refused-unknown-tile-kind = Станции «{ $kind }» нет. Выберите из списка, который появляется при вводе.
refused-tile-not-drawn = У вас нет такой станции: { $kind }. Выберите из взятых: { $drawn }.
refused-bad-tile-turn = Повернуть станцию на { $turn }° нельзя. Укажите от 0 до 89.
refused-tile-outside = Станция выходит за границу. Сдвиньте её внутрь.
refused-tile-touches-tile = Станция касается другой: { $tile }. Отодвиньте её.
refused-tile-touches-string = { $other ->
    [river] Станция касается реки. Отодвиньте её.
    [mountains] Станция касается края гор. Отодвиньте её.
    [border] Станция касается границы. Сдвиньте её внутрь.
   *[other] Станция касается верёвочки ({ $other }). Отодвиньте её.
}
refused-tile-entered-twice = Верёвочка дважды заходит на станцию: { $tile }. Во второй раз ведите её мимо.
refused-unreadable-place = «{ $place }» — не место на поле. Введите D4, D4.37 или D4.3764 либо станцию, например S7 или База 2.
refused-unknown-tile = Станции { $tile } на поле нет. Выберите из этих: { $tiles }.
refused-tile-named-twice = На станцию { $tile } верёвочка может зайти только раз. Остановки до второго раза сохранены, дальше ведите её мимо.
refused-undo-tiles = Последнее действие отменить нельзя: с тех пор взяты новые станции.

alt-stack = В стопке: { $count }.
alt-tiles = Станции: { $tiles }.
text-tiles = Все станции
text-tile = - **{ $tile }**, место { $place }: { $kind }{ $owner ->
    [none] { "" }
   *[other] , владелец { $owner }
}; { $companies ->
    [none] там ещё никого нет
   *[other] там есть: { $companies }
}

pic-base = База { $number }
pic-stack = стопка
pic-to-place = { $count ->
    [one] новая
   *[other] новые
}
pic-points-high = { $points }, в горах { $high }
pic-points-owner = своим { $own }, чужим { $other }
pic-points-each = { $points } за верёвочку
pic-limit = лимит { $limit }
