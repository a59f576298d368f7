"""Ways to pay: plain counting of colours and wilds, with no game in it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

Way = tuple[int, int]
"""Index of a colour and how many wilds stand in for it; colour -1 is wilds alone."""


def ways_to_pay(hand: Sequence[int], colors: Sequence[int], length: int, locomotives: int = 0) -> list[Way]:
    """Every mix of one of `colors` and wilds that `hand` holds and that makes `length` cards.

    `hand` counts by kind, the wild last. At least `locomotives` of the cards are wilds. Fewest wilds first,
    wilds alone (once) last (R6, R24).
    """
    wilds = hand[-1]
    ways: list[Way] = []
    for color in colors:
        least = max(locomotives, length - hand[color])
        ways += [(color, count) for count in range(least, min(wilds, length - 1) + 1)]
    if wilds >= length:
        ways.append((-1, length))
    if len(colors) > 1:
        ways.sort(key=lambda way: way[1])
    return ways


@cache
def mix(kinds: tuple[str, ...], way: Way, length: int) -> tuple[str, ...]:
    """The cards of one way, colour first."""
    color, wilds = way
    return (kinds[color],) * (length - wilds) + (kinds[-1],) * wilds
