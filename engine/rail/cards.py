"""Cards: their kinds as a game file lists them, their events, and where they are.

With several decks, an event names its deck; with one deck it names none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MethodType
from typing import Any, Self

from msgspec import Struct
from msgspec.structs import replace

from engine.core.action import Seat
from engine.core.content import Content
from engine.core.event import Event, PlainEvent, PublicEvent, Shuffled, TurnBegan
from engine.core.part import Count, Seen, Slice, put

Cards = tuple[str, ...]
"""Cards by kind, in the order of the game's list of kinds."""

WILD = "locomotive"


class CardKind(Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of card. `deck` is where it belongs and which routes it pays for; a wild pays for all.

    `spaces` is how many spaces it covers (1 or 2), `port` whether it bears the port sign.
    """

    id: str
    count: Count
    deck: str = ""
    color: str = ""
    spaces: int = 1
    port: bool = False
    wild: bool = False


class CardSet(Struct, frozen=True, forbid_unknown_fields=True):
    """Section `cards` of a game file.

    Either `per_color` cards of each color plus `locomotive` wilds, or `types` one by one, the wild last.
    """

    colors: list[str]
    per_color: Count = 0
    locomotive: Count = 0
    types: list[CardKind] = []

    @property
    def typed(self) -> bool:
        """Whether cards differ by more than their color."""
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
        """Read the section of a game file. Mistakes are recorded in `content`."""
        known = len(content.mistakes)
        cards = content.read("cards", CardSet, CardSet([]))
        if len(content.mistakes) > known:
            return cards
        ids = [kind.id for kind in cards.kinds]
        if not cards.colors:
            content.wrong("cards.colors", "at least one color is needed")
        if not cards.typed and len(set(ids)) != len(ids):
            content.wrong("cards.colors", "names a color twice")
        if cards.typed and len(set(ids)) != len(ids):
            content.wrong("cards.types", "two kinds have the same id")
        if [kind.wild for kind in cards.kinds] != [False] * (len(ids) - 1) + [True]:
            content.wrong("cards.types", "one kind is wild, and it is the last")
        for kind in cards.kinds:
            if not kind.wild and kind.color not in cards.colors:
                content.wrong(f"cards.types.{kind.id}", f"there is no color {kind.color!r}")
            if kind.spaces not in (1, 2) or (kind.wild and kind.spaces != 1):
                content.wrong(f"cards.types.{kind.id}", f"it cannot cover {kind.spaces} spaces")
        return cards


def spread(kinds: Cards, counts: Sequence[int]) -> Cards:
    """Turn counts by kind into single cards, in the order of `kinds`."""
    cards = list[str]()
    for kind, count in zip(kinds, counts, strict=True):
        cards += (kind,) * count
    return tuple(cards)


def counted(kinds: Cards, cards: Sequence[str]) -> tuple[int, ...]:
    """Turn single cards into counts by kind."""
    return tuple(map(cards.count, kinds))


def in_full(kinds: Cards, hand: Sequence[int]) -> Mapping[str, int]:
    """Map the names of the kinds to the counts of a hand, zeros included."""
    return dict(zip(kinds, hand, strict=True))


class DeckMade(Shuffled, frozen=True, omit_defaults=True, tag="deck_made"):
    """A deck was shuffled at set-up. `order` ends with the top card and is shown to no one."""

    deck: str | None = None


class DeckRebuilt(Shuffled, frozen=True, omit_defaults=True, tag="deck_rebuilt"):
    """The discard pile and the rest of the deck were shuffled into a new deck (R2).

    `order` ends with the top card and is shown to no one.
    """

    undone_if_agreed = True

    deck: str | None = None


class CardsDealt(Event, frozen=True, omit_defaults=True, tag="cards_dealt"):
    """A seat was dealt its first cards from a deck."""

    seat: Seat
    cards: Cards | None
    count: int
    deck: str | None = None

    def seen_by(self, viewer: Seat | None) -> Self:
        return self if viewer == self.seat else replace(self, cards=None)


class CardDrawn(Event, frozen=True, omit_defaults=True, tag="card_drawn"):
    """A seat drew the top card of a deck. Only that seat sees it. `again`: together with the card before."""

    seat: Seat
    card: str | None
    deck: str | None = None
    again: bool = False

    bars_undo = "drawn"
    undone_if_agreed = True

    @property
    def goes_on(self) -> bool:
        return self.again

    def seen_by(self, viewer: Seat | None) -> Self:
        return self if viewer == self.seat else replace(self, card=None)


class FaceUpTaken(PlainEvent, frozen=True, omit_defaults=True, tag="face_up_taken"):
    """A seat took a face-up card. With several decks, `refill` is the deck that fills the gap; None if none can."""

    seat: Seat
    place: int
    card: str
    refill: str | None = None


class FaceUpFilled(PublicEvent, frozen=True, tag="face_up_filled"):
    """The top card of a deck filled a gap among the face-up cards."""

    place: int
    card: str

    bars_undo = "filled"


class FaceUpCleared(PublicEvent, frozen=True, omit_defaults=True, tag="face_up_cleared"):
    """Too many wilds were face up: all face-up cards were discarded (R1).

    With several decks, `lay` names the deck of each new face-up card (R34).
    """

    cards: Cards
    lay: Cards = ()

    bars_undo = "filled"


class CardRevealed(PublicEvent, frozen=True, tag="card_revealed"):
    """The top card of the deck was revealed for a tunnel and lies aside."""

    card: str

    bars_undo = "tunnel"


class RevealedDiscarded(PlainEvent, frozen=True, tag="revealed_discarded"):
    """The cards that lay aside went to the discard pile."""


class CardsSpent(PlainEvent, frozen=True, tag="cards_spent"):
    """Cards went from a hand to the discard pile."""

    seat: Seat
    cards: Cards


class DrawingStopped(PlainEvent, frozen=True, tag="drawing_stopped"):
    """A seat took one card and stopped."""

    seat: Seat


TURN_LIMIT = 2
"""Cards that a turn of drawing brings; a face-up wild counts for all of them."""


class MarketSeen(Seen, frozen=True):
    """Counts for everyone, the own hand for its owner. `deck` counts all decks, `decks` each by its name."""

    deck: int
    discard: Mapping[str, int]
    face_up: tuple[str | None, ...]
    hands: tuple[int, ...]
    hand: Cards | None
    drawn: int
    aside: Cards = ()
    decks: Mapping[str, int] = {}


class MarketSlice(Slice, frozen=True):
    """Decks, discard piles, face-up cards and hands.

    `discard` and each of `hands` count by kind, in the order of `kinds`.
    `deck` ends with its top card; `more` are the other decks of a game that has several, and `names` the names of all.
    `lay` names the decks that fill the next face-up gaps. `rebuilt` counts how often each deck was rebuilt; a deck
    beyond its end never was.
    """

    kinds: Cards
    deck: Cards
    discard: tuple[int, ...]
    face_up: tuple[str | None, ...]
    hands: tuple[tuple[int, ...], ...]
    drawn: int = 0
    aside: Cards = ()
    more: tuple[Cards, ...] = ()
    names: Cards = ("",)
    lay: Cards = ()
    rebuilt: tuple[int, ...] = ()

    @property
    def decks(self) -> tuple[Cards, ...]:
        return (self.deck, *self.more)

    def rebuilds(self, number: int) -> int:
        """Return how often the deck with that index was rebuilt from its discard pile."""
        return self.rebuilt[number] if number < len(self.rebuilt) else 0

    def seen_by(self, viewer: Seat | None) -> MarketSeen:
        sizes = tuple(map(len, self.decks))
        return MarketSeen(
            deck=sum(sizes),
            discard=dict(zip(self.kinds, self.discard, strict=True)),
            face_up=self.face_up,
            hands=tuple(sum(hand) for hand in self.hands),
            hand=None if viewer is None else spread(self.kinds, self.hands[viewer]),
            drawn=self.drawn,
            aside=self.aside,
            decks=dict(zip(self.names, sizes, strict=True)),
        )


class Fold:
    """Folds events into a slice, for one set of cards."""

    def __init__(self, cards: CardSet, *, plain_wilds: bool = False) -> None:
        """Take the cards; with `plain_wilds`, a face-up wild counts for one card."""
        kinds = cards.kinds
        self.names = cards.decks
        self.kinds: Cards = tuple(kind.id for kind in kinds)
        self.index = {kind: index for index, kind in enumerate(self.kinds)}
        self.wild = self.kinds[-1]
        self.whole_turn = "" if plain_wilds else self.wild
        self.deck_of = {kind.id: self.names.index(kind.deck) for kind in kinds}
        self.number: Mapping[str | None, int] = {None: 0, **{name: n for n, name in enumerate(self.names)}}

    def folding(self, kind: type[Event]) -> Callable[[MarketSlice, Event], MarketSlice]:
        """Return the function that folds events of one kind."""
        return MethodType(FOLDS[kind], self)

    def _drawn(self, state: MarketSlice, event: CardDrawn) -> MarketSlice:
        hands = self._with_one(state.hands, event.seat, event.card) if event.card else state.hands
        number = self.number[event.deck]
        if not number:
            return replace(state, deck=state.deck[:-1], hands=hands, drawn=state.drawn + 1)
        more = put(state.more, number - 1, state.more[number - 1][:-1])
        return replace(state, more=more, hands=hands, drawn=state.drawn + 1)

    def _taken(self, state: MarketSlice, event: FaceUpTaken) -> MarketSlice:
        card, refill = event.card, event.refill
        row, hands = put(state.face_up, event.place, None), self._with_one(state.hands, event.seat, card)
        drawn = TURN_LIMIT if card == self.whole_turn else state.drawn + 1
        if refill is None:
            return replace(state, face_up=row, hands=hands, drawn=drawn)
        return replace(state, face_up=row, hands=hands, drawn=drawn, lay=(refill,))

    def _filled(self, state: MarketSlice, event: FaceUpFilled) -> MarketSlice:
        row = put(state.face_up, event.place, event.card)
        if not state.more:
            return replace(state, deck=state.deck[:-1], face_up=row)
        number, lay = self.deck_of[event.card], state.lay[1:]
        if not number:
            return replace(state, deck=state.deck[:-1], face_up=row, lay=lay)
        more = put(state.more, number - 1, state.more[number - 1][:-1])
        return replace(state, more=more, face_up=row, lay=lay)

    def _spent(self, state: MarketSlice, event: CardsSpent) -> MarketSlice:
        hands, hand, thrown, index = [*state.hands], [*state.hands[event.seat]], [*state.discard], self.index
        for card in event.cards:
            kind = index[card]
            hand[kind] -= 1
            thrown[kind] += 1
        hands[event.seat] = tuple(hand)
        return replace(state, discard=tuple(thrown), hands=tuple(hands))

    def _began(self, state: MarketSlice, event: TurnBegan) -> MarketSlice:
        return replace(state, drawn=0) if state.drawn else state

    def _revealed(self, state: MarketSlice, event: CardRevealed) -> MarketSlice:
        return replace(state, deck=state.deck[:-1], aside=(*state.aside, event.card))

    def _discarded(self, state: MarketSlice, event: RevealedDiscarded) -> MarketSlice:
        return replace(state, discard=self.counted(state.discard, state.aside), aside=())

    def _rebuilt(self, state: MarketSlice, event: DeckRebuilt) -> MarketSlice:
        number = self.number[event.deck]
        left = zip(self.kinds, state.discard, strict=True)
        discard = tuple(0 if self.deck_of[kind] == number else count for kind, count in left)
        changed = self._with_deck(state, number, event.order or ())
        return replace(state, **changed, discard=discard, rebuilt=self._once_more(state, number))

    def _cleared(self, state: MarketSlice, event: FaceUpCleared) -> MarketSlice:
        row = (None,) * len(state.face_up)
        return replace(state, discard=self.counted(state.discard, event.cards), face_up=row, lay=event.lay)

    def _made(self, state: MarketSlice, event: DeckMade) -> MarketSlice:
        return replace(state, **self._with_deck(state, self.number[event.deck], event.order or ()))

    def _dealt(self, state: MarketSlice, event: CardsDealt) -> MarketSlice:
        hands = put(state.hands, event.seat, self.counted(state.hands[event.seat], event.cards or ()))
        return replace(state, **self._without_top(state, self.number[event.deck], event.count), hands=hands)

    @staticmethod
    def _with_deck(state: MarketSlice, number: int, deck: Cards) -> Mapping[str, object]:
        """Return the changed fields of a slice with the deck at that index replaced."""
        return {"deck": deck} if number == 0 else {"more": put(state.more, number - 1, deck)}

    def _once_more(self, state: MarketSlice, number: int) -> tuple[int, ...]:
        """Return `rebuilt` with one more rebuild of a deck."""
        return tuple(state.rebuilds(deck) + (deck == number) for deck in range(len(self.names)))

    def _without_top(self, state: MarketSlice, number: int, count: int = 1) -> Mapping[str, object]:
        if number == 0:
            return {"deck": state.deck[:-count]}
        return self._with_deck(state, number, state.more[number - 1][:-count])

    def counted(self, counts: tuple[int, ...], cards: Cards) -> tuple[int, ...]:
        """Return the counts with these cards added."""
        changed, index = list(counts), self.index
        for card in cards:
            changed[index[card]] += 1
        return tuple(changed)

    def _with_one(self, hands: tuple[tuple[int, ...], ...], seat: Seat, card: str) -> tuple[tuple[int, ...], ...]:
        """Return the hands with a card added to one hand."""
        every, hand = [*hands], [*hands[seat]]
        hand[self.index[card]] += 1
        every[seat] = tuple(hand)
        return tuple(every)

    # What is there

    def thrown(self, state: MarketSlice, number: int) -> Cards:
        """Return the discard pile of one deck as single cards."""
        if not state.more:
            return spread(self.kinds, state.discard)
        return tuple(card for card in spread(self.kinds, state.discard) if self.deck_of[card] == number)

    def everywhere(self, state: MarketSlice, number: int) -> Cards:
        """Return the cards of one deck that are in it, in its discard pile or face up."""
        row = (card for card in state.face_up if card is not None and self.deck_of[card] == number)
        return (*state.decks[number], *self.thrown(state, number), *row)

    def stray(self, state: MarketSlice, totals: Sequence[int]) -> list[str]:
        """Return where the cards of a slice don't add up to `totals` by kind; [] if they do."""
        found = list(state.discard)
        piles = [card for deck in state.decks for card in deck]
        for card in (*piles, *state.aside, *(card for card in state.face_up if card is not None)):
            found[self.index[card]] += 1
        for hand in state.hands:
            found = [one + other for one, other in zip(found, hand, strict=True)]
        faults = [
            f"{kind}: {there} cards instead of {total}"
            for kind, there, total in zip(self.kinds, found, totals, strict=True)
            if there != total
        ]
        faults += [f"hand of seat {seat} below zero" for seat, hand in enumerate(state.hands) if min(hand) < 0]
        for number, deck in enumerate(state.decks):
            faults += [f"{card} lies in another deck" for card in deck if self.deck_of[card] != number]
        return faults


FOLDS: Mapping[type[Event], Callable[[Fold, MarketSlice, Any], MarketSlice]] = {
    DeckMade: Fold._made,
    DeckRebuilt: Fold._rebuilt,
    CardsDealt: Fold._dealt,
    CardDrawn: Fold._drawn,
    FaceUpTaken: Fold._taken,
    FaceUpFilled: Fold._filled,
    FaceUpCleared: Fold._cleared,
    CardsSpent: Fold._spent,
    CardRevealed: Fold._revealed,
    RevealedDiscarded: Fold._discarded,
    TurnBegan: Fold._began,
}
