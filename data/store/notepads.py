"""Note pads: what a person wrote down at a table, for themselves alone, in the store's database."""

from __future__ import annotations

from dataclasses import dataclass

from data.store.store import Store


@dataclass(frozen=True, slots=True)
class Notepads:
    """One text for each game and person; it belongs to the person, whoever sits on the seat."""

    store: Store

    async def load(self, game_id: int, user_id: int) -> str:
        """What the person wrote; "" where nothing is kept."""
        rows = await self.store.rows("SELECT text FROM notepads WHERE game_id = ? AND user_id = ?", game_id, user_id)
        return str(rows[0][0]) if rows else ""

    async def keep(self, game_id: int, user_id: int, text: str) -> None:
        """Takes the place of what was written before; an empty text leaves nothing."""
        if text:
            await self.store.run("INSERT OR REPLACE INTO notepads VALUES (?, ?, ?)", game_id, user_id, text)
        else:
            await self.store.run("DELETE FROM notepads WHERE game_id = ? AND user_id = ?", game_id, user_id)
