### Станції: плитки та як їх розміщують.

help-about-station-tiles = **Взяти й поставити станцію.** Щоходу ви берете станцію, найпершого ходу партії — дві. За сільську беруть ще одну, раз на хід. Ставте станції всередині межі, щоб вони не торкалися ні мотузок, ні одна одної.
help-about-tiles = **Станції:**
help-station-tiles-r50 = У стосі станцій: { $stack }. Ще одну станцію за сільську беруть завжди, раз на хід.
help-station-tiles-r56 = Якщо для станції немає місця, я прибираю її під стос і беру іншу, до { $redraws } разів. Мотузку можна не прокладати: очок не буде, а мотузка, яку ви віддасте, пропаде.

rules-topic-tiles = Станції
rules-words-tiles = станція станції плитка поставити розмістити сільська стос додаткова види
rules-turn-station-tiles = 1. взяти станцію й поставити її (найпершого ходу партії — { $firstdraw ->
    [one] { $firstdraw } станція
    [few] { $firstdraw } станції
   *[many] { $firstdraw } станцій
})
rules-map-tiles = **Станцій** у стосі: { $stack }. **Мотузки:** коротка { $short } мм, довга { $long } мм; у кожної компанії (короткі + довгі): { $strings }

cmd-place = поставити
cmd-place-desc = Поставити взяту станцію на поле
opt-place-at = місце
opt-place-at-desc = Місце, як-от D4 чи D4.37, або станція поруч (за замовчуванням: запропоноване)
opt-place-turn = поворот
opt-place-turn-desc = Поворот у градусах, від 0 до 89 (за замовчуванням: запропонований)
opt-place-tile = станція
opt-place-tile-desc = Яка з узятих станцій, якщо їх кілька (за замовчуванням: перша)
opt-place-now = одразу
opt-place-now-desc = Поставити без попереднього перегляду (за замовчуванням: ні)

alias-tile = станція ст плитка
alias-base = база базова
base-name = База { $number }
tile-named = { $name } ({ $kind })
tile-points = Очки за перші відвідини: { $own }
tile-points-two = Очки за перші відвідини: власникові { $own }, іншим { $other }
tile-mountains = у горах { $points }
tile-limit = { $count ->
    [one] не більше { $count } компанії
    [few] не більше { $count } компаній
   *[many] не більше { $count } компаній
}
tile-owner = власникові { $points } за кожну чужу мотузку
tile-repeat = очки за кожну нову мотузку
tile-terminal = мотузка тут лише починається або закінчується
turn-place = { $count ->
    [one] { $mention }, поставте станцію, потім прокладіть мотузку.
    [few] { $mention }, поставте { $count } станції, потім прокладіть мотузку.
   *[many] { $mention }, поставте { $count } станцій, потім прокладіть мотузку.
}
button-place = Поставити станцію
button-type-place = Ввести місце
tile-title = { $kind }
tile-no-spot = Вільного місця я не бачу. Введіть місце самі.
tile-at = Клітинка { $cell }: { $right } мм праворуч, { $down } мм униз. Поворот { $turn }°.
tile-fits = ✅ Тут вона вміщується.
tile-next = { $points ->
    [none] { $string ->
        [long] Якщо поставити тут, довга мотузка, схоже, очок не дасть.
       *[short] Якщо поставити тут, коротка мотузка, схоже, очок не дасть.
    }
   *[other] { $string ->
        [long] Якщо поставити тут, довга мотузка може дати { $points }.
       *[short] Якщо поставити тут, коротка мотузка може дати { $points }.
    }
}
spot-pick = Запропоновані місця, номери — на картинці
spot-option = { $number }. { $place }
place-title = Місце станції
place-label = Місце або станція
place-hint = D4, D4.37 або D4.3764; поруч зі станцією: S7

done-place = Ви поставили станцію: { $kind }, { $place }.

event-tiles-shuffled = { $companies ->
    [2] У кожного гравця дві компанії з базами в протилежних кутах. Зараховується краща, за рівності — інша.
   *[1] { "" }
}
event-tile-drawn = { $extra ->
    [yes] { $player } бере за сільську станцію ще одну: { $kind }.
   *[no] { $player } бере: { $kind }.
}
event-tile-returned = Місця для станції немає: { $kind } йде під стос.
event-tile-placed = { $company } ставить: { $tile }.
event-base-placed = { "" }

refused-finish-station-tiles = Спершу поставте взяту станцію командою { CMD("place") } або кнопкою під полем.
refused-no-tile-to-place = Ставити зараз нічого. Прокладіть мотузку: { CMD("lay") }.
refused-unknown-tile-kind = Станції «{ $kind }» немає. Виберіть зі списку.
refused-tile-not-drawn = У вас немає такої станції: { $kind }. Виберіть з узятих: { $drawn }.
refused-bad-tile-turn = Повернути станцію на { $turn }° не можна. Укажіть від 0 до 89.
refused-tile-outside = Станція виходить за межу. Посуньте її всередину.
refused-tile-touches-tile = Станція торкається іншої: { $tile }. Відсуньте її.
refused-tile-touches-string = { $other ->
    [river] Станція торкається річки. Відсуньте її.
    [mountains] Станція торкається краю гір. Відсуньте її.
    [border] Станція торкається межі. Посуньте її всередину.
   *[other] Станція торкається мотузки ({ $other }). Відсуньте її.
}
refused-tile-entered-twice = Мотузка заходить на станцію двічі: { $tile }. Удруге ведіть її повз.
refused-unreadable-place = «{ $place }» — не місце на полі. Введіть D4, D4.37 або D4.3764 чи станцію, наприклад S7 або База 2.
refused-unknown-tile = Станції { $tile } на полі немає. Виберіть із цих: { $tiles }.
refused-tile-named-twice = Мотузка може зайти на станцію { $tile } лише раз. Зупинки до другого заходу я зберіг; далі ведіть мотузку в обхід.
refused-undo-tiles = Останню дію скасувати не можна: відтоді взято нові станції.

alt-stack = У стосі: { $count }.
alt-tiles = Станції: { $tiles }.
text-tiles = Усі станції
text-tile = - **{ $tile }**, місце { $place }: { $kind }{ $owner ->
    [none] { "" }
   *[other] , власник { $owner }
}; { $companies ->
    [none] там ще нікого немає
   *[other] там є: { $companies }
}

pic-base = База { $number }
pic-stack = стос
pic-to-place = { $count ->
    [one] нова
   *[other] нові
}
pic-points-high = { $points }, у горах { $high }
pic-points-owner = своїм { $own }, чужим { $other }
pic-points-each = { $points } за кожну мотузку
pic-limit = ліміт { $limit }
