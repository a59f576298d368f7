"""Due times: what is to be done at which time, for a game, one of its seats, a person, or a season."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from data.store.rows import DueKind, Job
from data.store.store import PUT_DUE, Store, due_values

# In a paused game nothing falls due but the end of the pause itself.
_RINGS = (
    "NOT EXISTS (SELECT 1 FROM games WHERE games.id = due_times.game_id AND paused_at IS NOT NULL) "
    f"OR kind = '{DueKind.IDLE}'"
)
_SAME = (
    "kind = ? AND ifnull(game_id, 0) = ? AND ifnull(seat, -1) = ? AND ifnull(user_id, 0) = ? "
    "AND ifnull(season_id, 0) = ?"
)
_FALLEN = (
    f"SELECT kind, game_id, seat, user_id, at, season_id FROM due_times WHERE at <= ? AND ({_RINGS}) ORDER BY at, rowid"
)
_NEXT = f"SELECT at FROM due_times WHERE {_RINGS} ORDER BY at LIMIT 1"


@dataclass(frozen=True, slots=True)
class Jobs:
    """One time for each kind, game, seat, person and season; a later word replaces an earlier one. Unix seconds."""

    store: Store

    async def put(self, due: Job) -> None:
        await self.store.run(PUT_DUE, *due_values(due))

    async def drop(self, due: Job) -> None:
        """Takes it off, unless it has been set to another time meanwhile."""
        await self.store.run(f"DELETE FROM due_times WHERE {_SAME} AND at = ?", *_key(due), due.at)

    async def forget(self, kind: str, game_id: int | None = None, seat: int | None = None) -> None:
        """Takes off whatever of the kind waits for the game, or for one seat of it."""
        sql = "DELETE FROM due_times WHERE kind = ? AND game_id IS ? AND (? IS NULL OR seat = ?)"
        await self.store.run(sql, kind, game_id, seat, seat)

    async def next(self) -> int | None:
        """When the next thing falls due."""
        return _first(await self.store.rows(_NEXT))

    async def look(self, now: int) -> tuple[list[Job], int | None]:
        """What has fallen due, the oldest first, and when the first of all falls due; in one hop, after every move."""
        fallen, following = await self.store.reads((_FALLEN, (now,)), (_NEXT, ()))
        return [Job(*row) for row in fallen], _first(following)  # type: ignore[arg-type]

    async def of_game(self, game_id: int) -> list[Job]:
        sql = "SELECT kind, game_id, seat, user_id, at, season_id FROM due_times WHERE game_id = ? ORDER BY at, rowid"
        return [Job(*row) for row in await self.store.rows(sql, game_id)]  # type: ignore[arg-type]


def _first(rows: Sequence[tuple[object, ...]]) -> int | None:
    return cast(int, rows[0][0]) if rows else None


def _key(due: Job) -> tuple[object, ...]:
    seat = -1 if due.seat is None else due.seat
    return due.kind, due.game_id or 0, seat, due.user_id or 0, due.season_id or 0
