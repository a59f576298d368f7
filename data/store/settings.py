"""Settings: what a person or a server has chosen, each by its name, in the store's database."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from data.store.store import Store

Scope = Literal["person", "server"]
MOST_KNOWN = 10_000
"""People and servers whose choices are kept in memory: those asked for last."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Values are text; None is what was never chosen. What was read is known until any choice is changed."""

    store: Store
    known: OrderedDict[tuple[Scope, int], tuple[int, Mapping[str, str]]] = field(
        default_factory=OrderedDict, repr=False, compare=False
    )
    """Choices, each with the store's count of changed choices when they were read."""

    async def get(self, whose: Scope, id_: int, name: str) -> str | None:
        return (await self._of(whose, id_)).get(name)

    async def all(self, whose: Scope, id_: int) -> dict[str, str]:
        return dict(await self._of(whose, id_))

    async def _of(self, whose: Scope, id_: int) -> Mapping[str, str]:
        known = self.known.get((whose, id_))
        if known is None or known[0] != self.store.choices:
            known = await self.store.chosen(whose, id_)
            self.known[whose, id_] = known
            if len(self.known) > MOST_KNOWN:
                self.known.popitem(last=False)
        self.known.move_to_end((whose, id_))
        return known[1]

    async def set(self, whose: Scope, id_: int, name: str, value: str | None) -> None:
        """None takes the choice back."""
        if value is None:
            await self.store.run("DELETE FROM settings WHERE whose = ? AND id = ? AND name = ?", whose, id_, name)
        else:
            await self.store.run("INSERT OR REPLACE INTO settings VALUES (?, ?, ?, ?)", whose, id_, name, value)
