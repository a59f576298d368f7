"""Trouble with the database: no room on the disk, or somebody else who holds it."""

from __future__ import annotations

import resource
from pathlib import Path
from random import Random

from data.store.store import Store
from tests.faults.death import PATIENCE
from tests.faults.line import Line

_NO_LIMIT = 4294967294
SHORT, LONG = PATIENCE // 4, PATIENCE * 3
"""Milliseconds: less than the bot waits for the database, and more."""


class Disk:
    """A disk that has little room left, until `clear`."""

    def __init__(self, path: Path, rng: Random) -> None:
        self._path = path
        self._rng = rng

    async def fill(self, store: Store) -> str:
        """Lets the database grow by a few pages at most, or its files by a few bytes; which of the two."""
        if self._rng.random() < 0.5:
            pages = (await store.rows("PRAGMA page_count"))[0][0]
            await store.rows(f"PRAGMA max_page_count = {int(str(pages)) + self._rng.randint(0, 1)}")
            return "pages"
        sizes = [file.stat().st_size for file in self._path.parent.iterdir()]
        limit = max(sizes) + self._rng.randrange(20_000)
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
        return "bytes"

    async def clear(self, store: Store) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        await store.rows(f"PRAGMA max_page_count = {_NO_LIMIT}")


def hold(line: Line, rng: Random) -> str:
    """Has another process hold the database for a while from now on; how long."""
    name, milliseconds = rng.choice((("short", SHORT), ("long", LONG)))
    line.ask("hold", seconds=milliseconds / 1000)
    return name
