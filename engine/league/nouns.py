"""The nouns of leagues: the outcome of a game, and a person's row in the standings."""

from __future__ import annotations

from msgspec import Struct

Person = int
"""A person's id."""


class SeatOutcome(Struct, frozen=True):
    """The outcome of one seat of a finished game, and the person it counts for (None: no one).

    `place` 1 is best; equals share one.
    """

    seat: int
    person: Person | None
    place: int
    points: int
    rated: bool = True


class Outcome(Struct, frozen=True):
    """One finished game as it counts, its seats in order.

    `deal` identifies the same deal that several tables of a round had; None if there was none.
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
    """One person's row of the standings.

    `points` are league points. `against` is head to head: the league points won in games against people with equal
    league points, if they all met each other equally often; else 0, since the draw decides who meets whom. `wins`
    counts shared victories too. `share` is the mean of own points divided by the winner's, from 0 to 1. `rating` is the
    conservative value (None: not rated). `decided_by` names the tiebreakers that separate the person from the equals
    next above or below: `against`, `wins`, `share`, `rating`; () where none was needed. People equal in everything
    share a place.
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
