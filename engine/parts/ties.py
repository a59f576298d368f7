"""Ties: broken by the game's own list of tallies; seats still equal share the victory (R13)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.content import Content
from engine.core.part import Nothing, Numbers, Part


class TiesNumbers(Numbers, frozen=True):
    """`by`: the names of the tallies, in order."""

    by: list[str]


class Ties(Part[Nothing]):
    """Names the tallies that break a tie, in order."""

    name = "ties"
    numbers_type = TiesNumbers

    def __init__(self, numbers: TiesNumbers, content: Content) -> None:
        self.by = tuple(numbers.by)

    def tie_breaks(self) -> Sequence[str]:
        return self.by
