### Вагончики и кораблики: набор на начало и обмен.

help-about-pieces = **Вагончики и кораблики.** После билетов вы втайне выбираете, с чем начать: всего фишек { $startpieces }, из них вагончиков не больше { $mosttrain }, корабликов не больше { $mostship }. Остальные – ваша коробка. **Обмен:** вместо другого хода { CMD("exchange") } меняет сколько угодно фишек одного вида на другой из вашей коробки; каждая стоит { $exchange ->
    [one] { $exchange } очко
    [few] { $exchange } очка
   *[other] { $exchange } очков
}.
help-pieces-r33 = Вагончики и кораблики вы выбираете после своих билетов, не дожидаясь чужих; все видят их, когда выбрал последний. С добавкой «Первое путешествие» у каждого { $suggestedtrain } и { $suggestedship }.
help-pieces-r36 = Меняют хотя бы одну фишку, один вид на другой, из своей коробки; это весь ход. Отданное уходит в коробку.
help-pieces-r37 = Для конца партии вагончики и кораблики считают вместе; порты не считаются.

rules-topic-pieces = Вагончики и кораблики
rules-words-pieces = фишка фишки вагончик кораблик набор начало коробка
rules-topic-exchange = Обмен фишек
rules-words-exchange = обмен обменять менять фишка коробка
rules-turn-pieces = - обменять фишки
rules-about-pieces-fixed = **Вагончики и кораблики.** У каждого на старте { $suggestedtrain } и { $suggestedship }, выбирать ничего не нужно: такова добавка этого стола. Остальные – ваша коробка.
rules-score-pieces = - обмен: −{ $exchange } за фишку
rules-map-fleet = **Фишки:** у каждого { $startpieces }, вагончиков не больше { $mosttrain }, корабликов не больше { $mostship }. Конец наступает, когда их { $last } или меньше.
rules-map-fleet-fixed = **Фишки:** у каждого { $suggestedtrain } и { $suggestedship }. Конец наступает, когда их { $last } или меньше.

cmd-exchange = обмен
cmd-exchange-desc = Обменять вагончики на кораблики или наоборот; за каждую фишку вычитаются очки
opt-exchange-give = отдать
opt-exchange-give-desc = Что отдаёте: вагончики или кораблики
opt-exchange-count = сколько
opt-exchange-count-desc = Сколько фишек
cmd-mix = набор
cmd-mix-desc = Тайно выбрать, сколько вагончиков и корабликов у вас будет вначале
opt-mix-trains = вагончики
opt-mix-trains-desc = Сколько вагончиков
opt-mix-ships = кораблики
opt-mix-ships-desc = Сколько корабликов; если не указать, все остальные фишки – кораблики

mark-train = железная дорога
mark-ship = море
link-train = { $cities } ({ $length }, ж/д)
link-ship = { $cities } ({ $length }, море)
seat-mix = { $player } – { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончика
   *[other] { $trains } вагончиков
} и { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблика
   *[other] { $ships } корабликов
}
turn-pieces = Тайно выбирают вагончики и кораблики: { $mentions }.
preview-exchange = { $give ->
    [ship] { $count ->
        [one] Обменять { $count } кораблик на вагончик
        [few] Обменять { $count } кораблика на столько же вагончиков
       *[other] Обменять { $count } корабликов на столько же вагончиков
    }
   *[train] { $count ->
        [one] Обменять { $count } вагончик на кораблик
        [few] Обменять { $count } вагончика на столько же корабликов
       *[other] Обменять { $count } вагончиков на столько же корабликов
    }
}
pieces-trains-ships = { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончика
   *[other] { $trains } вагончиков
} и { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблика
   *[other] { $ships } корабликов
}
mix-panel = **Вагончики и кораблики.** Вначале у вас ровно { $start } фишек. Остальные уходят в вашу коробку: позже на них можно будет обменять свои.
mix-chosen = Выбрано: **{ $mix }**
mix-suggested = как советуют правила
pick-mix = Выбрать другой набор
button-take-mix = Начать с этими
pick-exchange = Что меняете?
exchange-option = { $give ->
    [ship] { $count ->
        [one] { $count } кораблик на вагончик
        [few] { $count } кораблика на вагончики
       *[other] { $count } корабликов на вагончики
    }
   *[train] { $count ->
        [one] { $count } вагончик на кораблик
        [few] { $count } вагончика на кораблики
       *[other] { $count } вагончиков на кораблики
    }
}, −{ $points }
exchange-after = **{ $what } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}.** После этого у вас { $mix }.
button-exchange-these = Обменять
button-exchange = Обменять фишки
button-mix = Выбрать вагончики и кораблики
exchange-state = У вас { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончика
   *[other] { $trains } вагончиков
} и { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблика
   *[other] { $ships } корабликов
}; в вашей коробке: { $boxtrains ->
    [one] { $boxtrains } вагончик
    [few] { $boxtrains } вагончика
   *[other] { $boxtrains } вагончиков
} и { $boxships ->
    [one] { $boxships } кораблик
    [few] { $boxships } кораблика
   *[other] { $boxships } корабликов
}.
exchange-give-train = Вагончики на кораблики: не больше { $most }
exchange-give-ship = Кораблики на вагончики: не больше { $most }
mix-now = Теперь тайно выберите, сколько вагончиков и корабликов у вас будет вначале.

