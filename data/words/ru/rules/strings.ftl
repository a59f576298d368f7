### Верёвочки и как их прокладывают.

help-about-strings = **Проложить верёвочку.** Короткая — { $short } мм, длинная — { $long } мм. Концы кладут на станции, хотя бы один — на вашу базу или станцию, до которой вы уже дошли. Новые станции приносят очки. Пересечение вне станций стоит { $crossing }{ $other ->
    [1] { "" }
   *[other] { " " }(чужой верёвочки — { $other })
}. Партия заканчивается, когда проложены все верёвочки.
help-strings-r52 = Верёвочку можно не вытягивать на всю длину: остаток сворачивают на последней станции.
help-strings-r53 = Учитывается средняя линия верёвочки. Пересечение — там, где ваша верёвочка переходит на другую сторону чужой или своей, вне станций. Касание — не пересечение; каждое пересечение считают отдельно. Идти вдоль другой верёвочки дольше { $overlap } мм нельзя.
help-strings-r54 = Верёвочка соединяет все станции, которых касается. Нельзя пройти через конечную, коснуться станции дважды или положить на неё оба конца. Если лимит компаний исчерпан, станция открыта только тем, кто на ней уже есть.
help-strings-r55 = За станцию компания получает очки один раз. Владельцу станции плюс или минус даёт каждая чужая верёвочка, которая её касается. Сортировочная приносит 1 за каждую верёвочку. Своя база даёт очки только на старте.
help-strings-r58 = Вдвоём очки каждой компании считают отдельно. Сравнивают лучшие компании, потом вторые. Если равны и они — ничья.
help-strings-expert-r59 = Эксперт: пересечь верёвочку чужой компании стоит { $other }, любое другое пересечение — { $crossing }.

rules-topic-strings = Прокладка верёвочки
rules-words-strings = верёвочка верёвочки верёвка верёвки рельсы проложить короткая длинная конечная достичь лимит предел полная
rules-topic-crossings = Пересечения
rules-words-crossings = пересечь пересечение касание вдоль эксперт
rules-topic-visits = Очки за станции
rules-words-visits = гость посещение хозяин владелец очки база город транзитная сортировочная
rules-topic-companies = Игра вдвоём
rules-words-companies = компания компании вдвоём двое ничья
rules-turn-strings = 2. проложить верёвочку или отказаться
rules-score-strings = - старт: { $startpoints }; станции, которых достигли ваши верёвочки; каждое пересечение: −{ $crossing }{ $other ->
    [1] { "" }
   *[other] { " " }(чужой верёвочки: −{ $other })
}; чужие верёвочки на ваших станциях: плюс или минус
rules-map-strings-of = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}: { $shorts } + { $longs }

cmd-lay = верёвочка
cmd-lay-desc = Проложить верёвочку через станции; сначала её увидите только вы
opt-lay-string = верёвочка
opt-lay-string-desc = Короткая или длинная (по умолчанию: прежний выбор)
opt-lay-path = путь
opt-lay-path-desc = Станции и места по порядку, например База 1 > S7 > G4 > S12, или «ничего»
opt-lay-now = сразу
opt-lay-now-desc = Проложить без предпросмотра (по умолчанию: нет)
choice-short = короткая
choice-long = длинная

alias-lay-none = ничего никакую никакой нет пас отказ
company-of = { $player } { $number }
company-of-mention = { $player } (компания { $number })
strings-left = { $string ->
    [long] { $count ->
        [one] { $count } длинная
        [few] { $count } длинные
       *[many] { $count } длинных
    }
   *[short] { $count ->
        [one] { $count } короткая
        [few] { $count } короткие
       *[many] { $count } коротких
    }
}
turn-strings-over = Партия окончена.
turn-lay = { $mention }, проложите верёвочку. Осталось: { $left }.
button-lay = Проложить верёвочку
button-type-path = Ввести путь
button-undo = Отменить
button-wipe = Очистить
button-idea = Идея { $number }: { $points }
button-string = { $string ->
    [long] Длинная ({ $count })
   *[short] Короткая ({ $count })
}
button-give-up = Не прокладывать
button-give-it = { $string ->
    [long] Отдать длинную ({ $count })
   *[short] Отдать короткую ({ $count })
}
string-title = { $string ->
    [long] Длинная верёвочка, до { $mm } мм
   *[short] Короткая верёвочка, до { $mm } мм
}
string-stops = Через: { $stops }
string-begin-alone = Идей, которые дают очки, у меня нет. Выберите первую станцию, введите путь или не прокладывайте верёвочку.
string-begin = Возьмите идею (номера — на картинке) или выберите первую станцию.
string-next = Теперь выберите следующую станцию.
pick-start = Начать с …
pick-stop = Следующая станция …
page-back = … предыдущие станции
page-on = … ещё станции
stop-option = { $tile } · { $kind } · { $points }
stop-away = { $against ->
    [far] { $mm } мм отсюда: остатка не хватит
    [full] { $mm } мм отсюда: лимит компаний исчерпан
    [over] { $mm } мм отсюда: верёвочка кончилась на конечной
   *[none] { $mm } мм отсюда
}
path-title = Путь
path-label = Станции и места по порядку
path-hint = Например: База 1 > S7 > G4.37 > S12
draft-length = Длина: { $used } из { $most } мм, остаётся { $left } мм.
draft-stations = Станции: { $stations }.
draft-crossings = Пересекает: { $crossings }.
draft-points = **Вам: { $points }**{ $told ->
    [none] { "" }
   *[other] { " " }({ $told })
}
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
   *[many] { $count } пересечений { $points }
}
give-up-sure = Не прокладывать верёвочку в этот ход? Очков не будет, а верёвочка, которую вы отдадите, пропадёт.
own-companies = У вас две компании: считается лучшая, при равенстве — другая.
own-company = **{ $company }**: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. Осталось верёвочек: { $left }. Достигнуты: { $reached }.

