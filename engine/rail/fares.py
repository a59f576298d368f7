"""Payments with typed cards: cards of one color that cover spaces, and pairs (R6, R30 to R32).

First the counting of cards, then purses, which find payments, and the fares of a whole map.
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

from engine.core.lazy import Each, Joined, Lazy, indices
from engine.core.refused import Refused
from engine.rail.cards import Cards, CardSet, spread

Counts = tuple[int, ...]
T = TypeVar("T")


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
        self._upto = pair_counts(held, max(most, pairs))[pairs][: wilds + 1]

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


MOST_KNOWN, MOST_SHARES, MOST_PAIRS = 256, 1024, 2048
"""How many hands are remembered: of one color and of a share, for each number of wilds; and hands that pay pairs."""
SHARE = 3
"""How many kinds a share of the hand has at most: few enough that the same cards come again soon."""


class _Alike(NamedTuple):
    """The fares of one deck that take the same colors: what they ask for, and the routes that ask it (bit sets)."""

    colors: tuple[int, ...]
    paired: bool
    asked: int
    routes: Mapping[int, int]


class _Paying(NamedTuple):
    """What a hand's cards of one color can pay together with the wilds; `paid` is the bit set of it.

    `counts`: routes (bit set), and how many ways there are to pay for each of them with at least one card of the color.
    `single`: for routes of that color alone, as (routes, ways).
    """

    counts: tuple[tuple[int, int], ...]
    single: tuple[tuple[int, tuple[Cards, ...]], ...]
    ways: tuple[tuple[Cards, ...], ...]
    paid: int


Counted = tuple[tuple[int, int], ...]
"""Routes (bit set), and how many ways there are to pay for each of them: a route may be in several of the sets."""


class _Known(dict[Counts, T]):
    """What is known of some cards of a hand, found on first use and forgotten when there is too much of it."""

    def __init__(self, find: Callable[[Counts], T], most: int) -> None:
        super().__init__()
        self._find = find
        self._most = most

    def __missing__(self, held: Counts) -> T:
        if len(self) >= self._most:
            self.clear()
        self[held] = self._find(held)
        return self[held]


class _Share(NamedTuple):
    """Some colors of one deck: where their cards are, and what picks these out of a hand.

    `cards`: the number of each color, and where its kinds are in what `held` picks.
    """

    cards: Mapping[int, slice]
    held: Callable[[Sequence[int]], Counts]


def _add(digits: list[int], routes: int, ways: int) -> None:
    """Add so many ways to these routes. `digits` are binary, the lowest first: each is the routes that have it."""
    for place in indices(ways):
        carry = routes
        while carry:
            digits += [0] * (place + 1 - len(digits))
            digits[place], carry = digits[place] ^ carry, digits[place] & carry
            place += 1


class Fares:
    """The fares of a whole map, and what a hand can pay of them.

    `asking` is the fare of each route, in the map's order. Each distinct price (spaces, least wilds) has a number, the
    fewest spaces first; the colors of each deck are numbered too.
    """

    def __init__(self, purse: Purse, asking: Sequence[Fare]) -> None:
        self._purse = purse
        self._groups = list(purse.groups)
        self._held = [purse.colors[group].held for group in self._groups]
        self._asked = sorted({(fare.spaces, fare.wilds) for fare in asking})
        self._alone = [purse.alone(spaces) for spaces, _ in self._asked]
        self._alike = self._sorted(asking)
        self._paired = [(like, sum(like.routes.values())) for like in self._alike if like.paired]
        self._most_pairs = max((self._asked[max(like.routes)][0] for like, _ in self._paired), default=0)
        most = max((spaces for spaces, _ in self._asked), default=0)
        self._alone_upto = [self._upto(asking, spaces) for spaces in range(most + 1)]
        # What is known of each color's cards, by the number of wilds in the hand.
        self._known: dict[int, list[tuple[Callable[[Sequence[int]], Counts], _Known[_Paying]]]] = {}
        # The same of several colors at once, where only the number of ways counts.
        self._shares = self._shared()
        self._counted: dict[int, list[tuple[Callable[[Sequence[int]], Counts], _Known[Counted]]]] = {}
        self._pairs_of = lru_cache(maxsize=MOST_PAIRS)(self._find_pairs)

    def _sorted(self, asking: Sequence[Fare]) -> list[_Alike]:
        alike: dict[tuple[str, Cards, bool], dict[int, int]] = {}
        for index, fare in enumerate(asking):
            routes = alike.setdefault((fare.deck, fare.colors, fare.paired), {})
            key = self._asked.index((fare.spaces, fare.wilds))
            routes[key] = routes.get(key, 0) | 1 << index
        return [
            _Alike(
                tuple(self._groups.index((deck, c)) for c in colors), paired, sum(1 << key for key in routes), routes
            )
            for (deck, colors, paired), routes in alike.items()
        ]

    @staticmethod
    def _upto(asking: Sequence[Fare], spaces: int) -> int:
        """Return the routes that so many wilds pay for, as a bit set."""
        return sum(1 << index for index, fare in enumerate(asking) if fare.spaces <= spaces and not fare.paired)

    def _find(self, number: int, wilds: int, held: Counts) -> _Paying:
        group, plain = self._groups[number], [like for like in self._alike if number in like.colors and not like.paired]
        ways = tuple(
            self._purse.of_color(group, held, wilds, *asked) if any(key in like.routes for like in plain) else ()
            for key, asked in enumerate(self._asked)
        )
        counts: dict[int, int] = {}
        for like in plain:
            for key, routes in like.routes.items():
                counts[len(ways[key])] = counts.get(len(ways[key]), 0) | routes
        single = (
            (like.routes[key], ways[key] + (self._alone[key] if wilds >= spaces else ()))
            for like in plain
            if len(like.colors) == 1
            for key, (spaces, _) in enumerate(self._asked)
            if key in like.routes
        )
        paid = sum(1 << key for key, found in enumerate(ways) if found)
        return _Paying(
            tuple((routes, count) for count, routes in counts.items() if count),
            tuple(one for one in single if one[-1]),
            ways,
            paid,
        )

    def _shared(self) -> list[_Share]:
        """Cut the hand into shares of about equal size."""
        shares = []
        for deck in dict.fromkeys(deck for deck, _ in self._groups):
            colors = [number for number, group in enumerate(self._groups) if group[0] == deck]
            cuts = -(-sum(len(self._purse.groups[self._groups[color]]) for color in colors) // SHARE)
            size = -(-len(colors) // max(cuts, 1)) or 1
            for some in (tuple(colors[at : at + size]) for at in range(0, len(colors), size)):
                cards, kinds = dict[int, slice](), list[str]()
                for color in some:
                    of_color = self._purse.groups[self._groups[color]]
                    cards[color] = slice(len(kinds), len(kinds) + len(of_color))
                    kinds += of_color
                shares.append(_Share(cards, picker([self._purse.index[kind] for kind in kinds])))
        return shares

    def _beside(self, wilds: int) -> list[tuple[Callable[[Sequence[int]], Counts], _Known[_Paying]]]:
        """Return for each color what picks its cards out of a hand, and what is known of them beside so many wilds."""
        known = self._known.get(wilds)
        if known is None:
            finders = (partial(self._find, number, wilds) for number in range(len(self._held)))
            known = [(held, _Known(find, MOST_KNOWN)) for held, find in zip(self._held, finders, strict=True)]
            self._known[wilds] = known
        return known

    def _counting(self, wilds: int) -> list[tuple[Callable[[Sequence[int]], Counts], _Known[Counted]]]:
        """Return for each share what picks its cards out of a hand, and how many ways they pay beside so many wilds."""
        alone = self._alone_upto[min(wilds, len(self._alone_upto) - 1)] if wilds else 0
        counting = []
        for number, share in enumerate(self._shares):
            find = partial(self._find_ways, share, wilds, 0 if number else alone)
            counting.append((share.held, _Known(find, MOST_SHARES)))
        return counting

    def _find_ways(self, share: _Share, wilds: int, alone: int, held: Counts) -> Counted:
        """Count the ways of a share: `alone` are the routes that the wilds pay without it."""
        digits, by_color = [alone], {color: held[cards] for color, cards in share.cards.items()}
        known = self._beside(wilds)
        for color, cards in by_color.items():
            for routes, ways in known[color][1][cards].counts:
                _add(digits, routes, ways)
        return tuple([(routes, 1 << place) for place, routes in enumerate(digits) if routes])

    def count(self, hand: Sequence[int], open_: int) -> int:
        """Return how many payments `payable` finds, all routes together, without building any."""
        wilds, total = hand[-1], 0
        counted = self._counted.get(wilds)
        if counted is None:
            counted = self._counted[wilds] = self._counting(wilds)
        for held, known in counted:
            for routes, ways in known[held(hand)]:
                total += (routes & open_).bit_count() * ways
        for like, routes in self._paired:
            if routes & open_:
                for routes, _, ways in self._pairs(like, hand):
                    total += (routes & open_).bit_count() * ways
        return total

    def payable(self, hand: Sequence[int], open_: int) -> Iterator[tuple[int, Sequence[Cards]]]:
        """Yield pairs of routes (bit set, among `open_`) and all ways to pay for each of them.

        `hand` counts by kind.
        """
        wilds = hand[-1]
        known = self._beside(wilds)
        for like in self._alike:
            if like.paired:
                for routes, pairs, _ in self._pairs(like, hand):
                    if routes & open_:
                        yield routes & open_, pairs
                continue
            colors = [known[color][1][known[color][0](hand)] for color in like.colors]
            if len(colors) > 1:
                yield from self._mixed(like, colors, wilds, open_)
                continue
            for routes, ways in colors[0].single:
                if routes & open_:
                    yield routes & open_, ways

    def _mixed(
        self, like: _Alike, colors: Sequence[_Paying], wilds: int, open_: int
    ) -> Iterator[tuple[int, Sequence[Cards]]]:
        paid = -1 if wilds else 0
        for color in colors:
            paid |= color.paid
        for key in indices(paid & like.asked):
            routes = like.routes[key] & open_
            if routes:
                ways = [way for color in colors for way in color.ways[key]]
                if wilds >= self._asked[key][0]:
                    ways += self._alone[key]
                if ways:
                    yield routes, ways

    def _pairs(self, like: _Alike, hand: Sequence[int]) -> Sequence[tuple[int, Sequence[Cards], int]]:
        """Return the routes (bit set) of each price in pairs that the hand can pay, the ways to do it, their number."""
        return self._pairs_of(like.colors, tuple([self._held[color](hand) for color in like.colors]), hand[-1])

    def _find_pairs(
        self, colors: tuple[int, ...], held: tuple[Counts, ...], wilds: int
    ) -> tuple[tuple[int, Sequence[Cards], int], ...]:
        like = next(like for like, _ in self._paired if like.colors == colors)
        groups = [self._groups[color] for color in colors]
        found = [
            (routes, Pairs(held, wilds, self._asked[key][0], self._most_pairs))
            for key, routes in sorted(like.routes.items())
        ]
        return tuple((routes, self._purse.pairs(groups, pairs), len(pairs)) for routes, pairs in found if len(pairs))
