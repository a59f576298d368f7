"""Covering spaces with cards of different sizes, none of them to spare; and pairs. Plain counting, no game."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import accumulate
from math import comb

from engine.core.lazy import Lazy

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


class Pairs(Lazy[Counts]):
    """All ways to lay pairs of like cards, made only where they are looked at (R32).

    `held` counts by colour the cards of that colour, by kind (any number of kinds a colour), then the wilds. A pair
    is two cards of one colour, or one card and a wild. Fewest wilds come first. Hands are counted faster where all
    that are asked about are counted up to the same number of pairs, `most`.
    """

    __slots__ = ("_held", "_pairs", "_upto")

    def __init__(self, held: tuple[Counts, ...], wilds: int, pairs: int, most: int = 0) -> None:
        self._held = held
        self._pairs = pairs
        self._upto = pair_counts(held, max(most, pairs))[pairs][: wilds + 1]

    def __len__(self) -> int:
        return self._upto[-1]

    def _at(self, index: int) -> Counts:
        wilds = bisect_right(self._upto, index)
        # With w wilds, 2 * pairs - w cards have a colour, and at most w colours have an odd number of them.
        cards, before = 2 * self._pairs - wilds, self._upto[wilds - 1] if wilds else 0
        return (*self._unrank(_table(self._held, cards, wilds), index - before, cards, wilds), wilds)

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


@lru_cache(maxsize=8192)
def pair_counts(held: tuple[Counts, ...], most: int) -> tuple[tuple[int, ...], ...]:
    """How many ways there are to lay so many pairs, up to `most`, with at most so many wilds among them.

    Each colour is a polynomial: the ways to take its cards, by pairs begun (x) and by whether one is left single (y).
    Their product has those of all colours. All its coefficients lie side by side in one number, so that a
    multiplication of two numbers is one of polynomials; what is beyond `most` pairs is cut off at the upper end.
    """
    width = sum(comb(2 * most + len(kinds), len(kinds)).bit_length() for kinds in held)
    row = width * (most + 1)
    whole, product = (1 << row * (most + 1)) - 1, 1
    for kinds in held:
        product = product * _polynomial(kinds, most, width) & whole
    field = (1 << width) - 1
    upto = range(most + 1)
    ways = [[product >> row * pairs + width * single & field for single in upto] for pairs in upto]
    # Wilds stand with the single cards; two more of them make two pairs out of one.
    with_wilds = (
        (
            sum(ways[pairs - (wilds - single) // 2][single] for single in range(wilds % 2, wilds + 1, 2))
            for wilds in range(pairs + 1)
        )
        for pairs in upto
    )
    return tuple(tuple(accumulate(counts)) for counts in with_wilds)


@cache
def _polynomial(kinds: Counts, most: int, width: int) -> int:
    """The ways to take cards of one colour: a row for each number of pairs begun, in it a field for 0 or 1 single."""
    counts = range(min(sum(kinds), 2 * most) + 1)
    return sum(
        len(_splits(kinds, count)) << width * ((most + 1) * (count - count // 2) + count % 2) for count in counts
    )


@cache
def _splits(held: Counts, count: int) -> tuple[Counts, ...]:
    """The ways to take that many cards of one colour out of its kinds, most of the first kind first."""
    if not held:
        return ((),) if count == 0 else ()
    return tuple(
        (first, *rest) for first in range(min(held[0], count), -1, -1) for rest in _splits(held[1:], count - first)
    )
