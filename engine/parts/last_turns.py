"""Last turns: when a seat ends its turn with few pieces, everyone gets a set number of further turns (R10)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Annotated

from msgspec import Meta

from engine.core.action import Seat
from engine.core.content import Content
from engine.core.event import Event, GameEnded, PlainEvent, TurnEnded
from engine.core.game import Game
from engine.core.part import Count, Given, Numbers, Part, PiecesLeft, Seen, Slice
from engine.core.refused import Refused


class LastTurnsNumbers(Numbers, frozen=True):
    """The numbers of the last turns: they start at `pieces` or fewer, `turns_each` for every seat."""

    pieces: Count
    turns_each: Annotated[int, Meta(ge=1, le=9)]


class LastTurnsGiven(Given, frozen=True):
    """`last_turns`: how many turns are left, if the last turns have started."""

    last_turns: int | None = None


class LastTurnsBegan(PlainEvent, frozen=True, tag="last_turns_began"):
    """A seat has few pieces left: `turns` more turns are played, and the seat's own is the last of them."""

    seat: Seat
    pieces: int
    turns: int


class LastTurnsSeen(Seen, frozen=True):
    """Which seat started the last turns, and how many turns are left, the current one included."""

    by: Seat | None
    left: int | None


class LastTurnsSlice(Slice, frozen=True):
    """Which seat started the last turns (None: no one yet), and how many turns are left."""

    by: Seat | None = None
    left: int | None = None

    def seen_by(self, viewer: Seat | None) -> LastTurnsSeen:
        return LastTurnsSeen(self.by, self.left)


class LastTurns(Part[LastTurnsSlice]):
    """Counts the last turns down and ends the game."""

    name = "last_turns"
    numbers_type = LastTurnsNumbers
    given_type = LastTurnsGiven
    slice_type = LastTurnsSlice
    folds = (LastTurnsBegan, TurnEnded)
    reacts = (TurnEnded,)

    def __init__(self, numbers: LastTurnsNumbers, content: Content) -> None:
        self.numbers = numbers

    def react(self, game: Game, event: Event, rng: Random) -> Sequence[Event]:
        assert isinstance(event, TurnEnded)
        left = game.slice(LastTurnsSlice).left
        if left is not None:
            return (GameEnded("last_turns"),) if left <= 0 else ()
        pieces = game.ask(PiecesLeft(event.seat)).left
        if pieces > self.numbers.pieces:
            return ()
        return (LastTurnsBegan(event.seat, pieces, game.seats * self.numbers.turns_each),)

    def evolve(self, state: LastTurnsSlice, event: Event) -> LastTurnsSlice:
        if isinstance(event, TurnEnded):
            return state if state.left is None else LastTurnsSlice(state.by, state.left - 1)
        assert isinstance(event, LastTurnsBegan)
        return LastTurnsSlice(event.seat, event.turns)

    def arrange(self, state: LastTurnsSlice, seats: int, given: Given, rng: Random) -> LastTurnsSlice:
        assert isinstance(given, LastTurnsGiven)
        if given.last_turns is not None and given.last_turns < 1:
            raise Refused("bad_position", place="last_turns", what="the running turn is one of them")
        return LastTurnsSlice(None, given.last_turns)
