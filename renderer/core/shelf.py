"""Caches of what was drawn, with one bound for all of them: in bytes, of which the least recently used go first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from sys import getsizeof
from threading import Lock
from typing import Any, Generic, TypeVar

from PIL import Image

MOST = 60_000_000
"""The most bytes of everything that is cached of pictures: ten tables on all maps in one language fit in."""
EACH = 500
"""What anything takes besides its pixels, about."""
K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Room:
    """The bytes that some shelves share. Thread-safe."""

    def __init__(self, most: int) -> None:
        self.most, self.weight = most, 0
        self.lock = Lock()
        self.kept: OrderedDict[tuple[Shelf[Any, Any], Hashable], tuple[Any, int]] = OrderedDict()
        """The values with their weights, by shelf and key, the least recently used first."""

    def find(self, key: tuple[Shelf[Any, Any], Hashable]) -> Any:
        """Return the value under this key, or None."""
        with self.lock:
            found = self.kept.get(key)
            if found is None:
                return None
            self.kept.move_to_end(key)
            return found[0]

    def put(self, key: tuple[Shelf[Any, Any], Hashable], value: Any, weight: int) -> None:
        """Store a value, replacing any under this key. The last one stays however heavy it is."""
        with self.lock:
            _, old = self.kept.pop(key, (None, 0))
            self.kept[key] = value, weight
            self.weight += weight - old
            while self.weight > self.most and len(self.kept) > 1:
                _, (_, less) = self.kept.popitem(last=False)
                self.weight -= less


room = Room(MOST)
"""The room of all shelves of this process, but of those in tests."""


def weight_of(value: object) -> int:
    """Return the bytes that a picture takes, or what has a `weight`, or a sequence of them."""
    if isinstance(value, Image.Image):
        return EACH + value.width * value.height * (1 if len(value.getbands()) == 1 else 4)
    weight = getattr(value, "weight", None)
    if weight is None and isinstance(value, (tuple, list)):
        return EACH + sum(map(weight_of, value))
    return EACH + int(weight or 0)


def size_of(value: object) -> int:
    """Return the bytes that numbers and texts take with all tuples and lists around them, or what has a `weight`."""
    weight = getattr(value, "weight", None)
    if weight is not None:
        return int(weight)
    return getsizeof(value) + (sum(map(size_of, value)) if isinstance(value, (tuple, list)) else 0)


class Shelf(Generic[K, V]):
    """Values by key, in a room that it shares with others. Thread-safe."""

    def __init__(self, weigh: Callable[[V], int] = weight_of, within: Room = room) -> None:
        self.weigh, self.room = weigh, within

    def find(self, key: K) -> V | None:
        """Return the value under this key, or None."""
        found: V | None = self.room.find((self, key))
        return found

    def put(self, key: K, value: V) -> None:
        """Store a value, replacing any under this key."""
        self.room.put((self, key), value, self.weigh(value))

    @property
    def kept(self) -> dict[K, V]:
        """All that is on this shelf, the least recently used first. It takes a while."""
        with self.room.lock:
            return {key: value for (shelf, key), (value, _) in self.room.kept.items() if shelf is self}  # type: ignore[misc]

    def weight(self) -> int:
        """Return the weight of all that is on this shelf. It takes a while."""
        return sum(map(self.weigh, self.kept.values()))

    def clear(self) -> None:
        """Remove everything from this shelf."""
        with self.room.lock:
            for one in [one for one in self.room.kept if one[0] is self]:
                self.room.weight -= self.room.kept.pop(one)[1]
