"""The arithmetic of clocks: when time is up for somebody who sleeps, has weekends and goes on vacation.

Pure functions of Unix seconds. On days of rest a clock stands still. In quiet hours, and in the hour after them, it
runs but never runs out: what would fall there falls due at their end.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

HOUR, DAY = 3600, 86400
HOME = "UTC"
"""Where somebody lives who has not said so."""
MORNING = HOUR
"""After quiet hours there is time to look at the table before anything falls due."""
MOST_QUIET = 14 * 60
"""Minutes a day."""
_QUIET = re.compile(r"([0-9]{1,2})(?::([0-9][0-9]))?\s*[-–—]\s*([0-9]{1,2})(?::([0-9][0-9]))?")
_SATURDAY = 5

Quiet = tuple[int, int]
"""From and to, in minutes after midnight; to may be the smaller one."""


@dataclass(frozen=True)
class Rest:
    """When one person is let alone: quiet hours every day, weekends, days of vacation; all where the person lives."""

    zone: str = HOME
    quiet: Quiet | None = None
    weekends: bool = False
    vacation: frozenset[date] = frozenset()

    def is_free(self, day: date) -> bool:
        return day in self.vacation or (self.weekends and day.weekday() >= _SATURDAY)

    def next_free(self, day: date) -> date | None:
        """The first day of rest after this day."""
        later = [known for known in self.vacation if known > day]
        if self.weekends:
            later.append(day + timedelta((_SATURDAY - day.weekday() - 1) % 7 + 1))
            later += [day + timedelta(1)] if day.weekday() == _SATURDAY else []
        return min(later, default=None)


def parse_quiet(text: str) -> Quiet | None:
    """Quiet hours as people type them: `22-8`, `22:30-7`. None for what is none, or leaves too little of a day."""
    match = _QUIET.fullmatch(text.strip())
    if match is None:
        return None
    start, end = (int(match[n]) * 60 + int(match[n + 1] or 0) for n in (1, 3))
    if max(start, end) > 24 * 60 or int(match[2] or 0) > 59 or int(match[4] or 0) > 59:
        return None
    start, end = start % 1440, end % 1440
    return (start, end) if 0 < (end - start) % 1440 <= MOST_QUIET else None


def quiet_name(quiet: Quiet) -> str:
    """`22:30–07:00`, which `parse_quiet` reads again."""
    return "–".join(f"{minutes // 60:02}:{minutes % 60:02}" for minutes in quiet)


def known_zone(zone: str) -> str:
    """The zone, or the usual one where it is not known any more: nobody's game may stop over that."""
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # OSError: the name of a folder of zones
        return HOME
    return zone


def local_day(at: int, zone: str) -> date:
    return datetime.fromtimestamp(at, ZoneInfo(zone)).date()


def wall(day: date, minutes: int, zone: str) -> int:
    """The moment when a clock on the wall shows so many minutes after midnight; they may be more than a day has."""
    day += timedelta(minutes // 1440)
    shown = datetime.combine(day, time(minutes % 1440 // 60, minutes % 60), ZoneInfo(zone))
    return int(shown.timestamp())


def free_until(at: int, rest: Rest) -> int | None:
    """The end of the days of rest that this moment is in; None on any other day."""
    day = local_day(at, rest.zone)
    if not rest.is_free(day):
        return None
    while rest.is_free(day):
        day += timedelta(1)
    return wall(day, 0, rest.zone)


def quiet_until(at: int, rest: Rest, morning: int = MORNING) -> int | None:
    """The end of the quiet hours, and of the morning after them, that this moment is in."""
    if rest.quiet is None:
        return None
    start, end = rest.quiet
    today = local_day(at, rest.zone)
    for day in (today - timedelta(1), today):
        till = wall(day, end if end > start else end + 1440, rest.zone) + morning
        if wall(day, start, rest.zone) <= at < till:
            return till
    return None


def awake(at: int, rest: Rest, morning: int = MORNING) -> int:
    """The first moment, from this one on, that is in no quiet hours and on no day of rest."""
    while True:
        later = free_until(at, rest) or quiet_until(at, rest, morning)
        if later is None:
            return at
        at = later


def _runs_until(at: int, rest: Rest) -> int | None:
    """When the clock, which runs now, stands still next."""
    day = rest.next_free(local_day(at, rest.zone))
    return None if day is None else wall(day, 0, rest.zone)


def time_up(start: int, allowance: int, rest: Rest) -> int:
    """When a clock with so many seconds runs out that is started at `start`."""
    at, left = start, max(allowance, 0)
    while True:
        at = free_until(at, rest) or at
        stop = _runs_until(at, rest)
        if stop is None or at + left <= stop:
            return awake(at + left, rest)
        at, left = stop, left - (stop - at)


def elapsed(start: int, end: int, rest: Rest) -> int:
    """The seconds that a clock ran between two moments."""
    total, at = 0, start
    while at < end:
        free = free_until(at, rest)
        if free is not None:
            at = free
            continue
        stop = _runs_until(at, rest)
        till = end if stop is None else min(stop, end)
        total += till - at
        at = till
    return total


def limited(vacation: Iterable[date], days: int | None) -> frozenset[date]:
    """The days of vacation that a table lets count: the first ones of each year; None lets all count."""
    if days is None:
        return frozenset(vacation)
    counted: dict[int, list[date]] = {}
    for day in sorted(set(vacation)):
        counted.setdefault(day.year, []).append(day)
    return frozenset(day for year in counted.values() for day in year[:days])


def days_between(first: date, last: date) -> list[date]:
    """Both days and those between them."""
    return [first + timedelta(number) for number in range((last - first).days + 1)]
