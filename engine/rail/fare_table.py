"""The fares of a whole map: how many ways a hand can pay for all open routes together, and each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from engine.core.lazy import indices, nth
from engine.rail.cards import Cards
from engine.rail.fares import Counts, Fare, Known, Pairs, Purse, pair_counts, picker

MOST_KNOWN, MOST_SHARES, MOST_PAIRS = 256, 1024, 2048
"""How many hands are remembered: of one color and of a share, for each number of wilds; and hands that pay pairs."""
WIDTH = 32
"""The bits of a number of ways among several in one integer."""
FIELD = (1 << WIDTH) - 1
SHARE = 3
"""How many kinds a share of the hand has at most: few enough that the same cards come again soon."""


class _Alike(NamedTuple):
    """The fares of one deck that take the same colors: what they ask for, and the routes that ask it (bit sets)."""

    colors: tuple[int, ...]
    paired: bool
    asked: int
    routes: Mapping[int, int]
    """By price, the lowest number first."""


class _Paying(NamedTuple):
    """What a hand's cards of one color can pay together with the wilds; `paid` is the bit set of it.

    `counts`: routes (bit set), and how many ways there are to pay for each of them with at least one card of the color.
    `single`: for routes of that color alone, as (routes, ways). `sizes`: the number of `ways` of each price, `WIDTH`
    bits each.
    """

    counts: tuple[tuple[int, int], ...]
    single: tuple[tuple[int, tuple[Cards, ...]], ...]
    ways: tuple[tuple[Cards, ...], ...]
    paid: int
    sizes: int


Beside = tuple[Callable[[Sequence[int]], Counts], Known[Counts, _Paying]]
"""What picks the cards of one color out of a hand, and what is known of them beside a number of wilds."""
Counted = tuple[tuple[int, int], ...]
"""Routes (bit set), and how many ways there are to pay for each of them: a route may be in several of the sets."""


class _Share(NamedTuple):
    """Some colors of one deck: where their cards are, and what picks these out of a hand.

    `cards`: the number of each color, and where its kinds are in what `held` picks.
    """

    cards: Mapping[int, slice]
    held: Callable[[Sequence[int]], Counts]


class _Paired(NamedTuple):
    """Fares in pairs, the cards that pay them, and their place among what is counted."""

    like: _Alike
    share: _Share
    place: int


def _add(digits: list[int], routes: int, ways: int) -> None:
    """Add so many ways to these routes. `digits` are binary, the lowest first: each is the routes that have it."""
    digits += [0] * (ways.bit_length() - len(digits))
    for first in range(ways.bit_length()):
        carry, place = routes if ways >> first & 1 else 0, first
        while carry:
            if place == len(digits):
                digits.append(carry)
                break
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
        paired = [like for like in self._alike if like.paired]
        self._most_pairs = max((self._asked[max(like.routes)][0] for like in paired), default=0)
        most = max((spaces for spaces, _ in self._asked), default=0)
        self._alone_upto = [self._upto(asking, spaces) for spaces in range(most + 1)]
        # What is known of each color's cards, by the number of wilds in the hand.
        self._known = Known(self._beside, MOST_KNOWN)
        self._likes = Known(self._sorted_known, MOST_KNOWN)
        # The same of several colors at once, where only the number of ways counts.
        self._shares = self._shared()
        self._paired = {
            like.colors: _Paired(like, self._share_of(like.colors), place)
            for place, like in enumerate(paired, len(self._shares))
        }
        self._counted = Known(self._counting, MOST_KNOWN)
        self._pairs_of = lru_cache(maxsize=MOST_PAIRS)(self._find_pairs)

    def _sorted(self, asking: Sequence[Fare]) -> list[_Alike]:
        alike: dict[tuple[str, Cards, bool], dict[int, int]] = {}
        for index, fare in enumerate(asking):
            routes = alike.setdefault((fare.deck, fare.colors, fare.paired), {})
            key = self._asked.index((fare.spaces, fare.wilds))
            routes[key] = routes.get(key, 0) | 1 << index
        return [
            _Alike(
                tuple(self._groups.index((deck, c)) for c in colors),
                paired,
                sum(1 << key for key in routes),
                dict(sorted(routes.items())),
            )
            for (deck, colors, paired), routes in alike.items()
        ]

    @staticmethod
    def _upto(asking: Sequence[Fare], spaces: int) -> int:
        """Return the routes that so many wilds pay for, as a bit set."""
        return sum(1 << index for index, fare in enumerate(asking) if fare.spaces <= spaces and not fare.paired)

    def _find(self, number: int, wilds: int, held: Counts) -> _Paying:
        group, plain = self._groups[number], [like for like in self._alike if number in like.colors and not like.paired]
        keys = {key for like in plain for key in like.routes}
        ways = tuple(
            self._purse.of_color(group, held, wilds, *asked) if key in keys else ()
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
            sum(len(found) << WIDTH * key for key, found in enumerate(ways)),
        )

    def _shared(self) -> list[_Share]:
        """Cut the hand into shares of about equal size."""
        shares = []
        for deck in dict.fromkeys(deck for deck, _ in self._groups):
            colors = [number for number, group in enumerate(self._groups) if group[0] == deck]
            cuts = -(-sum(len(self._purse.groups[self._groups[color]]) for color in colors) // SHARE)
            size = -(-len(colors) // max(cuts, 1)) or 1
            shares += [self._share_of(colors[at : at + size]) for at in range(0, len(colors), size)]
        return shares

    def _share_of(self, colors: Sequence[int]) -> _Share:
        cards, kinds = dict[int, slice](), list[str]()
        for color in colors:
            of_color = self._purse.groups[self._groups[color]]
            cards[color] = slice(len(kinds), len(kinds) + len(of_color))
            kinds += of_color
        return _Share(cards, picker([self._purse.index[kind] for kind in kinds]))

    def _beside(self, wilds: int) -> list[Beside]:
        """Return for each color what picks its cards out of a hand, and what is known of them beside so many wilds."""
        finders = (partial(self._find, number, wilds) for number in range(len(self._held)))
        return [(held, Known(find, MOST_KNOWN)) for held, find in zip(self._held, finders, strict=True)]

    def _sorted_known(self, wilds: int) -> list[tuple[_Alike, list[Beside]]]:
        """Return the fares, with what is known of each of their colors beside so many wilds."""
        known = self._known[wilds]
        return [(like, [known[color] for color in like.colors]) for like in self._alike]

    def _counting(self, wilds: int) -> list[tuple[Callable[[Sequence[int]], Counts], Known[Counts, Counted]]]:
        """Return for each share what picks its cards out of a hand, and how many ways they pay beside so many wilds."""
        alone = self._alone_upto[min(wilds, len(self._alone_upto) - 1)] if wilds else 0
        counting = []
        for number, share in enumerate(self._shares):
            find = partial(self._find_ways, share, wilds, 0 if number else alone)
            counting.append((share.held, Known(find, MOST_SHARES)))
        for like, share, _ in self._paired.values():
            counting.append((share.held, Known(partial(self._find_paired, like, share, wilds), MOST_PAIRS)))
        return counting

    def _find_paired(self, like: _Alike, share: _Share, wilds: int, held: Counts) -> Counted:
        """Count the ways to pay each price in pairs."""
        counts = pair_counts(tuple(sorted([held[cards] for cards in share.cards.values()])), self._most_pairs)
        found = [(routes, counts[self._asked[key][0]][: wilds + 1][-1]) for key, routes in like.routes.items()]
        return tuple([(routes, ways) for routes, ways in found if ways])

    def _find_ways(self, share: _Share, wilds: int, alone: int, held: Counts) -> Counted:
        """Count the ways of a share: `alone` are the routes that the wilds pay without it."""
        digits, by_color = [alone], {color: held[cards] for color, cards in share.cards.items()}
        known = self._known[wilds]
        for color, cards in by_color.items():
            for routes, ways in known[color][1][cards].counts:
                _add(digits, routes, ways)
        return tuple([(routes, 1 << place) for place, routes in enumerate(digits) if routes])

    def count(self, hand: Sequence[int], open_: int) -> int:
        """Return how many payments `payable` finds, all routes together, without building any."""
        total = 0
        for held, known in self._counted[hand[-1]]:
            for routes, ways in known[held(hand)]:
                total += (routes & open_).bit_count() * ways
        return total

    def payable(self, hand: Sequence[int], open_: int) -> Iterator[tuple[int, Sequence[Cards]]]:
        """Yield pairs of routes (bit set, among `open_`) and all ways to pay for each of them.

        `hand` counts by kind.
        """
        wilds = hand[-1]
        for like, beside in self._likes[wilds]:
            if like.paired:
                for routes, pairs in self._pairs(like, hand):
                    if routes & open_:
                        yield routes & open_, pairs
                continue
            colors = [known[held(hand)] for held, known in beside]
            if len(colors) > 1:
                yield from self._mixed(like, colors, wilds, open_)
                continue
            for routes, ways in colors[0].single:
                if routes & open_:
                    yield routes & open_, ways

    def pick(self, hand: Sequence[int], open_: int, index: int) -> tuple[int, Cards]:
        """Return the route and the payment with that number among all of `payable`, without building the others.

        Raises: IndexError beyond the end.
        """
        wilds = hand[-1]
        for like, beside in self._likes[wilds]:
            if like.paired:
                held, counted = self._counted[wilds][self._paired[like.colors].place]
                for number, (routes, ways) in enumerate(counted[held(hand)]):
                    size = (routes & open_).bit_count() * ways
                    if index < size:
                        return nth(routes & open_, index // ways), self._pairs(like, hand)[number][1][index % ways]
                    index -= size
            elif len(beside) == 1:
                held, known = beside[0]
                for routes, found in known[held(hand)].single:
                    size = (routes & open_).bit_count() * len(found)
                    if index < size:
                        return nth(routes & open_, index // len(found)), found[index % len(found)]
                    index -= size
            else:
                colors = [known[held(hand)] for held, known in beside]
                sizes = sum([color.sizes for color in colors])
                for key, routes in like.routes.items():
                    count = (routes & open_).bit_count()
                    if count:
                        ways = (sizes >> WIDTH * key & FIELD) + (wilds >= self._asked[key][0])
                        if index < count * ways:
                            return nth(routes & open_, index // ways), self._way(colors, key, index % ways)
                        index -= count * ways
        raise IndexError(index)

    def _way(self, colors: Sequence[_Paying], key: int, number: int) -> Cards:
        """Return the way with that number to pay a price with one of these colors; wilds alone come last."""
        for color in colors:
            ways = color.ways[key]
            if number < len(ways):
                return ways[number]
            number -= len(ways)
        return self._alone[key][number]

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

    def _pairs(self, like: _Alike, hand: Sequence[int]) -> Sequence[tuple[int, Sequence[Cards]]]:
        """Return the routes (bit set) of each price in pairs that the hand can pay, and the ways to do it."""
        return self._pairs_of(like.colors, tuple([self._held[color](hand) for color in like.colors]), hand[-1])

    def _find_pairs(
        self, colors: tuple[int, ...], held: tuple[Counts, ...], wilds: int
    ) -> tuple[tuple[int, Sequence[Cards]], ...]:
        groups = [self._groups[color] for color in colors]
        found = [
            (routes, Pairs(held, wilds, self._asked[key][0], self._most_pairs))
            for key, routes in self._paired[colors].like.routes.items()
        ]
        return tuple((routes, self._purse.pairs(groups, pairs)) for routes, pairs in found if len(pairs))
