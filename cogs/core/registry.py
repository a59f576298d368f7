"""Registries: functions that are found by a name, each named where it is written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

T = TypeVar("T", bound=Callable[..., object])


class Registry(Generic[T]):
    """Functions by name. Calling it with a name gives the decorator that registers the one function for that name."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._known: dict[str, T] = {}

    def __call__(self, name: str) -> Callable[[T], T]:
        """Register the decorated function. Raises: ValueError where another one has that name already."""

        def register(function: T) -> T:
            if name in self._known:
                raise ValueError(f"{self._what} {name} is registered twice")
            self._known[name] = function
            return function

        return register

    def get(self, name: str) -> T | None:
        """The function of that name; None where there is none, as of another version of the program."""
        return self._known.get(name)

    @contextmanager
    def replaced(self, name: str, function: T) -> Iterator[None]:
        """Have another function under that name meanwhile, also where there was none."""
        before = self._known.get(name)
        self._known[name] = function
        try:
            yield
        finally:
            del self._known[name]
            if before is not None:
                self._known[name] = before

    def __iter__(self) -> Iterator[str]:
        """The names, in the order of their registration."""
        return iter(self._known)

    def __contains__(self, name: object) -> bool:
        return name in self._known
