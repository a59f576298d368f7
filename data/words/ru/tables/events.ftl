### Что произошло, для всего стола. Пустая фраза: это уже видно на поле или из другой фразы.

event-first-seat-chosen = Первый ход: { $player }.
event-turn-began = { "" }
event-turn-ended = { "" }
event-game-ended = { $reason ->
    [nobody_can_move] Ходить больше никто не может.
   *[other] Последний ход сделан.
}
