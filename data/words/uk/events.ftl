## Що сталося, для всього столу. Порожня фраза: це вже видно на полі або з іншої фрази.

event-first-seat-chosen = Перший хід: { $player }.
event-turn-began = { "" }
event-turn-ended = { "" }
event-game-ended = { $reason ->
    [nobody_can_move] Ходити більше ніхто не може.
   *[other] Останній хід зроблено.
}
event-deck-made = Карти перемішано й роздано.
event-deck-rebuilt = Скид перемішано, у новій колоді { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}.
event-cards-dealt = { "" }
event-card-drawn = { $player } тягне карту з колоди.
event-face-up-taken = { $player } бере { $a-card }.
event-card-drawn-twice = { $player } тягне дві карти з колоди.
event-face-up-taken-twice = { $player } бере { $two-cards }.
event-face-up-filled = { "" }
event-face-up-cleared = Відкритих локомотивів забагато, тому ряд викладено заново.
event-cards-spent = { $player } платить: { $cards }.
event-route-claimed = { $player } прокладає перегін { $route } й отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
event-passed = { $player } нічого не може зробити й пропускає хід.
event-last-turns-began = { $player }: { $pieces ->
    [0] вагончиків не лишилося
    [one] лишився { $pieces } вагончик
    [few] лишилося { $pieces } вагончики
   *[other] лишилося { $pieces } вагончиків
}. Почалися останні ходи: у кожного ще один, останнім ходить { $player }.
event-ticket-deck-made = Кожен таємно отримав квитки на вибір.
event-tickets-offered = { $opening ->
    [yes] { "" }
   *[no] { $player } бере { $count ->
        [one] { $count } квиток
        [few] { $count } квитки
       *[other] { $count } квитків
    } і вибирає, які залишити.
}
event-tickets-kept = { $count ->
    [none] { $player }: вибір зроблено.
    [one] { $player } залишає { $count } квиток.
    [few] { $player } залишає { $count } квитки.
   *[other] { $player } залишає { $count } квитків.
}
event-start-tickets-chosen = Усі вибрали квитки: { $counts }.
event-tickets-returned = { "" }
event-card-revealed = Відкрито карти: { $cards }.
event-revealed-discarded = { "" }
event-tunnel-entered = { $player } риє тунель { $route } і викладає: { $payment }.
event-tunnel-asked = { $owed ->
    [one] Збіглася { $owed }, і тунель вимагає ще { $owed } карту
    [few] Збіглися { $owed }, і тунель вимагає ще { $owed } карти
   *[other] Збіглося { $owed }, і тунель вимагає ще { $owed } карт
}: { $player } доплачує або відступає.
event-tunnel-dug = { $extra ->
    [none] Жодна не збіглася: доплачувати за тунель не треба.
   *[other] { $player } доплачує: { $extra }.
}
event-tunnel-left = { $player } відступає від тунелю { $route } і забирає карти назад.
event-station-built = { $player } будує станцію: { $city }.
event-drawing-stopped = { $player } обмежується однією картою.
event-idled = { "" }
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
event-port-built = { $player } будує порт: { $city }.
