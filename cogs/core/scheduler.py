"""Due jobs: one task sleeps until the next due time and runs the jobs in order, each once.

Time for which the bot was not there for its players is noticed here: nothing falls due in it, and clocks stand still.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import discord

from cogs.core.locks import retried
from cogs.core.registry import Registry
from data.store.clocks import Clocks
from data.store.connection import NotStored
from data.store.jobs import Jobs
from data.store.rows import Job
from data.store.share import Share
from data.store.store import Store
from engine.core.refused import Refused

_log = logging.getLogger(__name__)

LONGEST_SLEEP = 3600.0
"""The longest sleep, since the machine's clock may be set meanwhile."""
BEAT = 300
"""The least seconds between two stored heartbeats."""
SHORT_ABSENCE = 600
"""Seconds that may be missed without anything standing still."""
POLL = 5.0
"""The longest sleep where other processes schedule jobs, too."""
AGAIN, LATER = 300, 86400
"""Seconds before a failed job, and one that can't be done now, is tried again."""


LAST_JOB = 3.0
"""Seconds for which one who gives a shard up waits for the job that is being done."""


def now() -> int:
    """Return the current time in Unix s. All code uses this clock."""
    return int(discord.utils.utcnow().timestamp())


JobHandler = Callable[[Any, Job], Awaitable[None]]
job: Registry[JobHandler] = Registry("the job")
"""Registers the function that does the due jobs of this kind.

It may be called again after a crash, so it first checks whether there is still something to do. Afterwards the job is
deleted, unless the function has set it to a later time.
"""


AbsenceHandler = Callable[[Any, int, Share | None], Awaitable[None]]
on_absence: Registry[AbsenceHandler] = Registry("the follower of absences")
"""Registers the function that receives how many seconds were missed, and for which servers (None: all).

It is called before anything else happens. The seconds are negative if the clock was set back. After a failure it may
receive the same absence again.
"""
_NO_SHARD = -1
"""Stands for all shards until the first of them has a session, or where this process answers for all of them."""


class Presence:
    """Counts the seconds that were missed: the wall-clock time for which the bot was not there for its players.

    It is there while its process runs and every shard has a session with Discord. It is not while the machine sleeps
    (the monotonic clock then stops) or the process is stopped (its timer then comes late). A clock that is set counts
    as missed time too, which is negative if it is set back.
    """

    def __init__(self, since: int) -> None:
        """Take the time, in Unix s, when the bot was last there."""
        self.missed = 0.0
        self._wall, self._ran = since, time.monotonic()
        self._timer = math.inf
        self._lost = {_NO_SHARD}

    @property
    def there(self) -> bool:
        return not self._lost

    def look(self) -> None:
        """Count the time since the last look."""
        wall, ran = now(), time.monotonic()
        there = max(min(ran, self._timer) - self._ran, 0.0) if self.there else 0.0
        self.missed += wall - self._wall - there
        self._wall, self._ran = wall, ran

    def expect(self, wait: float | None) -> None:
        """Count until now, and note that the next timer comes after so many seconds; None: there is no timer."""
        self.look()
        self._timer = math.inf if wait is None else self._ran + wait

    def lose(self, shard: int) -> None:
        """Note that a shard has lost its session."""
        self.look()
        self._lost.add(shard)

    def join(self, shard: int) -> None:
        """Note that a shard has a session."""
        self.look()
        self._lost -= {shard, _NO_SHARD}


