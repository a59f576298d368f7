"""The maps that servers have added for themselves."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from data.store.connection import Connection
from data.store.store import KEEP_MAP, Store

MOST_OF_SERVER = 5


class ServerMap(Struct, frozen=True):
    """A map of a server: its key, who added it and when (Unix s), and the digest of its text."""

    key: str
    guild_id: int
    user_id: int
    added_at: int
    digest: str


class ServerMaps(Struct, frozen=True):
    """The maps of all servers."""

    store: Store

    async def all(self) -> list[ServerMap]:
        """Return every map, the first added first."""
        rows = await self.store.rows(
            "SELECT key, guild_id, user_id, added_at, digest FROM server_maps ORDER BY added_at, key"
        )
        return [ServerMap(*cast("tuple[str, int, int, int, str]", row)) for row in rows]

    async def keys(self, guild_id: int) -> set[str]:
        """Return the keys of a server's maps."""
        return set(await self.store.read(str, "SELECT key FROM server_maps WHERE guild_id = ?", guild_id))

    async def played(self) -> list[tuple[str, str]]:
        """Return the key and the digest of each map that a game has a copy of. Reads all games."""
        rows = await self.store.rows("SELECT key, max(map) FROM games WHERE map IS NOT NULL GROUP BY key ORDER BY key")
        return cast("list[tuple[str, str]]", rows)

    async def add(self, one: ServerMap, text: str) -> bool:
        """Store a map with its text; return whether the server had room for it."""

        def work(db: Connection) -> bool:
            (count,) = db.execute("SELECT count(*) FROM server_maps WHERE guild_id = ?", (one.guild_id,)).fetchone()
            if count >= MOST_OF_SERVER:
                return False
            db.execute(KEEP_MAP, (one.digest, text))
            db.execute(
                "INSERT INTO server_maps (key, guild_id, user_id, added_at, digest) VALUES (?, ?, ?, ?, ?)",
                (one.key, one.guild_id, one.user_id, one.added_at, one.digest),
            )
            return True

        return await self.store.write_at_once(work)

    async def remove(self, key: str, guild_id: int) -> None:
        """Delete a map of a server; games that began on it keep their copy."""
        await self.store.together(
            [("DELETE FROM server_maps WHERE key = ? AND guild_id = ?", (key, guild_id)), (UNUSED, ())]
        )


UNUSED = (
    "DELETE FROM maps WHERE digest NOT IN (SELECT map FROM games WHERE map IS NOT NULL) "
    "AND digest NOT IN (SELECT digest FROM server_maps)"
)
"""Deletes the texts of maps that no game and no server has."""
