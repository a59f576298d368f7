"""Servers that the bot has left: since when, and forgetting all that is kept of one."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import cast

from data.store.results import ANEW
from data.store.rows import DueKind, Job, Statement, due_set
from data.store.store import Store

DAYS = 90
PATIENCE = DAYS * 86400
"""Seconds for which everything is kept."""

FORGOTTEN = ("leagues", "games", "route_counts", "results", "conduct", "corrections", "ratings", "departures")
"""Every table with a server's id, in the order in which they are cleared; what hangs on their rows goes with them."""
_KNOWN = " UNION ".join(f"SELECT guild_id FROM {table}" for table in FORGOTTEN)
# The next one falls due when its days are over; there is one such time for all servers.
_NEXT = (
    "INSERT OR REPLACE INTO due_times (kind, at) "
    "SELECT ?, at FROM (SELECT min(left_at) + ? AS at FROM departures) WHERE at IS NOT NULL"
)
NEXT: Statement = (_NEXT, (DueKind.SERVERS, PATIENCE))


@dataclass(frozen=True, slots=True)
class Servers:
    """All servers of which something is kept."""

    store: Store

    async def known(self) -> set[int]:
        sql = f"{_KNOWN} UNION SELECT id FROM settings WHERE whose = 'server'"
        return {*await self.store.read(int, sql)} - {0}

    async def left(self, guild_id: int, now: int) -> None:
        """Nothing changes for one that was left before."""
        sql = "INSERT OR IGNORE INTO departures VALUES (?, ?)"
        await self.store.together([(sql, (guild_id, now)), NEXT])

    async def back(self, guild_id: int) -> None:
        sql = "DELETE FROM departures WHERE guild_id = ?"
        await self.store.together([(sql, (guild_id,)), NEXT])

    async def departed(self, now: int) -> list[int]:
        """Those whose days are over."""
        return await self.store.read(int, "SELECT guild_id FROM departures WHERE left_at <= ?", now - PATIENCE)

    async def since(self) -> dict[int, int]:
        """When each was left."""
        rows = await self.store.rows("SELECT guild_id, left_at FROM departures")
        return {cast(int, guild): cast(int, at) for guild, at in rows}

    async def forget(self, guild_id: int, now: int) -> None:
        """Everything of a server goes, in one commit. Ratings across servers are made anew without its results."""
        await self.store.write_at_once(lambda db: _forget(db, guild_id, now))
        await self.store.wipe()


def _forget(db: sqlite3.Connection, guild_id: int, now: int) -> None:
    for table in FORGOTTEN:
        db.execute(f"DELETE FROM {table} WHERE guild_id = ?", (guild_id,))
    db.execute("DELETE FROM settings WHERE whose = 'server' AND id = ?", (guild_id,))
    # Deals of a league's rounds and copies of maps go when nobody plays them any more.
    db.execute(
        "DELETE FROM deals WHERE shared AND NOT EXISTS (SELECT 1 FROM game_deals WHERE deal_id = deals.id) "
        "AND NOT EXISTS (SELECT 1 FROM fixtures WHERE deal_id = deals.id)"
    )
    db.execute("DELETE FROM maps WHERE digest NOT IN (SELECT map FROM games WHERE map IS NOT NULL)")
    db.execute("UPDATE rated_up_to SET result = ?", (ANEW,))
    db.execute(*due_set(Job(DueKind.RATE, None, None, None, now)))
    db.execute(*NEXT)
