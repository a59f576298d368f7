"""The command tree that Discord was last given, and why it did not take it if it did not."""

from __future__ import annotations

from typing import cast

from data.store.store import Store

REFUSED = "refused: "
"""Before the reason, in place of the hash of a tree that Discord has taken."""


class Trees:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def get(self, application_id: int) -> tuple[str, str] | None:
        """Hash of the tree that Discord was last given, and its commands' ids as JSON."""
        rows = await self._store.rows("SELECT hash, ids FROM command_trees WHERE application_id = ?", application_id)
        return cast("tuple[str, str]", rows[0]) if rows else None

    async def taken(self, application_id: int, digest: str, ids: str) -> None:
        """Also ends what was noted of another application, which had the bot's token before."""
        taken = "INSERT OR REPLACE INTO command_trees VALUES (?, ?, ?)", (application_id, digest, ids)
        others = "DELETE FROM command_trees WHERE application_id != ? AND hash LIKE ? || '%'", (application_id, REFUSED)
        await self._store.together([taken, others])

    async def refused(self, application_id: int, reason: str) -> None:
        """The ids of those commands that Discord has stay known."""
        sql = (
            "INSERT INTO command_trees VALUES (?, ?, '{}') "
            "ON CONFLICT (application_id) DO UPDATE SET hash = excluded.hash"
        )
        await self._store.run(sql, application_id, f"{REFUSED}{reason}")
