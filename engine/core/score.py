"""Points: the lines that parts give, and the places that follow from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from engine.core.action import Seat
from engine.core.refused import Fact


class ScoreLine(Struct, frozen=True):
    """Points of one seat for one thing. Negative points are allowed (R14)."""

    seat: Seat
    code: str
    points: int
    facts: Mapping[str, Fact] = {}


class Result(Struct, frozen=True):
    """Totals and places (1 is best; equals share a place) with the lines and tallies they come from."""

    totals: tuple[int, ...]
    places: tuple[int, ...]
    lines: tuple[ScoreLine, ...]
    tallies: Mapping[str, tuple[int, ...]] = {}

    def of(self, seat: Seat) -> tuple[ScoreLine, ...]:
        return tuple(line for line in self.lines if line.seat == seat)

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def rank(
    seats: int,
    lines: Sequence[ScoreLine],
    tallies: Mapping[str, tuple[int, ...]],
    tie_breaks: Sequence[str],
) -> Result:
    """Most points first; equals by the tie-breaks in their order, more is better; what is still equal is shared."""
    totals = [0] * seats
    for line in lines:
        totals[line.seat] += line.points
    keys = [(totals[seat], *(tallies[name][seat] for name in tie_breaks)) for seat in range(seats)]
    places = tuple(1 + sum(other > own for other in keys) for own in keys)
    return Result(tuple(totals), places, tuple(lines), tallies)
