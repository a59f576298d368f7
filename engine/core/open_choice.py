"""What may be done where it cannot all be listed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import overload

from engine.core.action import Action


class OpenChoice(Sequence[Action]):
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

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        return self.listed[index]
