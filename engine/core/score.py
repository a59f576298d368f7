"""Points: the lines that parts return, and the places that follow from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from engine.core.action import Seat
from engine.core.refused import Fact


class ScoreLine(Struct, frozen=True, gc=False):
    """Points of one seat for one item. Points may be negative (R14).

    `code` names the item (`tickets`, `longest_path`), `facts` are the variables of its sentence.
    """

    seat: Seat
    code: str
    points: int
    facts: Mapping[str, Fact] = {}


class Result(Struct, frozen=True, gc=False):
    """Totals and places of all seats, with the lines and tallies they come from.

    Places count from 1 (best); equal seats share a place, and the next place is skipped (1, 1, 3). All tuples are
    indexed by seat.
    """

    totals: tuple[int, ...]
    places: tuple[int, ...]
    lines: tuple[ScoreLine, ...]
    tallies: Mapping[str, tuple[int, ...]] = {}

    def of(self, seat: Seat) -> tuple[ScoreLine, ...]:
        """Return the lines of one seat, in the order in which the parts counted them."""
        return tuple(line for line in self.lines if line.seat == seat)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """All seats in first place: several when they tie."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def rank(
    seats: int,
    lines: Sequence[ScoreLine],
    tallies: Mapping[str, tuple[int, ...]],
    tie_breaks: Sequence[str],
) -> Result:
    """Add up the lines and rank the seats, most points first (R13).

    Ties are broken by the tallies named in `tie_breaks`, in that order, more is better; those that this table doesn't
    have are left out. Seats that are still equal share a place.
    """
    totals = [0] * seats
    for line in lines:
        totals[line.seat] += line.points
    keys = [(totals[seat], *(tallies[name][seat] for name in tie_breaks if name in tallies)) for seat in range(seats)]
    places = tuple(1 + sum(other > own for other in keys) for own in keys)
    return Result(tuple(totals), places, tuple(lines), tallies)