done-lay = { $string ->
    [long] Вы проложили длинную верёвочку ({ $points }).
   *[short] Вы проложили короткую верёвочку ({ $points }).
}
done-give-up = { $string ->
    [long] Вы ничего не проложили и отдали длинную верёвочку.
   *[short] Вы ничего не проложили и отдали короткую верёвочку.
}

event-string-laid = { $string ->
    [long] { $company } прокладывает длинную верёвочку
   *[short] { $company } прокладывает короткую верёвочку
} ({ $stations }): **{ $points }**{ $told ->
    [none] { "" }
   *[other] { " " }({ $told })
}{ $others ->
    [none] .
   *[other] . Другим: { $others }.
}
event-string-given-up = { $string ->
    [long] { $company } ничего не прокладывает и отдаёт длинную верёвочку.
   *[short] { $company } ничего не прокладывает и отдаёт короткую верёвочку.
}

refused-no-such-string-left = { $string ->
    [long] Длинных верёвочек больше нет ({ $company }). Возьмите короткую.
   *[short] Коротких верёвочек больше нет ({ $company }). Возьмите длинную.
}
refused-bad-string = Верёвочке нужны хотя бы две станции. Добавьте ещё одну.
refused-string-too-long = Верёвочка длиннее, чем можно, на { $over } мм: { $length } вместо { $most } мм. { $string ->
    [long] Уберите остановку.
   *[short] Уберите остановку или возьмите длинную.
}
refused-string-outside = Верёвочка выходит за границу здесь: { $place }. Ведите её внутри.
refused-end-off-station = { $end ->
    [first] Верёвочка начинается не на станции. Первой остановкой укажите станцию.
   *[last] Верёвочка кончается не на станции. Последней остановкой укажите станцию.
}
refused-not-your-network = Вы ещё не дошли до станций { $first } и { $last }. Один конец верёвочки положите на свою базу или на станцию, до которой дошли.
refused-both-ends-on-one-tile = Оба конца верёвочки лежат на одной станции: { $tile }. Переложите один из них на другую.
refused-terminal-in-the-middle = Через конечную станцию { $tile } пройти нельзя. Закончите верёвочку на ней или ведите мимо.
refused-limit-reached = На станции { $tile } исчерпан лимит компаний: { $limit } ({ $companies }). Ведите верёвочку мимо.
refused-string-crosses-itself = Верёвочка пересекает сама себя здесь: { $place }. Измените порядок остановок или добавьте между ними место.
refused-runs-along = { $other ->
    [river] Верёвочка идёт вдоль реки { $length } мм. Ведите её поперёк или в стороне.
    [mountains] Верёвочка идёт вдоль края гор { $length } мм. Ведите её поперёк или в стороне.
    [border] Верёвочка идёт вдоль границы { $length } мм. Отодвиньте её от границы.
   *[other] Верёвочка идёт вдоль другой верёвочки ({ $other }) { $length } мм. Ведите её поперёк или в стороне.
}
refused-unreadable-stop = Не получается прочитать остановку { $number }: «{ $stop }». Введите место (D4, D4.37 или D4.3764) или станцию: { $tiles }.{ $kept ->
    [yes] { " " }Остановки до неё сохранены.
   *[no] { "" }
}
refused-unknown-stop = Остановка { $number }: станции «{ $stop }» на поле нет. Выберите из этих: { $tiles }.{ $kept ->
    [yes] { " " }Остановки до неё сохранены.
   *[no] { "" }
}
refused-too-many-stops = Слишком много остановок. Укажите не больше { $most }.
refused-too-few-stops = Слишком мало мест. Укажите не меньше { $needed }.

alt-company = { $company } ({ $color }): { $points ->
    [none] { "" }
   *[other] { $points };{ " " }
}осталось: { $left }; станции: { $reached }.
alt-laid-last = Последняя верёвочка: { $company }.
text-strings = Верёвочки: { $player }
text-string = - { $string ->
    [long] Длинная
   *[short] Короткая
}: { $stations }, через { $cells }
text-strings-none = Пока ни одной.
text-reached = Достигнуты: { $stations }

score-base-start = старт { $points }
score-station = станции { $points }
score-owner = посещения чужими компаниями { $points }
score-yard = сортировочные { $points }
score-crossing = пересечения { $points }
score-second-company = { "" }
tally-second-company = очки второй компании
final-companies = Считается лучшая компания каждого игрока, при равенстве — другая. Компании: { $companies }
pic-preview = Набросок видите только вы
pic-length-used = { $used } из { $most } мм
pic-gain = { $points ->
    [one] { $signed } очко
    [few] { $signed } очка
   *[many] { $signed } очков
}
pic-crossings = { $count ->
    [one] { $count } пересечение
    [few] { $count } пересечения
   *[many] { $count } пересечений
}
pic-faults = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}
pic-fits = Место подходит
pic-ends = только конец
pic-extra = +1 станция
pic-score-base-start = на старте
pic-score-station = станции
pic-score-owner = владения
pic-score-yard = сортировка
pic-score-crossing = пересечения
pic-score-second-company = вторая компания
pic-count = × { $count }
