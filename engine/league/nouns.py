"""The nouns of leagues: what a game came to, and how a person stands."""

from __future__ import annotations

from msgspec import Struct

Person = int
"""A person's id."""


class SeatOutcome(Struct, frozen=True):
    """What one seat of a finished game came to, and for whom it counts: for nobody, where `person` is None.

    `place`: 1 is best; equals share one.
    """

    seat: int
    person: Person | None
    place: int
    points: int
    rated: bool = True


class Outcome(Struct, frozen=True):
    """One finished game as it counts, its seats in their order.

    `deal` names what several tables of a round had in common, where they did.
    """

    game: int
    map: str
    seats: tuple[SeatOutcome, ...]
    round: int = 0
    division: int = 0
    deal: int | None = None

    @property
    def best(self) -> int:
        """The winner's points."""
        first = min(seat.place for seat in self.seats)
        return max(seat.points for seat in self.seats if seat.place == first)


class Standing(Struct, frozen=True):
    """One person's row of a league table.

    `against` is head to head: the league points won in games against those who have equal league points, where they
    have all met each other equally often; else 0, since who was drawn against whom is luck. `wins` counts shared
    victories too. `share` is the mean of own points by the winner's points, from 0 to 1. `rating` is the conservative
    value (None: not rated). `decided_by` names the tie-breaks that set the person apart from the equals next above or
    below: `against`, `wins`, `share`, `rating`; empty where none was needed. Who is equal in all shares a place.
    """

    person: Person
    place: int
    played: int
    points: float
    wins: int
    average_place: float | None
    against: float
    share: float | None
    rating: float | None
    decided_by: tuple[str, ...] = ()
