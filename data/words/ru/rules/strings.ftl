### Верёвки и как их кладут.

help-about-strings = **Проложить верёвку.** Короткая достаёт на { $short } мм, длинная на { $long } мм. Оба конца лежат на станциях, один из них – на вашей базе или на станции, которой вы достигли. Новые станции приносят свои очки, каждое пересечение любой другой верёвки стоит { $crossing } (верёвки чужой компании – { $other }), а на станциях пересекать можно без штрафа. Партия кончается, когда израсходованы все верёвки; побеждает тот, у кого больше очков.
help-strings-r52 = Верёвка может занять меньше своей длины, но не больше: остаток свёрнут на её последней станции.
help-strings-r53 = Линии сравниваются по середине. Пересечение – там, где ваша верёвка переходит на другую сторону чужой или своей, вне станций; касание не считается, каждое пересечение считается отдельно, и со своими верёвками тоже. Идти вдоль другой верёвки больше { $overlap } мм нельзя.
help-strings-r54 = Верёвка соединяет все станции, которых касается. Полная станция, конечная посередине, станция дважды или оба конца на одной станции не допускаются; компания, которая на станции уже есть, может прийти снова.
help-strings-r55 = Очки гостя начисляются компании один раз; доход или убыток хозяина – за каждую чужую верёвку, которая касается станции. Сортировочная платит 1 за каждую верёвку. Своя база платит только в начале.
help-strings-r58 = Вдвоём каждая компания считается отдельно. Сначала сравнивают лучшие компании, потом вторые; если равно и это, ничья.
help-strings-expert-r59 = Эксперт: пересечь верёвку чужой компании стоит { $other }, любое другое пересечение – { $crossing }.

rules-topic-strings = Прокладка верёвки
rules-words-strings = верёвка верёвки проложить короткая длинная конечная достичь предел полная
rules-topic-crossings = Пересечения
rules-words-crossings = пересечь пересечение касание вдоль эксперт
rules-topic-visits = Очки за станции
rules-words-visits = гость посещение хозяин владелец очки база город сортировочная
rules-topic-companies = Игра вдвоём
rules-words-companies = компания компании вдвоём двое
rules-turn-strings = 2. проложить верёвку или не прокладывать
rules-score-strings = - на старте { $startpoints }; станции, которых достигли ваши верёвки; каждое пересечение отнимает { $crossing } (верёвки чужой компании – { $other }); то, что чужие верёвки приносят хозяину станции или отнимают у него
rules-map-strings-of = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[other] { $seats } игроков
}: { $shorts } + { $longs }

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

alias-lay-none = ничего никакую нет пас
company-of = { $player } { $number }
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
turn-lay = { $mention }, проложите верёвку. Осталось: { $left }.
button-lay = Проложить верёвку
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
button-go-on = Назад
string-title = { $string ->
    [long] Длинная верёвка, до { $mm } мм
   *[short] Короткая верёвка, до { $mm } мм
}
string-stops = Через: { $stops }
string-begin-alone = Готовых идей отсюда нет. Выберите станцию, где верёвка начнётся, введите путь или не кладите ничего.
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
   *[other] { $count } пересечений { $points }
}
give-up-sure = Не прокладывать верёвку в этот ход? Очков не будет, а названная верёвка пропадёт.
own-company = **{ $company }**: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. Осталось верёвок: { $left }. Достигнуты: { $reached }.

done-lay = { $string ->
    [long] Ваша длинная верёвка проложена, очки: { $points }.
   *[short] Ваша короткая верёвка проложена, очки: { $points }.
}
done-give-up = { $string ->
    [long] Вы ничего не прокладываете и отдаёте длинную верёвку.
   *[short] Вы ничего не прокладываете и отдаёте короткую верёвку.
}

event-string-laid = { $string ->
    [long] { $company } прокладывает длинную верёвку
   *[short] { $company } прокладывает короткую верёвку
} ({ $stations }): **{ $points }**{ $told ->
    [none] { "" }
   *[other] { " " }({ $told })
}{ $others ->
    [none] .
   *[other] . Другим: { $others }.
}
event-string-given-up = { $string ->
    [long] { $company } ничего не прокладывает и отдаёт длинную верёвку.
   *[short] { $company } ничего не прокладывает и отдаёт короткую верёвку.
}

