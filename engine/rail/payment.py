"""Payments with cards of one colour and wilds: every way to pay, and whether cards pay a price (R6, R24)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache

from engine.core.refused import Refused

Way = tuple[int, int]
"""Index of a colour and how many wilds stand in for it; colour -1 is wilds alone."""


def ways_to_pay(hand: Sequence[int], colors: Sequence[int], length: int, locomotives: int = 0) -> list[Way]:
    """Every mix of one of `colors` and wilds that `hand` holds and that makes `length` cards.

    `hand` counts by kind, the wild last. At least `locomotives` of the cards are wilds. For each colour fewest
    wilds first; wilds alone come once and last (R6, R24).
    """
    wilds = hand[-1]
    ways: list[Way] = []
    for color in colors:
        if hand[color] and hand[color] + wilds >= length:
            ways += _with_color(color, hand[color], wilds, length, locomotives)
    if wilds >= length:
        ways.append((-1, length))
    return ways


@cache
def _with_color(color: int, held: int, wilds: int, length: int, locomotives: int) -> tuple[Way, ...]:
    """The ways with at least one card of the colour. Few different questions are asked, so answers are kept."""
    least = max(locomotives, length - held)
    return tuple((color, count) for count in range(least, min(wilds, length - 1) + 1))


@cache
def mix(kinds: tuple[str, ...], way: Way, length: int) -> tuple[str, ...]:
    """The cards of one way, colour first."""
    color, wilds = way
    return (kinds[color],) * (length - wilds) + (kinds[-1],) * wilds


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
