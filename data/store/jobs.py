"""Due jobs: what must be done at which time, for a game, one of its seats, a person, or a season."""

from __future__ import annotations

from dataclasses import astuple
from typing import cast

from msgspec import Struct

from data.store.rows import DueKind, Job, Statement, columns, due_set
from data.store.share import Share, within
from data.store.store import Store

# In a paused game, only the end of the pause falls due.
_RINGS = (
    "NOT EXISTS (SELECT 1 FROM games WHERE games.id = due_times.game_id AND paused_at IS NOT NULL) "
    f"OR kind = '{DueKind.IDLE}'"
)
_SAME = (
    "kind = ? AND coalesce(game_id, 0) = coalesce(?, 0) AND coalesce(seat, -1) = coalesce(?, -1) "
    "AND coalesce(user_id, 0) = coalesce(?, 0) AND at = ? AND coalesce(season_id, 0) = coalesce(?, 0)"
)
OF_JOB = (
    "coalesce((SELECT guild_id FROM games WHERE games.id = due_times.game_id), "
    "(SELECT guild_id FROM seasons JOIN leagues ON leagues.id = league_id WHERE seasons.id = due_times.season_id))"
)
"""The server of a due job; NULL for one that is about a person, or about all servers."""


def _fallen(share: Share | None, now: int) -> Statement:
    whose = f"({_RINGS}) AND {within(share, OF_JOB)}"
    return f"SELECT {columns(Job)} FROM due_times WHERE at <= ? AND {whose} ORDER BY at, rowid", (now,)


def _next(share: Share | None) -> Statement:
    return f"SELECT at FROM due_times WHERE ({_RINGS}) AND {within(share, OF_JOB)} ORDER BY at LIMIT 1", ()


class Jobs(Struct, frozen=True):
    """One time per kind, game, seat, person and season: setting it again replaces it. Times are Unix s."""

    store: Store

    async def put(self, due: Job) -> None:
        """Schedule a job."""
        await self.store.together([due_set(due)])

    async def drop(self, due: Job) -> None:
        """Delete a job, unless it was set to another time in the meantime."""
        await self.store.run(f"DELETE FROM due_times WHERE {_SAME}", *astuple(due))

    async def next(self, share: Share | None = None) -> int | None:
        """Return when the next job falls due, or None."""
        sql, values = _next(share)
        return await self.store.first(int, sql, *values)

    async def look(self, now: int, share: Share | None = None) -> tuple[list[Job], int | None]:
        """Return the jobs due at `now`, the oldest first, and when the earliest of all jobs falls due.

        Both are read in one hop; it runs after every move. With a share, jobs of other servers don't count.
        """
        fallen, following = await self.store.reads(_fallen(share, now), _next(share))
        at = cast(int, following[0][0]) if following else None
        return [Job(*row) for row in fallen], at  # type: ignore[arg-type]

    async def of_game(self, game_id: int) -> list[Job]:
        """Return the jobs of a game, the earliest first."""
        sql = f"SELECT {columns(Job)} FROM due_times WHERE game_id = ? ORDER BY at, rowid"
        return await self.store.read(Job, sql, game_id)
