### Вагончики и кораблики: набор на начало и обмен.

help-about-pieces = **Вагончики и кораблики.** После маршрутов втайне выберите фишки: всего { $startpieces }, из них вагончиков до { $mosttrain }, корабликов до { $mostship }. Остальные — ваша коробка. **Обмен:** за ход можно обменять фишки одного вида на другой из коробки: { CMD("exchange") }. За каждую — минус { $exchange ->
    [one] { $exchange } очко
    [few] { $exchange } очка
   *[many] { $exchange } очков
}.
help-pieces-r33 = Вагончики и кораблики вы выбираете после своих маршрутов, не дожидаясь остальных. Все увидят их, когда выберет последний. С опцией «Первое путешествие» у каждого { $suggestedtrain } и { $suggestedship }.
help-pieces-r36 = Обмен занимает весь ход. Обменяйте хотя бы одну фишку на фишку другого вида из своей коробки. Отданные фишки уходят туда же.
help-pieces-r37 = Пора ли заканчивать, решает число вагончиков и корабликов вместе. Порты не в счёт.

rules-topic-pieces = Вагончики и кораблики
rules-words-pieces = фишка фишки вагончик вагончики кораблик кораблики набор начало коробка
rules-topic-exchange = Обмен фишек
rules-words-exchange = обмен обменять менять фишка коробка
rules-turn-pieces = - обменять фишки
rules-about-pieces-fixed = **Вагончики и кораблики.** Каждый начинает с одним набором: { $suggestedtrain } и { $suggestedship } (опция «Первое путешествие»). Остальные — ваша коробка.
rules-score-pieces = - обмен: −{ $exchange } за фишку
rules-map-fleet = **Фишки:** у каждого { $startpieces }, вагончиков до { $mosttrain }, корабликов до { $mostship }. Когда их { $last } или меньше, начинаются последние ходы.
rules-map-fleet-fixed = **Фишки:** у каждого { $suggestedtrain } и { $suggestedship }. Когда их { $last } или меньше, начинаются последние ходы.

cmd-exchange = обмен
cmd-exchange-desc = Обменять вагончики на кораблики или наоборот; за каждую фишку вычитаются очки
opt-exchange-give = отдать
opt-exchange-give-desc = Какие фишки отдаёте: вагончики или кораблики
opt-exchange-count = сколько
opt-exchange-count-desc = Число фишек
cmd-mix = набор
cmd-mix-desc = Втайне выбрать, сколько вагончиков и корабликов у вас будет на старте
opt-mix-trains = вагончики
opt-mix-trains-desc = Число вагончиков
opt-mix-ships = кораблики
opt-mix-ships-desc = Число корабликов (по умолчанию: все остальные фишки)

mark-train = железная дорога
mark-ship = море
link-train = { $cities } ({ $length }, ж/д)
link-ship = { $cities } ({ $length }, море)
seat-mix = { $player } — { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончика
   *[many] { $trains } вагончиков
} и { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблика
   *[many] { $ships } корабликов
}
turn-pieces = Ещё выбирают втайне вагончики и кораблики: { $mentions }.
preview-exchange = Обменять { $give ->
    [ship] { $count ->
        [one] { $count } кораблик на { $count } вагончик
        [few] { $count } кораблика на { $count } вагончика
       *[many] { $count } корабликов на { $count } вагончиков
    }
   *[train] { $count ->
        [one] { $count } вагончик на { $count } кораблик
        [few] { $count } вагончика на { $count } кораблика
       *[many] { $count } вагончиков на { $count } корабликов
    }
}
pieces-trains-ships = { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончика
   *[many] { $trains } вагончиков
} и { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблика
   *[many] { $ships } корабликов
}
mix-panel = **Вагончики и кораблики.** Выберите стартовые фишки: всего { $start }. Остальные — ваша коробка: позже на них можно обменять свои.
mix-chosen = Ваш выбор: **{ $mix }**
mix-suggested = как советуют правила
pick-mix = Выбрать другой набор
button-take-mix = Начать с этими
pick-exchange = Выберите обмен
exchange-option = { $give ->
    [ship] { $count ->
        [one] { $count } кораблик на { $count } вагончик
        [few] { $count } кораблика на { $count } вагончика
       *[many] { $count } корабликов на { $count } вагончиков
    }
   *[train] { $count ->
        [one] { $count } вагончик на { $count } кораблик
        [few] { $count } вагончика на { $count } кораблика
       *[many] { $count } вагончиков на { $count } корабликов
    }
}, −{ $points }
exchange-after = **{ $what } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}.** После этого у вас { $mix }.
button-exchange-these = Обменять эти
button-exchange = Обменять фишки
button-mix = Выбрать фишки
exchange-state = У вас { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончика
   *[many] { $trains } вагончиков
} и { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблика
   *[many] { $ships } корабликов
}; в вашей коробке для обмена: { $boxtrains ->
    [one] { $boxtrains } вагончик
    [few] { $boxtrains } вагончика
   *[many] { $boxtrains } вагончиков
} и { $boxships ->
    [one] { $boxships } кораблик
    [few] { $boxships } кораблика
   *[many] { $boxships } корабликов
}.
exchange-give-train = Вагончики на кораблики (до { $most })
exchange-give-ship = Кораблики на вагончики (до { $most })

