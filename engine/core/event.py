"""Events: what happened, including every random result. The state is the fold of the events and of nothing else.

Every game has turns, so the kernel itself keeps whose turn it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Self

from msgspec import Struct
from msgspec.structs import replace

from engine.core.action import Seat


class Event(Struct, frozen=True, tag_field="event", forbid_unknown_fields=True, gc=False):
    """Something that happened.

    It is stored under the tag in its class line. The tag never changes, even when the class is renamed.
    Every class defines `seen_by`, so that nothing secret is shown by default; one that doesn't raises TypeError when it
    is imported.
    A step that holds it can't be undone, unless the class sets `bars_undo` to "".
    """

    bars_undo: ClassVar[str] = "hidden"
    """The code that says why a step with such an event can't be undone; "" when the event reveals nothing hidden."""
    undone_if_agreed: ClassVar[bool] = False
    """Whether a step that it bars can be undone if all agree: no other seat saw anything, and the same comes again."""

    @property
    def goes_on(self) -> bool:
        """Whether the step that begins with it was asked for together with the seat's step before, for one undo."""
        return False

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        if cls.seen_by is Event.seen_by:
            raise TypeError(f"{cls.__name__} does not say who may see it: define seen_by")

    def seen_by(self, viewer: Seat | None) -> Self:
        """Return the event as `viewer` may know it; None is the public view."""
        raise NotImplementedError


class PublicEvent(Event, frozen=True):
    """An event that everyone sees in full."""

    def seen_by(self, viewer: Seat | None) -> Self:
        return self


class PlainEvent(PublicEvent, frozen=True):
    """A public event that reveals nothing hidden and needs no RNG: its step can be undone."""

    bars_undo = ""


class OpeningEvent(PublicEvent, frozen=True):
    """A public event that shows what seats chose in secret."""

    bars_undo = "opened"


class Shuffled(Event, frozen=True):
    """Cards were shuffled. Their order is secret from everyone, their number is public."""

    bars_undo = "shuffled"

    order: tuple[str, ...] | None
    count: int

    def seen_by(self, viewer: Seat | None) -> Self:
        return replace(self, order=None)


class FirstSeatChosen(PublicEvent, frozen=True, tag="first_seat_chosen"):
    """The first seat was drawn at random or named by the host (R15)."""

    seat: Seat


class TurnBegan(PlainEvent, frozen=True, tag="turn_began"):
    """A seat's turn began. `number` counts the turns of the game from 1."""

    seat: Seat
    number: int


class TurnEnded(PlainEvent, frozen=True, tag="turn_ended"):
    """A seat finished its turn."""

    seat: Seat


class GameEnded(PublicEvent, frozen=True, tag="game_ended"):
    """The game ended: secrets were opened and scored. `reason` is a code."""

    reason: str


class Turn(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Whose turn it is. `seat` is None between turns, during set-up and when the game has ended.

    `number` counts turns from 1 (0: none began yet), `last` is the seat whose turn ended last.
    """

    first: Seat = 0
    seat: Seat | None = None
    number: int = 0
    last: Seat | None = None
    ended: bool = False

    def next_seat(self, seats: int) -> Seat:
        """Return the seat whose turn follows the last one that ended; the first seat if none has."""
        return self.first if self.last is None else (self.last + 1) % seats


def _chosen(turn: Turn, event: FirstSeatChosen) -> Turn:
    return Turn(event.seat, turn.seat, turn.number, turn.last, turn.ended)


def _began(turn: Turn, event: TurnBegan) -> Turn:
    return Turn(turn.first, event.seat, event.number, turn.last, turn.ended)


def _ended(turn: Turn, event: TurnEnded) -> Turn:
    return Turn(turn.first, None, turn.number, event.seat, turn.ended)


def _over(turn: Turn, event: GameEnded) -> Turn:
    return Turn(turn.first, None, turn.number, turn.last, True)


TURN_FOLDS: Mapping[type[Event], Callable[[Turn, Any], Turn]] = {
    FirstSeatChosen: _chosen,
    TurnBegan: _began,
    TurnEnded: _ended,
    GameEnded: _over,
}
"""Returns the turn after an event, by its kind. Other events leave it as it is."""
