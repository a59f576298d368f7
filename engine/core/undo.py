"""Taking back one's own last step: what a game remembers of it, and what bars it. An undo is a step like any other."""

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
    """A seat asks to take back its own last step. The kernel decides it, in every game."""


class StepUndone(PublicEvent, frozen=True, tag="step_undone"):
    """The table is as it was before the step of this seat that came just before."""

    seat: Seat

    bars_undo = "undone"


class LastStep(Struct, frozen=True):
    """The step that led to a state: who made it, and why it cannot be taken back (`bar`), or what was before it.

    `turn` and `slices` are None where something bars it.
    """

    seat: Seat
    bar: str = ""
    turn: Turn | None = None
    slices: tuple[Slice, ...] | None = None


def bar_of(events: Iterable[Event]) -> str:
    """Why a step with these events cannot be taken back, told by the first one that bars it; "" where it can."""
    return next((event.bars_undo for event in events if event.bars_undo), "")


def last_step(before: Game, events: Sequence[Event]) -> LastStep | None:
    """What is remembered of a step. None for the set-up, and for what is no seat's step."""
    seat = getattr(events[0], "seat", None) if events else None
    if not isinstance(seat, int) or isinstance(events[0], FirstSeatChosen):
        return None
    bar = bar_of(events)
    return LastStep(seat, bar) if bar else LastStep(seat, "", before.turn, before.slices)


def refuse_undo(game: Game, seat: Seat) -> Refused | None:
    """Why the seat cannot take its last step back, or None."""
    last = game.last
    if last is None:
        return Refused("undo_nothing")
    if last.seat != seat:
        return Refused("undo_not_yours", seat=last.seat)
    return Refused(f"undo_{last.bar}") if last.bar else None


def can_take_back(game: Game, action: Action) -> bool:
    """Whether an action, allowed now, could be taken back once it is done: known before, and the same for all viewers.

    What kinds of events come of an action does not hang on luck, so it is tried with some.
    """
    return game.refuse(action) is None and not bar_of(game.play(action, Random(0))[1])


def standing(steps: Sequence[Sequence[Event]]) -> list[bool]:
    """Of a game's steps in their order, given by their events, which ones hold: all but those that were taken back."""
    undone = [any(isinstance(event, StepUndone) for event in events) for events in steps]
    return [not after for after in (*undone[1:], False)] if steps else []
