"""Sequences that are made only where they are looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar, overload

from engine.board.bits import indices

T = TypeVar("T")
Option = TypeVar("Option")


class Each(Sequence[T], Generic[T, Option]):
    """The items of one member."""

    __slots__ = ("_make", "_member", "_options")

    def __init__(self, make: Callable[[int, Option], T], member: int, options: Sequence[Option]) -> None:
        self._make = make
        self._member = member
        self._options = options

    def __len__(self) -> int:
        return len(self._options)

    def __iter__(self) -> Iterator[T]:
        for option in self._options:
            yield self._make(self._member, option)

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[T]: ...
    def __getitem__(self, index: int | slice) -> T | Sequence[T]:
        if isinstance(index, slice):
            return list(self)[index]
        return self._make(self._member, self._options[index])


class Product(Sequence[T], Generic[T, Option]):
    """Groups of members (a bit set) times their options; `make` builds the item for one of each."""

    __slots__ = ("_groups", "_make", "_total")

    def __init__(self, make: Callable[[int, Option], T]) -> None:
        self._make = make
        self._groups: list[tuple[int, Sequence[Option]]] = []
        self._total = 0

    def add(self, members: int, options: Sequence[Option]) -> None:
        self._groups.append((members, options))
        self._total += members.bit_count() * len(options)

    def each(self) -> Iterator[Sequence[T]]:
        """The items of one member after the other, none of them made yet."""
        for members, options in self._groups:
            for member in indices(members):
                yield Each(self._make, member, options)

    def __len__(self) -> int:
        return self._total

    def __iter__(self) -> Iterator[T]:
        for members, options in self._groups:
            for member in indices(members):
                for option in options:
                    yield self._make(member, option)

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[T]: ...
    def __getitem__(self, index: int | slice) -> T | Sequence[T]:
        if isinstance(index, slice):
            return list(self)[index]
        if index < 0:
            index += self._total
        for members, options in self._groups:
            size = members.bit_count() * len(options)
            if 0 <= index < size:
                member, option = divmod(index, len(options))
                return self._make(list(indices(members))[member], options[option])
            index -= size
        raise IndexError(index)
