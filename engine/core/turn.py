"""Whose turn it is. Every game has turns, so the kernel itself keeps this slice."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.core.action import Seat
from engine.core.event import Event, PlainEvent, PublicEvent


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
