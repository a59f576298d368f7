"""Data about the bot itself: the commands that Discord has, and figures for its operator."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from data.store.connection import Connection
from data.store.rows import replacing
from data.store.store import Store

REFUSED = "refused: "
"""The prefix of a refusal's reason, stored in place of the hash of an accepted tree."""


class Trees(Struct, frozen=True):
    """The command tree last sent to Discord, and why Discord refused it, if it did."""

    store: Store

    async def get(self, application_id: int) -> tuple[str, str] | None:
        """Return the hash of the last command tree and its commands' ids as JSON, or None."""
        rows = await self.store.rows("SELECT hash, ids FROM command_trees WHERE application_id = ?", application_id)
        return cast("tuple[str, str]", rows[0]) if rows else None

    async def taken(self, application_id: int, digest: str, ids: str) -> None:
        """Record that Discord accepted a tree; rows of other applications with this database are deleted."""
        taken = replacing("command_trees", "application_id, hash, ids"), (application_id, digest, ids)
        others = "DELETE FROM command_trees WHERE application_id != ? AND hash LIKE ? || '%'", (application_id, REFUSED)
        await self.store.together([taken, others])

    async def refused(self, application_id: int, reason: str) -> None:
        """Record why Discord refused a tree. The ids of its known commands are kept."""
        sql = (
            "INSERT INTO command_trees VALUES (?, ?, '{}') "
            "ON CONFLICT (application_id) DO UPDATE SET hash = excluded.hash"
        )
        await self.store.run(sql, application_id, f"{REFUSED}{reason}")


class Figures(Struct, frozen=True):
    """`games` by status; `owed`: unsent messages; `bytes`: size of the database.

    `beat`: last heartbeat of any shard, Unix s.
    """

    games: dict[str, int]
    owed: int
    bytes: int
    beat: int | None


async def figures(store: Store) -> Figures:
    """Return the bot's figures; all but the games by status is answered by indexes."""
    size = await store.size()
    return await store.read_at_once(lambda db: _figures(db, size))


def _figures(db: Connection, size: int) -> Figures:
    games = dict.fromkeys(("lobby", "playing", "finished", "cancelled"), 0)
    games |= dict(db.execute("SELECT status, count(*) FROM games WHERE host_id <> 0 GROUP BY status"))
    owed = sum(
        int(db.execute(f"SELECT count(*) FROM {table} WHERE state = 'due'").fetchone()[0])
        for table in ("outbox", "notices")
    )
    beat = db.execute("SELECT max(at) FROM heartbeat").fetchone()[0]
    return Figures(games, owed, size, beat)
