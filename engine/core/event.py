"""Events: what happened, with its luck in it. The state is the fold of the events, and of nothing else.

Every game has turns, so the kernel itself keeps whose turn it is.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self

from msgspec import Struct
from msgspec.structs import replace

from engine.core.action import Seat


class Event(Struct, frozen=True, tag_field="event", forbid_unknown_fields=True):
    """Something that happened.

    It is stored under the tag that its class states, which stays as it is whatever the class is called.
    Every event says who may see what of it; a class that does not is refused when it is loaded.
    A step that it belongs to cannot be taken back, unless the class says that nothing bars that.
    """

    bars_undo: ClassVar[str] = "hidden"
    """Why a step with such an event cannot be taken back, as a code; "" where nothing hidden comes out of it."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        if cls.seen_by is Event.seen_by:
            raise TypeError(f"{cls.__name__} does not say who may see it: define seen_by")

    def seen_by(self, viewer: Seat | None) -> Self:
        """The event as `viewer` may know it; None is the table."""
        raise NotImplementedError


class PublicEvent(Event, frozen=True):
    """An event that everybody sees whole."""

    def seen_by(self, viewer: Seat | None) -> Self:
        return self


class PlainEvent(PublicEvent, frozen=True):
    """A public event by which nothing hidden comes out and which draws no luck: its step can be taken back."""

    bars_undo = ""


class OpeningEvent(PublicEvent, frozen=True):
    """A public event that shows what seats had chosen in secret."""

    bars_undo = "opened"


class Shuffled(Event, frozen=True):
    """Cards were put in an order that is for nobody; how many there are, all may know."""

    bars_undo = "shuffled"

    order: tuple[str, ...] | None
    count: int

    def seen_by(self, viewer: Seat | None) -> Self:
        return replace(self, order=None)


class FirstSeatChosen(PublicEvent, frozen=True, tag="first_seat_chosen"):
    """Who begins, drawn at random or named by the host (R15)."""

    seat: Seat


class TurnBegan(PlainEvent, frozen=True, tag="turn_began"):
    """A seat is on turn. `number` counts the turns of the game from 1."""

    seat: Seat
    number: int


class TurnEnded(PlainEvent, frozen=True, tag="turn_ended"):
    """A seat has done all that its turn asks for."""

    seat: Seat


class GameEnded(PublicEvent, frozen=True, tag="game_ended"):
    """Play is over; what was secret is opened and scored."""

    reason: str


class Turn(Struct, frozen=True, forbid_unknown_fields=True):
    """`seat` is None between turns, during set-up and when the game has ended."""

    first: Seat = 0
    seat: Seat | None = None
    number: int = 0
    last: Seat | None = None
    ended: bool = False

    def evolve(self, event: Event) -> Turn:
        match event:
            case TurnBegan(seat=seat, number=number):
                return replace(self, seat=seat, number=number)
            case TurnEnded(seat=seat):
                return replace(self, seat=None, last=seat)
            case FirstSeatChosen(seat=seat):
                return replace(self, first=seat)
            case GameEnded():
                return replace(self, seat=None, ended=True)
        return self

    def next_seat(self, seats: int) -> Seat:
        """Who moves after the last turn that ended."""
        return self.first if self.last is None else (self.last + 1) % seats


TURN_EVENTS = frozenset((FirstSeatChosen, TurnBegan, TurnEnded, GameEnded))
