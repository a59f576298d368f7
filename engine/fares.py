"""What cards with attributes pay for: sets of one colour that cover spaces, and pairs (R6, R30 to R32)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from operator import mul
from typing import NamedTuple, overload

from msgspec import Struct

from engine.board.covers import Counts, Pairs, covers, is_cover
from engine.cards import Cards, CardSet
from engine.core.refused import Refused


class Fare(Struct, frozen=True):
    """So many spaces, paid with cards of one deck and one of `colors`, or with pairs of any of them; wilds help."""

    deck: str
    colors: Cards
    spaces: int
    paired: bool = False


class Ways(Sequence[Cards]):
    """Payments by kind of card, made only where they are looked at."""

    __slots__ = ("_groups", "_total")

    def __init__(self) -> None:
        self._groups: list[tuple[Cards, Sequence[Counts]]] = []
        self._total = 0

    def add(self, kinds: Cards, ways: Sequence[Counts]) -> None:
        count = len(ways)
        if count:
            self._groups.append((kinds, ways))
            self._total += count

    def join(self, ways: Ways) -> None:
        """Adds what was found elsewhere."""
        self._groups += ways._groups
        self._total += ways._total

    def __len__(self) -> int:
        return self._total

    def __iter__(self) -> Iterator[Cards]:
        for kinds, ways in self._groups:
            for laid in ways:
                yield _cards(kinds, laid)

    @overload
    def __getitem__(self, index: int) -> Cards: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Cards]: ...
    def __getitem__(self, index: int | slice) -> Cards | Sequence[Cards]:
        if isinstance(index, slice):
            return list(self)[index]
        if index < 0:
            index += self._total
        if index < 0:
            raise IndexError(index)
        for kinds, ways in self._groups:
            if index < len(ways):
                return _cards(kinds, ways[index])
            index -= len(ways)
        raise IndexError(index)


def _cards(kinds: Cards, laid: Counts) -> Cards:
    cards: list[str] = []
    for kind, count in zip(kinds, laid, strict=True):
        cards += [kind] * count
    return tuple(cards)


class _Set(NamedTuple):
    """The cards of one deck and color: their kinds and the wild, their places in a hand, the spaces that each covers
    (a wild covers one)."""

    kinds: Cards
    places: tuple[int, ...]
    sizes: tuple[int, ...]


class Purse:
    """Finds and checks payments for a set of cards."""

    def __init__(self, cards: CardSet) -> None:
        self.kinds = {kind.id: kind for kind in cards.kinds}
        self.index = {kind: index for index, kind in enumerate(self.kinds)}
        self.wild = next((kind.id for kind in cards.kinds if kind.wild), "")
        self.colors: Cards = tuple(cards.colors)
        self.groups: dict[tuple[str, str], Cards] = {
            (deck, color): tuple(k.id for k in cards.kinds if k.deck == deck and k.color == color and not k.wild)
            for deck in cards.decks
            for color in cards.colors
        }
        self._sets = {
            group: _Set(
                (*kinds, self.wild),
                tuple(self.index[kind] for kind in kinds),
                (*(self.kinds[kind].spaces for kind in kinds), 1),
            )
            for group, kinds in self.groups.items()
        }
        # Of one color a hand holds few cards, and seldom others than a move before.
        self._paying = lru_cache(maxsize=4096)(self._find)

    def ways(self, fare: Fare, hand: Sequence[int]) -> Ways:
        """Every payment that `hand`, counted by kind, holds: fewest wilds first, wilds alone last."""
        if fare.paired:
            return self.pairs(fare, hand)
        held = self.held(hand)
        return self.sets(fare.spaces, [held[fare.deck, color] for color in fare.colors], hand[-1])

    def held(self, hand: Sequence[int]) -> Mapping[tuple[str, str], Sequence[Ways]]:
        """By deck and color: what the cards of that color and the wilds in `hand` pay, by the number of spaces."""
        wilds = hand[-1]
        return {
            group: self._paying(group, tuple([hand[place] for place in kinds.places]), wilds)
            for group, kinds in self._sets.items()
        }

    def _find(self, group: tuple[str, str], counts: Counts, wilds: int) -> Sequence[Ways]:
        if not any(counts):
            return ()
        kinds, _, sizes = self._sets[group]
        found = [Ways()]
        for spaces in range(1, sum(map(mul, counts, sizes)) + wilds + 1):
            laid = covers((*counts, wilds), sizes, spaces)
            found.append(Ways())
            found[-1].add(kinds, laid[:-1] if wilds >= spaces else laid)
        return found

    def sets(self, spaces: int, held: Sequence[Sequence[Ways]], wilds: int) -> Ways:
        """So many spaces paid with sets of one color each, of those that are held."""
        found = Ways()
        for paying in held:
            if len(paying) > spaces:
                found.join(paying[spaces])
        if wilds >= spaces:
            found.add((self.wild,), ((spaces,),))
        return found

    def pairs(self, fare: Fare, hand: Sequence[int]) -> Ways:
        """The payments of a fare that is paid with pairs."""
        found, sets = Ways(), [self._sets[fare.deck, color] for color in fare.colors]
        held = tuple([tuple([hand[place] for place in kinds.places]) for kinds in sets])
        if (sum(map(sum, held)) + hand[-1]) // 2 >= fare.spaces:
            every = tuple(kind for kinds in sets for kind in kinds.kinds[:-1])
            found.add((*every, self.wild), Pairs(held, hand[-1], fare.spaces))
        return found

    def refuse(self, fare: Fare, payment: Cards, hand: Mapping[str, int]) -> Refused | None:
        """Why these cards do not pay the fare, or None. `hand` counts every kind."""
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
        return self.lacks(payment, hand) or (self._unpaired if fare.paired else self._uncovered)(fare, payment)

    def lacks(self, payment: Cards, hand: Mapping[str, int]) -> Refused | None:
        """Why the hand cannot give these cards, or None."""
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


class Fares:
    """The fares of a whole map: who asks which, and what a hand can pay of them.

    `asking`: the fare of each route, in the map's order.
    """

    def __init__(self, purse: Purse, asking: Sequence[Fare]) -> None:
        alike: dict[tuple[str, Cards, bool], dict[Fare, int]] = {}
        for number, fare in enumerate(asking):
            like = alike.setdefault((fare.deck, fare.colors, fare.paired), {})
            like[fare] = like.get(fare, 0) | 1 << number
        self._purse = purse
        self._like = [(key, sorted(like.items(), key=lambda one: one[0].spaces)) for key, like in alike.items()]

    def payable(self, hand: Sequence[int], open_: int, left: Mapping[str, int]) -> Iterator[tuple[int, Ways]]:
        """Routes among the open ones (bit sets) with every way to pay them; `left`: pieces by deck."""
        purse, wilds = self._purse, hand[-1]
        held = purse.held(hand)
        for (deck, colors, paired), like in self._like:
            sets = [held[deck, color] for color in colors]
            # A color pays as many spaces as are listed for it, and none at all where it has no cards.
            most = left[deck] if paired else min(left[deck], max(wilds, max(map(len, sets)) - 1))
            for fare, routes in like:
                if fare.spaces > most:
                    break
                if routes & open_:
                    if paired:
                        ways = purse.pairs(fare, hand)
                    elif len(sets) == 1 and wilds < fare.spaces:
                        ways = sets[0][fare.spaces]
                    else:
                        ways = purse.sets(fare.spaces, sets, wilds)
                    if ways:
                        yield routes & open_, ways
