"""What happens to cards. With several decks an event names its deck; with one it names none."""

from __future__ import annotations

from typing import Self

from msgspec.structs import replace

from engine.core.action import Seat
from engine.core.event import Event, PlainEvent, PublicEvent, Shuffled
from engine.rail.cards import Cards


class DeckMade(Shuffled, frozen=True, omit_defaults=True, tag="deck_made"):
    """A deck was shuffled at set-up. `order` ends with the top card and is for nobody."""

    deck: str | None = None


class DeckRebuilt(Shuffled, frozen=True, omit_defaults=True, tag="deck_rebuilt"):
    """The discard, with what was left of the deck, is the new deck (R2). `order` ends with the top card."""

    deck: str | None = None


class CardsDealt(Event, frozen=True, omit_defaults=True, tag="cards_dealt"):
    """A seat got its first cards from a deck."""

    seat: Seat
    cards: Cards | None
    count: int
    deck: str | None = None

    def seen_by(self, viewer: Seat | None) -> Self:
        return self if viewer == self.seat else replace(self, cards=None)


class CardDrawn(Event, frozen=True, omit_defaults=True, tag="card_drawn"):
    """The top card of a deck went to a hand. Its face is for that seat alone."""

    seat: Seat
    card: str | None
    deck: str | None = None

    bars_undo = "drawn"

    def seen_by(self, viewer: Seat | None) -> Self:
        return self if viewer == self.seat else replace(self, card=None)


class FaceUpTaken(PlainEvent, frozen=True, omit_defaults=True, tag="face_up_taken"):
    """A face-up card went to a hand. With several decks, `refill` is the one that fills the gap; None: none can."""

    seat: Seat
    place: int
    card: str
    refill: str | None = None


class FaceUpFilled(PublicEvent, frozen=True, tag="face_up_filled"):
    """The top card of a deck was laid into a gap of the row."""

    place: int
    card: str

    bars_undo = "filled"


class FaceUpCleared(PublicEvent, frozen=True, omit_defaults=True, tag="face_up_cleared"):
    """Too many wilds lay face up: the whole row was discarded (R1). With several decks, `lay` are those that lay the
    new row, card by card (R34).
    """

    cards: Cards
    lay: Cards = ()

    bars_undo = "filled"


class CardRevealed(PublicEvent, frozen=True, tag="card_revealed"):
    """The top card of the deck was turned over and lies aside."""

    card: str

    bars_undo = "tunnel"


class RevealedDiscarded(PlainEvent, frozen=True, tag="revealed_discarded"):
    """The cards that lay aside went to the discard."""


class CardsSpent(PlainEvent, frozen=True, tag="cards_spent"):
    """Cards went from a hand to the discard."""

    seat: Seat
    cards: Cards


class DrawingStopped(PlainEvent, frozen=True, tag="drawing_stopped"):
    """A seat took one card and no second one."""

    seat: Seat
