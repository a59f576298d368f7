## Стол с верёвками и станциями: команды, редакторы, события, отказы, справка.

cmd-place = поставить
cmd-place-desc = Поставить на стол взятую станцию
opt-place-at = место
opt-place-at-desc = Место, например D4 или D4.37, или станция рядом; подходящие места предлагаются
opt-place-turn = поворот
opt-place-turn-desc = На сколько градусов повернуть, от 0 до 89
opt-place-tile = станция
opt-place-tile-desc = Какую станцию, если их взято несколько
cmd-lay = верёвка
cmd-lay-desc = Проложить верёвку через станции; сначала её увидите только вы
opt-lay-string = верёвка
opt-lay-string-desc = Короткая или длинная
opt-lay-path = путь
opt-lay-path-desc = Например: База 1 > S7 > G4 > S12
opt-lay-now = сразу
opt-lay-now-desc = Проложить сразу, без предпросмотра
choice-short = короткая
choice-long = длинная
cmd-river = река
cmd-river-desc = Нарисовать реку, если это ваша задача при подготовке
opt-river-path = путь
opt-river-path-desc = Места, через которые она течёт, например: A4 > D5 > H6
cmd-mountains = горы
cmd-mountains-desc = Нарисовать горы, если это ваша задача при подготовке
opt-mountains-path = путь
opt-mountains-path-desc = Места вокруг гор, например: D4 > F4 > F6 > D6
cmd-border = граница
cmd-border-desc = Нарисовать границу, если это ваша задача при подготовке
opt-border-path = путь
opt-border-path-desc = Места вокруг стола, например: B5 > E2 > H5 > E8
cmd-corner = угол
cmd-corner-desc = Выбрать угол для своей базы
opt-corner-corner = угол
opt-corner-corner-desc = Его номер, сторона света или место
opt-board-focus = ближе
opt-board-focus-desc = Место или станция, которые показать крупно (на столе с верёвками)

alias-tile = станция ст
alias-base = база базовая
alias-lay-none = ничего никакую нет пас

company-of = { $player } { $number }
base-name = База { $number }
tile-named = { $name } ({ $kind })
corner-name = { $number } · { $direction ->
    [n] север
    [ne] северо-восток
    [e] восток
    [se] юго-восток
    [s] юг
    [sw] юго-запад
    [w] запад
    [nw] северо-запад
   *[middle] середина
} · { $place }

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

strings-left = { $string ->
    [long] { $count ->
        [one] { $count } длинная
       *[other] { $count } длинных
    }
   *[short] { $count ->
        [one] { $count } короткая
       *[other] { $count } коротких
    }
}

turn-strings-over = Партия закончена.
turn-table-setup = { $mention }, { $owed ->
    [border] нарисуйте границу.
    [river] нарисуйте реку.
    [mountains] нарисуйте горы.
   *[corner] выберите угол для своей базы.
}
turn-place = { $count ->
    [one] { $mention }, поставьте станцию, потом проложите верёвку.
    [few] { $mention }, поставьте { $count } станции, потом проложите верёвку.
   *[other] { $mention }, поставьте { $count } станций, потом проложите верёвку.
}
turn-lay = { $mention }, проложите верёвку. Осталось: { $left }.

button-place = Поставить
button-lay = Проложить верёвку
button-look = Стол
button-line = { $owed ->
    [border] Нарисовать границу
    [river] Нарисовать реку
   *[mountains] Нарисовать горы
}
button-confirm = Подтвердить
button-step = { $mm } мм
button-type-place = Ввести место
button-type-path = Ввести путь
button-undo = Отменить шаг
button-wipe = Очистить
button-idea = Идея { $number }: { $points }
button-string = { $string ->
    [long] Длинная ({ $count })
   *[short] Короткая ({ $count })
}
button-give-up = Ничего не класть
button-give-it = { $string ->
    [long] Отдать длинную ({ $count })
   *[short] Отдать короткую ({ $count })
}
button-zoom = { $now ->
    [close] Весь стол
   *[whole] Ближе
}
button-go-on = Назад
button-bend = { $way ->
    [in] Изогнуть внутрь
   *[out] Изогнуть наружу
}

