"""Sequences that make an item only where it is looked at, and sets of small numbers as the bits of one."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Generic, TypeVar, overload

from engine.core.action import Action


def indices(bits: int) -> Iterator[int]:
    """The members of a bit set."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


T = TypeVar("T")
Option = TypeVar("Option")


class Lazy(Sequence[T], Generic[T]):
    """What all of them share: an index from the end, a slice, the end itself."""

    __slots__ = ()

    @abstractmethod
    def _at(self, index: int) -> T:
        """The item with this index, which is at least 0 and less than the length."""

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[T]: ...
    def __getitem__(self, index: int | slice) -> T | Sequence[T]:
        if isinstance(index, slice):
            return list(map(self._at, range(*index.indices(len(self)))))
        place = index if index >= 0 else index + len(self)
        if not 0 <= place < len(self):
            raise IndexError(index)
        return self._at(place)


class Joined(Lazy[T], Generic[T]):
    """Several sequences, one after the other. They are not counted before somebody asks, since counting may be finding.

    `parts` are those that hold anything.
    """

    __slots__ = ("_total", "parts")

    def __init__(self, parts: Sequence[Sequence[T]]) -> None:
        self.parts = [part for part in parts if part]
        self._total = -1

    def __bool__(self) -> bool:
        return bool(self.parts)

    def __len__(self) -> int:
        if self._total < 0:
            self._total = sum(map(len, self.parts))
        return self._total

    def __iter__(self) -> Iterator[T]:
        for part in self.parts:
            yield from part

    def _at(self, index: int) -> T:
        for part in self.parts:
            if index < len(part):
                return part[index]
            index -= len(part)
        raise IndexError(index)


class Each(Lazy[T], Generic[T, Option]):
    """What `make` makes of each option."""

    __slots__ = ("_make", "_options")

    def __init__(self, make: Callable[[Option], T], options: Sequence[Option]) -> None:
        self._make = make
        self._options = options

    def __len__(self) -> int:
        return len(self._options)

    def __iter__(self) -> Iterator[T]:
        return map(self._make, self._options)

    def _at(self, index: int) -> T:
        return self._make(self._options[index])


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


class OpenChoice(Lazy[Action]):
    """A few good actions of one part, found only when they are looked at; `sample` draws whatever `refuse` lets pass.

    There is at least one: a part that has none to offer gives an empty sequence of another kind.
    """

    __slots__ = ("_good", "_listed", "_sample")

    def __init__(self, good: Callable[[], Sequence[Action]], sample: Callable[[Random], Action | None]) -> None:
        """`good` finds what is listed. `sample` draws any action that is allowed, or None where luck finds none."""
        self._good = good
        self._sample = sample
        self._listed: Sequence[Action] | None = None

    def sample(self, rng: Random) -> Action:
        """An action that `refuse` lets pass, listed or not; where luck finds none, one of those that are listed."""
        found = self._sample(rng)
        return self.listed[rng.randrange(len(self.listed))] if found is None else found

    @property
    def listed(self) -> Sequence[Action]:
        if self._listed is None:
            self._listed = self._good()
        return self._listed

    def __bool__(self) -> bool:
        return True

    def __len__(self) -> int:
        return len(self.listed)

    def _at(self, index: int) -> Action:
        return self.listed[index]
