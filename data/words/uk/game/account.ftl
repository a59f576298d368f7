### Що сталося в закінченій партії.

button-account = Що сталося
account-title = Що сталося
account-pick = Що сталося в партії
account-below = { $map }, партія { $game }: очки, якби партія закінчилася після кожного ходу
account-lead = Хід { $turn }: { $player } виходить уперед і лишається попереду до кінця.
account-gain = { $points ->
    [one] Найвдаліший хід, якщо рахувати й очки наприкінці партії: { $player }, { $points } очко (хід { $turn }).
    [few] Найвдаліший хід, якщо рахувати й очки наприкінці партії: { $player }, { $points } очки (хід { $turn }).
   *[other] Найвдаліший хід, якщо рахувати й очки наприкінці партії: { $player }, { $points } очок (хід { $turn }).
}
account-late = { $player } виконує { $ticket } в останній момент (хід { $turn }).
account-blocked = Хід { $turn }: { $player } прокладає { $route }. Після цього { $other } уже не може виконати { $ticket }.
account-luck = **Карти з колоди**
account-luck-of = { $cards ->
    [one] { $player }: { $wilds } на { $cards } карту; у середньому було б { $expected } ± { $spread }
    [few] { $player }: { $wilds } на { $cards } карти; у середньому було б { $expected } ± { $spread }
   *[other] { $player }: { $wilds } на { $cards } карт; у середньому було б { $expected } ± { $spread }
}
account-spaces = **Комірки для маршрутів**
account-spaces-of = { $built ->
    [one] { $player }: прокладено { $built } комірку, для виконаних маршрутів потрібно { $needed }.
    [few] { $player }: прокладено { $built } комірки, для виконаних маршрутів потрібно { $needed }.
   *[other] { $player }: прокладено { $built } комірок, для виконаних маршрутів потрібно { $needed }.
}