done-mix = Вы начинаете с набором: { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончика
   *[many] { $trains } вагончиков
} и { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблика
   *[many] { $ships } корабликов
}. Остальные увидят его, когда выберут все.
done-exchange = Вы обменяли { $give ->
    [ship] { $count ->
        [one] { $count } кораблик на { $count } вагончик
        [few] { $count } кораблика на { $count } вагончика
       *[many] { $count } корабликов на { $count } вагончиков
    }
   *[train] { $count ->
        [one] { $count } вагончик на { $count } кораблик
        [few] { $count } вагончика на { $count } кораблика
       *[many] { $count } вагончиков на { $count } корабликов
    }
} (−{ $points }). { exchange-state }

event-pieces-chosen = { $player }: вагончики и кораблики втайне выбраны.
event-pieces-shown = Все показывают свои вагончики и кораблики: { $mixes }.
event-pieces-exchanged = { $player } меняет { $give ->
    [ship] { $count ->
        [one] { $count } кораблик на { $count } вагончик
        [few] { $count } кораблика на { $count } вагончика
       *[many] { $count } корабликов на { $count } вагончиков
    }
   *[train] { $count ->
        [one] { $count } вагончик на { $count } кораблик
        [few] { $count } вагончика на { $count } кораблика
       *[many] { $count } вагончиков на { $count } корабликов
    }
} (−{ $points }).

refused-finish-pieces = Сначала выберите вагончики и кораблики: { CMD("mix") } или кнопка под полем.
refused-pieces-chosen = Вагончики и кораблики вы уже выбрали. Во время партии их можно обменять командой { CMD("exchange") }.
refused-negative-mix = Меньше нуля фишек не бывает. Укажите два числа, которые вместе дают { $needed }.
refused-wrong-mix = На старте { $needed ->
    [one] нужна { $needed } фишка
    [few] нужно { $needed } фишки
   *[many] нужно { $needed } фишек
}, а вы указали { $offered }. Укажите два числа с нужной суммой.
refused-too-many-of-kind = { $kind ->
    [ship] Вы указали корабликов: { $offered }, а на старте их не больше { $most }. Возьмите меньше.
   *[train] Вы указали вагончиков: { $offered }, а на старте их не больше { $most }. Возьмите меньше.
}
refused-unknown-pieces = Фишек «{ $kind }» нет. Обменяйте вагончики или кораблики.
refused-exchange-nothing = Обменяйте хотя бы одну фишку.
refused-too-few-to-exchange = { $kind ->
    [ship] Вы отдаёте корабликов: { $offered }, а у вас их { $left }. Отдайте меньше.
   *[train] Вы отдаёте вагончиков: { $offered }, а у вас их { $left }. Отдайте меньше.
}
refused-box-too-small = { $kind ->
    [ship] Вы берёте из коробки корабликов: { $needed }, а там их { $left }. Обменяйте меньше фишек.
   *[train] Вы берёте из коробки вагончиков: { $needed }, а там их { $left }. Обменяйте меньше фишек.
}
refused-nothing-to-exchange = Обменять нечего: в вашей коробке нет подходящих фишек. Выберите другое действие.

hand-fleet = В запасе: { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончика
   *[many] { $trains } вагончиков
} и { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблика
   *[many] { $ships } корабликов
} · в вашей коробке для обмена: { $boxtrains ->
    [one] { $boxtrains } вагончик
    [few] { $boxtrains } вагончика
   *[many] { $boxtrains } вагончиков
} и { $boxships ->
    [one] { $boxships } кораблик
    [few] { $boxships } кораблика
   *[many] { $boxships } корабликов
}
hand-fleet-own = Вы начинаете с набором: { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончика
   *[many] { $trains } вагончиков
} и { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблика
   *[many] { $ships } корабликов
}. Остальные увидят его, когда выберут все.
hand-fleet-open = Теперь выберите вагончики и кораблики: нажмите **{ $button }** или введите { CMD("mix") }.
hand-fleet-later = После маршрутов вы выберете вагончики и кораблики.
alt-boxes = Вагончики/кораблики в коробках: { $boxes }.
hand-out-kind = -# ↳ ⛔ не выполнить даже с обменом: на кратчайший путь нужно { $train-needed ->
    [one] { $train-needed } вагончик
    [few] { $train-needed } вагончика
   *[many] { $train-needed } вагончиков
} (у вас { $train-left }) и { $ship-needed ->
    [one] { $ship-needed } кораблик
    [few] { $ship-needed } кораблика
   *[many] { $ship-needed } корабликов
} (у вас { $ship-left })
standing-exchange = - Обмен, { $pieces ->
    [one] { $pieces } фишка
    [few] { $pieces } фишки
   *[many] { $pieces } фишек
}: { $points }

final-line-exchange = { $pieces ->
    [one] Обменяна { $pieces } фишка: { $points }
    [few] Обменяно { $pieces } фишки: { $points }
   *[many] Обменяно { $pieces } фишек: { $points }
}
score-exchange = обмен { $points }
pic-choosing-pieces = Выбирают состав:
pic-score-exchange = обмен