tile-title = { $kind }
tile-no-spot = Свободного места подобрать не удалось. Введите место сами.
tile-at = Место { $place }, поворот { $turn }°.
tile-fits = ✅ Здесь она помещается.
spot-pick = Предложенные места, с номерами как на картинке
spot-option = { $number }. { $place }
place-title = Место станции
place-label = Место или станция
place-hint = D4, D4.37 или D4.3764; рядом со станцией: S7

string-title = { $string ->
    [long] Длинная верёвка, до { $mm } мм
   *[short] Короткая верёвка, до { $mm } мм
}
string-stops = Через: { $stops }
string-begin = Возьмите идею (номера есть на картинке) или выберите станцию, где верёвка начнётся.
string-next = Теперь выберите, куда она пойдёт дальше.
pick-start = Начать у …
pick-stop = Дальше к …
page-back = … назад
page-on = … ещё станции
stop-option = { $tile } · { $kind } · { $points }
stop-away = { $against ->
    [far] { $mm } мм отсюда: остатка не хватит
    [full] { $mm } мм отсюда: для ещё одной компании места нет
    [over] { $mm } мм отсюда: верёвка кончается на конечной станции
   *[none] { $mm } мм отсюда
}
path-title = Путь
path-label = Места и станции по порядку
path-hint = Например: База 1 > S7 > G4.37 > S12
draft-length = Длина: { $used } из { $most } мм, остаётся { $left } мм.
draft-stations = Станции: { $stations }.
draft-crossings = Пересекает: { $crossings }.
draft-points = **Вам: { $points }** ({ $told })
draft-others = Другим: { $others ->
    [none] ничего
   *[other] { $others }
}
crossed = { $other ->
    [river] река × { $count }
    [mountains] горы × { $count }
   *[other] { $other } × { $count }
}
crossed-none = ничего
gain-crossing = { $count ->
    [one] { $count } пересечение { $points }
    [few] { $count } пересечения { $points }
   *[other] { $count } пересечений { $points }
}
give-up-sure = Не прокладывать верёвку в этот ход? Очков не будет, а названная верёвка пропадёт.

line-title = { $owed ->
    [border] Граница
    [river] Река
   *[mountains] Горы
}
line-rule = { $owed ->
    [border] Любая форма без самопересечений, с местом для каждой базы. Длина – от половины петли до целой.
    [river] Внутри границы и не через саму себя; один конец может выйти наружу. Места баз остаются свободными.
   *[mountains] Петля целиком внутри границы и не через саму себя. Места баз остаются свободными.
}
line-length = Длина: { $used } из { $most } мм.
line-fits = ✅ Так можно.
line-option = Форма { $number }
line-pick = Взять другую форму
line-hint = Например: A4 > D5 > H6; длина подгоняется сама

own-title = Ваш стол
own-company = **{ $company }**: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. Осталось верёвок: { $left }. Достигнуты: { $reached }.
look-pick = Рассмотреть ближе
look-all = Весь стол
look-last = Последняя верёвка
look-mountains = Горы
look-base = { $base }, { $company }

alt-table = { $map }, стол сверху.
alt-company = { $company } ({ $color }): { $points }; верёвки: { $left }; достигнуты: { $reached }.
alt-laid-last = Последняя верёвка: { $company }.
alt-stack = В стопке: { $count }.
alt-tiles = Станции: { $tiles }.

did-place = Поставлено: { $kind }, { $place }.
did-lay = { $string ->
    [long] Ваша длинная верёвка лежит, очки: { $points }.
   *[short] Ваша короткая верёвка лежит, очки: { $points }.
}
did-give-up = { $string ->
    [long] Вы ничего не прокладываете и отдаёте длинную верёвку.
   *[short] Вы ничего не прокладываете и отдаёте короткую верёвку.
}
did-line = { $owed ->
    [border] Граница лежит.
    [river] Река лежит.
   *[mountains] Горы лежат.
}
did-corner = Ваш угол: { $corner }.

