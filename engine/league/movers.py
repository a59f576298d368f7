"""Promotion and relegation: who changes the division when a season has ended."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct

from engine.league.nouns import Person, Standing


class Mover(Struct, frozen=True):
    """One person who changes the division; 0 is the highest."""

    person: Person
    before: int
    after: int

    @property
    def is_up(self) -> bool:
        return self.after < self.before


def movers(tables: Sequence[Sequence[Standing]], count: int) -> tuple[Mover, ...]:
    """The first of each lower division and the last of the one above it change places, `count` of each at most.

    `tables` are the divisions, the highest first, each with its best first. Divisions keep their sizes, and never more
    than half of one goes in either direction, so that nobody is to rise and to fall. Who shares a place rises or
    falls in the order of the table.
    """
    found = []
    for upper, (above, below) in enumerate(pairwise(tables)):
        swapped = max(0, min(count, len(above) // 2, len(below) // 2))
        found += [Mover(row.person, upper + 1, upper) for row in below[:swapped]]
        found += [Mover(row.person, upper, upper + 1) for row in above[len(above) - swapped :]]
    return tuple(found)
