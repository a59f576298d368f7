"""Reads what hosts type about a season: days and times, maps, points by place; and checks it as a whole."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import cache

from msgspec.structs import replace as with_settings

from cogs.clocks.vacations import parse_day
from cogs.core.time import DAY, HOME, HOUR, known_zone, local_day, wall
from cogs.game.table_options import options_called, options_read
from cogs.league.draw import checked_cup
from cogs.play.options import named, plain
from cogs.tables.service import Client
from cogs.tables.table import FIRST
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.names import tidy
from data.key_family import KeyFamily
from data.store.league_rows import CUP, Season, Settings
from engine.assemble import GameFile
from engine.core.refused import Refused

WEEKDAYS = KeyFamily("moment-weekday-{}", map(str, range(7)))

LONGEST_NAME = 50
MOST_MAPS, MOST_ROUNDS, MOST_DIVISIONS = 12, 50, 10
A_ROUND = 14 * DAY
"""How long a round is, where no end is named."""
LEAST_ROUND = HOUR
MOST_AHEAD = 2 * 366 * DAY
NOON = 12 * 60
_TIME = re.compile(r"(.*?)[\s,]+([0-9]{1,2})[:.]([0-9][0-9])")
_SPAN = re.compile(r"([0-9]{1,4})?\s*(\w+)")
_HOUR = re.compile(r"([0-9]{1,2}):([0-9][0-9])")
EARLIEST = 2000
"""The earliest year that is accepted; an earlier one is a typing error."""


# When


@cache
def _spoken(key: str) -> frozenset[str]:
    """Return the ways of saying something, in all languages."""
    return frozenset(word for lang in LANGS for word in plain(catalogue().say(lang, key)).split(", "))


async def zone_of(bot: Client, user_id: int) -> str:
    """Return a person's time zone."""
    return known_zone(await bot.settings.get("person", user_id, "zone") or HOME)


def parse_moment(text: str, zone: str, at: int) -> int:
    """Return a typed moment in Unix s, in the person's zone: 2026-12-24, 24.12. 18:00, in 3 days, on Monday, now.

    A day without a time means noon, a time without a day the next one.
    Raises: Refused `unknown_moment`.
    """
    typed = " ".join(plain(text).split()).rstrip(",")
    if typed in _spoken("moment-now"):
        return at
    after = _after(typed)
    if after is not None:
        return at + after
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


def _after(typed: str) -> int | None:
    """Return the seconds from now of "in 3 days", "2 weeks" or "in a week"; None for other text."""
    span = _without(_without(typed, "moment-in", 0), "moment-one", 0)
    match = _SPAN.fullmatch(span)
    if match is None or (match[1] is None and span == typed):
        return None
    units = {"moment-hours": HOUR, "moment-days": DAY, "moment-weeks": 7 * DAY}
    seconds = next((size for key, size in units.items() if match[2] in _spoken(key)), None)
    return None if seconds is None else int(match[1] or 1) * seconds


def _day(typed: str, today: date) -> date | None:
    for key, days in (("moment-today", 0), ("moment-tomorrow", 1)):
        if typed in _spoken(key):
            return today + timedelta(days)
    for number in range(7):
        if typed in _spoken(WEEKDAYS(str(number))):
            return today + timedelta((number - today.weekday() - 1) % 7 + 1)
    return parse_day(typed, today)


# Maps


def read_maps(games: Mapping[str, GameFile], text: str) -> tuple[tuple[str, ...], dict[str, str]]:
    """Return the maps in a comma-separated list, each by key or name, and variants given after a slash.

    Raises: Refused `unknown_map`, `unknown_variant`, `too_many_maps` or `map_in_two_variants`.
    """
    maps, variants = list[str](), dict[str, str]()
    called = {key: file.names.values() for key, file in games.items()}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, variant = (piece.strip() for piece in part.partition("/"))
        key = named(called, name)
        if key is None:
            raise Refused("unknown_map", map=name)
        if variant:
            chosen = named({key: one.names.values() for key, one in games[key].variants.items()}, variant)
            if chosen is None:
                raise Refused("unknown_variant", variant=variant)
            if variants.setdefault(key, chosen) != chosen:
                raise Refused("map_in_two_variants", map=key)
        maps.append(key)
    if not maps:
        raise Refused("unknown_map", map=text)
    if len(maps) > MOST_MAPS:
        raise Refused("too_many_maps", most=MOST_MAPS)
    return tuple(maps), variants


