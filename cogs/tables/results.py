"""Results: the step that ends a game stores each seat's result; then ratings are computed."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from msgspec import Struct

from cogs.core.scheduler import job, now
from cogs.tables.notes import CHANGES
from cogs.tables.service import Client, StepEffects, Tables, on_step
from cogs.tables.table import Table
from cogs.tables.terms import (
    CASUAL,
    RATED,
    clock_terms_of,
    counts_for,
    deadline,
    entrant_in,
    may_be_casual,
    rest_of,
    season_of,
)
from data.store.clocks import NOBODY, Clocks
from data.store.notes import Note, Notes
from data.store.ratings import Ratings
from data.store.results import Kind, Result, Results, conduct_kept, kept
from data.store.rows import DueKind, Job, Statement, StepRow
from data.store.seats import Seats, Span
from data.store.store import Store
from engine.core.action import Seat
from engine.core.codec import decode_events
from engine.core.event import Event, TurnEnded
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.undo import StepUndone, standing
from engine.league.reliability import Conduct, Mark, Reliability, Tenure, conduct_of, gave_up, reliability
from engine.record import facts_of, kinds_of, waited

_log = logging.getLogger(__name__)

RAN_OUT, CALLED = ("timeout", "vote-time"), "vote-called"
"""Notes that a seat's clock ran out, and that a person called a vote. The latter is a lapse only without a clock."""
DECIDED = ("timeout", "voted", "unvoted")
"""Notes of what was decided about a seat that ran out of time or was silent for long."""


class Ending(Struct, frozen=True):
    """The outcome of a game: each seat's result, and the conduct of everyone who played a seat."""

    results: Sequence[Result]
    conduct: Sequence[tuple[int, Conduct]]

    def statements(self) -> list[Statement]:
        """Return the statements that store the results, in seat order, and then the conduct."""
        results = [kept(result) for result in self.results]
        one = self.results[0]
        return [*results, *(conduct_kept(person, one.game_id, one.guild_id, how) for person, how in self.conduct)]


@on_step("results")
async def results_follow(tables: Tables, before: Table, game: Game, step: StepRow) -> StepEffects:
    """Return the results of the step that ends a game, and schedule their rating. A private game has none."""
    if not game.over or before.kind:
        return StepEffects()
    at = now()
    hurried = {seat for game_id, seat in tables.hurried if game_id == before.id}
    ending = await ending_of(tables.store, before, game, at, step, hurried)
    return StepEffects(jobs=[Job(DueKind.RATE, before.id, None, None, at)], statements=ending.statements())


@job(DueKind.RATE)
async def rate_results(bot: Client, due: Job) -> None:
    """Rate all results that aren't rated yet."""
    await Ratings(bot.store).apply()


# What a game came to


@dataclass(frozen=True)
class _History:
    """Everything that a result is computed from: steps that hold, turns completed in them, waits, holders, notes.

    `hurried`: seats for which the computer made the last step since their time was up; its note isn't stored yet.
    """

    steps: Sequence[tuple[int, Seat | None]]
    turns: Sequence[tuple[int, Seat]]
    moments: Sequence[tuple[int, Sequence[Seat]]]
    spans: Sequence[Span]
    notes: Sequence[Note]
    at: int
    hurried: Collection[Seat] = ()

    def of(self, seat: Seat) -> list[Span]:
        return [span for span in self.spans if span.seat == seat]

    def count(self, span: Span) -> int:
        """Return how many of the steps that hold are of one holder of a seat."""
        end = span.to_step if span.to_step is not None else self.steps[-1][0]
        return sum(seat == span.seat and span.from_step < step <= end for step, seat in self.steps)

    def players(self, seat: Seat) -> list[int | None]:
        """Return who completed each turn of a seat; None where a computer did, also for a seat whose time was up."""
        spans, played = self.of(seat), self._played_for(seat)
        found: list[int | None] = []
        for step in (step for step, of in self.turns if of == seat):
            holder = next(span for span in reversed(spans) if span.from_step < step)
            found.append(None if holder.computer is not None or step in played else holder.user_id)
        return found

    def _played_for(self, seat: Seat) -> set[int]:
        """Return the last steps of what the computer played for the seat since its time was up."""
        own = [step for step, of in self.steps if of == seat]
        until = [mark.step for mark in _marks(self.notes, seat) if mark.kind == "played"]
        until += [self.steps[-1][0]] if seat in self.hurried else []
        return {max((step for step in own if step <= last), default=0) for last in until}

    @property
    def pauses(self) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        since: int | None = None
        for note in self.notes:
            if note.kind == "paused":
                since = note.at
            elif note.kind.startswith("resumed") and since is not None:
                found.append((since, note.at))
                since = None
        return found if since is None else [*found, (since, self.at)]