refused-no-such-string-left = { $string ->
    [long] Длинных верёвок больше нет ({ $company }). Возьмите короткую.
   *[short] Коротких верёвок больше нет ({ $company }). Возьмите длинную.
}
refused-bad-string = Это ещё не верёвка: нужны хотя бы две станции. Добавьте ещё одну.
refused-string-too-long = Верёвка слишком длинная, лишних { $over } мм: { $length } мм вместо { $most }. { $string ->
    [long] Уберите остановку.
   *[short] Уберите остановку или возьмите длинную.
}
refused-string-outside = Верёвка выходит за границу здесь: { $place }. Ведите её внутри.
refused-end-off-station = { $end ->
    [first] Верёвка начинается не на станции. Начните её на одной из своих.
   *[last] Верёвка кончается не на станции. Добавьте станцию последней остановкой.
}
refused-not-your-network = Концы верёвки – { $first } и { $last }, а вы ещё не были ни там, ни там. Один конец должен лежать на вашей базе или на станции, которой вы достигли.
refused-both-ends-on-one-tile = Оба конца верёвки лежат на одной станции: { $tile }. Выберите для одного из них другую.
refused-terminal-in-the-middle = На конечной станции { $tile } верёвка может только начаться или кончиться. Закончите её там или ведите мимо.
refused-limit-reached = На станции { $tile } нет места для ещё одной компании (не больше { $limit }: { $companies }). Ведите верёвку мимо.
refused-string-crosses-itself = Верёвка пересекает сама себя здесь: { $place }. Измените порядок остановок или добавьте свободную точку.
refused-runs-along = { $other ->
    [river] Верёвка идёт вдоль реки { $length } мм. Ведите её поперёк или в стороне.
    [mountains] Верёвка идёт вдоль края гор { $length } мм. Ведите её поперёк или в стороне.
    [border] Верёвка идёт вдоль границы { $length } мм. Держитесь от неё подальше.
   *[other] Верёвка идёт вдоль чужой или своей верёвки ({ $other }) { $length } мм. Ведите её поперёк или в стороне.
}
refused-unreadable-stop = Остановка { $number }, «{ $stop }»: это не станция и не место. Места пишутся так: D4, D4.37 или D4.3764; станции на столе: { $tiles }.{ $kept ->
    [yes] { " " }Остановки до неё сохранены.
   *[no] { "" }
}
refused-unknown-stop = Остановка { $number }, «{ $stop }»: такой станции на столе нет. Есть: { $tiles }.{ $kept ->
    [yes] { " " }Остановки до неё сохранены.
   *[no] { "" }
}
refused-too-many-stops = Слишком много остановок: можно указать не больше { $most }.
refused-too-few-stops = Слишком мало мест: укажите не меньше { $needed }.

alt-company = { $company } ({ $color }): { $points }; верёвки: { $left }; достигнуты: { $reached }.
alt-laid-last = Последняя верёвка: { $company }.
text-strings = Верёвки: { $player }
text-string = - { $string ->
    [long] Длинная
   *[short] Короткая
}: { $stations }, через { $cells }
text-strings-none = Пока ни одной.
text-reached = Достигнуто: { $stations }

score-base-start = начало { $points }
score-station = станции { $points }
score-owner = чужие посещения { $points }
score-yard = сортировочные { $points }
score-crossing = пересечения { $points }
score-second-company = { "" }
tally-second-company = очки второй компании
final-companies = Компании: { $companies }
pic-preview = Набросок, виден только вам
pic-length-used = { $used } из { $most } мм
pic-gain = { $points ->
    [one] { $signed } очко
    [few] { $signed } очка
   *[other] { $signed } очков
}
pic-crossings = { $count ->
    [one] { $count } пересечение
    [few] { $count } пересечения
   *[other] { $count } пересечений
}
pic-faults = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
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
