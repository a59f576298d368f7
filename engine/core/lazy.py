"""Sequences that build an item only when it is looked at, and sets of small numbers as bits of an integer."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Generic, TypeVar, overload

from engine.core.action import Action


def indices(bits: int) -> Iterator[int]:
    """Yield the members of a bit set in rising order."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def nth(bits: int, number: int) -> int:
    """Return the member of a bit set with this number, counted from 0 in rising order."""
    for _ in range(number):
        bits &= bits - 1
    return (bits & -bits).bit_length() - 1


T = TypeVar("T")
Option = TypeVar("Option")


class Lazy(Sequence[T], Generic[T]):
    """A sequence defined by `_at` and a length: it supports negative indices and slices."""

    __slots__ = ()

    @abstractmethod
    def _at(self, index: int) -> T:
        """Return the item with this index, which is at least 0.

        Raises: IndexError beyond the end.
        """

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[T]: ...
    def __getitem__(self, index: int | slice) -> T | Sequence[T]:
        if isinstance(index, slice):
            return list(map(self._at, range(*index.indices(len(self)))))
        if index < 0:
            index += len(self)
            if index < 0:
                raise IndexError(index)
        return self._at(index)


class Joined(Lazy[T], Generic[T]):
    """Several sequences, one after the other. `parts` are those that aren't empty; `newest` is the item read last.

    The lengths are counted on first use, since counting may mean searching.
    """

    __slots__ = ("_sizes", "newest", "parts")

    def __init__(self, parts: Sequence[Sequence[T]]) -> None:
        self.parts = list(filter(None, parts))
        self._sizes: list[int] | None = None
        self.newest: T | None = None

    def __bool__(self) -> bool:
        return bool(self.parts)

    def __len__(self) -> int:
        if self._sizes is None:
            self._sizes = [*map(len, self.parts)]
        return sum(self._sizes)

    def __iter__(self) -> Iterator[T]:
        for part in self.parts:
            yield from part

    def _at(self, index: int) -> T:
        for part, size in zip(self.parts, self._sizes or map(len, self.parts), strict=True):
            if index < size:
                self.newest = found = part[index]
                return found
            index -= size
        raise IndexError(index)


class Each(Lazy[T], Generic[T, Option]):
    """The results of calling `make` on each option."""

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
    """All pairs of a member and an option, for several groups of members (a bit set) with their options.

    `make` builds the item for a pair, `total` counts the pairs, `find` finds the groups whenever they are needed. Index
    access costs O(groups + members); `pick`, if there is one, finds the pair with an index without building the groups.
    """

    __slots__ = ("_find", "_make", "_pick", "_total")

    def __init__(
        self,
        make: Callable[[int, Option], T],
        total: int,
        find: Callable[[], Iterable[tuple[int, Sequence[Option]]]],
        pick: Callable[[int], tuple[int, Option]] | None = None,
    ) -> None:
        self._make = make
        self._total = total
        self._find = find
        self._pick = pick

    def each(self) -> Iterator[Sequence[T]]:
        """Yield for each member the sequence of its items, none of them built yet."""
        for members, options in self._find():
            for member in indices(members):
                yield Each(partial(self._make, member), options)

    def __bool__(self) -> bool:
        return self._total > 0

    def __len__(self) -> int:
        return self._total

    def __iter__(self) -> Iterator[T]:
        for items in self.each():
            yield from items

    def _at(self, index: int) -> T:
        if self._pick is not None:
            return self._make(*self._pick(index))
        for members, options in self._find():
            size = members.bit_count() * len(options)
            if index < size:
                member, option = divmod(index, len(options))
                return self._make(nth(members, member), options[option])
            index -= size
        raise IndexError(index)


class OpenChoice(Lazy[Action]):
    """A few good actions of one part that can't list all its legal ones. They are searched on first use.

    It is never empty: a part that has nothing to offer returns an empty sequence of another class.
    """

    __slots__ = ("_good", "_listed", "_sample")

    def __init__(self, good: Callable[[], Sequence[Action]], sample: Callable[[Random], Action | None]) -> None:
        """Take `good`, which finds the listed actions, and `sample`, which draws any legal one, or None if it fails."""
        self._good = good
        self._sample = sample
        self._listed: Sequence[Action] | None = None

    def sample(self, rng: Random) -> Action:
        """Draw a legal action, listed or not; when the search fails, one of the listed ones."""
        found = self._sample(rng)
        return self.listed[rng.randrange(len(self.listed))] if found is None else found

    @property
    def listed(self) -> Sequence[Action]:
        """The good actions, searched on first use."""
        if self._listed is None:
            self._listed = self._good()
        return self._listed

    def __bool__(self) -> bool:
        return True

    def __len__(self) -> int:
        return len(self.listed)

    def _at(self, index: int) -> Action:
        return self.listed[index]
