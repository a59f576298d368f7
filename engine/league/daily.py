"""A deal a day: the map of each day, what its points are worth, the table of a week, and days in a row.

Days are ordinals: 1 is the first day of the year 1, a Monday.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from msgspec import Struct

from engine.league.nouns import Person

WEEK = 7
COUNTED = 5
"""The days of a week that count for its table: each person's best ones."""
FULL = 100
"""What the best points of a day are worth in the table of the week."""


class Finished(Struct, frozen=True):
    """A person's finished game of a day. `computers`: the most points of a computer player in it."""

    person: Person
    points: int
    computers: int


class DayRow(Struct, frozen=True):
    """One person's row in the table of a day. Equals share a place; `worth` counts for the week."""

    person: Person
    place: int
    points: int
    worth: int


class WeekRow(Struct, frozen=True):
    """One person's row in the table of a week. Equals share a place; `played` counts the finished days."""

    person: Person
    place: int
    total: int
    played: int


def map_of_day(day: int, maps: Collection[str]) -> str:
    """Return the map of a day: all of them in turn, by name, whatever was played before."""
    return sorted(maps)[day % len(maps)]


def first_of_week(day: int) -> int:
    """Return the Monday of a day's week."""
    return day - (day - 1) % WEEK


def worth(points: int, best: int) -> int:
    """Return what points are worth against the best of the day: `FULL` for equal ones, else their share, rounded down.

    Nothing is worth less than 0.
    """
    if points >= best:
        return FULL
    return max(FULL * points // best, 0) if best > 0 else 0


def day_table(finished: Sequence[Finished]) -> list[DayRow]:
    """Return the table of a day, best first; equals in the order in which they come.

    The best points that others are compared with may be those of a computer player.
    """
    best = max((max(one.points, one.computers) for one in finished), default=0)
    ordered = sorted(finished, key=lambda one: -one.points)
    places = _places([one.points for one in ordered])
    return [
        DayRow(one.person, place, one.points, worth(one.points, best))
        for one, place in zip(ordered, places, strict=True)
    ]


def week_table(days: Iterable[Sequence[Finished]]) -> list[WeekRow]:
    """Return the table of a week from the finished games of its days, best first.

    Each person's best `COUNTED` days count. Equals come in the order in which they first finished.
    """
    won: dict[Person, list[int]] = {}
    for finished in days:
        worths = {row.person: row.worth for row in day_table(finished)}
        for one in finished:
            won.setdefault(one.person, []).append(worths[one.person])
    totals = {person: sum(sorted(worths, reverse=True)[:COUNTED]) for person, worths in won.items()}
    ordered = sorted(totals, key=lambda person: -totals[person])
    places = _places([totals[person] for person in ordered])
    return [
        WeekRow(person, place, totals[person], len(won[person])) for person, place in zip(ordered, places, strict=True)
    ]


def _places(falling: Sequence[int]) -> list[int]:
    """Return the place of each of some numbers, the highest first: equal numbers share one."""
    return [falling.index(number) + 1 for number in falling]


def streak(days: Collection[int], today: int) -> int:
    """Return how many days in a row were finished, up to today or, while today isn't, up to yesterday."""
    known = set(days)
    last = today if today in known else today - 1
    length = 0
    while last - length in known:
        length += 1
    return length


def streaks(days: Mapping[Person, Collection[int]], today: int) -> dict[Person, int]:
    """Return each person's days in a row up to today."""
    return {person: streak(finished, today) for person, finished in days.items()}
