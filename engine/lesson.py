"""Lessons: a script of steps, and how far a game has come in it. Pure: the position is a fold of the game's events.

A step waits for an event. What the learner does ahead of its step counts for it, and the step that was asked for comes
after the next one. A step that has waited for long is left out. So whatever the learner does, the lesson goes on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core.action import Seat
from engine.core.event import Event, TurnBegan, TurnEnded
from engine.core.game import Game
from engine.core.ruleset import Ruleset
from engine.parts.routes import Routes

Values = Mapping[str, str | int | bool | list[str]]
ANY = "any"
"""The event of a step that every turn of the learner fulfills: it tells something and asks for nothing."""


class Awaited(Struct, frozen=True, forbid_unknown_fields=True):
    """An event that a step waits for, by the tag that it is stored under, or `ANY`.

    `where` and `unlike` name fields and what they must be, or must not be: a value or one of a list. `route.color` is
    the color of the route that the event names. `times`: how often it must occur, `together`: all within one turn.
    `anyone`: of any seat, not only the learner's.
    """

    event: str
    where: Values = {}
    unlike: Values = {}
    times: int = 1
    together: bool = False
    anyone: bool = False


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One step: what it waits for, and after how many turns of the learner it is left out all the same.

    `same_turn`: it is asked for in the very turn in which the step before was done; others wait for the next turn.
    `offered_by`: the part whose actions do it, where these may run out: while it offers none, the lesson says so.
    """

    key: str
    awaits: Awaited
    patience: int = 4
    same_turn: bool = False
    offered_by: str = ""

    @property
    def asks(self) -> bool:
        """Whether it asks for something, so that what was done is explained afterwards."""
        return self.awaits.event != ANY


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson's file: the game that it is played in, and its steps.

    `place` is where it stands in the list. `seed`: 64 hexadecimal digits. `numbers` differ from the map's, by part.
    `automatic`: tags of the learner's events that come without an action when their turn begins.
    """

    key: str
    place: int
    map: str
    variant: str
    seed: str
    steps: tuple[Step, ...]
    computer: str = "easy"
    options: tuple[str, ...] = ()
    numbers: Mapping[str, Mapping[str, object]] = {}
    automatic: tuple[str, ...] = ()


class Progress(Struct, frozen=True):
    """How far a game has come in its lesson.

    `done` are steps that happened, `left_out` those that waited in vain; `counts`: how often each step's event
    occurred. `just`: the steps that the learner's latest turn fulfilled, in order; `strayed`: it fulfilled none, though
    one was asked for, or others than the last one that is left. `turns`: the learner's turns since the current step
    became current. `put_off`: the step that another one was done instead of; "" after the step that follows it.
    """

    done: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()
    counts: Mapping[str, int] = {}
    just: tuple[str, ...] = ()
    strayed: bool = False
    turns: int = 0
    put_off: str = ""
    fresh: bool = True
    """Whether the learner has done nothing since their turn began: what is said about the turn before still holds."""
    shown: str = ""
    """The step that was current when the learner's turn began."""

    def current(self, lesson: Lesson) -> Step | None:
        """Return the step that is asked for now; None after the last one."""
        over = {*self.done, *self.left_out}
        left = [step for step in lesson.steps if step.key not in over]
        return next((step for step in left if step.key != self.put_off), left[0] if left else None)

    def asked(self, lesson: Lesson) -> Step | None:
        """Return the step to ask for now; None after the last one, and while a turn goes on that did its step."""
        step = self.current(lesson)
        due = step is not None and (self.fresh or step.same_turn or step.key == self.shown)
        return step if due else None


def progress_of(lesson: Lesson, rules: Ruleset, seat: Seat, events: Iterable[Event]) -> Progress:
    """Return how far a game has come, from all its events that weren't undone; `seat` is the learner's."""
    progress = Progress()
    for event in events:
        progress = advance(lesson, rules, seat, progress, event)
    return progress


def advance(lesson: Lesson, rules: Ruleset, seat: Seat, progress: Progress, event: Event) -> Progress:
    """Return the progress after one more event."""
    mine = getattr(event, "seat", None) == seat
    if isinstance(event, TurnBegan):
        return replace(progress, fresh=True) if mine else progress
    if mine and progress.fresh and tag_of(event) not in lesson.automatic:
        step = progress.current(lesson)
        progress = replace(progress, just=(), strayed=False, fresh=False, shown="" if step is None else step.key)
    progress = _counted(lesson, rules, progress, event, mine=mine)
    if mine and isinstance(event, TurnEnded):
        progress = _after_turn(lesson, progress)
    return progress


def out_of_reach(step: Step, game: Game, seat: Seat) -> bool:
    """Tell whether the seat has a whole turn before it and none of the actions that do the step."""
    if not step.offered_by or game.turn.seat != seat or game.part_to_answer(seat) is not None:
        return False
    part = next(part for part in game.rules.parts if part.name == step.offered_by)
    return not game.offered(seat, type(part))


def _counted(lesson: Lesson, rules: Ruleset, progress: Progress, event: Event, *, mine: bool) -> Progress:
    """Count the event for every step that waits for it, also for those that aren't current yet."""
    over = {*progress.done, *progress.left_out}
    for step in lesson.steps:
        if step.key in over or not step.asks or not (mine or step.awaits.anyone):
            continue
        if not fits(step.awaits, event, rules):
            continue
        is_current = progress.current(lesson) == step
        count = progress.counts.get(step.key, 0) + 1
        progress = replace(progress, counts={**progress.counts, step.key: count})
        if count >= step.awaits.times:
            turns = 0 if is_current else progress.turns
            progress = replace(progress, done=(*progress.done, step.key), just=(*progress.just, step.key), turns=turns)
    return progress


def _after_turn(lesson: Lesson, progress: Progress) -> Progress:
    together = {step.key for step in lesson.steps if step.awaits.together}
    progress = replace(progress, counts={key: count for key, count in progress.counts.items() if key not in together})
    step = progress.current(lesson)
    if step is None or step.key != progress.shown:
        return replace(progress, put_off="")
    if not step.asks:
        return replace(progress, done=(*progress.done, step.key), turns=0, put_off="")
    off = replace(progress, put_off=step.key, turns=0)
    if progress.just and off.current(lesson) != step:
        return off
    strayed = not (step.awaits.anyone or step.key in progress.counts)
    progress = replace(progress, strayed=strayed, turns=progress.turns + 1)
    if progress.turns >= step.patience:
        progress = replace(progress, left_out=(*progress.left_out, step.key), turns=0, put_off="")
    return progress


def fits(awaited: Awaited, event: Event, rules: Ruleset) -> bool:
    """Tell whether an event is one that a step waits for, of any seat."""
    if tag_of(event) != awaited.event:
        return False
    return all(_is(event, name, wanted, rules) for name, wanted in awaited.where.items()) and not any(
        _is(event, name, wanted, rules) for name, wanted in awaited.unlike.items()
    )


def _is(event: Event, name: str, wanted: Any, rules: Ruleset) -> bool:
    field, _, of = name.partition(".")
    value = getattr(event, field, None)
    if of:
        value = getattr(rules.part(Routes).routes[str(value)], of)
    return value in wanted if isinstance(wanted, list) else value == wanted


def tag_of(event: Event) -> str:
    """Return the tag that an event is stored under."""
    return str(type(event).__struct_config__.tag)
