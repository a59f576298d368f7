### Вагончики й кораблики: набір на початок і обмін.

help-about-pieces = **Вагончики й кораблики.** Після маршрутів таємно виберіть фішки: усього { $startpieces }, з них вагончиків до { $mosttrain }, корабликів до { $mostship }. Решта піде у вашу коробку. **Обмін:** { CMD("exchange") } займає весь хід і міняє ваші фішки одного типу на фішки іншого з коробки; кожна коштує { $exchange ->
    [one] { $exchange } очко
    [few] { $exchange } очки
   *[many] { $exchange } очок
}.
help-pieces-r33 = Вагончики й кораблики ви вибираєте після своїх маршрутів, не чекаючи на інших. Усі побачать їх, коли вибере останній. З опцією «Перша подорож» у кожного { $suggestedtrain } і { $suggestedship }.
help-pieces-r36 = Обмін займає весь хід. Міняйте хоча б одну фішку, один тип на інший, зі своєї коробки. Віддане йде до коробки.
help-pieces-r37 = Для кінця партії вагончики й кораблики рахують разом, порти не рахують.

rules-topic-pieces = Вагончики й кораблики
rules-words-pieces = фішка фішки вагончик вагончики кораблик кораблики судно набір початок коробка
rules-topic-exchange = Обмін фішок
rules-words-exchange = обмін обміняти міняти фішка коробка
rules-turn-pieces = - обміняти фішки
rules-about-pieces-fixed = **Вагончики й кораблики.** Кожен починає з тим самим набором: { $suggestedtrain } і { $suggestedship } (опція «Перша подорож»). Решта — у коробці для обміну.
rules-score-pieces = - обмін: −{ $exchange } за фішку
rules-map-fleet = **Фішки:** у кожного { $startpieces }, вагончиків до { $mosttrain }, корабликів до { $mostship }. Коли їх { $last } або менше, починаються останні ходи.
rules-map-fleet-fixed = **Фішки:** у кожного { $suggestedtrain } і { $suggestedship }. Коли їх { $last } або менше, починаються останні ходи.

cmd-exchange = обмін
cmd-exchange-desc = Обміняти вагончики на кораблики чи навпаки; за кожну фішку віднімаються очки
opt-exchange-give = віддати
opt-exchange-give-desc = Які фішки віддаєте: вагончики чи кораблики
opt-exchange-count = скільки
opt-exchange-count-desc = Кількість фішок
cmd-mix = набір
cmd-mix-desc = Таємно вибрати, скільки вагончиків і корабликів у вас буде на старті
opt-mix-trains = вагончики
opt-mix-trains-desc = Кількість вагончиків
opt-mix-ships = кораблики
opt-mix-ships-desc = Кількість корабликів (за замовчуванням: усі інші фішки)

mark-train = залізниця
mark-ship = море
link-train = { $cities } ({ $length }, залізниця)
link-ship = { $cities } ({ $length }, море)
seat-mix = { $player } — { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончики
   *[many] { $trains } вагончиків
} і { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблики
   *[many] { $ships } корабликів
}
turn-pieces = Ще вибирають таємно вагончики й кораблики: { $mentions }.
preview-exchange = Обміняти { $give ->
    [ship] { $count ->
        [one] { $count } кораблик на { $count } вагончик
        [few] { $count } кораблики на { $count } вагончики
       *[many] { $count } корабликів на { $count } вагончиків
    }
   *[train] { $count ->
        [one] { $count } вагончик на { $count } кораблик
        [few] { $count } вагончики на { $count } кораблики
       *[many] { $count } вагончиків на { $count } корабликів
    }
}
pieces-trains-ships = { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончики
   *[many] { $trains } вагончиків
} і { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблики
   *[many] { $ships } корабликів
}
mix-panel = **Вагончики й кораблики.** Виберіть стартові фішки: усього { $start }. Решта піде у вашу коробку: пізніше зможете обміняти свої фішки на фішки звідти.
mix-chosen = Ваш вибір: **{ $mix }**
mix-suggested = як радять правила
pick-mix = Вибрати інший набір
button-take-mix = Почати з цими
pick-exchange = Виберіть обмін
exchange-option = { $give ->
    [ship] { $count ->
        [one] { $count } кораблик на { $count } вагончик
        [few] { $count } кораблики на { $count } вагончики
       *[many] { $count } корабликів на { $count } вагончиків
    }
   *[train] { $count ->
        [one] { $count } вагончик на { $count } кораблик
        [few] { $count } вагончики на { $count } кораблики
       *[many] { $count } вагончиків на { $count } корабликів
    }
}, −{ $points }
exchange-after = **{ $what } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}.** Після цього у вас { $mix }.
button-exchange-these = Обміняти ці
button-exchange = Обміняти фішки
button-mix = Вибрати фішки
exchange-state = У вас { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончики
   *[many] { $trains } вагончиків
} і { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблики
   *[many] { $ships } корабликів
}; у вашій коробці для обміну: { $boxtrains ->
    [one] { $boxtrains } вагончик
    [few] { $boxtrains } вагончики
   *[many] { $boxtrains } вагончиків
} і { $boxships ->
    [one] { $boxships } кораблик
    [few] { $boxships } кораблики
   *[many] { $boxships } корабликів
}.
exchange-give-train = Вагончики на кораблики (до { $most })
exchange-give-ship = Кораблики на вагончики (до { $most })

