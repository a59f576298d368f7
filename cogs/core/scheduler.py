"""Due jobs: one task sleeps until the next due time and runs the jobs in order, each once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

import discord

from cogs.core.registry import Registry
from data.store.clocks import Clocks
from data.store.jobs import Jobs
from data.store.opening import NotStored
from data.store.rows import Job
from data.store.store import Store
from engine.core.refused import Refused

_log = logging.getLogger(__name__)

LONGEST_SLEEP = 3600.0
"""The longest sleep, since the machine's clock may be set meanwhile."""
BEAT = 300
"""The least seconds between two stored heartbeats."""
AGAIN, LATER = 300, 86400
"""Seconds before a failed job, and one that can't be done now, is tried again."""


def now() -> int:
    """Return the current time in Unix s. All code uses this clock."""
    return int(discord.utils.utcnow().timestamp())


JobHandler = Callable[[Any, Job], Awaitable[None]]
job: Registry[JobHandler] = Registry("the job")
"""Registers the function that does the due jobs of this kind.

It may be called again after a crash, so it first checks whether there is still something to do. Afterwards the job is
deleted, unless the function has set it to a later time.
"""


class Scheduler:
    """Sleeps until the next due time. Call `wake` after scheduling a job."""

    def __init__(self, client: Any, store: Store) -> None:
        """Take the `client` that each job's function gets."""
        self._client = client
        self._store = store
        self._jobs = Jobs(store)
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._again = False
        self._beaten = 0

    def wake(self) -> None:
        """Look for due jobs now: something may be due earlier than known."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._task is not None:
            self._again = True
            return
        self._task = asyncio.create_task(self._run(), name="scheduler")

    async def stop(self) -> None:
        """Cancel the running job and record the time of the stop."""
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if not self._store.closed:
            try:
                await Clocks(self._store).beat(now())
            except NotStored as error:  # no reason not to stop
                _log.warning("the time of the stop is not noted down: %s", error)

    async def _run(self) -> None:
        wait: float | None = AGAIN
        try:
            while True:
                self._again = False
                await self._beat()
                fallen, following = await self._jobs.look(now())
                if fallen:
                    await self._ring(fallen)
                    following = await self._jobs.next()
                wait = None if following is None else min(max(following - now(), 1), LONGEST_SLEEP)
                if not self._again:
                    break
        except NotStored as error:
            _log.error("what is due waits: nothing can be stored (%s)", error)
        except Exception:
            _log.exception("the scheduler stumbled")
        finally:
            self._task = None
        if wait is not None:
            self._timer = asyncio.get_running_loop().call_later(wait, self.wake)

    async def _beat(self) -> None:
        if now() >= self._beaten + BEAT:
            self._beaten = now()
            await Clocks(self._store).beat(self._beaten)

    async def _ring(self, fallen: Sequence[Job]) -> None:
        for due in fallen:
            try:
                handler = job.get(due.kind)
                if handler is not None:
                    await handler(self._client, due)
            except Refused as refused:
                if refused.code == "no_game_here":  # deleted meanwhile, with all that was due for it
                    continue
                # Its map is gone: it waits until that is there again.
                _log.warning("game %s: what fell due (%s) waits: %s", due.game_id, due.kind, refused)
                await self._jobs.put(replace(due, at=now() + LATER))
                continue
            except Exception:
                _log.exception("game %s: what fell due (%s, seat %s) failed", due.game_id, due.kind, due.seat)
                await self._jobs.put(replace(due, at=now() + AGAIN))
                continue
            await self._jobs.drop(due)
