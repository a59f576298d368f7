### Що сталося, для всього столу. Порожня фраза: це вже видно на полі або з іншої фрази.

event-first-seat-chosen = Перший хід: { $player }.
event-turn-began = { "" }
event-turn-ended = { "" }
event-game-ended = { $reason ->
    [nobody_can_move] Ходити більше ніхто не може.
   *[other] Останній хід зроблено.
}
