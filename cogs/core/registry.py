"""Registries: functions, classes or values that are found by name, each registered where it is defined."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class Registry(dict[str, T]):
    """Functions, classes or values by name. Calling it with a name returns a decorator that registers under it."""

    def __init__(self, what: str) -> None:
        super().__init__()
        self._what = what

    def __call__(self, name: str) -> Callable[[T], T]:
        """Register what is decorated. Raises: ValueError where something else has that name already."""

        def register(value: T) -> T:
            self.add(name, value)
            return value

        return register

    def add(self, name: str, value: T) -> None:
        """Register a value under a name.

        Raises: ValueError for a name that is taken.
        """
        if name in self:
            raise ValueError(f"{self._what} {name} is registered twice")
        self[name] = value