event-border-laid = { $seat ->
    [none] { "" }
   *[other] { $seat } рисует границу.
}
event-river-laid = { $seat ->
    [none] { "" }
   *[other] { $seat } рисует реку.
}
event-mountains-laid = { $seat ->
    [none] { "" }
   *[other] { $seat } рисует горы.
}
event-corner-chosen = { $company } занимает угол { $corner }.
event-tiles-shuffled = { "" }
event-tile-drawn = { $extra ->
    [yes] { $player } берёт за сельскую станцию ещё одну: { $kind }.
   *[no] { $player } берёт: { $kind }.
}
event-tile-returned = Для новой станции места нет: { $kind } уходит под стопку.
event-tile-placed = { $company } ставит: { $tile }.
event-base-placed = { "" }
event-string-laid = { $string ->
    [long] { $company } прокладывает длинную верёвку
   *[short] { $company } прокладывает короткую верёвку
} ({ $stations }): **{ $points }** ({ $told }){ $others ->
    [none] .
   *[other] . Другим: { $others }.
}
event-string-given-up = { $string ->
    [long] { $company } ничего не прокладывает и отдаёт длинную верёвку.
   *[short] { $company } ничего не прокладывает и отдаёт короткую верёвку.
}

score-base-start = начало { $points }
score-station = станции { $points }
score-owner = чужие посещения { $points }
score-yard = сортировочные { $points }
score-crossing = пересечения { $points }
score-second-company = { "" }
tally-second-company = очки второй компании
final-companies = Компании: { $companies }

## Отказы

