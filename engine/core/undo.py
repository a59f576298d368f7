"""Undo of a seat's own last step: what a game keeps for it, and what bars it. An undo is a step like any other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING

from msgspec import Struct

from engine.core.action import Action, Seat
from engine.core.event import Event, FirstSeatChosen, PublicEvent, Turn
from engine.core.part import Slice
from engine.core.refused import Refused

if TYPE_CHECKING:
    from engine.core.game import Game


class UndoStep(Action, frozen=True, tag="undo_step"):
    """A seat asks to undo its own last step. The kernel decides it, in every game."""


class StepUndone(PublicEvent, frozen=True, tag="step_undone"):
    """A seat undid its last step, which was also the last step of the game."""

    seat: Seat

    bars_undo = "undone"


class LastStep(Struct, frozen=True):
    """The step that led to a state: its seat, and either why it can't be undone or the state before it.

    `bar` is a code, "" when nothing bars the undo. `turn` and `slices` are those before the step; None when it is
    barred.
    """

    seat: Seat
    bar: str = ""
    turn: Turn | None = None
    slices: tuple[Slice, ...] | None = None


def bar_of(events: Iterable[Event]) -> str:
    """Return the code that bars undoing a step with these events, from the first event that has one; "" if none has."""
    return next((event.bars_undo for event in events if event.bars_undo), "")


def last_step(before: Game, events: Sequence[Event]) -> LastStep | None:
    """Return what a game keeps of a step for its undo; None for the set-up and for a step that no seat made."""
    seat = getattr(events[0], "seat", None) if events else None
    if not isinstance(seat, int) or isinstance(events[0], FirstSeatChosen):
        return None
    bar = bar_of(events)
    return LastStep(seat, bar) if bar else LastStep(seat, "", before.turn, before.slices)


def refuse_undo(game: Game, seat: Seat) -> Refused | None:
    """Return why the seat can't undo its last step, or None if it can.

    Codes: `undo_nothing`, `undo_not_yours`, and `undo_` with the event's own code (`undo_hidden`, `undo_shuffled`).
    """
    last = game.last
    if last is None:
        return Refused("undo_nothing")
    if last.seat != seat:
        return Refused("undo_not_yours", seat=last.seat)
    return Refused(f"undo_{last.bar}") if last.bar else None


def can_take_back(game: Game, action: Action) -> bool:
    """Tell in advance whether a legal action could be undone once it is played. It reveals no secret.

    False for an illegal action. It plays the action with a fixed RNG: which kinds of events follow doesn't depend on
    the RNG.
    """
    return game.refuse(action) is None and not bar_of(game.play(action, Random(0))[1])


def standing(steps: Sequence[Sequence[Event]]) -> list[bool]:
    """Tell for each step of a game whether it still holds: False if the next step undid it.

    `steps` are the events of each step, in their order. The result has the same length.
    """
    undone = [any(isinstance(event, StepUndone) for event in events) for events in steps]
    return [not after for after in (*undone[1:], False)] if steps else []
