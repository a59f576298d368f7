"""Groups times options, made only where they are looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Generic, TypeVar

from engine.core.bitset import indices
from engine.core.lazy import Each, Lazy

T = TypeVar("T")
Option = TypeVar("Option")


class Product(Lazy[T], Generic[T, Option]):
    """Groups of members (a bit set) times their options; `make` builds the item for one of each."""

    __slots__ = ("_groups", "_make", "_total")

    def __init__(self, make: Callable[[int, Option], T], groups: Sequence[tuple[int, Sequence[Option]]] = ()) -> None:
        self._make = make
        self._groups = groups
        self._total = sum([members.bit_count() * len(options) for members, options in groups])

    def each(self) -> Iterator[Sequence[T]]:
        """The items of one member after the other, none of them made yet."""
        for members, options in self._groups:
            for member in indices(members):
                yield Each(partial(self._make, member), options)

    def __len__(self) -> int:
        return self._total

    def __iter__(self) -> Iterator[T]:
        for items in self.each():
            yield from items

    def _at(self, index: int) -> T:
        for members, options in self._groups:
            size = members.bit_count() * len(options)
            if index < size:
                member, option = divmod(index, len(options))
                return self._make(list(indices(members))[member], options[option])
            index -= size
        raise IndexError(index)
