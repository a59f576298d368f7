"""What cards with attributes pay for: sets of one colour that cover spaces, and pairs (R6, R30 to R32)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import overload

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
        if len(ways):
            self._groups.append((kinds, ways))
            self._total += len(ways)

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

    def ways(self, fare: Fare, hand: Sequence[int]) -> Ways:
        """Every payment that `hand`, counted by kind, holds: fewest wilds first, wilds alone last."""
        found, wilds = Ways(), hand[-1]
        if fare.paired:
            by_color = tuple(self._held(self.groups[fare.deck, color], hand) for color in fare.colors)
            every = tuple(kind for color in fare.colors for kind in self.groups[fare.deck, color])
            found.add((*every, self.wild), Pairs(by_color, wilds, fare.spaces))
            return found
        for color in fare.colors:
            kinds = self.groups[fare.deck, color]
            held, sizes = self._held(kinds, hand), tuple(self.kinds[kind].spaces for kind in kinds)
            most = sum(count * size for count, size in zip(held, sizes, strict=True)) + wilds
            if most >= fare.spaces and any(held):
                laid = covers((*held, wilds), (*sizes, 1), fare.spaces)
                found.add((*kinds, self.wild), laid[:-1] if wilds >= fare.spaces else laid)
        if wilds >= fare.spaces:
            found.add((self.wild,), ((fare.spaces,),))
        return found

    def _held(self, kinds: Cards, hand: Sequence[int]) -> Counts:
        return tuple(hand[self.index[kind]] for kind in kinds)

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
