"""Results: the outcome of finished games, one row per seat, their corrections, and how people kept to time."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast

from msgspec import Struct

from data.store.rows import DueKind, Job, Statement, columns, due_set, marks, replacing
from data.store.store import Store
from engine.league.nouns import Outcome, SeatOutcome
from engine.league.reliability import Conduct, Finish

Kind = Literal["annul", "adjudicate"]

ANEW = -1
"""In place of the last rated result: all ratings must be rebuilt."""


@dataclass(frozen=True, slots=True)
class Result:
    """The outcome of one seat.

    `user_id` is the person for whom it counts (None: no one), `name` their name. `best`: the winner's points. `rated`:
    it counts for ratings. `seconds`: how long the game waited for the seat. `computer`: the strength of the computer
    player that finished it. `entrant`: the position in `holders` of the person who gets its league points (None: no
    one). `holders`: (user, computer, steps) of everyone who played it, in order. `kinds`: points by code. `facts`:
    tickets `tried` and `completed`, `longest` (length of the path, or None), `routes`.
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
    entrant: int | None
    holders: Sequence[tuple[int | None, str | None, int]]
    kinds: Mapping[str, int]
    facts: Mapping[str, Any]
    id: int = 0
    correction: int | None = None


COLUMNS = columns(Result).removesuffix(", id, correction")
_CONDUCT = replacing("conduct", "user_id, game_id, guild_id, ended_at, moves, late, finish", 2)
_MARKS = marks(len(COLUMNS.split(", ")))


class Correction(Struct, frozen=True):
    """A game's result was annulled or replaced."""

    id: int
    game_id: int
    guild_id: int
    at: int
    by_user: int
    kind: str
    why: str


class Results(Struct, frozen=True):
    """The results that count now. Replaced ones stay stored and are never returned here."""

    store: Store

    async def of_game(self, game_id: int) -> list[Result]:
        """Return a game's results by seat; [] if it has none that count."""
        return await self._read("game_id = ? AND current = 1 ORDER BY seat", game_id)

    async def of_season(self, season_id: int) -> list[Result]:
        """Return a season's results by game and seat."""
        return await self._read("season_id = ? AND current = 1 ORDER BY game_id, seat", season_id)

    async def of_person(self, user_id: int, guild_id: int | None = None) -> list[Result]:
        """Return a person's results on one server, or on all, the latest first."""
        where = "user_id = ? AND current = 1" if guild_id is None else "user_id = ? AND guild_id = ? AND current = 1"
        ids = (user_id,) if guild_id is None else (user_id, guild_id)
        return await self._read(f"{where} ORDER BY ended_at DESC, game_id DESC", *ids)

    async def corrections(self, game_id: int) -> list[Correction]:
        """Return the corrections of a game, the oldest first."""
        sql = f"SELECT {columns(Correction)} FROM corrections WHERE game_id = ? ORDER BY id"
        return await self.store.read(Correction, sql, game_id)

    async def correct(
        self, game_id: int, guild_id: int, by: int, kind: Kind, why: str, rows: Sequence[Result] | None, now: int
    ) -> int:
        """Annul a game's result (no `rows`) or replace it; return the correction's id.

        A rebuild of the ratings falls due; wake the scheduler to have it at once.
        """
        done = await self.store.together(correcting(game_id, guild_id, by, kind, why, rows, now))
        return done[0]

    async def conduct(self, user_id: int, guild_id: int | None = None) -> list[Conduct]:
        """Return a person's conduct in each finished game of one server, or of all."""
        return (await self.conduct_of([user_id], guild_id))[user_id]

    async def conduct_of(self, people: Collection[int], guild_id: int | None = None) -> dict[int, list[Conduct]]:
        """Return the conduct of many people at once, by person."""
        sql = (
            "SELECT user_id, ended_at, moves, late, finish FROM conduct "
            f"WHERE user_id IN ({marks(len(people))}) AND guild_id = coalesce(?, guild_id) "
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
    holders, kinds, facts = map(json.loads, values[18:21])
    values[18:21] = [tuple(map(tuple, holders)), kinds, facts]
    return Result(*values)


def outcome_of(rows: Sequence[Result]) -> Outcome:
    """Return the outcome of one game for ratings, from the results of all its seats."""
    ordered = sorted(rows, key=lambda row: row.seat)
    seats = tuple(SeatOutcome(row.seat, row.user_id, row.place, row.points, row.rated) for row in ordered)
    return Outcome(ordered[0].game_id, ordered[0].map, seats)


# Statements for other modules' commits


def kept(result: Result) -> Statement:
    """Return the statement that stores a result."""
    return f"INSERT INTO results ({COLUMNS}) VALUES ({_MARKS})", _values(result)


def conduct_kept(user_id: int, game_id: int, guild_id: int, conduct: Conduct) -> Statement:
    """Return the statement that stores a person's conduct in a game."""
    values = (user_id, game_id, guild_id, conduct.ended_at, conduct.moves, conduct.late, conduct.finish)
    return _CONDUCT, values


def correcting(
    game_id: int, guild_id: int, by: int, kind: Kind, why: str, rows: Sequence[Result] | None, now: int
) -> list[Statement]:
    """Return the statements of a correction with its new rows and the rebuild of ratings.

    The first statement is the correction itself.
    """
    own = "(SELECT max(id) FROM corrections WHERE game_id = ?)"
    sql = f"INSERT INTO results ({COLUMNS}, correction) VALUES ({_MARKS}, {own})"
    return [
        (
            "INSERT INTO corrections (game_id, guild_id, at, by_user, kind, why) VALUES (?, ?, ?, ?, ?, ?) "
            "RETURNING id",
            (game_id, guild_id, now, by, kind, why),
        ),
        ("UPDATE results SET current = 0 WHERE game_id = ? AND current = 1", (game_id,)),
        *((sql, (*_values(row), game_id)) for row in rows or ()),
        ("UPDATE rated_up_to SET result = ?", (ANEW,)),
        due_set(Job(DueKind.RATE, None, None, None, now)),
    ]


def _values(result: Result) -> tuple[object, ...]:
    """Return the values of a result in the order of COLUMNS."""
    *plain, holders, kinds, facts = (getattr(result, name) for name in COLUMNS.split(", "))
    return (*plain, json.dumps(holders), json.dumps(dict(kinds)), json.dumps(dict(facts)))
