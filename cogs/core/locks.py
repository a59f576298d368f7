"""Locks by what they guard, such as a game or a person."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from functools import wraps
from typing import Any, Generic, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from data.store.readings import StaleStep
from engine.core.refused import Refused

Key = TypeVar("Key", bound=Hashable)
P = ParamSpec("P")
T = TypeVar("T")

MOST_TRIES = 5
"""How often one tries to change what another process changes at the same time."""


class Locks(Generic[Key]):
    """One lock for each key. It lives as long as someone uses it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()

    def of(self, key: Key) -> asyncio.Lock:
        """Return the lock of a key."""
        lock = self._locks.get(key)
        if lock is None:
            lock = self._locks[key] = asyncio.Lock()
        return lock


def retried(change: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Return a change that is made again on what another process, if it was faster, has made of the game or season.

    What it has stored before that happens, it must find and not do again. Where its caller holds what has changed, the
    caller does all of it again.
    Raises: Refused `table_moved_on` if others are faster all the time; StaleStep if its caller holds what has changed.
    """

    @wraps(change)
    async def changed(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(MOST_TRIES):
            try:
                return await change(*args, **kwargs)
            except StaleStep as late:
                if late.held is not None:
                    raise
        raise Refused("table_moved_on")

    return changed
