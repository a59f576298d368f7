"""Reliability: how often people move in time, and whether they finish their seats or hand them over.

Excused time never gets here: clocks stop during vacations and pauses, so no time runs out in them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.league.nouns import Person

HALF_LIFE = 90 * 86400
"""Seconds after which a lapse weighs half as much."""

Finish = Literal["finished", "handed_over", "abandoned"]
_NEVER = -1
"""Stands for a stretch: the person never moved after the time ran out."""


class Conduct(Struct, frozen=True):
    """One person in one game: how often it waited for a move, how often too long, and how their part ended.

    `ended_at` is in Unix s.
    """

    ended_at: int
    moves: int
    late: int
    finish: Finish


class Reliability(Struct, frozen=True):
    """`score` is from 0 to 1; None for someone who has finished no game yet. The counts cover all games, unfaded."""

    score: float | None = None
    moves_in_time: int = 0
    moves: int = 0
    finished: int = 0
    abandoned: int = 0
    handed_over: int = 0


def reliability(games: Sequence[Conduct], now: int) -> Reliability:
    """Return the share of moves in time, times the share of games that weren't abandoned.

    A lapse counts half after HALF_LIFE, a quarter after twice that, and so on. What went well counts in full. `now` is
    in Unix s.
    """
    if not games:
        return Reliability()
    weights = [0.5 ** (max(0, now - game.ended_at) / HALF_LIFE) for game in games]
    in_time = sum(game.moves - game.late for game in games)
    late = sum(weight * game.late for weight, game in zip(weights, games, strict=True))
    kept = sum(game.finish != "abandoned" for game in games)
    lost = sum(weight for weight, game in zip(weights, games, strict=True) if game.finish == "abandoned")
    return Reliability(
        score=_share(in_time, late) * _share(kept, lost),
        moves_in_time=in_time,
        moves=sum(game.moves for game in games),
        finished=sum(game.finish == "finished" for game in games),
        abandoned=sum(game.finish == "abandoned" for game in games),
        handed_over=sum(game.finish == "handed_over" for game in games),
    )


def _share(good: float, bad: float) -> float:
    return good / (good + bad) if good + bad else 1.0


# One seat of one game


class Tenure(Struct, frozen=True):
    """A person held a seat for the steps after `after`, until the next tenure; `away`: the computer played for them."""

    person: Person | None
    away: bool
    after: int


class Mark(Struct, frozen=True):
    """Something that happened around a seat at a step of the game.

    `lapse`: its time ran out. `played`: its time ran out, and the computer moved before the step was over. `changed`:
    its next tenure began. `lost`: its next tenure began against the holder's will.
    """

    step: int
    kind: Literal["lapse", "played", "changed", "lost"]


class Stretch(Struct, frozen=True):
    """Consecutive steps of a seat in one tenure, with no other seat's step between: one wait of the game."""

    first: int
    last: int
    tenure: int


def stretches(steps: Sequence[tuple[int, bool]], tenures: Sequence[Tenure]) -> list[Stretch]:
    """Return one stretch for each time the game waited for a seat.

    `steps` are those that hold, in order, each with whether it is the seat's own.
    """
    found: list[Stretch] = []
    going_on = False
    for step, own in steps:
        if not own:
            going_on = False
            continue
        tenure = max(number for number, held in enumerate(tenures) if held.after < step or number == 0)
        if going_on and found[-1].tenure == tenure:
            found[-1] = Stretch(found[-1].first, step, tenure)
        else:
            found.append(Stretch(step, step, tenure))
        going_on = True
    return found


def conduct_of(
    steps: Sequence[tuple[int, bool]], tenures: Sequence[Tenure], marks: Sequence[Mark], ended_at: int
) -> dict[Person, Conduct]:
    """Return the conduct of each person who ever played the seat. `steps` as in `stretches`; all in order."""
    waits = stretches(steps, tenures)
    late: dict[Person, set[int]] = {}
    proper: dict[int, bool] = {}
    now = 0
    for mark in marks:
        if mark.kind in ("changed", "lost"):
            proper[now] = mark.kind == "changed"
            now = min(now + 1, len(tenures) - 1)
            continue
        person = tenures[now].person
        if person is not None:
            late.setdefault(person, set()).add(_late_wait(mark, waits, tenures, person))
    people = dict.fromkeys(held.person for held in tenures if held.person is not None and not held.away)
    return {
        person: Conduct(
            ended_at,
            sum(tenures[wait.tenure].person == person and not tenures[wait.tenure].away for wait in waits)
            + (_NEVER in late.get(person, ())),
            len(late.get(person, ())),
            _finish(person, tenures, proper, silent=_NEVER in late.get(person, ())),
        )
        for person in people
    }


def gave_up(how: Conduct) -> Conduct:
    """Return the conduct of a person whose move the game awaited until it was closed."""
    return replace(how, moves=how.moves + 1, late=how.late + 1, finish="abandoned")


def _late_wait(mark: Mark, waits: Sequence[Stretch], tenures: Sequence[Tenure], person: Person) -> int:
    """Return the wait that was too long, so that two marks of one wait are one lapse."""
    own = [
        number
        for number, wait in enumerate(waits)
        if tenures[wait.tenure].person == person and not tenures[wait.tenure].away
    ]
    if mark.kind == "played":
        return max((number for number in own if waits[number].last <= mark.step), default=_NEVER)
    return min((number for number in own if waits[number].first > mark.step), default=_NEVER)


def _finish(person: Person, tenures: Sequence[Tenure], proper: Mapping[int, bool], *, silent: bool) -> Finish:
    """Return how a person's part ended: finished with the game, handed over, or abandoned."""
    last = max(number for number, held in enumerate(tenures) if held.person == person and not held.away)
    if last == len(tenures) - 1:
        return "finished"
    is_voluntary = proper.get(last, True) if tenures[last + 1].person == person else not silent
    return "handed_over" if is_voluntary else "abandoned"
