"""Registries: what is found by a name, or gone through in order, each registered where it is written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

T = TypeVar("T")


class Registry(Generic[T]):
    """Functions, classes or values by name. Calling it with a name gives the decorator that registers under it."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._known: dict[str, T] = {}

    def __call__(self, name: str) -> Callable[[T], T]:
        """Register what is decorated. Raises: ValueError where something else has that name already."""

        def register(value: T) -> T:
            self.add(name, value)
            return value

        return register

    def add(self, name: str, value: T) -> None:
        """Register a value under a name. Raises: ValueError where something else has that name already."""
        if name in self._known:
            raise ValueError(f"{self._what} {name} is registered twice")
        self._known[name] = value

    def get(self, name: str) -> T | None:
        """What has that name; None where nothing has, as of another version of the program."""
        return self._known.get(name)

    def __getitem__(self, name: str) -> T:
        """What has that name. Raises: KeyError where nothing has."""
        return self._known[name]

    def values(self) -> tuple[T, ...]:
        """All that is registered, in that order."""
        return tuple(self._known.values())

    @contextmanager
    def replaced(self, name: str, value: T) -> Iterator[None]:
        """Have something else under that name meanwhile, also where there was nothing."""
        before = self._known.get(name)
        self._known[name] = value
        try:
            yield
        finally:
            if before is None:
                del self._known[name]
            else:
                self._known[name] = before

    def __iter__(self) -> Iterator[str]:
        """The names, in the order of their registration."""
        return iter(self._known)

    def __contains__(self, name: object) -> bool:
        return name in self._known
