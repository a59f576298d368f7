"""Turns text typed at a table of strings into places, tiles, paths and corners, and back, in any language."""

from __future__ import annotations

import re

from cogs.play.options import folded, is_number
from cogs.strings.words import corner_label, corner_name, tile_name
from cogs.text.catalogue import LANGS
from cogs.text.localizer import Localizer
from engine.core.refused import Refused
from engine.parts.table_setup import TableSeen
from engine.strings.laying import Stop
from engine.strings.nouns import Point, Tabletop
from engine.strings.places import place_text, read_place, tile_text

MOST_STOPS = 40
_GAPS = re.compile(r"[^\S\n]+")
"""Runs of spaces, made one first: after a long run `_JOINTS` would look for its sign from each space again."""
_JOINTS = re.compile(r"\s*(?:->|=>|[>→⇒;\n]|[-–—]|,(?![0-9]))\s*")
"""What may stand between two stops. A comma before a digit belongs to a place: `D4,37`."""

_WORDS = re.compile(r"(?<=[0-9])\s+(?=[^\W\d_])")
"""Where a stop ends if only spaces are typed: after a number, before a letter."""


def read_path(localizer: Localizer, table: Tabletop, text: str) -> tuple[Stop, ...]:
    """Return the stops of `Base 1 > S7 > G4 > S12`.

    Raises: Refused with the codes of `read_stop`, or `too_many_stops`.
    """
    stops, refused = read_stops(localizer, table, text)
    if refused is not None:
        raise refused
    return stops


def read_stops(localizer: Localizer, table: Tabletop, text: str) -> tuple[tuple[Stop, ...], Refused | None]:
    """Return the stops before the first unreadable one, and why that one can't be read (None: all can)."""
    pieces = _JOINTS.split(_GAPS.sub(" ", text).strip())
    parts = [part for part in pieces if part]
    if len(parts) == 1:  # the quick way on a phone: `Base 1 S7 G4 S12`
        parts = [part.strip() for part in _WORDS.split(parts[0]) if part.strip()]
    if len(parts or pieces) > MOST_STOPS:
        return (), Refused("too_many_stops", most=MOST_STOPS)
    stops: list[Stop] = []
    for number, part in enumerate(parts, 1):
        try:
            stop = read_stop(localizer, table, part)
        except Refused as refused:
            code = "unknown_stop" if refused.code == "unknown_tile" else "unreadable_stop"
            facts = {"stop": part[:40], "number": number, "tiles": names_of(localizer, table)}
            return tuple(stops), Refused(code, kept=False, **facts)
        if not stops or stops[-1] != stop:
            stops.append(stop)
    return tuple(stops), None


def read_stop(localizer: Localizer, table: Tabletop, text: str) -> Stop:
    """Return a tile on the table, by its name, or a place.

    Raises: Refused `unknown_tile` or `unreadable_place`.
    """
    name = tile_text(text) or _tile_in_words(localizer, text) or _spelt_with_es(table, text)
    if name is None:
        return read_place(text)
    if table.tile(name) is None:
        raise Refused("unknown_tile", tile=name, tiles=names_of(localizer, table))
    return name


def names_of(localizer: Localizer, table: Tabletop) -> str:
    """Return the names of all tiles on the table, as a list in a sentence."""
    return ", ".join(tile_name(localizer, tile.name) for tile in table.tiles) or localizer.say("none")


def _tile_in_words(localizer: Localizer, text: str) -> str | None:
    """Return the tile named by a word for a station or base, in any language, and a number; or None."""
    parts = folded(text)
    if len(parts) != 2 or not is_number(parts[1]) or len(parts[1]) > 2:
        return None
    for lang in LANGS:
        for prefix, key in (("S", "alias-tile"), ("Base ", "alias-base")):
            if any(parts[0] == alias for alias in folded(localizer.words.say(lang, key))):
                return f"{prefix}{int(parts[1])}"
    return None


def _spelt_with_es(table: Tabletop, text: str) -> str | None:
    """Read `С1` with the Cyrillic letter that sounds like S: a tile if there is such a one, else column C."""
    match = re.fullmatch(r"\s*[Сс]\s*([0-9]{1,2})\s*", text)
    name = f"S{int(match[1])}" if match else None
    return name if name is not None and table.tile(name) is not None else None


def read_point(localizer: Localizer, table: Tabletop, text: str) -> Point:
    """Return a place, or the center of a tile."""
    stop = read_stop(localizer, table, text)
    if not isinstance(stop, str):
        return stop
    tile = table.tile(stop)
    assert tile is not None
    return tile.center


def path_text(localizer: Localizer, stops: tuple[Stop, ...]) -> str:
    """Return the stops as text that `read_path` reads."""
    return " > ".join(stop_text(localizer, stop) for stop in stops)


def stop_text(localizer: Localizer, stop: Stop) -> str:
    """Return a stop as text."""
    return tile_name(localizer, stop) if isinstance(stop, str) else place_text(stop)


def is_none(localizer: Localizer, text: str) -> bool:
    """Tell whether a text says that nothing is laid."""
    word = " ".join(folded(text))
    return any(word in folded(localizer.words.say(lang, "alias-lay-none")) for lang in LANGS)


def read_corner(localizer: Localizer, setup: TableSeen, text: str) -> int:
    """Return a corner by its number, by (a part of) its name, or by a place near it.

    Raises: Refused `unreadable_corner`.
    """
    typed = folded(text)
    if len(typed) == 1 and is_number(typed[0]) and len(typed[0]) <= 2:
        return int(typed[0]) - 1
    names = {
        corner: folded(f"{corner_name(localizer, setup.marks, corner)} {corner_label(localizer, setup.marks, corner)}")
        for corner in range(len(setup.marks))
    }
    fitting = [corner for corner, name in names.items() if typed and all(part in name for part in typed)]
    if len(fitting) == 1:
        return fitting[0]
    try:
        x, y = read_place(text)
    except Refused as refused:
        raise Refused("unreadable_corner", text=text[:40]) from refused
    return min(names, key=lambda corner: (setup.marks[corner][0] - x) ** 2 + (setup.marks[corner][1] - y) ** 2)
