"""Which links to borrow, one from each lender, so that most is connected. Exact, plain maths."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from engine.board.network import Connected

Pair = tuple[str, str]


# Points, tickets and ties ask alike, so the last answers are kept.
@lru_cache(maxsize=64)
def best_borrowing(
    own: tuple[Pair, ...], offers: tuple[tuple[Pair, ...], ...], wanted: tuple[tuple[str, str, int], ...]
) -> tuple[int | None, ...]:
    """For each lender the index of the link to borrow, or None where it offers none (R25).

    Most points of `wanted` connections first (two places and points), then most of them, then the earliest
    links. The own network is contracted first, and of links between the same two parts of it the earliest stands
    for all.
    """
    network = Connected(own)
    open_ = [
        (network.top(one), network.top(other), points) for one, other, points in wanted if not network.joins(one, other)
    ]
    choices = [_distinct(network, offer) for offer in offers]
    best: tuple[int, int] | None = None
    loans: tuple[int | None, ...] = ()
    for picked in product(*(choice for choice in choices if choice)):
        linked = Connected(link for _, link in picked)
        reached = [points for one, other, points in open_ if linked.joins(one, other)]
        worth = (sum(reached), len(reached))
        if best is None or worth > best:
            best, loans = worth, tuple(index for index, _ in picked)
    chosen = iter(loans)
    return tuple(next(chosen) if choice else None for choice in choices)


def _distinct(network: Connected, offer: Sequence[Pair]) -> list[tuple[int, Pair]]:
    """The links that differ in what they join, each with its index; the earliest of like ones."""
    found: dict[frozenset[str], tuple[int, Pair]] = {}
    for index, (one, other) in enumerate(offer):
        ends = (network.top(one), network.top(other))
        found.setdefault(frozenset(ends), (index, ends))
    return list(found.values())
