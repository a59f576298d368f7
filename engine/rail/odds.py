"""Chances of turning over matching cards: plain counting, no game."""

from __future__ import annotations

from math import comb


def matches(drawn: int, cards: int, matching: int) -> list[float]:
    """The chances of 0 to `drawn` matching ones among `drawn` of `cards`, of which `matching` match."""
    if drawn > cards:
        drawn = cards
    ways = comb(cards, drawn)
    return [comb(matching, count) * comb(cards - matching, drawn - count) / ways for count in range(drawn + 1)]


def surplus_odds(reveal: int, deck: int, hidden: tuple[int, int], discard: tuple[int, int]) -> tuple[float, ...]:
    """The chances that 0 to `reveal` of the cards turned over match.

    `hidden` and `discard` are (cards, of them matching). The first come from a deck of `deck` hidden cards, the
    others from the discard.
    """
    first = matches(min(reveal, deck), *hidden)
    second = matches(min(reveal - (len(first) - 1), discard[0]), *discard)
    chances = [0.0] * (reveal + 1)
    for one, chance in enumerate(first):
        for other, more in enumerate(second):
            chances[one + other] += chance * more
    return tuple(chances)
