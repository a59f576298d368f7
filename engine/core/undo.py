"""Undo of a seat's own last step: what a game keeps for it, and what bars it. An undo is a step like any other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from engine.core.action import Action, Seat
from engine.core.event import Event, FirstSeatChosen, PublicEvent, Turn
from engine.core.part import Slice
from engine.core.refused import Refused

if TYPE_CHECKING:
    from engine.core.game import Game


Steps = Annotated[int, Meta(ge=1)]
Others = Annotated[int, Meta(ge=0)]


class UndoStep(Action, frozen=True, omit_defaults=True, tag="undo_step"):
    """A seat asks to undo its own last step. The kernel decides it, in every game.

    `agreed`: everyone else agreed, so that it may have shown something to that seat alone. `steps`: how many steps that
    takes back: more than one where others acted after it. `others`: how many of them are of other seats.
    """

    agreed: bool = False
    steps: Steps = 1
    others: Others = 0


class StepUndone(PublicEvent, frozen=True, omit_defaults=True, tag="step_undone"):
    """A seat undid its last step, and with it `steps` steps of the game; `agreed`: everyone else agreed to it.

    `others`: how many of the steps were of other seats; 0 also in games of before that was counted.
    """

    seat: Seat
    agreed: bool = False
    steps: Steps = 1
    others: Others = 0

    bars_undo = "undone"


class LastStep(Struct, frozen=True, gc=False):
    """The step that led to a state: its seat, why it can't be undone, and the state before it.

    `bar` is a code, "" when nothing bars the undo. `turn` and `slices` are those before the step; None when it can't
    be undone at all. A step with a bar and a state can be undone if everyone agrees, and then together with all after
    it, as long as they can be undone so too. `former` is the last step of another seat before it, and so on: each seat
    has one at most. `apart` is how many steps an undo of that one takes back in addition. `count`: how many steps were
    asked for together; then `turn` and `slices` are those before the first of them, and `former` came before it.
    """

    seat: Seat
    bar: str = ""
    turn: Turn | None = None
    slices: tuple[Slice, ...] | None = None
    former: LastStep | None = None
    apart: Steps = 1
    count: Steps = 1


def undoable(last: LastStep | None) -> Iterator[tuple[int, LastStep]]:
    """Yield the last step of each seat that can be undone by agreement, the newest first, and how many steps that are.

    Nothing before a step that can't be undone is yielded.
    """
    steps = 1 if last is None else last.count
    while last is not None and last.slices is not None:
        yield steps, last
        steps += last.apart
        last = last.former


def bar_of(events: Iterable[Event]) -> str:
    """Return the code that bars undoing a step with these events; "" if none does.

    It is that of the first event that bars it even if everyone agrees, else that of the first one that bars it.
    """
    return _bar(events)[0]


def _bar(events: Iterable[Event]) -> tuple[str, bool]:
    """Return the code that bars an undo, and whether it does so even if everyone agrees."""
    found = ""
    for event in events:
        bar = event.bars_undo
        if bar:
            if not event.undone_if_agreed:
                return bar, True
            found = found or bar
    return found, False


def last_step(before: Game, events: Sequence[Event]) -> LastStep | None:
    """Return what a game keeps of a step for its undo; None for the set-up and for a step that no seat made."""
    first = events[0] if events else None
    seat = getattr(first, "seat", None)
    if first is None or seat is None or type(first) is FirstSeatChosen:
        return None
    bar, final = _bar(events)
    if final:
        return LastStep(seat, bar)
    last = before.last
    if last is None:
        return LastStep(seat, bar, before.turn, before.slices)
    if last.seat != seat:
        return LastStep(seat, bar, before.turn, before.slices, _without(last, seat), last.count)
    if last.slices is not None and first.goes_on:
        return replace(last, bar=last.bar or bar, count=last.count + 1)
    return LastStep(seat, bar, before.turn, before.slices, last.former, last.count + last.apart)


def _without(last: LastStep, seat: Seat) -> LastStep:
    """Return a step of another seat without the one of this seat among those before it."""
    former = last.former
    if former is None:
        return last
    if former.seat == seat:
        return replace(last, former=former.former, apart=last.apart + former.apart)
    left = _without(former, seat)
    return last if left is former else replace(last, former=left)


def refuse_undo(game: Game, action: UndoStep) -> Refused | None:
    """Return why the seat can't undo its last step, or None if it can.

    Codes: `undo_nothing`, `undo_not_yours`, and `undo_` with the event's own code (`undo_hidden`, `undo_shuffled`).
    """
    last = game.last
    if last is None:
        return Refused("undo_nothing")
    if action.agreed and state_before(last, action.seat, action.steps) is not None:
        return None
    if last.seat != action.seat or action.steps > 1:
        return Refused("undo_not_yours", seat=last.seat)
    return Refused(f"undo_{last.bar}") if action.agreed or last.bar else None


def state_before(last: LastStep | None, seat: Seat, steps: int) -> LastStep | None:
    """Return the seat's last step, so many steps back, if it can be undone by agreement; or None."""
    return next((one for back, one in undoable(last) if (back, one.seat) == (steps, seat)), None)


def can_take_back(game: Game, action: Action, *, agreed: bool = False) -> bool:
    """Tell in advance whether a legal action could be undone once it is played. It reveals no secret.

    False for an illegal action. It plays the action with a fixed RNG: which kinds of events follow doesn't depend on
    the RNG. `agreed`: everyone else agrees, or nobody has to.
    """
    if game.refuse(action) is not None:
        return False
    bar, final = _bar(game.play(action, Random(0))[1])
    return not final if agreed else not bar


def standing(steps: Sequence[Sequence[Event]]) -> list[bool]:
    """Tell for each step of a game whether it still holds: False if a later step undid it.

    `steps` are the events of each step, in their order. The result has the same length.
    """
    holds = [True] * len(steps)
    for number, events in enumerate(steps):
        for event in events:
            if isinstance(event, StepUndone):
                first = max(number - event.steps, 0)
                holds[first:number] = [False] * (number - first)
    return holds
