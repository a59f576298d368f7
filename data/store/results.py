"""Results: what finished games came to, one row for each seat, corrections of them, and how people kept to time."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast

from data.store.rows import DueKind, Job, Statement, columns, due_set, marks
from data.store.store import Store
from engine.league.nouns import Outcome, SeatOutcome
from engine.league.reliability import Conduct, Finish

Kind = Literal["annul", "adjudicate"]

ANEW = -1
"""In place of the last result that ratings hold: they are to be made anew."""


@dataclass(frozen=True, slots=True)
class Result:
    """What one seat came to.

    `user_id`: for whom it counts, `name` whose; None: for nobody. `best`: the winner's points. `rated`: it counts for
    ratings. `seconds`: that the table waited for the seat. `computer`: the strength of the computer player that
    finished it. `holders`: user, computer and steps of each who played it, one after the other. `kinds`: points by
    code. `facts`: tickets `tried` and `completed`, `longest` (a path's length, or None), `routes`.
    """

    game_id: int
    guild_id: int
    map: str
    variant: str
    season_id: int | None
    ended_at: int
    seats: int
    seat: int
    user_id: int | None
    name: str
    place: int
    points: int
    best: int
    rated: bool
    moves: int
    seconds: int
    computer: str | None
    holders: Sequence[tuple[int | None, str | None, int]]
    kinds: Mapping[str, int]
    facts: Mapping[str, Any]
    id: int = 0
    correction: int | None = None


COLUMNS = columns(Result).removesuffix(", id, correction")
_MARKS = marks(len(COLUMNS.split(", ")))


@dataclass(frozen=True, slots=True)
class Correction:
    """A game's result was annulled, or another one took its place."""

    id: int
    game_id: int
    guild_id: int
    at: int
    by_user: int
    kind: str
    why: str


@dataclass(frozen=True, slots=True)
class Results:
    """Results as they count now: what a correction took the place of is kept, and not told here."""

    store: Store

    async def of_game(self, game_id: int) -> list[Result]:
        return await self._read("game_id = ? AND current ORDER BY seat", game_id)

    async def of_season(self, season_id: int) -> list[Result]:
        return await self._read("season_id = ? AND current ORDER BY game_id, seat", season_id)

    async def of_person(self, user_id: int, guild_id: int | None = None) -> list[Result]:
        """In one server, or in all; the latest first."""
        where = "user_id = ? AND current" if guild_id is None else "user_id = ? AND guild_id = ? AND current"
        ids = (user_id,) if guild_id is None else (user_id, guild_id)
        return await self._read(f"{where} ORDER BY ended_at DESC, game_id DESC", *ids)

    async def corrections(self, game_id: int) -> list[Correction]:
        sql = f"SELECT {columns(Correction)} FROM corrections WHERE game_id = ? ORDER BY id"
        return await self.store.read(Correction, sql, game_id)

    async def correct(
        self, game_id: int, guild_id: int, by: int, kind: Kind, why: str, rows: Sequence[Result] | None, now: int
    ) -> int:
        """Annuls a game's result (no `rows`), or puts these in its place; the correction's id.

        That ratings are to be made anew falls due: whoever cannot wait wakes the scheduler.
        """
        done = await self.store.together(correcting(game_id, guild_id, by, kind, why, rows, now))
        return done[0]

    async def conduct(self, user_id: int, guild_id: int | None = None) -> list[Conduct]:
        """How a person behaved in each finished game, of one server or of all."""
        return (await self.conduct_of([user_id], guild_id))[user_id]

    async def conduct_of(self, people: Collection[int], guild_id: int | None = None) -> dict[int, list[Conduct]]:
        """The same of many people at once."""
        sql = (
            "SELECT user_id, ended_at, moves, late, finish FROM conduct "
            f"WHERE user_id IN ({marks(len(people))}) AND guild_id = ifnull(?, guild_id) "
            "ORDER BY user_id, game_id"
        )
        found: dict[int, list[Conduct]] = {person: [] for person in people}
        rows = cast("list[tuple[int, int, int, int, Finish]]", await self.store.rows(sql, *people, guild_id))
        for person, ended_at, moves, late, finish in rows:
            found[person].append(Conduct(ended_at, moves, late, finish))
        return found

    async def _read(self, where: str, *args: object) -> list[Result]:
        return await self.store.read(_result, f"SELECT {columns(Result)} FROM results WHERE {where}", *args)


def _result(*row: Any) -> Result:
    values = list(row)
    values[13] = bool(values[13])
    holders, kinds, facts = map(json.loads, values[17:20])
    values[17:20] = [tuple(map(tuple, holders)), kinds, facts]
    return Result(*values)


def outcome_of(rows: Sequence[Result]) -> Outcome:
    """All seats of one game as leagues and ratings see it."""
    ordered = sorted(rows, key=lambda row: row.seat)
    seats = tuple(SeatOutcome(row.seat, row.user_id, row.place, row.points, row.rated) for row in ordered)
    return Outcome(ordered[0].game_id, ordered[0].map, seats)


# What others write in their own commit


def kept(result: Result) -> Statement:
    """A result is written."""
    return f"INSERT INTO results ({COLUMNS}) VALUES ({_MARKS})", _values(result)


def conduct_kept(user_id: int, game_id: int, guild_id: int, conduct: Conduct) -> Statement:
    values = (user_id, game_id, guild_id, conduct.ended_at, conduct.moves, conduct.late, conduct.finish)
    return "INSERT OR REPLACE INTO conduct VALUES (?, ?, ?, ?, ?, ?, ?)", values


def correcting(
    game_id: int, guild_id: int, by: int, kind: Kind, why: str, rows: Sequence[Result] | None, now: int
) -> list[Statement]:
    """A correction with its new rows, and that ratings follow; the first statement is the correction itself."""
    own = "(SELECT max(id) FROM corrections WHERE game_id = ?)"
    sql = f"INSERT INTO results ({COLUMNS}, correction) VALUES ({_MARKS}, {own})"
    return [
        (
            "INSERT INTO corrections (game_id, guild_id, at, by_user, kind, why) VALUES (?, ?, ?, ?, ?, ?)",
            (game_id, guild_id, now, by, kind, why),
        ),
        ("UPDATE results SET current = 0 WHERE game_id = ? AND current", (game_id,)),
        *((sql, (*_values(row), game_id)) for row in rows or ()),
        ("UPDATE rated_up_to SET result = ?", (ANEW,)),
        due_set(Job(DueKind.RATE, None, None, by, now)),
    ]


def _values(result: Result) -> tuple[object, ...]:
    """In the order of COLUMNS."""
    *plain, holders, kinds, facts = (getattr(result, name) for name in COLUMNS.split(", "))
    return (*plain, json.dumps(holders), json.dumps(dict(kinds)), json.dumps(dict(facts)))
