"""Slices: what one part remembers of a game; of many things, one for each seat."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec import Struct

from engine.core.action import Seat


class Seen(Struct, frozen=True):
    """A slice as one viewer may know it. Pictures, words and computer players are made of these."""


class Slice(Struct, frozen=True, forbid_unknown_fields=True):
    """The state of one part. A class that does not say who may see it is refused when it is loaded."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        if cls.seen_by is Slice.seen_by:
            raise TypeError(f"{cls.__name__} does not say who may see it: define seen_by")

    def seen_by(self, viewer: Seat | None) -> Seen:
        """What `viewer` may know; None is the table."""
        raise NotImplementedError


class Nothing(Slice, frozen=True):
    """The slice of a part that remembers nothing."""

    def seen_by(self, viewer: Seat | None) -> Seen:
        return Seen()


T = TypeVar("T")


def put(seats: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The same values with another one for one seat."""
    return (*seats[:seat], value, *seats[seat + 1 :])
