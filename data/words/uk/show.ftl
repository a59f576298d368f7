## Що показується: текст замість картинки поля, рука, кінець партії.

cmd-hand = рука
cmd-hand-desc = Показати мені мої карти й квитки, лише мені
opt-hand-game = партія
hand-where = { $server } · #{ $channel } · хід { $turn }
opt-hand-game-desc = Яка з ваших партій, якщо ви не в її каналі
cmd-board = поле
cmd-board-desc = Показати мені поле таким, яким воно є зараз

hand-title = Ваша рука
hand-cards = Карти ({ $count }): { $cards }
hand-pieces = { $count ->
    [one] Лишився { $count } вагончик
    [few] Лишилося { $count } вагончики
   *[other] Лишилося { $count } вагончиків
}
hand-tickets = Квитки:
hand-no-tickets = Квитків у вас поки що немає.
hand-stations = { $count ->
    [0] Станцій не лишилося
    [one] Лишилася { $count } станція
    [few] Лишилося { $count } станції
   *[other] Лишилося { $count } станцій
}
hand-station-completes = -# ↳ вистачило б однієї станції, міста: { $cities }
hand-offered = Виберіть із цих квитків і залиште { $bounds }:
hand-your-turn = Зараз ваш хід.
ticket-done = ✅ { $ticket }
ticket-open = ▫️ { $ticket }
ticket-missed = ❌ { $ticket }
hand-which = Ви сидите за кількома столами. Яку руку показати?
hand-pick = Виберіть партію
hand-game = { $map }, грають: { $names }
hand-none = Ви зараз не граєте за жодним столом.
hand-alt = Ваші карти: { $cards }.

alt-board = Мапа: { $map }.
alt-turn = Ходить { $player }.
alt-deck = У колоді { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}.
alt-row = Відкриті: { $cards }.
alt-tickets = Квитків у колоді: { $count }.
alt-seat = { $player } ({ $color }): { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[other] { $score } очок
}, { $trains ->
    [one] { $trains } вагончик
    [few] { $trains } вагончики
   *[other] { $trains } вагончиків
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
}, { $routes ->
    [one] { $routes } перегін
    [few] { $routes } перегони
   *[other] { $routes } перегонів
}, { $tickets ->
    [none] квитки ще не вибрано
    [one] { $tickets } квиток
    [few] { $tickets } квитки
   *[other] { $tickets } квитків
}.
alt-last = Останній прокладений перегін: { $route }.
alt-tunnel = Риють тунель: { $route }, викладено: { $payment }. Відкрито: { $cards }. { $owed ->
    [one] Потрібна ще { $owed } карта.
    [few] Потрібні ще { $owed } карти.
   *[other] Потрібно ще { $owed } карт.
}
alt-stations = Станції, { $player }: { $cities }.

final-opens = ## { $player } відкриває { $count ->
        [one] { $count } квиток
        [few] { $count } квитки
       *[other] { $count } квитків
    }
final-sum = Разом за квитки: { $points }
final-loan = 🚉 Станція, місто { $city }, позичає перегін { $route }, його власник – { $owner }.
final-path = Найдовший шлях: { $spaces ->
    [one] { $spaces } відрізок
    [few] { $spaces } відрізки
   *[other] { $spaces } відрізків
}
final-path-none = Найдовший шлях: немає
final-network-alt = { $player }, збудовано: { $routes }.
final-paths = ## Найдовші шляхи
final-paths-row = { $player }: { $spaces ->
    [one] { $spaces } відрізок
    [few] { $spaces } відрізки
   *[other] { $spaces } відрізків
} · { $cities }
final-paths-none = { $player }: жодного перегону
final-title = # Підсумкова таблиця
final-winner = 🏆 Перемога: { $names }!
final-winners = 🏆 Перемогу ділять { $names }!
final-row = { $place }. **{ $player }** ({ $color }): { $total }
final-alt = Підсумкова таблиця: { $rows }
score-row = { $player } { $total }
score-routes = перегони { $points }
score-ticket = квитки { $points }
score-longest-path = найдовший шлях { $points }
score-other = { $name } { $points }
final-tie = Очок порівну, тому місце визначається так: { $tallies }. Якщо рівне й це, перемога спільна.
tally-tickets-completed = кількість виконаних квитків
tally-longest-path = довжина найдовшого шляху
tally-longest-path-bonus = найдовший шлях
score-stations = невикористані станції { $points }
score-loan = { "" }
tally-stations-left = менша кількість збудованих станцій