async def ending_of(
    store: Store, table: Table, game: Game, at: int, last: StepRow | None = None, hurried: Collection[Seat] = ()
) -> Ending:
    """Return the outcome of a game as it stands: for the step that ends it (`last`, not stored yet) or a referee.

    `hurried`: seats that the computer plays right now since their time was up.
    """
    history = replace(await _history(store, table, at, last), hurried=hurried)
    result = game.result()
    counted = [counts_for(table.options, history.of(row.seat), row, history.players(row.seat)) for row in table.seats]
    several = len({user for user, _ in counted} - {None}) > 1  # one person among computer players only practices
    rated = several and not _began_as_practice(table, history.spans) and table.options.get(RATED) != CASUAL
    rows = []
    for row, (user, name) in zip(table.seats, counted, strict=True):
        spans = history.of(row.seat)
        rows.append(
            Result(
                game_id=table.id,
                guild_id=table.guild_id,
                map=table.key,
                variant=table.variant,
                season_id=season_of(table.options),
                ended_at=at,
                seats=len(table.seats),
                seat=row.seat,
                user_id=user,
                name=name,
                place=result.places[row.seat],
                points=result.totals[row.seat],
                best=max(result.totals[seat] for seat in result.winners),
                rated=rated and user is not None,
                moves=sum(seat == row.seat for _, seat in history.steps),
                seconds=waited(history.moments, history.pauses, row.seat),
                computer=row.computer,
                entrant=entrant_in(table.options, spans, row),
                holders=[(span.user_id, span.computer, history.count(span)) for span in spans],
                kinds=kinds_of(result, row.seat),
                facts=facts_of(game, result, row.seat),
            )
        )
    late = await _late_last_step(store, table, last, at)
    return Ending(rows, _conduct(table, history, late))


def _began_as_practice(table: Table, spans: Sequence[Span]) -> bool:
    """Tell whether a game outside of leagues began with one person, who had hints and undo until another came."""
    first = {span.user_id for span in spans if not span.from_step} - {None}
    return season_of(table.options) is None and len(first) < 2


async def _history(store: Store, table: Table, at: int, last: StepRow | None) -> _History:
    timed = [*await store.timed_steps(table.id), *([(last, at)] if last is not None else [])]
    rows = [row for row, _ in timed]
    try:
        events = [decode_events(row.events) for row in rows]
        moves, waits = _replayed(table, events)
        ends = [[event.seat for event in told if isinstance(event, TurnEnded)] for told in events]
    except Exception:  # any error: no game may fail to end because its past can't be read any more
        _log.warning("game %d: its steps do not lead to its end; it waited for who moved", table.id, exc_info=True)
        moves = [True for _ in rows]
        waits = [tuple(seat for seat in (row.seat,) if seat is not None) for row in rows[1:]]
        waits.append(())
        ends = [[row.seat] if row.seat is not None else [] for row in rows]
    steps = [(row.step, row.seat) for row, is_move in zip(rows, moves, strict=True) if is_move]
    turns = [(row.step, seat) for row, is_move, done in zip(rows, moves, ends, strict=True) if is_move for seat in done]
    moments = [(time, seats) for (_, time), seats in zip(timed, waits, strict=True)]
    spans = await Seats(store).holders(table.id, table.seats)
    return _History(steps, turns, [*moments, (at, ())], spans, await Notes(store).of_game(table.id), at)


