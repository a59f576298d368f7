### Тунелі.

help-about-tunnels = **Тунелі.** Виберіть карти, і я відкрию з колоди { $reveal ->
    [one] { $reveal } карту
    [few] { $reveal } карти
   *[other] { $reveal } карт
}. За кожну карту вашого кольору й за кожен локомотив доплатіть ще одну карту цього кольору або локомотив: { CMD("tunnel pay") }. Або відмовтеся: { CMD("tunnel leave") } — карти лишаться у вас, але хід закінчиться. Шанси видно заздалегідь.
help-tunnels-r23 = Якщо в колоді та скиді карт бракує, відкривають менше або жодної. Якщо ви платите лише локомотивами, доплата йде тільки за локомотиви й тільки локомотивами. Я запитую завжди, тож ніхто не дізнається, чи є чим доплатити. Додаткових вагончиків на доплату не треба.

rules-topic-tunnels = Тунелі
rules-words-tunnels = тунель тунелі рити відкрити доплата відмовитися шанси
rules-map-tunnels = **Тунелів:** { $tunnels }, у кожному відкривають карт: { $reveal }

cmd-tunnel = тунель
cmd-tunnel-desc = Доплатити за свій тунель або відмовитися від нього
cmd-tunnel-pay = доплатити
cmd-tunnel-pay-desc = Доплатити за свій тунель
opt-tunnel-pay-cards = карти
opt-tunnel-pay-cards-desc = Карти для доплати, наприклад 1 червона 1 локо (за замовчуванням: я запитаю)
cmd-tunnel-leave = відмовитися
cmd-tunnel-leave-desc = Відмовитися від тунелю: карти лишаться у вас, хід закінчиться

mark-tunnel = тунель
link-tunnel = { $cities } ({ $length }, тунель)
either = { $a } або { $b }
button-dig = Рити тунель
button-extra = Доплатити
button-retreat = Відмовитися
turn-tunnel = { $owed ->
    [one] { $mention }, доплата за тунель — { $owed } карта. Доплатіть або відмовтеся.
    [few] { $mention }, доплата за тунель — { $owed } карти. Доплатіть або відмовтеся.
   *[other] { $mention }, доплата за тунель — { $owed } карт. Доплатіть або відмовтеся.
}
tunnel-rule = Я відкрию { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
}. За кожен збіг ({ $kinds }) — доплата в одну карту.
tunnel-odds = Шанси на доплату: { $odds }
tunnel-odd = { $count ->
    [0] без неї { $percent } %
    [one] { $count } карта { $percent } %
    [few] { $count } карти { $percent } %
   *[other] { $count } карт { $percent } %
}
tunnel-surplus = { $held ->
    [0] Доплатити вам буде нічим.
   *[other] На доплату у вас буде: { $left }.
} Якщо не доплатите, карти лишаться у вас, але хід закінчиться.
tunnel-pay = { $owed ->
    [one] Доплата за **{ $route }** — **{ $owed } карта**.
    [few] Доплата за **{ $route }** — **{ $owed } карти**.
   *[other] Доплата за **{ $route }** — **{ $owed } карт**.
}
tunnel-hold = Доплатити можна так: { $kinds }. У вас є: { $left }.
tunnel-cannot = Доплатити вам нічим: { $held ->
    [0] придатних карт ({ $kinds }) у вас немає.
   *[other] з придатних карт ({ $kinds }) у вас лише { $left }.
} Відмовтеся: карти лишаться у вас, а причини ніхто не дізнається.
button-pay-extra = Віддати: { $cards }

done-retreat = Ви відмовилися від тунелю, карти лишилися у вас. Хід закінчено.

event-card-revealed = Відкрито карти: { $cards }.
event-revealed-discarded = { "" }
event-tunnel-entered = { $player } риє тунель { $route } і викладає: { $payment }.
event-tunnel-asked = { $owed ->
    [one] Збіглася { $owed } карта
    [few] Збіглися { $owed } карти
   *[other] Збіглося { $owed } карт
}, стільки ж — доплата. { $player } платить або відмовляється.
event-tunnel-dug = { $extra ->
    [none] Збігів немає, доплати теж.
   *[other] { $player } доплачує: { $extra }.
}
event-tunnel-left = { $player } відмовляється від тунелю { $route } і залишає карти собі.

refused-finish-tunnels = Спершу доплатіть за тунель командою { CMD("tunnel pay") } або відмовтеся від нього командою { CMD("tunnel leave") }.
refused-no-tunnel-open = У вас немає тунелю, за який треба доплатити. У свій хід почніть тунель командою { CMD("claim") }.
refused-undo-tunnel = Цього вже не скасувати: для тунелю відкрито карти.

hand-tunnel = тунель: без доплати { $percent } %
alt-tunnel = Тунель: { $route }, викладено: { $payment }. Відкрито: { $cards }. { $owed ->
    [one] Доплата — { $owed } карта.
    [few] Доплата — { $owed } карти.
   *[other] Доплата — { $owed } карт.
}

pic-tunnel = Тунель: { $route }
pic-tunnel-committed = викладено
pic-tunnel-revealed = відкрито
pic-tunnel-owed = { $owed ->
    [one] Доплата: { $owed } карта
    [few] Доплата: { $owed } карти
   *[other] Доплата: { $owed } карт
}