class Scheduler:
    """Sleeps until the next due time. Call `wake` after scheduling a job.

    It sleeps on while the bot is without a session: players could not do anything about what falls due.
    """

    def __init__(self, client: Any, store: Store, last_beat: int | None) -> None:
        """Take the `client` that each job's function gets, and the last heartbeat of the process before this one."""
        self._client = client
        self._store = store
        self._jobs = Jobs(store)
        self._presences = {_NO_SHARD: Presence(now() if last_beat is None else last_beat)}
        """By the shard whose servers they are about; there is one for all shards where this process has them all."""
        self._catching_up = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._again = False
        self._beaten = 0
        self._at_job = asyncio.Lock()

    async def take(self, shard: int) -> None:
        """Begin to answer for a shard, as of the last heartbeat of the process that did before.

        Raises: NotStored.
        """
        self._presences.pop(_NO_SHARD, None)
        beat = await Clocks(self._store).last_beat(shard)
        self._presences[shard] = Presence(now() if beat is None else beat)

    async def give(self, shard: int) -> None:
        """Stop answering for a shard, and record until when this process did.

        The job that is being done is waited for. One that takes too long goes on: what it stores of a game that another
        process has changed since is refused.
        Raises: NotStored; nothing falls due there any more even then.
        """
        presence = self._presences.pop(shard, None)
        if asyncio.current_task() is not self._task:
            with suppress(TimeoutError):
                async with asyncio.timeout(LAST_JOB), self._at_job:
                    pass
        if presence is not None:
            await self._note_presence({shard: presence})

    def drop(self, shards: Iterable[int]) -> None:
        """Stop answering for shards at once: another process may have recorded a heartbeat already."""
        for shard in shards:
            self._presences.pop(shard, None)

    def wake(self) -> None:
        """Look for due jobs now: something may be due earlier than known."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._task is not None:
            self._again = True
            return
        self._task = asyncio.create_task(self._run(), name="scheduler")

    def lose(self, shard: int) -> None:
        """Stop until the shard has a session again."""
        self._of(shard).lose(shard)

    def join(self, shard: int) -> None:
        """Go on, since the shard has a session."""
        self._of(shard).join(shard)
        self.wake()

    def _of(self, shard: int) -> Presence:
        """Return the presence that a shard counts for; one that is none of ours any more counts for nothing."""
        found = self._presences.get(shard, self._presences.get(_NO_SHARD))
        return Presence(now()) if found is None else found

    def _share(self, shards: Collection[int]) -> Share | None:
        """Return the servers of shards; None for all."""
        whole: Share | None = self._client.share
        return None if whole is None else Share(whole.count, frozenset(shards))

    async def catch_up(self) -> None:
        """Have everything stand still for what was missed since the last call. Call it before a clock is read.

        Raises: NotStored; the next call then tries again.
        """
        async with self._catching_up:
            for shard, presence in list(self._presences.items()):
                presence.look()
                missed = int(presence.missed)
                if not presence.there or abs(missed) < SHORT_ABSENCE:
                    continue
                _log.info("%d seconds were missed: clocks stand still for them", missed)
                for follower in on_absence.values():
                    try:
                        await follower(self._client, missed, self._share([shard]))
                    except NotStored:
                        raise
                    except Exception:
                        _log.exception("not everything stood still")
                presence.missed -= missed
                await self._note_presence({shard: presence})

    async def stop(self) -> None:
        """Cancel the running job and record until when the bot was there."""
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if not self._store.closed:
            try:
                await self._note_presence(self._presences)
            except NotStored as error:  # no reason not to stop
                _log.warning("the time of the stop is not noted down: %s", error)

    async def _run(self) -> None:
        wait: float | None = AGAIN
        try:
            while True:
                self._again = False
                self._expect(None)
                there = [shard for shard, presence in self._presences.items() if presence.there]
                if not there:
                    wait = None
                    break
                await self.catch_up()
                await self._beat()
                share, longest = self._share(there), LONGEST_SLEEP if self._client.share is None else POLL
                fallen, following = await self._jobs.look(now(), share)
                if fallen:
                    await self._ring(fallen, there)
                    following = await self._jobs.next(share)
                wait = None if following is None else min(max(following - now(), 1), longest)
                if share is not None:
                    wait = longest if wait is None else wait
                if not self._again:
                    break
        except NotStored as error:
            _log.error("what is due waits: nothing can be stored (%s)", error)
        except Exception:
            _log.exception("the scheduler stumbled")
        finally:
            self._task = None
        if wait is not None:
            self._expect(wait)
            self._timer = asyncio.get_running_loop().call_later(wait, self.wake)

    def _expect(self, wait: float | None) -> None:
        for presence in self._presences.values():
            presence.expect(wait)

    async def _beat(self) -> None:
        if abs(now() - self._beaten) >= BEAT:
            await self._note_presence(self._presences)
            self._beaten = now()

    async def _note_presence(self, presences: Mapping[int, Presence]) -> None:
        """Store the heartbeats: until when the bot was there, without what was missed and not yet made good."""
        beats = dict[int | None, int]()
        for shard, presence in presences.items():
            presence.look()
            if shard != _NO_SHARD:
                beats[shard] = now() - int(presence.missed)
            elif self._client.share is None:  # else it never had a shard, and says nothing about the whole bot
                beats[None] = now() - int(presence.missed)
        if beats:
            await Clocks(self._store).beat(beats)

    async def _ring(self, fallen: Sequence[Job], shards: Collection[int]) -> None:
        """Do what fell due for the servers of these shards, until another process has one of them."""
        for due in fallen:
            if not self._has(shards):
                return
            try:
                handler = job.get(due.kind)
                if handler is not None:
                    async with self._at_job:
                        await retried(handler)(self._client, due)
            except Refused as refused:
                if refused.code == "no_game_here":  # deleted meanwhile, with all that was due for it
                    continue
                # Its map is gone: it waits until that is there again. Or other processes were faster all the time.
                _log.warning("game %s: what fell due (%s) waits: %s", due.game_id, due.kind, refused)
                await self._put_off(due, AGAIN if refused.code == "table_moved_on" else LATER, shards)
                continue
            except Exception:
                _log.exception("game %s: what fell due (%s, seat %s) failed", due.game_id, due.kind, due.seat)
                await self._put_off(due, AGAIN, shards)
                continue
            await self._jobs.drop(due)

    def _has(self, shards: Collection[int]) -> bool:
        return self._presences.keys() >= set(shards)

    async def _put_off(self, due: Job, seconds: int, shards: Collection[int]) -> None:
        if self._has(shards):  # else another process may have done it by now
            await self._jobs.put(replace(due, at=now() + seconds))
