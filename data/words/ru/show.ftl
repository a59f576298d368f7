## Что показывается: текст вместо картинки поля, рука, конец партии.

cmd-hand = рука
cmd-hand-desc = Показать мне мои карты и билеты, только мне
opt-hand-game = партия
hand-where = { $server } · #{ $channel } · ход { $turn }
opt-hand-game-desc = Какая из ваших партий, если вы не в её канале
cmd-board = поле
cmd-board-desc = Показать мне поле таким, какое оно сейчас

hand-title = Ваша рука
hand-cards = Карты ({ $count }): { $cards }
hand-pieces = { $count ->
    [one] Остался { $count } вагончик
    [few] Осталось { $count } вагончика
   *[other] Осталось { $count } вагончиков
}
hand-tickets = Билеты:
hand-no-tickets = Билетов у вас пока нет.
hand-stations = { $count ->
    [0] Станций не осталось
    [one] Осталась { $count } станция
    [few] Осталось { $count } станции
   *[other] Осталось { $count } станций
}
hand-station-completes = -# ↳ хватило бы одной станции, города: { $cities }
hand-offered = Выберите из этих билетов и оставьте { $bounds }:
hand-your-turn = Сейчас ваш ход.
ticket-done = ✅ { $ticket }
ticket-open = ▫️ { $ticket }
ticket-missed = ❌ { $ticket }
hand-which = Вы сидите за несколькими столами. Какую руку показать?
hand-pick = Выберите партию
hand-game = { $map }, играют: { $names }
hand-none = Вы сейчас не играете ни за одним столом.
hand-alt = Ваши карты: { $cards }.

alt-board = Карта: { $map }.
alt-turn = Ходит { $player }.
alt-deck = В колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}.
alt-row = Открыты: { $cards }.
alt-tickets = Билетов в колоде: { $count }.
alt-seat = { $player } ({ $color }): { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[other] { $score } очков
}, { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончика
   *[other] { $trains } вагончиков
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}, { $routes ->
    [one] { $routes } перегон
    [few] { $routes } перегона
   *[other] { $routes } перегонов
}, { $tickets ->
    [none] билеты ещё не выбраны
    [one] { $tickets } билет
    [few] { $tickets } билета
   *[other] { $tickets } билетов
}.
alt-last = Последний проложенный перегон: { $route }.
alt-tunnel = Роют тоннель: { $route }, выложено: { $payment }. Вскрыто: { $cards }. { $owed ->
    [one] Нужна ещё { $owed } карта.
    [few] Нужны ещё { $owed } карты.
   *[other] Нужно ещё { $owed } карт.
}
alt-stations = Станции, { $player }: { $cities }.

final-opens = ## { $player } открывает { $count ->
        [one] { $count } билет
        [few] { $count } билета
       *[other] { $count } билетов
    }
final-sum = Всего за билеты: { $points }
final-loan = 🚉 Станция, город { $city }, берёт взаймы перегон { $route }, его владелец – { $owner }.
final-path = Самый длинный путь: { $spaces ->
    [one] { $spaces } отрезок
    [few] { $spaces } отрезка
   *[other] { $spaces } отрезков
}
final-path-none = Самый длинный путь: нет
final-network-alt = { $player }, построено: { $routes }.
final-paths = ## Самые длинные пути
final-paths-row = { $player }: { $spaces ->
    [one] { $spaces } отрезок
    [few] { $spaces } отрезка
   *[other] { $spaces } отрезков
} · { $cities }
final-paths-none = { $player }: ни одного перегона
final-title = # Итоговая таблица
final-winner = 🏆 Победа: { $names }!
final-winners = 🏆 Победу делят { $names }!
final-row = { $place }. **{ $player }** ({ $color }): { $total }
final-alt = Итоговая таблица: { $rows }
score-row = { $player } { $total }
score-routes = перегоны { $points }
score-ticket = билеты { $points }
score-longest-path = самый длинный путь { $points }
score-other = { $name } { $points }
final-tie = Очков поровну, поэтому место определяется так: { $tallies }. Если равно и это, победа общая.
tally-tickets-completed = число выполненных билетов
tally-longest-path = длина самого длинного пути
tally-longest-path-bonus = самый длинный путь
score-stations = оставшиеся станции { $points }
score-loan = { "" }
tally-stations-left = меньшее число построенных станций
