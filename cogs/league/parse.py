"""Reads what hosts type about a season: days and times, maps, points by place; and checks it as a whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from msgspec import Struct
from msgspec.structs import replace as with_settings

from cogs.clocks.dates import parse_moment
from cogs.core.time import DAY, HOME, HOUR, known_zone
from cogs.game.table_options import options_called, options_read
from cogs.league.draw import checked_cup
from cogs.play.options import named
from cogs.tables.service import Client
from cogs.tables.table import FIRST
from cogs.text.names import tidy
from data.store.league_rows import CUP, Season, Settings
from engine.assemble import GameFile
from engine.core.refused import Refused

LONGEST_NAME = 50
MOST_MAPS, MOST_ROUNDS, MOST_DIVISIONS = 12, 50, 10
A_ROUND = 14 * DAY
"""How long a round is, where no end is named."""
LEAST_ROUND = HOUR
MOST_AHEAD = 2 * 366 * DAY


async def zone_of(bot: Client, user_id: int) -> str:
    """Return a person's time zone."""
    return known_zone(await bot.settings.get("person", user_id, "zone") or HOME)


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


class Wanted(Struct, frozen=True):
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