refused-table-is-set = Стол уже готов: рисовать и выбирать больше нечего.
refused-other-task = { $owed ->
    [border] Сначала нужно нарисовать границу: { CMD("border") } или кнопка под столом.
    [river] Сначала нужно нарисовать реку: { CMD("river") } или кнопка под столом.
    [mountains] Сначала нужно нарисовать горы: { CMD("mountains") } или кнопка под столом.
   *[corner] Сначала нужно выбрать угол: { CMD("corner") } или кнопки под столом.
}
refused-unknown-corner = Угла { $corner } нет. Выберите от 1 до { $most }.
refused-unreadable-corner = «{ $text }» – не угол. Введите его номер (от 1 до { $most }), сторону света или место рядом.
refused-corner-taken = Угол { $corner } уже занят: { $company }. Выберите другой.
refused-finish-table-setup = Сначала закончите подготовку: кнопки есть под столом.
refused-finish-station-tiles = Сначала поставьте взятую станцию: { CMD("place") } или кнопка под столом.
refused-no-tile-to-place = Ставить сейчас нечего. Проложите верёвку: { CMD("lay") }.
refused-bad-line = { $line ->
    [border] Такую границу нарисовать нельзя. Укажите не меньше трёх мест.
    [river] Такую реку нарисовать нельзя. Укажите не меньше двух мест.
   *[mountains] Такие горы нарисовать нельзя. Укажите не меньше трёх мест.
}
refused-line-too-short = { $line ->
    [border] Длина границы { $length } мм, а нужно не меньше { $least } мм. Расширьте её.
    [river] Длина реки { $length } мм, а нужно не меньше { $least } мм. Удлините её.
   *[mountains] Длина гор по краю { $length } мм, а нужно не меньше { $least } мм. Расширьте их.
}
refused-line-too-long = { $line ->
    [border] Длина границы { $length } мм, а можно не больше { $most } мм. Сузьте её.
    [river] Длина реки { $length } мм, а можно не больше { $most } мм. Укоротите её.
   *[mountains] Длина гор по краю { $length } мм, а можно не больше { $most } мм. Сузьте их.
}
refused-line-crosses-itself = { $line ->
    [border] Граница пересекает сама себя. Разведите её в этом месте.
    [river] Река пересекает сама себя. Разведите её в этом месте.
   *[mountains] Петля гор пересекает сама себя. Разведите её в этом месте.
}
refused-line-outside = { $line ->
    [river] Река выходит за границу не концом. Наружу может выйти только один её конец: сдвиньте её внутрь.
   *[mountains] Горы выходят за границу. Сдвиньте их внутрь.
}
refused-river-two-ends-out = За границу выходят оба конца реки, а можно только одному. Сдвиньте её внутрь.
refused-line-on-base = { $line ->
    [river] Река проходит по месту базы в углу { $corner }. Отведите её оттуда.
   *[mountains] Горы лежат на месте базы в углу { $corner }. Отведите их оттуда.
}
refused-border-bases-meet = При такой границе базы лягут друг на друга. Расширьте её.
refused-border-base-outside = При такой границе база окажется не внутри. Скруглите её или расширьте.
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
refused-no-such-string-left = { $string ->
    [long] Длинных верёвок больше нет ({ $company }). Возьмите короткую.
   *[short] Коротких верёвок больше нет ({ $company }). Возьмите длинную.
}
refused-bad-string = Это ещё не верёвка: нужны хотя бы две станции. Добавьте ещё одну.
refused-string-too-long = Верёвка длиннее на { $over } мм: { $length } мм вместо { $most }. Уберите остановку или возьмите длинную.
refused-string-outside = Верёвка выходит за границу здесь: { $place }. Ведите её внутри.
refused-end-off-station = { $end ->
    [first] Верёвка начинается не на станции. Начните её на одной из своих.
   *[last] Верёвка кончается не на станции. Добавьте станцию последней остановкой.
}
refused-not-your-network = Верёвка идёт от { $first } до { $last }, а вы ещё не были ни там, ни там. Один конец должен лежать на вашей базе или на станции, которой вы достигли.
refused-both-ends-on-one-tile = Оба конца верёвки лежат на одной станции: { $tile }. Выберите для одного из них другую.
refused-tile-entered-twice = Верёвка приходит на станцию дважды: { $tile }. Во второй раз ведите её мимо.
refused-terminal-in-the-middle = На конечной станции { $tile } верёвка может только начаться или кончиться. Закончите её там или ведите мимо.
refused-limit-reached = На станции { $tile } нет места для ещё одной компании (не больше { $limit }: { $companies }). Ведите верёвку мимо.
refused-string-crosses-itself = Верёвка пересекает сама себя здесь: { $place }. Измените порядок остановок или добавьте свободную точку.
refused-runs-along = { $other ->
    [river] Верёвка идёт вдоль реки { $length } мм. Ведите её поперёк или в стороне.
    [mountains] Верёвка идёт вдоль края гор { $length } мм. Ведите её поперёк или в стороне.
    [border] Верёвка идёт вдоль границы { $length } мм. Держитесь от неё подальше.
   *[other] Верёвка идёт вдоль чужой или своей верёвки ({ $other }) { $length } мм. Ведите её поперёк или в стороне.
}
refused-unreadable-place = «{ $place }» – не место на столе. Места пишутся так: D4, D4.37 или D4.3764; станции: S7 или База 2.
refused-unknown-tile = Станции { $tile } на столе нет. Есть: { $tiles }.
refused-unreadable-stop = Остановка { $number }, «{ $stop }»: это не станция и не место. Места пишутся так: D4, D4.37 или D4.3764; станции на столе: { $tiles }.
refused-unknown-stop = Остановка { $number }, «{ $stop }»: такой станции на столе нет. Есть: { $tiles }.
refused-too-many-stops = Слишком много остановок: можно указать не больше { $most }.
refused-too-few-stops = Слишком мало мест: укажите не меньше { $needed }.

## Справка

