"""Ratings: estimates people's strength from finished games (openskill's Plackett-Luce model, seats as teams of one).

A rating has a mean `mu` and an uncertainty `sigma`. The value shown is conservative: people who are new or rarely play
start low, and rise as more is known.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from openskill.models import PlackettLuce

from engine.league.nouns import Outcome, Person

PROVISIONAL = 10
"""Under so many games a rating is marked as provisional."""
BASE, SCALE = 1000, 40
"""The scale that people see: a newcomer has BASE, and one point of the model is SCALE points."""
DEVIATIONS = 3
"""How many deviations below the mean the shown value lies: the true strength is almost surely above it."""

_MODEL = PlackettLuce()


class Rating(Struct, frozen=True):
    """The estimated strength of a person, and its uncertainty (one standard deviation)."""

    mu: float
    sigma: float


NEWCOMER = Rating(_MODEL.mu, _MODEL.sigma)
"""The rating of someone who hasn't played yet."""


def rate(before: Mapping[Person, Rating], outcome: Outcome) -> dict[Person, Rating]:
    """Return the ratings, after a game, of all people it rates; people missing in `before` start as newcomers.

    It rates seats that are `rated` and belong to a person. {} if there are fewer than two of them.
    """
    places = {seat.person: seat.place for seat in outcome.seats if seat.rated and seat.person is not None}
    if len(places) < 2:
        return {}
    known = [before.get(person, NEWCOMER) for person in places]
    teams = [[_MODEL.rating(one.mu, one.sigma)] for one in known]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places.values()])
    return {person: Rating(one.mu, one.sigma) for person, (one,) in zip(places, rated, strict=True)}


def conservative(rating: Rating) -> float:
    """Return the value that is shown and that people are ranked by."""
    return BASE + SCALE * (rating.mu - DEVIATIONS * rating.sigma)


def uncertainty(rating: Rating) -> float:
    """Return one standard deviation, on the scale that is shown."""
    return SCALE * rating.sigma


def is_provisional(games: int) -> bool:
    """Tell whether a rating is provisional after that many games."""
    return games < PROVISIONAL
