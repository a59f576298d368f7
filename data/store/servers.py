"""Where games are played: which a server or channel has, moving one, and forgetting servers that the bot has left."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import cast

from data.store.results import ANEW
from data.store.rows import DueKind, Job, Statement, due_set
from data.store.store import Store

PATIENCE = 90 * 86400
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
class Places:
    """Open games by server and by channel."""

    store: Store

    async def of_guild(self, guild_id: int) -> list[int]:
        """The open games of a server."""
        sql = "SELECT id FROM games WHERE guild_id = ? AND status IN ('lobby', 'playing') ORDER BY id"
        return await self.store.read(int, sql, guild_id)

    async def count(self, guild_id: int, host_id: int) -> tuple[int, int]:
        """Those of a server and those of them that one person hosts, as limits count them: leagues' games do not."""
        sql = (
            "SELECT count(*), ifnull(sum(host_id = ?), 0) FROM games WHERE guild_id = ? "
            "AND status IN ('lobby', 'playing') AND json_extract(options, '$.table_season') IS NULL"
        )
        return cast("tuple[int, int]", (await self.store.rows(sql, host_id, guild_id))[0])

    async def of_channel(self, channel_id: int) -> list[int]:
        """The open game of a channel, if it has one."""
        sql = "SELECT id FROM games WHERE channel_id = ? AND status IN ('lobby', 'playing')"
        return await self.store.read(int, sql, channel_id)

    async def with_messages_in_guild(self, guild_id: int) -> list[int]:
        """The games of a server of which some message is still to be sent."""
        sql = (
            "SELECT DISTINCT game_id FROM outbox JOIN games ON games.id = game_id WHERE state = 'due' AND guild_id = ?"
        )
        return await self.store.read(int, sql, guild_id)

    async def drop_public(self, game_id: int) -> None:
        """What could only be shown in a channel that is gone is not sent any more."""
        sql = "UPDATE outbox SET state = 'dropped' WHERE game_id = ? AND state = 'due' AND kind <> 'hand'"
        await self.store.run(sql, game_id)


def moved(game_id: int, guild_id: int, channel_id: int) -> list[Statement]:
    """The game has another channel, which gets a new board; its older posts are none of the new channel's."""
    queued = (
        "INSERT INTO outbox (game_id, step, kind, nonce) "
        "SELECT id, step, 'post', id || '-m' || (SELECT ifnull(max(id), 0) FROM outbox) FROM games WHERE id = ?"
    )
    undone = (
        "UPDATE outbox SET state = 'dropped' WHERE game_id = ? AND state = 'due' AND kind IN ('post', 'edit', 'strip')"
    )
    return [
        (
            "UPDATE games SET guild_id = ?, channel_id = ?, message_id = NULL WHERE id = ?",
            (guild_id, channel_id, game_id),
        ),
        ("UPDATE outbox SET message_id = NULL WHERE game_id = ?", (game_id,)),
        (undone, (game_id,)),
        (queued, (game_id,)),
    ]


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
