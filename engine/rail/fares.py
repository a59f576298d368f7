"""Payments with typed cards: cards of one color that cover spaces, and pairs (R6, R30 to R32).

First the counting of cards, then purses, which find payments.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache, partial
from itertools import accumulate
from math import comb
from operator import itemgetter
from typing import NamedTuple, TypeVar

from msgspec import Struct

from engine.core.lazy import Each, Joined, Lazy
from engine.core.refused import Refused
from engine.rail.cards import Cards, CardSet, spread

Counts = tuple[int, ...]
K = TypeVar("K")
T = TypeVar("T")


class Known(dict[K, T]):
    """What is known of some cards of a hand, found on first use and forgotten when there are more than `most`."""

    def __init__(self, find: Callable[[K], T], most: int) -> None:
        super().__init__()
        self._find = find
        self._most = most

    def __missing__(self, held: K) -> T:
        if len(self) >= self._most:
            self.clear()
        self[held] = self._find(held)
        return self[held]


@lru_cache(maxsize=4096)
def covers(held: Counts, sizes: Counts, spaces: int) -> tuple[Counts, ...]:
    """Return every way to cover `spaces` in which no card could be left out (R31).

    A way counts the cards of each size. The last size is that of the wilds. Fewest wilds first, then fewest cards, then
    most of the first size. Wilds alone are a way too.
    """
    found = [laid for laid in _laid(held, sizes, spaces) if is_cover(laid, sizes, spaces)]
    found.sort(key=lambda laid: (laid[-1], sum(laid), tuple(-count for count in laid)))
    return tuple(found)


def _laid(held: Counts, sizes: Counts, spaces: int) -> Iterator[Counts]:
    """Yield the counts that reach the spaces, with no card laid after they are reached."""
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
    """Tell whether the cards cover the spaces and none of them could be left out (R31)."""
    total = sum(count * size for count, size in zip(laid, sizes, strict=True))
    least = min((size for count, size in zip(laid, sizes, strict=True) if count), default=0)
    return total >= spaces > total - least


def most_pairs(held: Sequence[int], wilds: int) -> int:
    """Return how many pairs a hand can lay, with at most one wild in a pair (R32). `held` counts by color."""
    whole, single = sum(count // 2 for count in held), sum(count % 2 for count in held)
    with_single = min(wilds, single)
    # Two more wilds make two pairs out of one.
    return whole + with_single + min(whole, (wilds - with_single) // 2)


class Pairs(Lazy[Counts]):
    """All ways to lay pairs of cards of one color, built only when they are looked at (R32).

    `held` counts, for each color, its cards by kind (a color may have several kinds); then come the wilds. A pair is
    two cards of one color, or one card and a wild. Fewest wilds come first. `most` is the greatest number of pairs that
    is asked about: the same `most` for all hands makes counting faster.
    """

    __slots__ = ("_held", "_pairs", "_upto")

    def __init__(self, held: tuple[Counts, ...], wilds: int, pairs: int, most: int = 0) -> None:
        self._held = held
        self._pairs = pairs
        self._upto = pair_counts(tuple(sorted(held)), max(most, pairs))[pairs][: wilds + 1]

    def __len__(self) -> int:
        return self._upto[-1]

    def _at(self, index: int) -> Counts:
        wilds = bisect_right(self._upto, index)
        if wilds == len(self._upto):
            raise IndexError(index)
        # With w wilds, 2 * pairs - w cards have a color, and at most w colors have an odd number of them.
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
"""(cards left to choose, odd colors still allowed) -> number of ways."""


@lru_cache(maxsize=1024)
def _table(held: tuple[Counts, ...], cards: int, odd: int) -> tuple[Table, ...]:
    """Return for each color how many ways its cards and those of the later colors make the rest."""
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
    """Count the ways to lay a number of pairs, up to `most`, with at most so many wilds among them.

    The order of the colors in `held` changes nothing: sorted, the same is asked more often.
    The result is indexed by pairs, then by wilds. Each color is a polynomial: the ways to take its cards, by pairs
    begun (x) and by whether one card is left single (y). Their product counts those of all colors. All coefficients are
    packed side by side into one integer, so that one multiplication multiplies polynomials; terms beyond `most` pairs
    are cut off at the upper end.
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
    """Return the ways to take cards of one color, packed into an integer.

    It has a row for each number of pairs begun, and in it a field for 0 or 1 single cards.
    """
    counts = range(min(sum(kinds), 2 * most) + 1)
    return sum(
        len(_splits(kinds, count)) << width * ((most + 1) * (count - count // 2) + count % 2) for count in counts
    )


@cache
def _splits(held: Counts, count: int) -> tuple[Counts, ...]:
    """Return the ways to take that many cards of one color out of its kinds, most of the first kind first."""
    if not held:
        return ((),) if count == 0 else ()
    return tuple(
        (first, *rest) for first in range(min(held[0], count), -1, -1) for rest in _splits(held[1:], count - first)
    )


class Fare(Struct, frozen=True):
    """A price: `spaces` paid with cards of one deck in one of `colors`, or with pairs of any of them.

    Wilds are allowed.
    At least `wilds` of the cards are wilds.
    """

    deck: str
    colors: Cards
    spaces: int
    paired: bool = False
    wilds: int = 0


def picker(places: Sequence[int]) -> Callable[[Sequence[int]], Counts]:
    """Return a function that picks the counts at these indices out of a hand."""
    first = places[0] if places else 0
    in_a_row = list(places) == list(range(first, first + len(places)))
    return itemgetter(slice(first, first + len(places))) if in_a_row else itemgetter(*places)


class _Color(NamedTuple):
    """The cards of one deck and color: their kinds and the wild, the spaces that each covers (a wild covers one)."""

    kinds: Cards
    sizes: tuple[int, ...]
    held: Callable[[Sequence[int]], Counts]
    """How many of each kind but the wild are in a hand."""


class Purse:
    """Finds and checks payments for a set of cards."""

    def __init__(self, cards: CardSet) -> None:
        self.kinds = {kind.id: kind for kind in cards.kinds}
        self.index = {kind: index for index, kind in enumerate(self.kinds)}
        self.wild = next((kind.id for kind in cards.kinds if kind.wild), "")
        self.groups: dict[tuple[str, str], Cards] = {
            (deck, color): tuple(k.id for k in cards.kinds if k.deck == deck and k.color == color and not k.wild)
            for deck in cards.decks
            for color in cards.colors
        }
        self.colors = {
            group: _Color(
                (*kinds, self.wild),
                (*(self.kinds[kind].spaces for kind in kinds), 1),
                picker([self.index[kind] for kind in kinds]),
            )
            for group, kinds in self.groups.items()
        }

    def ways(self, fare: Fare, hand: Sequence[int]) -> Sequence[Cards]:
        """Return every payment that `hand`, counted by kind, can make: fewest wilds first, wilds alone last."""
        groups, wilds = [(fare.deck, color) for color in fare.colors], hand[-1]
        if fare.paired:
            return self.pairs(
                groups, Pairs(tuple(self.colors[group].held(hand) for group in groups), wilds, fare.spaces)
            )
        ways = [self.of_color(g, self.colors[g].held(hand), wilds, fare.spaces, fare.wilds) for g in groups]
        return Joined([*ways, self.alone(fare.spaces) if wilds >= fare.spaces else ()])

    def of_color(
        self, group: tuple[str, str], held: Counts, wilds: int, spaces: int, least: int = 0
    ) -> tuple[Cards, ...]:
        """Return the payments with at least one card of a color and at least `least` wilds, with no card to spare."""
        if not any(held):
            return ()
        kinds, sizes, _ = self.colors[group]
        laid = covers((*held, wilds), sizes, spaces)
        return tuple(spread(kinds, counts) for counts in laid if least <= counts[-1] < spaces)

    def alone(self, spaces: int) -> tuple[Cards, ...]:
        """Return the payments with wilds alone."""
        return ((self.wild,) * spaces,)

    def pairs(self, groups: Sequence[tuple[str, str]], pairs: Pairs) -> Sequence[Cards]:
        """Return pairs as cards of these groups (deck, color)."""
        kinds = (*(kind for group in groups for kind in self.groups[group]), self.wild)
        return Each(partial(spread, kinds), pairs)

    def refuse(self, fare: Fare, payment: Cards, hand: Mapping[str, int]) -> Refused | None:
        """Return why these cards don't pay the fare, or None. `hand` counts every kind.

        Codes: `unknown_card`, `fare_kind`, `payment_mixed`, `fare_color`, `too_few_locomotives`, `not_in_hand`,
        `fare_short`, `fare_surplus`, `pair_count`, `pair_wilds`, `pair_unmatched`.
        """
        for card in payment:
            if card not in self.kinds:
                return Refused("unknown_card", card=card)
            if self.kinds[card].deck != fare.deck and card != self.wild:
                return Refused("fare_kind", kind=fare.deck, card=card)
        colors = tuple(dict.fromkeys(self.kinds[card].color for card in payment if card != self.wild))
        if len(colors) > 1 and not fare.paired:
            return Refused("payment_mixed", colors=colors)
        for card in payment:
            if card != self.wild and self.kinds[card].color not in fare.colors:
                return Refused("fare_color", color=fare.colors[0], card=card)
        wilds = payment.count(self.wild)
        if wilds < fare.wilds:
            return Refused("too_few_locomotives", needed=fare.wilds, offered=wilds)
        return self.lacks(payment, hand) or (self._unpaired if fare.paired else self._uncovered)(fare, payment)

    def lacks(self, payment: Cards, hand: Mapping[str, int]) -> Refused | None:
        """Return `not_in_hand` for the first card that the hand has too few of, or None."""
        for card in dict.fromkeys(payment):
            offered = payment.count(card)
            if offered > hand[card]:
                return Refused("not_in_hand", card=card, held=hand[card], offered=offered)
        return None

    def _uncovered(self, fare: Fare, payment: Cards) -> Refused | None:
        sizes = [self.kinds[card].spaces for card in payment]
        if sum(sizes) < fare.spaces:
            return Refused("fare_short", needed=fare.spaces, offered=sum(sizes))
        if not is_cover([1] * len(sizes), sizes, fare.spaces):
            return Refused("fare_surplus", needed=fare.spaces, offered=sum(sizes))
        return None

    def _unpaired(self, fare: Fare, payment: Cards) -> Refused | None:
        wilds, needed = payment.count(self.wild), 2 * fare.spaces
        if len(payment) != needed:
            return Refused("pair_count", needed=needed, offered=len(payment))
        if wilds > fare.spaces:
            return Refused("pair_wilds", most=fare.spaces, offered=wilds)
        colors = [self.kinds[card].color for card in payment if card != self.wild]
        odd = sum(colors.count(color) % 2 for color in set(colors))
        return Refused("pair_unmatched", single=odd, wilds=wilds) if odd > wilds else None
