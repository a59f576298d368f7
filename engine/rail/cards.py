"""Card kinds as a game file lists them, with what each is good for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from engine.core.content import Content
from engine.core.part import Count

Cards = tuple[str, ...]
"""Cards by kind, in the order of the game's list of kinds."""

WILD = "locomotive"


class CardKind(Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of card. `deck` is where it lies and which routes it pays for; a wild pays for all.

    `spaces` is how many spaces it covers, `port` whether it bears the port sign.
    """

    id: str
    count: Count
    deck: str = ""
    color: str = ""
    spaces: int = 1
    port: bool = False
    wild: bool = False


class CardSet(Struct, frozen=True, forbid_unknown_fields=True):
    """Section `cards` of a game file: as many cards of each colour and wilds, or `types` one by one, the wild last."""

    colors: list[str]
    per_color: Count = 0
    locomotive: Count = 0
    types: list[CardKind] = []

    @property
    def typed(self) -> bool:
        """Whether cards differ by more than their colour."""
        return bool(self.types)

    @property
    def kinds(self) -> tuple[CardKind, ...]:
        """Every kind, the wild last."""
        if self.types:
            return tuple(self.types)
        plain = (CardKind(color, self.per_color, color=color) for color in self.colors)
        return (*plain, CardKind(WILD, self.locomotive, wild=True))

    @property
    def decks(self) -> Cards:
        """The decks by name, in the order of the kinds."""
        return tuple(dict.fromkeys(kind.deck for kind in self.kinds))

    @classmethod
    def read(cls, content: Content) -> CardSet:
        """The section of a game file; what is wrong with it is told."""
        known = len(content.mistakes)
        cards = content.read("cards", CardSet, CardSet([]))
        if len(content.mistakes) > known:
            return cards
        ids = [kind.id for kind in cards.kinds]
        if not cards.colors:
            content.wrong("cards.colors", "at least one colour is needed")
        if not cards.typed and len(set(ids)) != len(ids):
            content.wrong("cards.colors", "names a colour twice")
        if cards.typed and len(set(ids)) != len(ids):
            content.wrong("cards.types", "two kinds have the same id")
        if [kind.wild for kind in cards.kinds] != [False] * (len(ids) - 1) + [True]:
            content.wrong("cards.types", "one kind is wild, and it is the last")
        for kind in cards.kinds:
            if not kind.wild and kind.color not in cards.colors:
                content.wrong(f"cards.types.{kind.id}", f"there is no colour {kind.color!r}")
            if kind.spaces not in (1, 2) or (kind.wild and kind.spaces != 1):
                content.wrong(f"cards.types.{kind.id}", f"it cannot cover {kind.spaces} spaces")
        return cards


def spread(kinds: Cards, counts: Sequence[int]) -> Cards:
    """Counts by kind as single cards."""
    return tuple(kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count))


def counted(kinds: Cards, cards: Sequence[str]) -> tuple[int, ...]:
    """Single cards as counts by kind."""
    return tuple(map(cards.count, kinds))


def in_full(kinds: Cards, hand: Sequence[int]) -> Mapping[str, int]:
    """Counts with the names of the kinds."""
    return dict(zip(kinds, hand, strict=True))
