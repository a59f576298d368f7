"""What was drawn, kept up to a weight in all."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Shelf(Generic[K, V]):
    """Values by key, as many as weigh no more than `most`; those that were not asked for longest go first.

    The last one stays however heavy it is. Threads may share a shelf.
    """

    def __init__(self, most: int, weigh: Callable[[V], int]) -> None:
        self.most, self.weigh = most, weigh
        self.kept: OrderedDict[K, V] = OrderedDict()
        self.lock = Lock()

    def find(self, key: K) -> V | None:
        """Return what is kept under this key, if anything."""
        with self.lock:
            if key in self.kept:
                self.kept.move_to_end(key)
            return self.kept.get(key)

    def put(self, key: K, value: V) -> None:
        """Keep a value in the place of any that was kept under this key."""
        with self.lock:
            self.kept[key] = value
            self.kept.move_to_end(key)
            while len(self.kept) > 1 and self.weight() > self.most:
                self.kept.popitem(last=False)

    def weight(self) -> int:
        """Return the weight of all that is kept."""
        return sum(map(self.weigh, self.kept.values()))

    def clear(self) -> None:
        """Forget everything."""
        with self.lock:
            self.kept.clear()
