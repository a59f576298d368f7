"""Questions that this package asks and one above it answers, so that sentences know no rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

A = TypeVar("A")
R = TypeVar("R")


class Hook(Generic[A, R]):
    """One question. `answered_by` decorates the one function that answers it."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._answer: Callable[[A], R] | None = None

    def answered_by(self, function: Callable[[A], R]) -> Callable[[A], R]:
        """Have it answered by the decorated function. Raises: ValueError where another one does already."""
        if self._answer is not None:
            raise ValueError(f"{self._what}: answered twice")
        self._answer = function
        return function

    def __call__(self, asked: A) -> R:
        """The answer. Raises: LookupError where nobody gives one, since `cogs.tables` was not imported."""
        if self._answer is None:
            raise LookupError(f"{self._what}: nobody answers")
        return self._answer(asked)
