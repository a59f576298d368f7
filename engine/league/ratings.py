"""Ratings: what finished games say of how strong people are (openskill's Plackett-Luce model, seats as teams of one).

A rating is a belief about a person's strength: its mean `mu`, and how unsure it is, `sigma`. What is shown is
conservative: whoever is new or seldom plays starts low and rises with what is known.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from openskill.models import PlackettLuce

from engine.league.nouns import Outcome, Person

PROVISIONAL = 10
"""Under so many games a rating is marked as provisional."""
BASE, SCALE = 1000, 40
"""Of the scale that people see: a newcomer has BASE, and a point of the model is SCALE points of it."""
DEVIATIONS = 3
"""How many deviations below the mean the shown value lies: the true strength is almost surely above it."""

_MODEL = PlackettLuce()


class Rating(Struct, frozen=True):
    """How strong a person is believed to be, and how unsure that is."""

    mu: float
    sigma: float


NEWCOMER = Rating(_MODEL.mu, _MODEL.sigma)
"""What is believed of whoever has not played yet."""


def rate(before: Mapping[Person, Rating], outcome: Outcome) -> dict[Person, Rating]:
    """The ratings, after a game, of all whom it rates; whoever has none in `before` comes as a newcomer.

    It rates the seats that count for ratings and for a person. Fewer than two of them rate nobody.
    """
    places = {seat.person: seat.place for seat in outcome.seats if seat.rated and seat.person is not None}
    if len(places) < 2:
        return {}
    known = [before.get(person, NEWCOMER) for person in places]
    teams = [[_MODEL.rating(one.mu, one.sigma)] for one in known]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places.values()])
    return {person: Rating(one.mu, one.sigma) for person, (one,) in zip(places, rated, strict=True)}


def conservative(rating: Rating) -> float:
    """The value that is shown and that people are ranked by."""
    return BASE + SCALE * (rating.mu - DEVIATIONS * rating.sigma)


def uncertainty(rating: Rating) -> float:
    """One deviation, on the scale that people see."""
    return SCALE * rating.sigma


def is_provisional(games: int) -> bool:
    return games < PROVISIONAL
