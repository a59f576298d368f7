"""The arithmetic of clocks: when time is up for a person with quiet hours, weekends and vacations.

Pure functions of Unix s. On days of rest a clock stops. In quiet hours, and in the hour after them, it runs but never
runs out: it runs out at their end.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

HOUR, DAY = 3600, 86400
HOME = "UTC"
"""The time zone of people who haven't set one."""
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
    """When one person isn't disturbed: quiet hours every day, weekends, vacation days; in the person's time zone."""

    zone: str = HOME
    quiet: Quiet | None = None
    weekends: bool = False
    vacation: frozenset[date] = frozenset()

    def is_free(self, day: date) -> bool:
        """Tell whether a day is a day of rest."""
        return day in self.vacation or (self.weekends and day.weekday() >= _SATURDAY)

    def next_free(self, day: date) -> date | None:
        """Return the first day of rest after this day, or None."""
        later = [known for known in self.vacation if known > day]
        if self.weekends:
            later.append(day + timedelta((_SATURDAY - day.weekday() - 1) % 7 + 1))
            later += [day + timedelta(1)] if day.weekday() == _SATURDAY else []
        return min(later, default=None)


def parse_quiet(text: str) -> Quiet | None:
    """Read quiet hours as typed: `22-8`, `22:30-7`. None if unreadable, or if they leave too little of a day."""
    match = _QUIET.fullmatch(text.strip())
    if match is None:
        return None
    start, end = (int(match[n]) * 60 + int(match[n + 1] or 0) for n in (1, 3))
    if max(start, end) > 24 * 60 or int(match[2] or 0) > 59 or int(match[4] or 0) > 59:
        return None
    start, end = start % 1440, end % 1440
    return (start, end) if 0 < (end - start) % 1440 <= MOST_QUIET else None


def quiet_name(quiet: Quiet) -> str:
    """Return quiet hours as text, e.g. `22:30–07:00`, which `parse_quiet` reads again."""
    return "–".join(f"{minutes // 60:02}:{minutes % 60:02}" for minutes in quiet)


def known_zone(zone: str) -> str:
    """Return the zone, or the default one if it is no longer known: no game may stop because of that."""
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # OSError: the name of a folder of zones
        return HOME
    return zone


def local_day(at: int, zone: str) -> date:
    """Return the day of a moment (Unix s) in a time zone."""
    return datetime.fromtimestamp(at, ZoneInfo(zone)).date()


def wall(day: date, minutes: int, zone: str) -> int:
    """Return the moment (Unix s) at which a clock in the zone shows that many minutes after midnight.

    More minutes than a day has lead to later days.
    """
    day += timedelta(minutes // 1440)
    shown = datetime.combine(day, time(minutes % 1440 // 60, minutes % 60), ZoneInfo(zone))
    return int(shown.timestamp())


def free_until(at: int, rest: Rest) -> int | None:
    """Return the end of the days of rest around this moment, or None if it isn't on one."""
    day = local_day(at, rest.zone)
    if not rest.is_free(day):
        return None
    while rest.is_free(day):
        day += timedelta(1)
    return wall(day, 0, rest.zone)


def quiet_until(at: int, rest: Rest, morning: int = MORNING) -> int | None:
    """Return the end of the quiet hours, with the `morning` after them (s), around this moment; or None."""
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
    """Return the first moment from this one on outside of quiet hours and days of rest."""
    while True:
        later = free_until(at, rest) or quiet_until(at, rest, morning)
        if later is None:
            return at
        at = later


def _runs_until(at: int, rest: Rest) -> int | None:
    """Return when the running clock stops next, or None."""
    day = rest.next_free(local_day(at, rest.zone))
    return None if day is None else wall(day, 0, rest.zone)


def time_up(start: int, allowance: int, rest: Rest) -> int:
    """Return when a clock with `allowance` seconds, started at `start`, runs out."""
    at, left = start, max(allowance, 0)
    while True:
        at = free_until(at, rest) or at
        stop = _runs_until(at, rest)
        if stop is None or at + left <= stop:
            return awake(at + left, rest)
        at, left = stop, left - (stop - at)


def elapsed(start: int, end: int, rest: Rest) -> int:
    """Return the seconds that a clock ran between two moments."""
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
    """Return the vacation days that count at a table: the first `days` of each year; None lets all count."""
    if days is None:
        return frozenset(vacation)
    counted: dict[int, list[date]] = {}
    for day in sorted(set(vacation)):
        counted.setdefault(day.year, []).append(day)
    return frozenset(day for year in counted.values() for day in year[:days])


def days_between(first: date, last: date) -> list[date]:
    """Return both days and all between them."""
    return [first + timedelta(number) for number in range((last - first).days + 1)]
