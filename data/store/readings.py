"""What a change was made from must still be so in the commit that stores it, where other processes write too."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from data.store.connection import Connection, Engine

T = TypeVar("T")

GAMES, SEASONS = "games", "seasons"
"""The tables with a row for each thing that changes as a whole."""
PEOPLE, FORGETTING = "people", "forgetting"
"""No tables: that nobody is forgotten meanwhile, and that this task forgets somebody."""
ALL = 1
"""The id for these: a person has no row, and a mark of the forgotten would have to keep who they are."""


class StaleStep(Exception):
    """Another process changed the game or season first, e.g. by a step; nothing of this one was stored."""

    def __init__(self, held: tuple[str, int] | None = None) -> None:
        super().__init__(held)
        self.held = held
        """The table and id of the changed row until its holder has let go of it: it can't be read again before."""


@dataclass
class Reading:
    """One row that a task holds, as it was when the task began to hold it, or as the task has stored it since."""

    table: str
    id: int
    version: object
    state: object = None
    """Of a game, until the task stores something: see `Store.state`."""


class Readings:
    """What each task holds. It is empty where no other process writes: there a lock does all of this."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._held: dict[asyncio.Task[Any], dict[tuple[str, int], Reading]] = {}

    @asynccontextmanager
    async def holding(self, table: str, id_: int) -> AsyncIterator[None]:
        """Have the running task store nothing meanwhile if another process has changed this row since it began."""
        task, versions = asyncio.current_task(), self._engine.versions
        if versions is None or task is None or (table, id_) in self._held.get(task, ()):
            yield
            return
        version, state = await self._engine.hop(versions.of, table, id_)
        held = self._held.setdefault(task, {})
        held[table, id_] = Reading(table, id_, version, state)
        try:
            yield
        except StaleStep as late:
            if late.held == (table, id_):
                late.held = None
            raise
        finally:
            del held[table, id_]
            if not held:
                del self._held[task]

    def state(self, game_id: int) -> object:
        """Return the state of a game that the running task holds and hasn't changed so far, or None."""
        task = asyncio.current_task()
        held = None if task is None else self._held.get(task, {}).get((GAMES, game_id))
        return None if held is None else held.state

    def of_task(self) -> Sequence[Reading]:
        """Return what the running task holds."""
        task = asyncio.current_task()
        return () if task is None or not self._held else [*self._held.get(task, {}).values()]

    def checked(
        self, work: Callable[[Connection], T], held: Sequence[Reading]
    ) -> Callable[[Connection], tuple[T, list[object]]]:
        """Return the work with the check that what is held is as it was, which also marks it as changed for others.

        It returns the new versions, too, for `stored`.
        """
        versions = self._engine.versions
        assert versions is not None
        return lambda db: ([versions.renewed(db, one.table, one.id, one.version) for one in held], work(db))[::-1]

    def stored(self, held: Sequence[Reading], versions: Sequence[object]) -> None:
        """Record that what is held was stored."""
        for one, version in zip(held, versions, strict=True):
            one.version, one.state = version, None
