"""Delivery: what is queued for Discord is sent, each message once, whatever Discord or the database does meanwhile.

An attempt is noted before it is made, so that after a failure or a crash the message is looked for before it is sent
again. What failed is tried again, later each time, and what concerns one key (a game, a season) waits for no other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import aiohttp
import discord

from data.store.errors import NotStored
from engine.core.refused import Refused

_log = logging.getLogger(__name__)

FIRST_WAIT, LONGEST_WAIT = 15.0, 3600.0
MOST_ATTEMPTS = 100
"""About four days at the longest wait."""
UNKNOWN_CHANNEL = 10003
TROUBLE = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)
"""What a call to Discord may raise though nothing is wrong with the program."""


def backoff(attempts: int) -> float:
    """Seconds until the next attempt, after one that failed and so many before it."""
    return min(FIRST_WAIT * 4.0 ** min(attempts, MOST_ATTEMPTS), LONGEST_WAIT)


# One message


async def _nothing() -> bool:
    return False


@dataclass(frozen=True)
class Attempt:
    """One message that is to be sent, and what is done about it."""

    what: str
    """For the log: whose it is, and of which kind."""
    attempts: int
    """Those before this one."""
    claim: Callable[[], Awaitable[object]]
    """Notes the attempt."""
    send: Callable[[], Awaitable[object]]
    """Finds what arrived or sends it, and notes that Discord has it."""
    drop: Callable[[], Awaitable[object]]
    """Notes that it will never be sent."""
    on_gone: Callable[[], Awaitable[bool]] | None = None
    """Its channel is no more; whether what follows in the queue may be tried all the same."""
    on_forbidden: Callable[[], Awaitable[object]] = _nothing
    """Called once when the bot lacks permission to write there."""


class Round:
    """All that is tried at one time for one key."""

    def __init__(self) -> None:
        self.wait: float | None = None
        """Seconds until what failed is tried again; None where nothing failed."""

    async def deliver(self, message: Attempt) -> bool:
        """Whether what follows the message may be sent: Discord has it, or it is given up."""
        await message.claim()
        try:
            await message.send()
            return True
        except TROUBLE as error:
            _log.warning("%s not delivered: %s", message.what, error)
            if message.on_gone is not None and getattr(error, "code", None) == UNKNOWN_CHANNEL:
                return await message.on_gone()
            if not message.attempts and isinstance(error, discord.Forbidden):
                await message.on_forbidden()
        except Exception:
            _log.exception("%s failed", message.what)
        if message.attempts >= MOST_ATTEMPTS:
            await message.drop()
            return True
        wait = backoff(message.attempts)
        self.wait = wait if self.wait is None else min(wait, self.wait)
        return False


# One task for each key


class Workers:
    """A task for each key that is woken: one round of work, and the next when it says so or is woken meanwhile."""

    def __init__(self, name: str, work: Callable[[int], Awaitable[float | None]]) -> None:
        """`work` does a round for a key, and gives the seconds until the next one; None: none before it is woken."""
        self._name, self._work = name, work
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._again: set[int] = set()
        self._stopped = False

    @property
    def at_work(self) -> list[asyncio.Task[None]]:
        """What is being done just now."""
        return list(self._tasks.values())

    def wake(self, key: int) -> None:
        """There is something new to do, or it is time to try again."""
        timer = self._timers.pop(key, None)
        if timer is not None:
            timer.cancel()
        if self._stopped:
            return
        if key in self._tasks:
            self._again.add(key)
            return
        self._tasks[key] = asyncio.create_task(self._run(key), name=f"{self._name} {key}")

    def later(self, key: int, wait: float) -> None:
        """Wake it after so many seconds."""
        self._timers[key] = asyncio.get_running_loop().call_later(wait, self.wake, key)

    async def stop(self) -> None:
        """End what is being done where it waits. What was woken after that is not begun."""
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        tasks = self.at_work
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, key: int) -> None:
        wait = None
        try:
            while True:
                self._again.discard(key)
                wait = await self._work(key)
                if key not in self._again:
                    break
        except Refused as refused:  # its map is gone: nothing can be done before the next start
            _log.warning("%s %d waits: %s", self._name, key, refused)
        except NotStored as error:
            _log.error("%s %d waits: nothing can be stored (%s)", self._name, key, error)
            wait = FIRST_WAIT  # not ever longer: nothing else tells when there is room again
        except Exception:
            _log.exception("%s %d stumbled", self._name, key)
            wait = FIRST_WAIT
        finally:
            del self._tasks[key]
        if wait is not None:
            self.later(key, wait)