done-mix = Вы начинаете с такими фишками: { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончика
   *[other] { $trains } вагончиков
} и { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблика
   *[other] { $ships } корабликов
}. Остальные увидят это, когда выберут все.
done-exchange = { $give ->
    [ship] Вы отдали { $count ->
        [one] { $count } кораблик и взяли вагончик
        [few] { $count } кораблика и взяли столько же вагончиков
       *[other] { $count } корабликов и взяли столько же вагончиков
    }
   *[train] Вы отдали { $count ->
        [one] { $count } вагончик и взяли кораблик
        [few] { $count } вагончика и взяли столько же корабликов
       *[other] { $count } вагончиков и взяли столько же корабликов
    }
}, минус { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. { exchange-state }

event-pieces-chosen = { $player }: вагончики и кораблики выбраны втайне.
event-pieces-shown = Все показывают, с чем начинают: { $mixes }.
event-pieces-exchanged = { $player } меняет { $give ->
    [ship] { $count ->
        [one] { $count } кораблик на вагончик
        [few] { $count } кораблика на вагончики
       *[other] { $count } корабликов на вагончики
    }
   *[train] { $count ->
        [one] { $count } вагончик на кораблик
        [few] { $count } вагончика на кораблики
       *[other] { $count } вагончиков на кораблики
    }
} и теряет { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.

refused-finish-pieces = Сначала выберите, сколько вагончиков и корабликов взять в начале партии.
refused-pieces-chosen = Вы уже выбрали вагончики и кораблики.
refused-negative-mix = Меньше нуля фишек не бывает. Назовите два числа, которые вместе дают { $needed }.
refused-wrong-mix = Всего в начале партии берут { $needed } фишек, а вы назвали { $offered }.
refused-too-many-of-kind = { $kind ->
    [ship] В начале можно взять не больше { $most } корабликов, а вы назвали { $offered }.
   *[train] В начале можно взять не больше { $most } вагончиков, а вы назвали { $offered }.
}
refused-unknown-pieces = Фишек «{ $kind }» нет. Меняют вагончики или кораблики.
refused-exchange-nothing = Обменяйте хотя бы одну фишку.
refused-too-few-to-exchange = { $kind ->
    [ship] Вы хотите отдать корабликов: { $offered }, а у вас их { $left }.
   *[train] Вы хотите отдать вагончиков: { $offered }, а у вас их { $left }.
}
refused-box-too-small = { $kind ->
    [ship] Вы хотите взять из коробки корабликов: { $needed }, а там их { $left }.
   *[train] Вы хотите взять из коробки вагончиков: { $needed }, а там их { $left }.
}
refused-nothing-to-exchange = Менять нечего: нет вагончиков или корабликов у вас либо в вашей коробке нет ничего взамен.

hand-fleet = В запасе: { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончика
   *[other] { $trains } вагончиков
} и { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблика
   *[other] { $ships } корабликов
} · в вашей коробке: { $boxtrains ->
    [one] { $boxtrains } вагончик
    [few] { $boxtrains } вагончика
   *[other] { $boxtrains } вагончиков
} и { $boxships ->
    [one] { $boxships } кораблик
    [few] { $boxships } кораблика
   *[other] { $boxships } корабликов
}
hand-fleet-own = Вы начинаете с набором: { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончика
   *[other] { $trains } вагончиков
} и { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблика
   *[other] { $ships } корабликов
}. Остальные увидят его, когда выберут все.
hand-fleet-open = Вагончики и кораблики ещё не выбраны: нажмите «{ $button }» или введите { CMD("mix") }.
hand-fleet-later = Когда вы выберете билеты, можно будет выбрать вагончики и кораблики.
alt-boxes = В коробках, вагончики/кораблики: { $boxes }.
hand-out-kind = -# ↳ ⛔ не выполнить даже с обменом: на кратчайший путь нужно { $train-needed ->
    [one] { $train-needed } вагончик
    [few] { $train-needed } вагончика
   *[other] { $train-needed } вагончиков
} (у вас { $train-left }) и { $ship-needed ->
    [one] { $ship-needed } кораблик
    [few] { $ship-needed } кораблика
   *[other] { $ship-needed } корабликов
} (у вас { $ship-left })
standing-exchange = - Обмен, { $pieces ->
    [one] { $pieces } фишка
    [few] { $pieces } фишки
   *[other] { $pieces } фишек
}: { $points }

final-line-exchange = { $pieces ->
    [one] Обменяна { $pieces } фишка: { $points }
    [few] Обменяно { $pieces } фишки: { $points }
   *[other] Обменяно { $pieces } фишек: { $points }
}
score-exchange = обмен { $points }
pic-choosing-pieces = Выбирают состав:
pic-score-exchange = обмен