def _replayed(table: Table, steps: Sequence[Sequence[Event]]) -> tuple[list[bool], list[tuple[Seat, ...]]]:
    """Return which steps are moves (neither undone nor undos), and for whom the table waited after each step."""
    assert table.game is not None
    state, waits = Game.blank(table.game.rules, len(table.seats)), []
    for events in steps:
        state = state.after(events)
        waits.append(state.waiting)
    undoing = (any(isinstance(event, StepUndone) for event in events) for events in steps)
    return [holds and not undoes for holds, undoes in zip(standing(steps), undoing, strict=True)], waits


async def casual(store: Store, table: Table) -> bool:
    """Tell whether a game's result can change no rating and no standings, however it ends."""
    if not may_be_casual(table):
        return False
    spans = await Seats(store).holders(table.id, table.seats)
    return table.options.get(RATED) == CASUAL or len({span.user_id for span in spans} - {None}) < 2


# How people kept to time


def _conduct(table: Table, history: _History, late: bool) -> list[tuple[int, Conduct]]:
    """Return the conduct of everyone who played; [] if one person played among computer players."""
    if len({span.user_id for span in history.spans if span.user_id is not None}) < 2:
        return []
    found: list[tuple[int, Conduct]] = []
    lapses = RAN_OUT if clock_terms_of(table.options).timed else (CALLED,)
    for row in table.seats:
        tenures = [Tenure(span.user_id, span.computer is not None, span.from_step) for span in history.of(row.seat)]
        steps = [(step, seat == row.seat) for step, seat in history.steps]
        marks = list(_marks(history.notes, row.seat, lapses))
        if late and steps[-1][1]:
            marks.append(Mark(steps[-1][0], "played"))
        found += conduct_of(steps, tenures, marks, history.at).items()
    return found


def _marks(notes: Iterable[Note], seat: Seat, lapses: Sequence[str] = ()) -> Iterable[Mark]:
    for note in notes:
        if note.facts.get("seat") != seat:
            continue
        if note.kind in CHANGES:
            yield Mark(note.step, "lost" if note.kind == "seat-computer" else "changed")
        elif note.kind in DECIDED and note.facts.get("choice") == "computer_move":
            yield Mark(note.step, "played")
        elif note.kind in lapses:
            yield Mark(note.step, "lapse")


async def _late_last_step(store: Store, table: Table, last: StepRow | None, at: int) -> bool:
    """Tell whether the last step came after its seat's time was up; its note isn't stored yet."""
    clock = (
        (await Clocks(store).of_game(table.id)).get(last.seat) if last is not None and last.seat is not None else None
    )
    if clock is None or clock.since is None:
        return False
    if clock.rung:
        return True
    user, terms = table.seats[clock.seat].user_id, clock_terms_of(table.options)
    person = (await Clocks(store).people([user])).get(user, NOBODY) if user is not None else NOBODY
    until = deadline(clock, terms, rest_of(person, terms))
    return until is not None and until <= at


async def abandoned(bot: Client, game_id: int, at: int) -> list[Statement]:
    """Return the statements for a game that becomes void because it waited in vain for these people.

    No one is blamed if it was paused, lost its map, or was played against computer players only.
    """
    try:
        table = await bot.tables.get(game_id)
    except Refused:
        return []
    if table.game is None or table.paused_at is not None:
        return []
    history = await _history(bot.store, table, at, None)
    waited_for = set(table.people(table.game.waiting))
    return [
        conduct_kept(person, table.id, table.guild_id, gave_up(how))
        for person, how in _conduct(table, history, late=False)
        if person in waited_for
    ]


async def reliability_of(bot: Client, user_id: int, guild_id: int | None) -> Reliability:
    """Return a person's reliability in the games of one server, or (None) in all."""
    return reliability((await Results(bot.store).conduct_of([user_id], guild_id))[user_id], now())


# Corrections


async def corrected(
    bot: Client, game_id: int, guild_id: int, by: int, kind: Kind, why: str, rows: Sequence[Result] | None
) -> None:
    """Annul a result (no `rows`) or replace it; ratings are rebuilt, even after a restart."""
    await Results(bot.store).correct(game_id, guild_id, by, kind, why, rows, now())
    bot.scheduler.wake()
