"""Checks maps that people send, in a process of its own with limits, one at a time for the whole bot."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from math import ceil
from pathlib import Path

import msgspec

from cogs.tables.service import Client
from data.maps.library import GAMES
from data.maps.upload import Outcome
from engine.core.refused import Refused

_log = logging.getLogger(__name__)

ROOT = GAMES.parents[1]
MOST_WAITING = 3
"""Maps that wait while another one is checked; Discord takes an answer for 15 minutes."""
LONGEST = 200.0
"""Seconds that one map takes at most."""
MEMORY = 1_000_000_000
"""Bytes of address space that one map takes at most; the largest picture takes half of it."""
LONGEST_LINE = 8_000_000
BETWEEN = 3.0
"""Seconds between two reports of progress."""
KEPT_ENVIRONMENT = ("PATH", "SYSTEMROOT", "LANG", "LC_ALL", "MAPS_FONT", "TMPDIR", "TEMP")
"""The token and the other settings aren't passed on."""

Wanted = tuple[str, str, str]
"""The key that the map gets, and the language and theme of its picture."""
Told = Callable[[int, float], Awaitable[None]]
"""Hears how many maps come before, and the part that is done of the own one."""


@dataclass
class Workshop:
    """The line of maps to check. `seconds` is how long one may take, `memory` how many bytes."""

    bot: Client
    seconds: float = LONGEST
    memory: int = MEMORY
    between: float = BETWEEN
    line: list[int] = field(default_factory=list)
    """The servers whose maps are checked or wait, in order."""
    moved: asyncio.Condition = field(default_factory=asyncio.Condition)

    async def check(self, guild_id: int, wanted: Wanted, sent: bytes, told: Told) -> Outcome | None:
        """Return what comes of a map; None if the checking process failed or took too long.

        Raises: Refused `map_being_checked` for a server with a map in the line, or `maps_queue_full`.
        """
        if guild_id in self.line:
            raise Refused("map_being_checked")
        if len(self.line) > MOST_WAITING:
            raise Refused("maps_queue_full")
        self.line.append(guild_id)
        try:
            while (before := self.line.index(guild_id)) > 0:
                await told(before, 0.0)
                async with self.moved:
                    await self.moved.wait_for(lambda now=before: self.line.index(guild_id) != now)  # type: ignore[misc]
            await told(0, 0.0)
            return await self._checked(wanted, sent, told)
        finally:
            self.line.remove(guild_id)
            async with self.moved:
                self.moved.notify_all()

    async def _checked(self, wanted: Wanted, sent: bytes, told: Told) -> Outcome | None:
        kept = {name: os.environ[name] for name in KEPT_ENVIRONMENT if name in os.environ}
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "data.tools.workshop", *wanted, str(ceil(self.seconds)), str(self.memory)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            cwd=Path(ROOT),
            env={**kept, "OPENBLAS_NUM_THREADS": "1", "PYTHONDONTWRITEBYTECODE": "1"},
            limit=LONGEST_LINE,
        )
        try:
            async with asyncio.timeout(self.seconds):
                return await self._read(process, sent, told)
        except (TimeoutError, ValueError, msgspec.DecodeError) as error:  # the second: a line that is too long
            _log.warning("a map that was sent could not be checked: %s", type(error).__name__)
            return None
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _read(self, process: asyncio.subprocess.Process, sent: bytes, told: Told) -> Outcome | None:
        assert process.stdin is not None
        assert process.stdout is not None
        with suppress(ConnectionError):
            process.stdin.write(sent)
            await process.stdin.drain()
            process.stdin.close()
        clock, last = asyncio.get_running_loop().time, -self.between
        async for line in process.stdout:
            if line.startswith(b"{"):
                return msgspec.json.decode(line, type=Outcome)
            if clock() - last >= self.between:
                last = clock()
                await told(0, float(line))
        return None
