"""The table of a league: who stands where, and which tie-break said so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, groupby, pairwise
from math import fsum

from engine.league.nouns import Outcome, Person, SeatOutcome, Standing
from engine.league.scale import UNITS, league_points

TIE_BREAKS = ("against", "wins", "share", "rating")
"""In the order in which they are asked."""
_DIGITS = 9
"""Of a share: what differs by less is a mistake of floating point."""

_Key = tuple[int, int, int, float, float]


class _Record:
    """What one person has played."""

    __slots__ = ("against", "person", "places", "points", "shares", "wins")

    def __init__(self, person: Person) -> None:
        self.person = person
        self.places: list[int] = []
        self.shares: list[float] = []
        self.points = self.wins = self.against = 0

    def add(self, seat: SeatOutcome, points: int, share: float) -> None:
        self.places.append(seat.place)
        self.shares.append(share)
        self.points += points
        self.wins += seat.place == 1

    @property
    def share(self) -> float | None:
        return round(fsum(self.shares) / len(self.shares), _DIGITS) if self.shares else None

    def key(self, rating: float | None) -> _Key:
        """What people are compared by, the more the better. Who has played nothing, or has no rating, is behind."""
        share = -1.0 if self.share is None else self.share
        return self.points, self.against, self.wins, share, float("-inf") if rating is None else rating

    def row(self, place: int, rating: float | None, decided_by: tuple[str, ...]) -> Standing:
        return Standing(
            self.person,
            place,
            played=len(self.places),
            points=self.points / UNITS,
            wins=self.wins,
            average_place=sum(self.places) / len(self.places) if self.places else None,
            against=self.against / UNITS,
            share=self.share,
            rating=rating,
            decided_by=decided_by,
        )


def standings(
    people: Sequence[Person], outcomes: Sequence[Outcome], scale: Sequence[float], ratings: Mapping[Person, float]
) -> tuple[Standing, ...]:
    """Everybody's row, the best first; who is equal in everything shares a place, in the order of `people`.

    More league points are better, then head to head among the equals, wins, the mean share of the winner's points,
    the rating. Seats of others, and of nobody, keep the places that they took.
    """
    records = {person: _Record(person) for person in people}
    worth = [league_points(outcome, scale) for outcome in outcomes]
    for outcome, points in zip(outcomes, worth, strict=True):
        for seat, own in zip(outcome.seats, points, strict=True):
            if seat.person in records:
                records[seat.person].add(seat, own, share_of(outcome, seat))
    _head_to_head(records, outcomes, worth)
    keys = {person: record.key(ratings.get(person)) for person, record in records.items()}
    places = _places(keys.values())
    decided = _decided_by(sorted(places))
    return tuple(
        records[person].row(places[key], ratings.get(person), decided[key])
        for person, key in sorted(keys.items(), key=lambda item: item[1], reverse=True)
    )


def share_of(outcome: Outcome, seat: SeatOutcome) -> float:
    """A seat's points by the winner's, from 0 to 1; where the winner has none, the winners have all, others nothing."""
    if seat.place == 1:
        return 1.0
    best = outcome.best
    return min(max(seat.points / best, 0.0), 1.0) if best > 0 else 0.0


def _head_to_head(
    records: Mapping[Person, _Record], outcomes: Sequence[Outcome], worth: Sequence[tuple[int, ...]]
) -> None:
    """Notes the points that each won against the equals, where these have all met, each two of them as often."""
    met: Counter[tuple[Person, Person]] = Counter()
    against: Counter[Person] = Counter()
    for outcome, points in zip(outcomes, worth, strict=True):
        for equals in _equals(outcome, points, records):
            met.update(combinations(sorted(equals), 2))
            against.update(equals)
    everybody = sorted(records.values(), key=lambda record: (record.points, record.person))
    for _, group in groupby(everybody, key=lambda record: record.points):
        same = list(group)
        meetings = (met[one.person, other.person] for one, other in combinations(same, 2))
        first = next(meetings, 0)
        if first and all(times == first for times in meetings):
            for record in same:
                record.against = against[record.person]


def _equals(outcome: Outcome, points: Sequence[int], records: Mapping[Person, _Record]) -> Iterator[dict[Person, int]]:
    """Those of a game's people who have equal sums, with what each won in it; two at least."""
    groups: dict[int, dict[Person, int]] = {}
    for seat, own in zip(outcome.seats, points, strict=True):
        if seat.person is not None and seat.person in records:
            groups.setdefault(records[seat.person].points, {})[seat.person] = own
    return (group for group in groups.values() if len(group) > 1)


def _places(keys: Iterable[_Key]) -> dict[_Key, int]:
    """The place of each, 1 for the greatest; equals share one."""
    places: dict[_Key, int] = {}
    for at, key in enumerate(sorted(keys, reverse=True), start=1):
        places.setdefault(key, at)
    return places


def _decided_by(rising: Sequence[_Key]) -> dict[_Key, tuple[str, ...]]:
    """For each, the first difference to the next better and to the next worse of those with equal points."""
    names: dict[_Key, set[str]] = {key: set() for key in rising}
    for worse, better in pairwise(rising):
        if worse[0] == better[0]:
            first = next(index for index in range(1, len(worse)) if worse[index] != better[index])
            names[worse].add(TIE_BREAKS[first - 1])
            names[better].add(TIE_BREAKS[first - 1])
    return {key: tuple(name for name in TIE_BREAKS if name in found) for key, found in names.items()}
