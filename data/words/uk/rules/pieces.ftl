### Вагончики й кораблики: набір на початок і обмін.

help-about-pieces = **Вагончики й кораблики.** Після квитків ви таємно вибираєте, з чим почати: усього фішок { $startpieces }, з них вагончиків не більше ніж { $mosttrain }, корабликів не більше ніж { $mostship }. Решта – ваша коробка. **Обмін:** замість іншого ходу { CMD("exchange") } міняє скільки завгодно фішок одного виду на інший із вашої коробки; кожна коштує { $exchange ->
    [one] { $exchange } очко
    [few] { $exchange } очки
   *[other] { $exchange } очок
}.
help-pieces-r33 = Вагончики й кораблики ви вибираєте після своїх квитків, не чекаючи на чужі; усі бачать їх, коли вибрав останній. З додатком «Перша подорож» у кожного { $suggestedtrain } і { $suggestedship }.
help-pieces-r36 = Міняють хоча б одну фішку, один вид на інший, зі своєї коробки; це весь хід. Віддане йде до коробки.
help-pieces-r37 = Для кінця партії вагончики й кораблики рахують разом; порти не рахуються.

rules-topic-pieces = Вагончики й кораблики
rules-words-pieces = фішка фішки вагончик кораблик набір початок коробка
rules-topic-exchange = Обмін фішок
rules-words-exchange = обмін обміняти міняти фішка коробка
rules-turn-pieces = - обміняти фішки
rules-about-pieces-fixed = **Вагончики й кораблики.** У кожного на старті { $suggestedtrain } і { $suggestedship }, вибирати нічого не треба: такий додаток цього столу. Решта – ваша коробка.
rules-score-pieces = - обмін: −{ $exchange } за фішку
rules-map-fleet = **Фішки:** у кожного { $startpieces }, вагончиків не більше ніж { $mosttrain }, корабликів не більше ніж { $mostship }. Кінець настає, коли їх { $last } або менше.
rules-map-fleet-fixed = **Фішки:** у кожного { $suggestedtrain } і { $suggestedship }. Кінець настає, коли їх { $last } або менше.

cmd-exchange = обмін
cmd-exchange-desc = Обміняти вагончики на кораблики чи навпаки; за кожну фішку віднімаються очки
opt-exchange-give = віддати
opt-exchange-give-desc = Що віддаєте: вагончики чи кораблики
opt-exchange-count = скільки
opt-exchange-count-desc = Скільки фішок
cmd-mix = набір
cmd-mix-desc = Таємно вибрати, скільки вагончиків і корабликів у вас буде на початку
opt-mix-trains = вагончики
opt-mix-trains-desc = Скільки вагончиків
opt-mix-ships = кораблики
opt-mix-ships-desc = Скільки корабликів; якщо не вказати, усі інші фішки – кораблики

mark-train = залізниця
mark-ship = море
link-train = { $cities } ({ $length }, залізниця)
link-ship = { $cities } ({ $length }, море)
seat-mix = { $player } – { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончики
   *[other] { $trains } вагончиків
} і { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблики
   *[other] { $ships } корабликів
}
turn-pieces = Таємно вибирають вагончики й кораблики: { $mentions }.
preview-exchange = { $give ->
    [ship] { $count ->
        [one] Обміняти { $count } кораблик на вагончик
        [few] Обміняти { $count } кораблики на стільки ж вагончиків
       *[other] Обміняти { $count } корабликів на стільки ж вагончиків
    }
   *[train] { $count ->
        [one] Обміняти { $count } вагончик на кораблик
        [few] Обміняти { $count } вагончики на стільки ж корабликів
       *[other] Обміняти { $count } вагончиків на стільки ж корабликів
    }
}
pieces-trains-ships = { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончики
   *[other] { $trains } вагончиків
} і { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблики
   *[other] { $ships } корабликів
}
mix-panel = **Вагончики й кораблики.** На початку у вас рівно { $start } фішок. Решта фішок іде у вашу коробку: пізніше на них можна буде обміняти свої.
mix-chosen = Вибрано: **{ $mix }**
mix-suggested = як радять правила
pick-mix = Вибрати інший набір
button-take-mix = Почати з цими
pick-exchange = Що міняєте?
exchange-option = { $give ->
    [ship] { $count ->
        [one] { $count } кораблик на вагончик
        [few] { $count } кораблики на вагончики
       *[other] { $count } корабликів на вагончики
    }
   *[train] { $count ->
        [one] { $count } вагончик на кораблик
        [few] { $count } вагончики на кораблики
       *[other] { $count } вагончиків на кораблики
    }
}, −{ $points }
exchange-after = **{ $what } { $points ->
    [one] очко
    [few] очки
   *[other] очок
}.** Після цього у вас { $mix }.
button-exchange-these = Обміняти
button-exchange = Обміняти фішки
button-mix = Вибрати вагончики й кораблики
exchange-state = У вас { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончики
   *[other] { $trains } вагончиків
} і { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблики
   *[other] { $ships } корабликів
}; у вашій коробці: { $boxtrains ->
    [one] { $boxtrains } вагончик
    [few] { $boxtrains } вагончики
   *[other] { $boxtrains } вагончиків
} і { $boxships ->
    [one] { $boxships } кораблик
    [few] { $boxships } кораблики
   *[other] { $boxships } корабликів
}.
exchange-give-train = Вагончики на кораблики: не більше ніж { $most }
exchange-give-ship = Кораблики на вагончики: не більше ніж { $most }
mix-now = Тепер таємно виберіть, скільки вагончиків і корабликів у вас буде на початку.

