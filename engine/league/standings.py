"""Standings: league points by a scale, tiebreakers, promotion and relegation, and same-deal comparisons."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, groupby, pairwise
from math import fsum

from msgspec import Struct

from engine.core.refused import Refused
from engine.league.nouns import Outcome, Person, SeatOutcome, Standing

DEFAULT_SCALE = (5.0, 3.0, 2.0, 1.0, 0.0)
MOST_PLACES = 5
"""No table has more seats."""
MOST_POINTS = 1000
UNITS = 6000
"""Units per league point: 0.01 points shared by 1 to 5 seats are whole units."""

_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—−", "-"))
_NUMBER = r"[0-9]+(?:\.[0-9]{1,2})?"
_BETWEEN = r"[\s,;:/|>-]"
_SCALE = re.compile(rf"{_NUMBER}(?:{_BETWEEN}+{_NUMBER})*{_BETWEEN}*")
_DOTTED = re.compile(r"[0-9]+(?:\.[0-9]+){2,}")
_NEGATIVE = re.compile(rf"(?:^|{_BETWEEN})-[0-9]")


def checked_scale(text: str) -> tuple[float, ...]:
    """Read the points of each place as typed, first place first: "5-3-2-1-0", "5, 3, 2", "10 4 0.5".

    Each place is worth less than the one before; only a 0 may follow a 0. Places not named are worth 0.
    Raises: Refused `scale_unreadable`, `scale_negative`, `scale_too_long`, `scale_too_big`, `scale_worthless` or
        `scale_not_falling`.
    """
    plain = text.translate(_DASHES).strip().strip("()[]").strip()
    if _DOTTED.fullmatch(plain):
        plain = plain.replace(".", "-")
    if _NEGATIVE.search(plain):
        raise Refused("scale_negative", text=text)
    if not _SCALE.fullmatch(plain):
        raise Refused("scale_unreadable", text=text)
    scale = tuple(float(number) for number in re.findall(_NUMBER, plain))
    if len(scale) > MOST_PLACES:
        raise Refused("scale_too_long", most=MOST_PLACES, given=len(scale))
    if scale[0] > MOST_POINTS:
        raise Refused("scale_too_big", most=MOST_POINTS)
    if scale[0] == 0:
        raise Refused("scale_worthless")
    for place, (before, points) in enumerate(pairwise(scale), start=2):
        if points > before or points == before != 0:
            raise Refused("scale_not_falling", place=place, points=_number(points), before=_number(before))
    return scale


def scale_text(scale: Sequence[float]) -> str:
    """Return the scale as text that `checked_scale` reads as the same."""
    return "-".join(map(_number, scale))


def league_points(outcome: Outcome, scale: Sequence[float]) -> tuple[int, ...]:
    """Return the worth of each seat's place, in the order of `outcome.seats`, in 1/`UNITS` of a league point.

    Equals share the mean of their places' points. Integers, so that sums are equal in whatever order they are added.
    """
    places = [seat.place for seat in outcome.seats]
    worth = _in_units(tuple(scale), len(places))
    order = sorted(places)
    first = [order.index(place) for place in places]
    if len(set(places)) == len(places):
        return tuple(worth[at] for at in first)
    equals = [places.count(place) for place in places]
    return tuple(sum(worth[at : at + many]) // many for at, many in zip(first, equals, strict=True))


@lru_cache(64)
def _in_units(scale: tuple[float, ...], seats: int) -> tuple[int, ...]:
    """Return the worth of the places of a table with that many seats, in units."""
    return tuple(round(points * UNITS) for points in scale[:seats]) + (0,) * max(seats - len(scale), 0)


def _number(points: float) -> str:
    return f"{points:.2f}".rstrip("0").rstrip(".")


# The table


TIE_BREAKS = ("against", "wins", "share", "rating")
"""In the order in which they are asked."""
_DIGITS = 9
"""Decimals of a share that count: a smaller difference is a rounding error."""

_Key = tuple[int, int, int, float, float]


class _Record:
    """The games of one person, added up."""

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
        """Return the key that people are compared by, more is better. No games or no rating come last."""
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
    """Return everyone's row, the best first; people equal in everything share a place, in the order of `people`.

    Compared by league points, then head to head among equals, wins, mean share of the winner's points, rating. Seats of
    other people, and of no one, keep their places in each game.
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
    """Return a seat's points divided by the winner's, from 0 to 1.

    If the winner has no points, winners get 1 and others 0.
    """
    if seat.place == 1:
        return 1.0
    best = outcome.best
    return min(max(seat.points / best, 0.0), 1.0) if best > 0 else 0.0


