"""What results come to: league points by a scale, the table and its tie-breaks, who rises and falls, same deals."""

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
"""Hundredths of a point, shared by up to 5 seats, are whole numbers of them."""

_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—−", "-"))
_NUMBER = r"[0-9]+(?:\.[0-9]{1,2})?"
_BETWEEN = r"[\s,;:/|>-]"
_SCALE = re.compile(rf"{_NUMBER}(?:{_BETWEEN}+{_NUMBER})*{_BETWEEN}*")
_DOTTED = re.compile(r"[0-9]+(?:\.[0-9]+){2,}")
_NEGATIVE = re.compile(rf"(?:^|{_BETWEEN})-[0-9]")


def checked_scale(text: str) -> tuple[float, ...]:
    """The points of each place, the first place's first, as they were typed: "5-3-2-1-0", "5, 3, 2", "10 4 0.5".

    Each place is worth less than the one before; only a 0 may follow a 0. Places that are not named are worth 0.
    Refuses `scale_unreadable`, `scale_negative`, `scale_too_long`, `scale_too_big`, `scale_worthless` and
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
    """The scale as it is written: what `checked_scale` reads as the same."""
    return "-".join(map(_number, scale))


def league_points(outcome: Outcome, scale: Sequence[float]) -> tuple[int, ...]:
    """What each seat's place is worth, in the order of `outcome.seats`, in units of which `UNITS` are a point.

    Equals share the mean of their places' points. Whole numbers, so that equal sums are equal in whatever order they
    were added up.
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
    """What the places of a table of so many are worth, in units."""
    return tuple(round(points * UNITS) for points in scale[:seats]) + (0,) * max(seats - len(scale), 0)


def _number(points: float) -> str:
    return f"{points:.2f}".rstrip("0").rstrip(".")


# The table


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


# Promotion and relegation


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


# Tables that played one deal


class SameSeat(Struct, frozen=True):
    """One person's game beside the others who sat in the same seat with the same deal.

    `rank`: 1 is best of `tables`, by points; equals share one. `ahead`: own points less the mean of the others'.
    `beaten`: the share of the others who have fewer points, equals by half: 1 is best, 0.5 the middle.
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
    """All seats of same-deal tables, by deal, map, seats at the table and seat, the best of each first.

    A deal is the same only at tables with as many seats on the same map. Seats that count for nobody are left out, and
    so is who has nobody to be compared with.
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
