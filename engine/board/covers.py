"""Covering spaces with cards of different sizes, none of them to spare; and pairs. Plain counting, no game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import overload

Counts = tuple[int, ...]


@lru_cache(maxsize=4096)
def covers(held: Counts, sizes: Counts, spaces: int) -> tuple[Counts, ...]:
    """How many cards of each size to lay so that `spaces` are covered and no card could be left out (R31).

    The last size is the wilds'. Fewest wilds first, then fewest cards, then most of the first kind. Wilds alone are
    a cover too.
    """
    found = [laid for laid in _laid(held, sizes, spaces) if is_cover(laid, sizes, spaces)]
    found.sort(key=lambda laid: (laid[-1], sum(laid), tuple(-count for count in laid)))
    return tuple(found)


def _laid(held: Counts, sizes: Counts, spaces: int) -> Iterator[Counts]:
    """Amounts that reach the spaces, with no card laid after they are reached."""
    if not held:
        if spaces <= 0:
            yield ()
        return
    # A kind is laid only while something is uncovered; kinds before it may still make it superfluous.
    most = min(held[0], max(0, -(-spaces // sizes[0])))
    for count in range(most, -1, -1):
        for rest in _laid(held[1:], sizes[1:], spaces - count * sizes[0]):
            yield (count, *rest)


def is_cover(laid: Sequence[int], sizes: Sequence[int], spaces: int) -> bool:
    """Whether the cards cover the spaces and none of them could be left out."""
    total = sum(count * size for count, size in zip(laid, sizes, strict=True))
    least = min((size for count, size in zip(laid, sizes, strict=True) if count), default=0)
    return total >= spaces > total - least


def most_pairs(held: Sequence[int], wilds: int) -> int:
    """How many pairs can be laid of so many cards by colour and wilds, at most one wild in a pair (R32)."""
    whole, single = sum(count // 2 for count in held), sum(count % 2 for count in held)
    with_single = min(wilds, single)
    # Two more wilds make two pairs out of one.
    return whole + with_single + min(whole, (wilds - with_single) // 2)


class Pairs(Sequence[Counts]):
    """All ways to lay pairs of like cards, made only where they are looked at (R32).

    `held` counts by colour the cards of that colour, by kind (any number of kinds a colour), then the wilds. A pair
    is two cards of one colour, or one card and a wild. Fewest wilds come first.
    """

    __slots__ = ("_held", "_pairs", "_tables", "_total")

    def __init__(self, held: tuple[Counts, ...], wilds: int, pairs: int) -> None:
        self._held = held
        self._pairs = pairs
        # With w wilds, 2 * pairs - w cards have a colour, and at most w colours have an odd number of them.
        self._tables = [(used, _table(held, 2 * pairs - used, used)) for used in range(min(pairs, wilds) + 1)]
        self._total = sum(table[0].get((2 * pairs - used, used), 0) for used, table in self._tables)

    def __len__(self) -> int:
        return self._total

    @overload
    def __getitem__(self, index: int) -> Counts: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Counts]: ...
    def __getitem__(self, index: int | slice) -> Counts | Sequence[Counts]:
        if isinstance(index, slice):
            return list(self)[index]
        if index < 0:
            index += self._total
        if index < 0:
            raise IndexError(index)
        for wilds, table in self._tables:
            size = table[0].get((2 * self._pairs - wilds, wilds), 0)
            if index < size:
                return (*self._unrank(table, index, 2 * self._pairs - wilds, wilds), wilds)
            index -= size
        raise IndexError(index)

    def _unrank(self, table: Sequence[Table], index: int, cards: int, odd: int) -> Iterator[int]:
        for number, held in enumerate(self._held):
            for count in range(min(sum(held), cards), -1, -1):
                splits = _splits(held, count)
                later = table[number + 1].get((cards - count, odd - count % 2), 0)
                if index < len(splits) * later:
                    split, index = divmod(index, later)
                    yield from splits[split]
                    cards, odd = cards - count, odd - count % 2
                    break
                index -= len(splits) * later


Table = dict[tuple[int, int], int]
"""(cards left to choose, odd colours still allowed) -> number of ways."""


@lru_cache(maxsize=1024)
def _table(held: tuple[Counts, ...], cards: int, odd: int) -> tuple[Table, ...]:
    """For each colour on, how many ways its cards and those of the later colours make the rest."""
    after: Table = {(0, allowed): 1 for allowed in range(odd + 1)}
    tables = [after]
    for kinds in reversed(held):
        sizes = [len(_splits(kinds, count)) for count in range(min(sum(kinds), cards) + 1)]
        here: Table = {}
        for (left, allowed), ways in after.items():
            for count, splits in enumerate(sizes):
                key = (left + count, allowed + count % 2)
                if key[0] <= cards and key[1] <= odd:
                    here[key] = here.get(key, 0) + ways * splits
        tables.append(here)
        after = here
    return tuple(reversed(tables))


@cache
def _splits(held: Counts, count: int) -> tuple[Counts, ...]:
    """The ways to take that many cards of one colour out of its kinds, most of the first kind first."""
    if not held:
        return ((),) if count == 0 else ()
    return tuple(
        (first, *rest) for first in range(min(held[0], count), -1, -1) for rest in _splits(held[1:], count - first)
    )
