"""Passing: a seat with no other action passes, and a round of nothing but passes ends the game (R5)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.core.action import Action, Seat
from engine.core.event import Event, GameEnded, PlainEvent, TurnEnded
from engine.core.game import Game
from engine.core.part import Part, Seen, Slice
from engine.core.refused import Refused


class Pass(Action, frozen=True, tag="pass"):
    """A seat passes, because it has no other action."""


class Passed(PlainEvent, frozen=True, tag="passed"):
    """A seat passed."""

    seat: Seat


class Idled(PlainEvent, frozen=True, tag="idled"):
    """A seat could do nothing that advances the game: its turn counts as passed."""

    seat: Seat


class PassingSeen(Seen, frozen=True):
    """How many turns in a row were passed."""

    in_a_row: int


class PassingSlice(Slice, frozen=True):
    """How many turns in a row were passed, and whether the current turn is a pass."""

    in_a_row: int = 0
    passing: bool = False

    def seen_by(self, viewer: Seat | None) -> PassingSeen:
        return PassingSeen(self.in_a_row)


class Passing(Part[PassingSlice]):
    """The last resort, and the end of a game in which no one can move."""

    name = "passing"
    slice_type = PassingSlice
    decides = (Pass,)
    folds = (Passed, Idled, TurnEnded)
    reacts = (TurnEnded,)
    last_resort = True

    def candidates(self, game: Game, seat: Seat) -> Sequence[Action]:
        return (Pass(seat),)

    def refuse(self, game: Game, action: Action) -> Refused | None:
        return Refused("still_can_act") if game.has_choice(action.seat) else None

    def decide(self, game: Game, action: Action, rng: Random) -> Sequence[Event]:
        return (Passed(action.seat), TurnEnded(action.seat))

    def react(self, game: Game, event: Event, rng: Random) -> Sequence[Event]:
        stuck = game.slice(PassingSlice).in_a_row >= game.seats and not game.turn.ended
        return (GameEnded("nobody_can_move"),) if stuck else ()

    def evolve(self, state: PassingSlice, event: Event) -> PassingSlice:
        if not isinstance(event, TurnEnded):
            return PassingSlice(state.in_a_row + 1, passing=True)
        if state.passing:
            return PassingSlice(state.in_a_row)
        return PassingSlice() if state.in_a_row else state