done-mix = Ви починаєте з такими фішками: { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончики
   *[other] { $trains } вагончиків
} і { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблики
   *[other] { $ships } корабликів
}. Інші побачать це, коли виберуть усі.
done-exchange = { $give ->
    [ship] Ви віддали { $count ->
        [one] { $count } кораблик і взяли вагончик
        [few] { $count } кораблики й взяли стільки ж вагончиків
       *[other] { $count } корабликів і взяли стільки ж вагончиків
    }
   *[train] Ви віддали { $count ->
        [one] { $count } вагончик і взяли кораблик
        [few] { $count } вагончики й взяли стільки ж корабликів
       *[other] { $count } вагончиків і взяли стільки ж корабликів
    }
}, мінус { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}. { exchange-state }

event-pieces-chosen = { $player }: вагончики й кораблики вибрано таємно.
event-pieces-shown = Усі показують, з чим починають: { $mixes }.
event-pieces-exchanged = { $player } міняє { $give ->
    [ship] { $count ->
        [one] { $count } кораблик на вагончик
        [few] { $count } кораблики на вагончики
       *[other] { $count } корабликів на вагончики
    }
   *[train] { $count ->
        [one] { $count } вагончик на кораблик
        [few] { $count } вагончики на кораблики
       *[other] { $count } вагончиків на кораблики
    }
} і втрачає { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.

refused-finish-pieces = Спершу виберіть, скільки вагончиків і корабликів узяти на початку партії.
refused-pieces-chosen = Ви вже вибрали вагончики й кораблики.
refused-negative-mix = Менше від нуля фішок не буває. Назвіть два числа, які разом дають { $needed }.
refused-wrong-mix = Усього на початку партії беруть { $needed } фішок, а ви назвали { $offered }.
refused-too-many-of-kind = { $kind ->
    [ship] На початку можна взяти не більше ніж { $most } корабликів, а ви назвали { $offered }.
   *[train] На початку можна взяти не більше ніж { $most } вагончиків, а ви назвали { $offered }.
}
refused-unknown-pieces = Фішок «{ $kind }» немає. Міняють вагончики або кораблики.
refused-exchange-nothing = Обміняйте хоча б одну фішку.
refused-too-few-to-exchange = { $kind ->
    [ship] Ви хочете віддати корабликів: { $offered }, а у вас їх { $left }.
   *[train] Ви хочете віддати вагончиків: { $offered }, а у вас їх { $left }.
}
refused-box-too-small = { $kind ->
    [ship] Ви хочете взяти з коробки корабликів: { $needed }, а там їх { $left }.
   *[train] Ви хочете взяти з коробки вагончиків: { $needed }, а там їх { $left }.
}
refused-nothing-to-exchange = Міняти нічого: немає вагончиків чи корабликів у вас або у вашій коробці немає нічого натомість.

hand-fleet = У запасі: { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончики
   *[other] { $trains } вагончиків
} і { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблики
   *[other] { $ships } корабликів
} · у вашій коробці: { $boxtrains ->
    [one] { $boxtrains } вагончик
    [few] { $boxtrains } вагончики
   *[other] { $boxtrains } вагончиків
} і { $boxships ->
    [one] { $boxships } кораблик
    [few] { $boxships } кораблики
   *[other] { $boxships } корабликів
}
hand-fleet-own = Ви починаєте з набором: { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончики
   *[other] { $trains } вагончиків
} і { $ships ->
    [one] { $ships } кораблик
    [few] { $ships } кораблики
   *[other] { $ships } корабликів
}. Решта побачить його, коли виберуть усі.
hand-fleet-open = Вагончики й кораблики ще не вибрано: натисніть «{ $button }» або введіть { CMD("mix") }.
hand-fleet-later = Коли виберете квитки, можна буде вибрати вагончики й кораблики.
alt-boxes = У коробках, вагончики/кораблики: { $boxes }.
hand-out-kind = -# ↳ ⛔ не виконати навіть з обміном: на найкоротший шлях потрібно { $train-needed ->
    [one] { $train-needed } вагончик
    [few] { $train-needed } вагончики
   *[other] { $train-needed } вагончиків
} (у вас { $train-left }) і { $ship-needed ->
    [one] { $ship-needed } кораблик
    [few] { $ship-needed } кораблики
   *[other] { $ship-needed } корабликів
} (у вас { $ship-left })
standing-exchange = - Обмін, { $pieces ->
    [one] { $pieces } фішка
    [few] { $pieces } фішки
   *[other] { $pieces } фішок
}: { $points }

final-line-exchange = { $pieces ->
    [one] Обміняно { $pieces } фішку: { $points }
    [few] Обміняно { $pieces } фішки: { $points }
   *[other] Обміняно { $pieces } фішок: { $points }
}
score-exchange = обмін { $points }
pic-choosing-pieces = Обирають склад:
pic-score-exchange = обмін
