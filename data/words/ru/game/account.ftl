### Что произошло в законченной партии.

button-account = Что произошло
account-title = Что произошло
account-pick = Что произошло в партии
account-below = { $map }, партия { $game }: очки, как если бы партия закончилась после каждого хода
account-lead = Ход { $turn }: { $player } выходит вперёд и остаётся впереди до конца.
account-gain = { $points ->
    [one] Самый удачный ход, если считать и очки в конце партии: { $player }, { $points } очко (ход { $turn }).
    [few] Самый удачный ход, если считать и очки в конце партии: { $player }, { $points } очка (ход { $turn }).
   *[other] Самый удачный ход, если считать и очки в конце партии: { $player }, { $points } очков (ход { $turn }).
}
account-late = { $player } выполняет { $ticket } в последний момент (ход { $turn }).
account-blocked = Ход { $turn }: { $player } прокладывает { $route }. После этого { $other } уже не может выполнить { $ticket }.
account-luck = **Карты из колоды**
account-luck-of = { $cards ->
    [one] { $player }: { $wilds } на { $cards } карту; в среднем было бы { $expected } ± { $spread }
    [few] { $player }: { $wilds } на { $cards } карты; в среднем было бы { $expected } ± { $spread }
   *[other] { $player }: { $wilds } на { $cards } карт; в среднем было бы { $expected } ± { $spread }
}
account-spaces = **Звенья для маршрутов**
account-spaces-of = { $built ->
    [one] { $player }: проложено { $built } звено, для выполненных маршрутов нужно { $needed }.
    [few] { $player }: проложено { $built } звена, для выполненных маршрутов нужно { $needed }.
   *[other] { $player }: проложено { $built } звеньев, для выполненных маршрутов нужно { $needed }.
}
