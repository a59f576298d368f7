"""Whether cards out of a hand pay a price: the one place that says so, for routes, stations and the like (R6)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from engine.core.refused import Refused


def refuse_payment(
    payment: Sequence[str],
    hand: Mapping[str, int],
    wild: str,
    *,
    count: int,
    colors: Collection[str],
    locomotives: int = 0,
) -> Refused | None:
    """Why these cards do not pay `count` cards of one of `colors` and wilds, at least `locomotives` of them wilds.

    `hand` counts by kind and names every kind there is.
    """
    if len(payment) != count:
        return Refused("payment_count", needed=count, offered=len(payment))
    for card in payment:
        if card not in hand:
            return Refused("unknown_card", card=card)
    played = [kind for kind in hand if kind in payment and kind != wild]
    if len(played) > 1:
        return Refused("payment_mixed", colors=tuple(played))
    for color in played:
        if color not in colors:
            return Refused("payment_color", needed=next(iter(colors)), offered=color)
    for card in (*played, wild):
        offered = payment.count(card)
        if offered > hand[card]:
            return Refused("not_in_hand", card=card, held=hand[card], offered=offered)
    wilds = payment.count(wild)
    return Refused("too_few_locomotives", needed=locomotives, offered=wilds) if wilds < locomotives else None
