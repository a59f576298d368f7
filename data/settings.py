"""Settings: what a person or a server has chosen, each by its name, in the store's database."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from data.store import Store

Whose = Literal["person", "server"]


@dataclass(frozen=True, slots=True)
class Settings:
    """Values are text; None is what was never chosen."""

    store: Store

    async def get(self, whose: Whose, id_: int, name: str) -> str | None:
        sql = "SELECT value FROM settings WHERE whose = ? AND id = ? AND name = ?"
        rows = await self.store.rows(sql, whose, id_, name)
        return str(rows[0][0]) if rows else None

    async def all(self, whose: Whose, id_: int) -> dict[str, str]:
        rows = await self.store.rows("SELECT name, value FROM settings WHERE whose = ? AND id = ?", whose, id_)
        return {str(name): str(value) for name, value in rows}

    async def set(self, whose: Whose, id_: int, name: str, value: str | None) -> None:
        """None takes the choice back."""
        if value is None:
            await self.store.run("DELETE FROM settings WHERE whose = ? AND id = ? AND name = ?", whose, id_, name)
        else:
            await self.store.run("INSERT OR REPLACE INTO settings VALUES (?, ?, ?, ?)", whose, id_, name, value)
