"""Drafts: what a seat has put together and not confirmed; neither an expired panel nor a restart loses it."""

from __future__ import annotations

from dataclasses import dataclass

from data.store.store import Store


@dataclass(frozen=True, slots=True)
class Drafts:
    """One draft for each game and seat, in the store's database. Keeps text, knows no rules."""

    store: Store

    async def load(self, game_id: int, seat: int, step: int) -> str | None:
        """The seat's draft if it was made for this very step; an older one is of a table that has moved on."""
        sql = "SELECT draft FROM drafts WHERE game_id = ? AND seat = ? AND step = ?"
        rows = await self.store.rows(sql, game_id, seat, step)
        return str(rows[0][0]) if rows else None

    async def keep(self, game_id: int, seat: int, step: int, draft: str) -> None:
        """Takes the place of the seat's draft before it."""
        await self.store.run("INSERT OR REPLACE INTO drafts VALUES (?, ?, ?, ?)", game_id, seat, step, draft)

    async def forget(self, game_id: int, seat: int) -> None:
        await self.store.run("DELETE FROM drafts WHERE game_id = ? AND seat = ?", game_id, seat)
