## Что произошло, для всего стола. Пустая фраза: это уже видно на поле или из другой фразы.

event-first-seat-chosen = Первый ход: { $player }.
event-turn-began = { "" }
event-turn-ended = { "" }
event-game-ended = { $reason ->
    [nobody_can_move] Ходить больше никто не может.
   *[other] Последний ход сделан.
}
event-deck-made = Карты перемешаны и розданы.
event-deck-rebuilt = Сброс перемешан, в новой колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}.
event-cards-dealt = { "" }
event-card-drawn = { $player } тянет карту из колоды.
event-face-up-taken = { $player } берёт { $a-card }.
event-card-drawn-twice = { $player } тянет две карты из колоды.
event-face-up-taken-twice = { $player } берёт { $two-cards }.
event-face-up-filled = { "" }
event-face-up-cleared = Открытых локомотивов слишком много, поэтому ряд выложен заново.
event-cards-spent = { $player } платит: { $cards }.
event-route-claimed = { $player } прокладывает перегон { $route } и получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
event-passed = { $player } ничего не может сделать и пропускает ход.
event-last-turns-began = { $player }: { $pieces ->
    [0] вагончиков не осталось
    [one] остался { $pieces } вагончик
    [few] осталось { $pieces } вагончика
   *[other] осталось { $pieces } вагончиков
}. Начались последние ходы: у каждого ещё один, последним ходит { $player }.
event-ticket-deck-made = Каждый тайно получил билеты на выбор.
event-tickets-offered = { $opening ->
    [yes] { "" }
   *[no] { $player } берёт { $count ->
        [one] { $count } билет
        [few] { $count } билета
       *[other] { $count } билетов
    } и выбирает, какие оставить.
}
event-tickets-kept = { $count ->
    [none] { $player }: выбор сделан.
    [one] { $player } оставляет { $count } билет.
    [few] { $player } оставляет { $count } билета.
   *[other] { $player } оставляет { $count } билетов.
}
event-start-tickets-chosen = Все выбрали билеты: { $counts }.
event-tickets-returned = { "" }
event-card-revealed = Вскрыты карты: { $cards }.
event-revealed-discarded = { "" }
event-tunnel-entered = { $player } роет тоннель { $route } и выкладывает: { $payment }.
event-tunnel-asked = { $owed ->
    [one] Совпала { $owed }, и тоннель требует ещё { $owed } карту
    [few] Совпали { $owed }, и тоннель требует ещё { $owed } карты
   *[other] Совпало { $owed }, и тоннель требует ещё { $owed } карт
}: { $player } доплачивает или отступает.
event-tunnel-dug = { $extra ->
    [none] Ни одна не совпала: доплачивать за тоннель не нужно.
   *[other] { $player } доплачивает: { $extra }.
}
event-tunnel-left = { $player } отступает от тоннеля { $route } и забирает карты назад.
event-station-built = { $player } строит станцию: { $city }.
event-drawing-stopped = { $player } ограничивается одной картой.
event-idled = { "" }
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
event-port-built = { $player } строит порт: { $city }.
