"""Settings: what a person or a server chose, by name."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from data.store.rows import replacing
from data.store.store import Store

Scope = Literal["person", "server"]
_SET = replacing("settings", "whose, id, name, value", 3)
MOST_KNOWN = 10_000
"""The most people and servers whose settings are cached (least recently used go first)."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Settings as text; None means never chosen. Reads are cached until any changes, where no other process writes."""

    store: Store
    known: OrderedDict[tuple[Scope, int], tuple[int | None, Mapping[str, str]]] = field(
        default_factory=OrderedDict, repr=False, compare=False
    )
    """Cached settings, each with the store's count of setting changes at the time of reading."""

    async def get(self, whose: Scope, id_: int, name: str) -> str | None:
        """Return a setting, or None."""
        return (await self._of(whose, id_)).get(name)

    async def all(self, whose: Scope, id_: int) -> dict[str, str]:
        """Return all settings of a person or server by name."""
        return dict(await self._of(whose, id_))

    async def _of(self, whose: Scope, id_: int) -> Mapping[str, str]:
        known = self.known.get((whose, id_))
        if known is None or known[0] is None or known[0] != self.store.choices:
            known = await self.store.chosen(whose, id_)
            self.known[whose, id_] = known
            if len(self.known) > MOST_KNOWN:
                self.known.popitem(last=False)
        self.known.move_to_end((whose, id_))
        return known[1]

    async def set(self, whose: Scope, id_: int, name: str, value: str | None) -> None:
        """Store a setting; None deletes it."""
        if value is None:
            await self.store.run("DELETE FROM settings WHERE whose = ? AND id = ? AND name = ?", whose, id_, name)
        else:
            await self.store.run(_SET, whose, id_, name, value)
