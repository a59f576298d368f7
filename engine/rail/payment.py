"""Ways to pay: plain counting of colours and wilds, with no game in it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

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
