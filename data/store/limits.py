"""How many games are open: what limits are held against. Games of a league's season are the league's own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from data.store.store import Store

_OPEN = (
    "SELECT count(*), ifnull(sum(host_id = ?), 0) FROM games WHERE guild_id = ? AND status IN ('lobby', 'playing') "
    "AND json_extract(options, '$.table_season') IS NULL"
)


@dataclass(frozen=True, slots=True)
class OpenGames:
    """Lobbies and running games."""

    store: Store

    async def count(self, guild_id: int, host_id: int) -> tuple[int, int]:
        """Those of a server, and those of them that one person hosts."""
        rows = cast("list[tuple[int, int]]", await self.store.rows(_OPEN, host_id, guild_id))
        return rows[0]