done-mix = Ви починаєте з набором: { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончики
   *[many] { $trains } вагончиків
} і { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблики
   *[many] { $ships } корабликів
}. Решта побачить його, коли виберуть усі.
done-exchange = Ви обміняли { $give ->
    [ship] { $count ->
        [one] { $count } кораблик на { $count } вагончик
        [few] { $count } кораблики на { $count } вагончики
       *[many] { $count } корабликів на { $count } вагончиків
    }
   *[train] { $count ->
        [one] { $count } вагончик на { $count } кораблик
        [few] { $count } вагончики на { $count } кораблики
       *[many] { $count } вагончиків на { $count } корабликів
    }
} (−{ $points }). { exchange-state }

event-pieces-chosen = { $player }: вагончики й кораблики таємно вибрано.
event-pieces-shown = Усі показують свої вагончики й кораблики: { $mixes }.
event-pieces-exchanged = { $player } міняє { $give ->
    [ship] { $count ->
        [one] { $count } кораблик на { $count } вагончик
        [few] { $count } кораблики на { $count } вагончики
       *[many] { $count } корабликів на { $count } вагончиків
    }
   *[train] { $count ->
        [one] { $count } вагончик на { $count } кораблик
        [few] { $count } вагончики на { $count } кораблики
       *[many] { $count } вагончиків на { $count } корабликів
    }
} (−{ $points }).

refused-finish-pieces = Спершу виберіть вагончики й кораблики командою { CMD("mix") } або кнопкою під полем.
refused-pieces-chosen = Вагончики й кораблики ви вже вибрали. Поміняти їх під час партії можна командою { CMD("exchange") }.
refused-negative-mix = Менше від нуля фішок не буває. Укажіть два числа, які разом дають { $needed }.
refused-wrong-mix = На старті { $needed ->
    [one] потрібна { $needed } фішка
    [few] потрібно { $needed } фішки
   *[many] потрібно { $needed } фішок
}, а ви вказали { $offered }. Укажіть два числа з потрібною сумою.
refused-too-many-of-kind = { $kind ->
    [ship] Ви вказали корабликів: { $offered }, а на старті їх щонайбільше { $most }. Візьміть менше.
   *[train] Ви вказали вагончиків: { $offered }, а на старті їх щонайбільше { $most }. Візьміть менше.
}
refused-unknown-pieces = Фішок «{ $kind }» немає. Обміняйте вагончики або кораблики.
refused-exchange-nothing = Обміняйте хоча б одну фішку.
refused-too-few-to-exchange = { $kind ->
    [ship] Ви віддаєте корабликів: { $offered }, а у вас їх { $left }. Віддайте менше.
   *[train] Ви віддаєте вагончиків: { $offered }, а у вас їх { $left }. Віддайте менше.
}
refused-box-too-small = { $kind ->
    [ship] Ви берете з коробки корабликів: { $needed }, а там їх { $left }. Обміняйте менше фішок.
   *[train] Ви берете з коробки вагончиків: { $needed }, а там їх { $left }. Обміняйте менше фішок.
}
refused-nothing-to-exchange = Обмінювати нічого: у вашій коробці немає потрібних фішок. Виберіть іншу дію.

hand-fleet = У запасі: { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончики
   *[many] { $trains } вагончиків
} і { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблики
   *[many] { $ships } корабликів
} · у вашій коробці для обміну: { $boxtrains ->
    [one] { $boxtrains } вагончик
    [few] { $boxtrains } вагончики
   *[many] { $boxtrains } вагончиків
} і { $boxships ->
    [one] { $boxships } кораблик
    [few] { $boxships } кораблики
   *[many] { $boxships } корабликів
}
hand-fleet-own = Ви починаєте з набором: { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончики
   *[many] { $trains } вагончиків
} і { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблики
   *[many] { $ships } корабликів
}. Решта побачить його, коли виберуть усі.
hand-fleet-open = Тепер виберіть вагончики й кораблики: натисніть **{ $button }** або введіть { CMD("mix") }.
hand-fleet-later = Після маршрутів ви виберете вагончики й кораблики.
alt-boxes = Вагончики/кораблики в коробках: { $boxes }.
hand-out-kind = -# ↳ ⛔ не виконати навіть з обміном: найкоротший шлях — це { $train-needed ->
    [one] { $train-needed } вагончик
    [few] { $train-needed } вагончики
   *[many] { $train-needed } вагончиків
} (у вас { $train-left }) і { $ship-needed ->
    [one] { $ship-needed } кораблик
    [few] { $ship-needed } кораблики
   *[many] { $ship-needed } корабликів
} (у вас { $ship-left })
standing-exchange = - Обмін, { $pieces ->
    [one] { $pieces } фішка
    [few] { $pieces } фішки
   *[many] { $pieces } фішок
}: { $points }

final-line-exchange = { $pieces ->
    [one] Обміняно { $pieces } фішку: { $points }
    [few] Обміняно { $pieces } фішки: { $points }
   *[many] Обміняно { $pieces } фішок: { $points }
}
score-exchange = обмін { $points }
pic-choosing-pieces = Вибирають набір:
pic-score-exchange = обмін
