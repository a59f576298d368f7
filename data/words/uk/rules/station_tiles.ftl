### Станції: плитки та як їх кладуть.

help-about-station-tiles = **Взяти й поставити станцію.** Кожен хід приносить станцію, найперший – дві; сільська дає ще одну, раз на хід. Станції лежать усередині межі й не торкаються ні мотузок, ні одна одної.
help-about-tiles = **Станції:**
help-station-tiles-r50 = У стосі станцій: { $stack }. Додаткова станція за сільську береться завжди, раз на хід.
help-station-tiles-r56 = Якщо для станції немає місця, вона йде під стос, і береться інша, до { $redraws } разів. Мотузку завжди можна не прокладати: очок не буде, а названа мотузка пропаде.

rules-topic-tiles = Станції
rules-words-tiles = станція станції поставити сільська стос додаткова види
rules-turn-station-tiles = 1. взяти станцію й поставити її (найпершого ходу гри { $firstdraw ->
    [one] { $firstdraw } станція
    [few] { $firstdraw } станції
   *[other] { $firstdraw } станцій
})
rules-map-tiles = **Станцій** у стосі: { $stack }. **Мотузки:** коротка { $short } мм, довга { $long } мм; у кожної компанії, коротких і довгих: { $strings }

cmd-place = поставити
cmd-place-desc = Поставити на стіл узяту станцію
opt-place-at = місце
opt-place-at-desc = Місце, як-от D4 чи D4.37, або станція поруч; придатні місця є у списку
opt-place-turn = поворот
opt-place-turn-desc = На скільки градусів повернути, від 0 до 89
opt-place-tile = станція
opt-place-tile-desc = Яку станцію, якщо взято кілька
opt-place-now = одразу
opt-place-now-desc = Поставити одразу, без попереднього перегляду

alias-tile = станція ст
alias-base = база базова
base-name = База { $number }
tile-named = { $name } ({ $kind })
tile-points = очки за перше відвідування: { $own }
tile-points-two = очки за перше відвідування: господарю { $own }, іншим { $other }
tile-mountains = у горах { $points }
tile-limit = { $count ->
    [one] місце для { $count } компанії
   *[other] місце для { $count } компаній
}
tile-owner = господарю { $points } за кожне відвідування чужою компанією
tile-repeat = знову за кожну мотузку
tile-terminal = мотузка може тут лише початися або скінчитися
turn-place = { $count ->
    [one] { $mention }, поставте станцію, потім прокладіть мотузку.
    [few] { $mention }, поставте { $count } станції, потім прокладіть мотузку.
   *[other] { $mention }, поставте { $count } станцій, потім прокладіть мотузку.
}
button-place = Поставити
button-type-place = Ввести місце
tile-title = { $kind }
tile-no-spot = Вільного місця дібрати не вдалося. Введіть місце самі.
tile-at = Місце { $place }, поворот { $turn }°.
tile-fits = ✅ Тут вона вміщується.
spot-pick = Запропоновані місця, з номерами як на картинці
spot-option = { $number }. { $place }
place-title = Місце станції
place-label = Місце або станція
place-hint = D4, D4.37 або D4.3764; поруч зі станцією: S7

done-place = Поставлено: { $kind }, { $place }.

event-tiles-shuffled = { "" }
event-tile-drawn = { $extra ->
    [yes] { $player } бере за сільську станцію ще одну: { $kind }.
   *[no] { $player } бере: { $kind }.
}
event-tile-returned = Для нової станції місця немає: { $kind } іде під стос.
event-tile-placed = { $company } ставить: { $tile }.
event-base-placed = { "" }

refused-finish-station-tiles = Спершу поставте взяту станцію: { CMD("place") } або кнопка під столом.
refused-no-tile-to-place = Ставити зараз нічого. Прокладіть мотузку: { CMD("lay") }.
refused-unknown-tile-kind = Станції «{ $kind }» немає. Виберіть зі списку, який з'являється під час введення.
refused-tile-not-drawn = Таку станцію зараз ставити не можна: { $kind }. Узято: { $drawn }.
refused-bad-tile-turn = Станцію повертають на 0–89 градусів, а не на { $turn }.
refused-tile-outside = Станція виходить за межу. Посуньте її всередину.
refused-tile-touches-tile = Станція торкається іншої: { $tile }. Відсуньте її.
refused-tile-touches-string = { $other ->
    [river] Станція торкається річки. Відсуньте її.
    [mountains] Станція торкається краю гір. Відсуньте її.
    [border] Станція торкається межі. Посуньте її всередину.
   *[other] Станція торкається мотузки, господар якої { $other }. Відсуньте її.
}
refused-tile-entered-twice = Мотузка приходить на станцію двічі: { $tile }. Удруге ведіть її повз.
refused-unreadable-place = «{ $place }» – не місце на столі. Місця пишуться так: D4, D4.37 або D4.3764; станції: S7 або База 2.
refused-unknown-tile = Станції { $tile } на столі немає. Є: { $tiles }.
refused-tile-named-twice = Ви двічі назвали одну станцію ({ $tile }), а мотузка приходить на кожну лише один раз. Удруге ведіть її повз. Зупинки перед цим збережено.
refused-undo-tiles = Відтоді витягнуто нові станції, тож останню дію назад не взяти.

alt-stack = У стосі: { $count }.
alt-tiles = Станції: { $tiles }.
text-tiles = Усі станції
text-tile = - **{ $tile }**, місце { $place }: { $kind }{ $owner ->
    [none] { "" }
   *[other] , господар { $owner }
}; { $companies ->
    [none] там ще нікого немає
   *[other] там є: { $companies }
}

pic-base = База { $number }
pic-stack = стос
pic-to-place = викласти:
pic-points-high = { $points }, у горах { $high }
pic-points-owner = господарю { $own }, іншим { $other }
pic-points-each = { $points } за кожну мотузку
pic-limit = ліміт { $limit }
