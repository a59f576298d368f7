"""Reads days and moments that people type, in any of the languages: for seasons and vacations alike."""

from __future__ import annotations

import re
from datetime import date, timedelta
from functools import cache

from cogs.core.time import DAY, HOUR, local_day, wall
from cogs.play.options import plain
from cogs.text.catalogue import LANGS, catalogue
from data.key_family import KeyFamily
from engine.core.refused import Refused

WEEKDAYS = KeyFamily("moment-weekday-{}", map(str, range(7)))

NOON = 12 * 60
EARLIEST = 2000
"""The earliest year that is accepted; an earlier one is a typing error."""
_TIME = re.compile(r"(.*?)[\s,]+([0-9]{1,2})[:.]([0-9][0-9])")
_SPAN = re.compile(r"([0-9]{1,4})?\s*(\w+)")
_HOUR = re.compile(r"([0-9]{1,2}):([0-9][0-9])")
_ISO = re.compile(r"([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})")
_DOTTED = re.compile(r"([0-9]{1,2})[./]([0-9]{1,2})[./]?([0-9]{4})?")


@cache
def _spoken(key: str) -> frozenset[str]:
    """Return the ways of saying something, in all languages."""
    return frozenset(word for lang in LANGS for word in plain(catalogue().say(lang, key)).split(", "))


def parse_moment(text: str, zone: str, at: int) -> int:
    """Return a typed moment in Unix s, in the person's zone: 2026-12-24, 24.12. 18:00, in 3 days, on Monday, now.

    A day without a time means noon, a time without a day the next one.
    Raises: Refused `unknown_moment`.
    """
    typed = _tidied(text)
    if typed in _spoken("moment-now"):
        return at
    span = _span(typed)
    if span is not None:
        return at + span
    match, hour = _TIME.fullmatch(typed), _HOUR.fullmatch(typed)
    day_text, minutes, today = typed, NOON, local_day(at, zone)
    if match is not None and int(match[2]) < 24 and int(match[3]) < 60:
        day_text, minutes = match[1], int(match[2]) * 60 + int(match[3])
        day_text = _without(day_text.strip(), "moment-at", -1)
    day = _day(_without(day_text.strip(), "moment-on", 0), today)
    if hour is not None and int(hour[1]) < 24 and int(hour[2]) < 60:
        day, minutes = today, int(hour[1]) * 60 + int(hour[2])
    if day is None or day.year < EARLIEST:
        raise Refused("unknown_moment", text=text)
    try:
        moment = wall(day, minutes, zone)
        return moment if hour is None or moment > at else wall(day + timedelta(1), minutes, zone)
    except (ValueError, OverflowError) as error:
        raise Refused("unknown_moment", text=text) from error


def _without(typed: str, key: str, place: int) -> str:
    """Return the text without a small word at its start or end, as in "on Monday" and "Monday at"."""
    words = typed.split()
    if len(words) > 1 and words[place] in _spoken(key):
        del words[place]
    return " ".join(words)


def _span(typed: str) -> int | None:
    """Return the seconds of "in 3 days", "2 weeks" or "in a week"; None for other text."""
    span = _without(_without(typed, "moment-in", 0), "moment-one", 0)
    match = _SPAN.fullmatch(span)
    if match is None or (match[1] is None and span == typed):
        return None
    units = {"moment-hours": HOUR, "moment-days": DAY, "moment-weeks": 7 * DAY}
    seconds = next((size for key, size in units.items() if match[2] in _spoken(key)), None)
    return None if seconds is None else int(match[1] or 1) * seconds


def parse_day(text: str, today: date) -> date | None:
    """Return a typed day: 2031-07-01, 1.7.2031, 1.7. for the next one, tomorrow, in 3 days, on Monday.

    None if it is no day.
    """
    typed = _tidied(text)
    span = _span(typed)
    if span is not None:
        return today + timedelta(seconds=span) if span % DAY == 0 else None
    return _day(_without(typed, "moment-on", 0), today)


def _tidied(text: str) -> str:
    return " ".join(plain(text).split()).rstrip(",")


def _day(typed: str, today: date) -> date | None:
    for key, days in (("moment-today", 0), ("moment-tomorrow", 1)):
        if typed in _spoken(key):
            return today + timedelta(days)
    for number in range(7):
        if typed in _spoken(WEEKDAYS(str(number))):
            return today + timedelta((number - today.weekday() - 1) % 7 + 1)
    return _written(typed, today)


def _written(typed: str, today: date) -> date | None:
    """Return a day that is typed in numbers."""
    iso, dotted = _ISO.fullmatch(typed), _DOTTED.fullmatch(typed)
    try:
        if iso is not None:
            return date(int(iso[1]), int(iso[2]), int(iso[3]))
        if dotted is None:
            return None
        if dotted[3] is not None:
            return date(int(dotted[3]), int(dotted[2]), int(dotted[1]))
        day = date(today.year, int(dotted[2]), int(dotted[1]))
        return day if day >= today else day.replace(year=today.year + 1)
    except ValueError:
        return None
