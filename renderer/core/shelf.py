"""A cache of pictures, limited by their total weight."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Shelf(Generic[K, V]):
    """Values by key with a total weight of at most `most`; the least recently used go first.

    The last one stays however heavy it is. Thread-safe.
    """

    def __init__(self, most: int, weigh: Callable[[V], int]) -> None:
        self.most, self.weigh = most, weigh
        self.kept: OrderedDict[K, V] = OrderedDict()
        self.lock = Lock()

    def find(self, key: K) -> V | None:
        """Return the value under this key, or None."""
        with self.lock:
            if key in self.kept:
                self.kept.move_to_end(key)
            return self.kept.get(key)

    def put(self, key: K, value: V) -> None:
        """Store a value, replacing any under this key."""
        with self.lock:
            self.kept[key] = value
            self.kept.move_to_end(key)
            while len(self.kept) > 1 and self.weight() > self.most:
                self.kept.popitem(last=False)

    def weight(self) -> int:
        """Return the total weight."""
        return sum(map(self.weigh, self.kept.values()))

    def clear(self) -> None:
        """Remove everything."""
        with self.lock:
            self.kept.clear()