def _head_to_head(
    records: Mapping[Person, _Record], outcomes: Sequence[Outcome], worth: Sequence[tuple[int, ...]]
) -> None:
    """Record the points that each won against equals, if these all met each other equally often."""
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
    """Yield the people of a game with equal sums, two or more, with what each won in it."""
    groups: dict[int, dict[Person, int]] = {}
    for seat, own in zip(outcome.seats, points, strict=True):
        if seat.person is not None and seat.person in records:
            groups.setdefault(records[seat.person].points, {})[seat.person] = own
    return (group for group in groups.values() if len(group) > 1)


def _places(keys: Iterable[_Key]) -> dict[_Key, int]:
    """Return the place of each key, 1 for the greatest; equal ones share a place."""
    places: dict[_Key, int] = {}
    for at, key in enumerate(sorted(keys, reverse=True), start=1):
        places.setdefault(key, at)
    return places


def _decided_by(rising: Sequence[_Key]) -> dict[_Key, tuple[str, ...]]:
    """Return for each the first difference to the next better and the next worse with equal points."""
    names: dict[_Key, set[str]] = {key: set() for key in rising}
    for worse, better in pairwise(rising):
        if worse[0] == better[0]:
            first = next(index for index in range(1, len(worse)) if worse[index] != better[index])
            names[worse].add(TIE_BREAKS[first - 1])
            names[better].add(TIE_BREAKS[first - 1])
    return {key: tuple(name for name in TIE_BREAKS if name in found) for key, found in names.items()}


# Promotion and relegation


class Mover(Struct, frozen=True):
    """A person who changes the division; 0 is the highest."""

    person: Person
    before: int
    after: int

    @property
    def is_up(self) -> bool:
        """Whether the person is promoted."""
        return self.after < self.before


def movers(tables: Sequence[Sequence[Standing]], count: int) -> tuple[Mover, ...]:
    """Return who swaps divisions: the first of each lower one and the last of the one above, at most `count` each.

    `tables` are the divisions, the highest first, each with its best first. Divisions keep their sizes, and at most
    half of one moves in each direction, so that no one moves both ways. People sharing a place move in the order of the
    table.
    """
    found = []
    for upper, (above, below) in enumerate(pairwise(tables)):
        swapped = max(0, min(count, len(above) // 2, len(below) // 2))
        found += [Mover(row.person, upper + 1, upper) for row in below[:swapped]]
        found += [Mover(row.person, upper, upper + 1) for row in above[len(above) - swapped :]]
    return tuple(found)


# Tables that played one deal


class SameSeat(Struct, frozen=True):
    """One person's game compared with others in the same seat of the same deal.

    `rank` 1 is best of `tables`, by points; equals share one. `ahead` is own points minus the mean of the others'.
    `beaten` is the share of the others with fewer points, equals counted half: 1 is best, 0.5 the middle.
    """

    deal: int
    map: str
    seats: int
    seat: int
    game: int
    person: Person
    points: int
    place: int
    rank: int
    tables: int
    ahead: float
    beaten: float


def across_tables(outcomes: Iterable[Outcome]) -> tuple[SameSeat, ...]:
    """Return all seats of same-deal tables, by deal, map, number of seats and seat, the best of each first.

    Deals are comparable only at tables with as many seats on the same map. Seats of no one are left out, and so are
    seats with nothing to compare.
    """
    groups: dict[tuple[int, str, int, int], list[tuple[Outcome, SeatOutcome]]] = {}
    for outcome in outcomes:
        if outcome.deal is not None:
            for seat in outcome.seats:
                if seat.person is not None:
                    key = (outcome.deal, outcome.map, len(outcome.seats), seat.seat)
                    groups.setdefault(key, []).append((outcome, seat))
    found: list[SameSeat] = []
    for key in sorted(groups):
        if len(groups[key]) > 1:
            found += sorted(_compared(key, groups[key]), key=lambda row: (row.rank, row.game))
    return tuple(found)


def _compared(key: tuple[int, str, int, int], group: list[tuple[Outcome, SeatOutcome]]) -> Iterable[SameSeat]:
    deal, map_key, seats, number = key
    total, others = sum(seat.points for _, seat in group), len(group) - 1
    for outcome, seat in group:
        assert seat.person is not None
        more = sum(other.points > seat.points for _, other in group)
        fewer = sum(other.points < seat.points for _, other in group)
        yield SameSeat(
            deal=deal,
            map=map_key,
            seats=seats,
            seat=number,
            game=outcome.game,
            person=seat.person,
            points=seat.points,
            place=seat.place,
            rank=1 + more,
            tables=len(group),
            ahead=seat.points - (total - seat.points) / others,
            beaten=(fewer + (others - fewer - more) / 2) / others,
        )
