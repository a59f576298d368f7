"""Values kept one for each seat."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def put(seats: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The same values with another one for one seat."""
    return (*seats[:seat], value, *seats[seat + 1 :])