help-table-play-open = { CMD("game new") } открывает стол в канале или ветке, { CMD("game join") } занимает место, { CMD("game start") } начинает. В одном канале идёт одна партия.
help-table-play-turn = Кнопки под столом открывают редактор, который видите только вы. Двигайте, поворачивайте и пробуйте сколько угодно: до подтверждения никто ничего не увидит, а всё собранное хранится, пока ваш ход не кончится.
help-table-play-text = То же самое можно ввести: { CMD("place") } с местом, { CMD("lay") } с путём вроде «База 1 > S7 > G4 > S12». При подготовке есть { CMD("corner") }, а если рисуют игроки, то { CMD("river") }, { CMD("mountains") } и { CMD("border") }.
help-table-play-places = По краям картинки стоят буквы и цифры. D4 – середина этой клетки (100 мм), D4.37 – на 3 десятых вправо и на 7 вниз в ней, D4.3764 – с точностью до миллиметра: 37 вправо, 64 вниз.
help-table-play-look = { CMD("board") } покажет стол только вам; с местом или станцией – крупно это место. { CMD("hand") } скажет, что есть у вашей компании.
help-about-table-setup = **Стол.** Внутри границы лежат река и горы. По очереди каждый выбирает угол для своей базы; вдвоём у каждого по две компании, в противоположных углах.
help-about-station-tiles = **Взять и поставить станцию.** Каждый ход приносит станцию, самый первый – две; сельская даёт ещё одну, раз в ход. Станции лежат внутри границы и не касаются ни верёвок, ни друг друга.
help-about-strings = **Проложить верёвку.** Короткая достаёт на { $short } мм, длинная на { $long } мм. Оба конца лежат на станциях, один из них – на вашей базе или на станции, которой вы достигли. Новые станции приносят свои очки, каждое пересечение любой другой верёвки стоит { $crossing } (верёвки чужой компании – { $other }), а на станциях пересекать можно даром. Партия кончается, когда израсходованы все верёвки; побеждает тот, у кого больше очков.
help-about-tiles = **Станции:**

help-table-core-r14 = Очков может стать меньше нуля.
help-table-core-r15 = Кто ходит первым, решает жребий или хозяин партии. Дальше ходят по порядку мест.
help-station-tiles-r50 = В стопке станций: { $stack }. Дополнительная станция за сельскую берётся всегда, раз в ход.
help-table-setup-r51 = Все размеры – настройки игры: важно, как они соотносятся. Сторона станции – { $tile } мм.
help-strings-r52 = Верёвка может лежать короче, чем она есть, но не длиннее: остаток свёрнут на её последней станции.
help-strings-r53 = Линии сравниваются по середине. Пересечение – там, где ваша верёвка переходит на другую сторону чужой или своей, вне станций; касание не считается, каждое пересечение считается отдельно, и со своими верёвками тоже. Идти вдоль другой верёвки больше { $overlap } мм нельзя.
help-strings-r54 = Верёвка соединяет все станции, которых касается. Полная станция, конечная посередине, станция дважды или оба конца на одной станции не допускаются; компания, которая на станции уже есть, может прийти снова.
help-strings-r55 = Очки гостя начисляются компании один раз; доход или убыток хозяина – за каждую чужую верёвку, которая касается станции. Сортировочная платит 1 за каждую верёвку. Своя база платит только в начале.
help-station-tiles-r56 = Если для станции нет места, она уходит под стопку, и берётся другая, до { $redraws } раз. Верёвку всегда можно не прокладывать: очков не будет, а названная верёвка пропадёт.
help-table-setup-r57 = Река лежит внутри, один конец может выйти наружу; горы – петля внутри. Пересекать друг друга они могут, места баз остаются свободными. База лежит углом на своей отметке. Углы выбирают в порядке ходов.
help-strings-r58 = Вдвоём каждая компания считается отдельно. Сначала сравнивают лучшие компании, потом вторые; если равно и это, ничья.
help-table-setup-r59 = Эксперт: пересечь верёвку чужой компании стоит 2. Хаос: граница любой формы, от половины петли до целой, базы стоят вдоль неё через равные промежутки.
help-variant-string_railway-classic = **Классика.** Вдвоём и вчетвером квадрат, втроём треугольник, впятером пятиугольник.
help-option-string_railway-expert = **Эксперт.** Пересечь верёвку чужой компании стоит 2 очка вместо 1.
help-option-string_railway-chaos = **Хаос.** Граница любой формы: круг, овал или что-нибудь причудливое.
help-option-string_railway-by-hand = **Своей рукой.** Реку, горы и (в «Хаосе») границу рисуют сами игроки.
