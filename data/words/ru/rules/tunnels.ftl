### Туннели.

help-about-tunnels = **Туннели.** Выберите карты, и я раскрою из колоды { $reveal ->
    [one] { $reveal } карту
    [few] { $reveal } карты
   *[other] { $reveal } карт
}. За каждую карту вашего цвета и за каждый локомотив доплатите ещё одну карту этого цвета или локомотив: { CMD("tunnel pay") }. Или откажитесь: { CMD("tunnel leave") } — карты останутся у вас, но ход закончится. Шансы видно заранее.
help-tunnels-r23 = Если в колоде и сбросе карт не хватает, раскрывают меньше или ни одной. Если вы платите одними локомотивами, доплата идёт только за локомотивы и только локомотивами. Я спрашиваю всегда, поэтому никто не узнает, есть ли чем доплатить. Вагончики на доплату не тратятся.

rules-topic-tunnels = Туннели
rules-words-tunnels = туннель тоннель туннели тоннели рыть вскрыть раскрыть доплата отказаться шансы
rules-map-tunnels = **Туннелей:** { $tunnels }, в каждом раскрывают карт: { $reveal }

cmd-tunnel = туннель
cmd-tunnel-desc = Доплатить за свой туннель или отказаться от него
cmd-tunnel-pay = доплатить
cmd-tunnel-pay-desc = Доплатить за свой туннель
opt-tunnel-pay-cards = карты
opt-tunnel-pay-cards-desc = Карты для доплаты, например 1 красная 1 локо (по умолчанию я спрошу)
cmd-tunnel-leave = отказаться
cmd-tunnel-leave-desc = Отказаться от туннеля: карты останутся у вас, ход закончится

mark-tunnel = туннель
link-tunnel = { $cities } ({ $length }, туннель)
either = { $a } или { $b }
button-dig = Рыть туннель
button-extra = Доплатить
button-retreat = Отказаться
turn-tunnel = { $owed ->
    [one] { $mention }, доплата за туннель — { $owed } карта. Доплатите или откажитесь.
    [few] { $mention }, доплата за туннель — { $owed } карты. Доплатите или откажитесь.
   *[other] { $mention }, доплата за туннель — { $owed } карт. Доплатите или откажитесь.
}
tunnel-rule = Я раскрою { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}. За каждое совпадение ({ $kinds }) доплата — одна карта.
tunnel-odds = Шансы на доплату: { $odds }
tunnel-odd = { $count ->
    [0] без неё { $percent } %
    [one] { $count } карта { $percent } %
    [few] { $count } карты { $percent } %
   *[other] { $count } карт { $percent } %
}
tunnel-surplus = { $held ->
    [0] Доплатить вам будет нечем.
   *[other] На доплату у вас будет: { $left }.
} Если не доплатите, карты останутся у вас, но ход закончится.
tunnel-pay = { $owed ->
    [one] Доплата за **{ $route }** — **{ $owed } карта**.
    [few] Доплата за **{ $route }** — **{ $owed } карты**.
   *[other] Доплата за **{ $route }** — **{ $owed } карт**.
}
tunnel-hold = Доплатить можно так: { $kinds }. У вас есть: { $left }.
tunnel-cannot = Доплатить вам нечем: { $held ->
    [0] подходящих карт ({ $kinds }) у вас нет.
   *[other] из подходящих карт ({ $kinds }) у вас только { $left }.
} Откажитесь: карты останутся у вас, а причину никто не узнает.
button-pay-extra = Отдать: { $cards }

done-retreat = Вы отказались от туннеля, карты остались у вас. Ход закончен.

event-card-revealed = Раскрыты карты: { $cards }.
event-revealed-discarded = { "" }
event-tunnel-entered = { $player } роет туннель { $route } и выкладывает: { $payment }.
event-tunnel-asked = { $owed ->
    [one] Совпала { $owed } карта
    [few] Совпали { $owed } карты
   *[other] Совпало { $owed } карт
}, доплата такая же. Решает { $player }.
event-tunnel-dug = { $extra ->
    [none] Совпадений нет, доплаты тоже.
   *[other] { $player } доплачивает: { $extra }.
}
event-tunnel-left = { $player } отказывается от туннеля { $route } и оставляет карты себе.

refused-finish-tunnels = Сначала доплатите за туннель командой { CMD("tunnel pay") } или откажитесь от него: { CMD("tunnel leave") }.
refused-no-tunnel-open = У вас нет туннеля, за который нужно доплатить. В свой ход начните туннель командой { CMD("claim") }.
refused-undo-tunnel = Это уже не отменить: для туннеля раскрыты карты.

hand-tunnel = туннель: без доплаты { $percent } %
alt-tunnel = Туннель: { $route }, выложено: { $payment }. Раскрыто: { $cards }. { $owed ->
    [one] Доплата — { $owed } карта.
    [few] Доплата — { $owed } карты.
   *[other] Доплата — { $owed } карт.
}

pic-tunnel = Туннель: { $route }
pic-tunnel-committed = выложены
pic-tunnel-revealed = раскрыты
pic-tunnel-owed = { $owed ->
    [one] Доплата: { $owed } карта
    [few] Доплата: { $owed } карты
   *[other] Доплата: { $owed } карт
}