def read_map_options(games: Mapping[str, GameFile], maps: Sequence[str], text: str) -> tuple[str, ...]:
    """Return the options that are on, of all that any of the maps offers.

    Raises: Refused `unknown_option`.
    """
    found, every = list[str](), [(games[map], options_called(games[map])) for map in dict.fromkeys(maps)]
    for part in dict.fromkeys(filter(None, (part.strip() for part in text.split(",")))):
        known = [name for file, called in every for name in _offered(file, called, part)]
        if not known:
            raise Refused("unknown_option", text=part)
        found += known
    return tuple(dict.fromkeys(found))


def _offered(file: GameFile, called: Mapping[tuple[str, ...], str], text: str) -> list[str]:
    try:
        return [name for name in options_read(called, text) if name != FIRST and name in file.options]
    except Refused:
        return []


# All together


@dataclass(frozen=True)
class Wanted:
    """What a host typed; None for what wasn't named."""

    maps: str | None = None
    start: str | None = None
    end: str | None = None
    opens: str | None = None
    closes: str | None = None
    options: str | None = None


def checked_name(text: str) -> str:
    """Return a league's name, tidied.

    Raises: Refused `bad_league_name`.
    """
    name = tidy(text)
    if not 2 <= len(name) <= LONGEST_NAME or not any(sign.isalnum() for sign in name):
        raise Refused("bad_league_name", most=LONGEST_NAME)
    return name


def applied(games: Mapping[str, GameFile], season: Season, wanted: Wanted, zone: str, at: int) -> Season:
    """Return the season with what a host typed, checked as a whole.

    Raises: Refused with the codes of `parse_moment`, `read_maps`, `read_map_options`, `checked` and `check_times`.
    """
    settings = season.settings
    if wanted.maps is not None:
        maps, variants = read_maps(games, wanted.maps)
        settings = with_settings(settings, maps=maps, variants=variants, options=())
    if wanted.options is not None:
        settings = with_settings(settings, options=read_map_options(games, settings.maps, wanted.options))
    settings = checked(games, settings)
    opens = season.opens_at if wanted.opens is None else parse_moment(wanted.opens, zone, at)
    starts = season.starts_at if wanted.start is None else parse_moment(wanted.start, zone, at)
    moved = starts - season.starts_at if season.starts_at else 0
    closes = season.closes_at + moved if season.closes_at else starts
    closes = closes if wanted.closes is None else parse_moment(wanted.closes, zone, at)
    ends = season.ends_at + moved if season.ends_at else starts + A_ROUND * settings.rounds
    ends = ends if wanted.end is None else parse_moment(wanted.end, zone, at)
    found = replace(season, settings=settings, opens_at=opens, closes_at=closes, starts_at=starts, ends_at=ends)
    check_times(found, at, opened=wanted.opens is None and bool(season.opens_at))
    return found


def checked(games: Mapping[str, GameFile], settings: Settings) -> Settings:
    """Return the settings with `least` from their maps.

    Raises: Refused `unknown_map` or `league_seats`, or with the codes of `checked_cup`.
    """
    for map in settings.maps:
        if map not in games:
            raise Refused("unknown_map", map=map)
        least, most = games[map].seats
        if not least <= settings.seats <= most:
            raise Refused("league_seats", map=map, least=least, most=most, seats=settings.seats)
    if settings.kind == CUP:
        settings = checked_cup(games, settings)
    return with_settings(settings, least=max(games[map].seats[0] for map in settings.maps))


def check_times(season: Season, at: int, *, opened: bool = False) -> None:
    """Check the times of a season. `opened`: it may have opened in the past.

    Raises: Refused `league_past`, `league_window`, `league_too_short` or `league_too_long`.
    """
    times = [("starts", season.starts_at), ("closes", season.closes_at), ("ends", season.ends_at)]
    times += [] if opened else [("opens", season.opens_at)]
    for what, time in times:
        if time < at:
            raise Refused("league_past", what=what, when=str(time))
    if not season.opens_at < season.closes_at <= season.starts_at:
        raise Refused("league_window", opens=str(season.opens_at), closes=str(season.closes_at))
    if season.ends_at < season.starts_at + LEAST_ROUND * season.settings.rounds:
        raise Refused("league_too_short", rounds=season.settings.rounds)
    if season.ends_at > at + MOST_AHEAD:
        raise Refused("league_too_long")
