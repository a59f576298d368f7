"""Where the towns of the earth are: those of GeoNames with 20,000 people or more."""

from __future__ import annotations

import lzma
import unicodedata
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import NamedTuple

from engine.core.content import near

PLACES = Path(__file__).resolve().parents[1] / "geo" / "places.tsv.xz"


class Place(NamedTuple):
    """A town, its country's two letters, and where it is, in degrees."""

    name: str
    country: str
    lat: float
    lon: float


def folded(name: str) -> str:
    """Return a name as it is compared: without case, accents, spaces and signs."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", name.casefold()) if letter.isalnum())


@cache
def _places() -> dict[str, list[Place]]:
    """Return the towns by folded name: those that are called so before others, each the largest first.

    Cached; it takes about a second.
    """
    found, others = defaultdict[str, list[Place]](list), list[tuple[str, Place]]()
    for row in lzma.decompress(PLACES.read_bytes()).decode().splitlines():
        name, country, lat, lon, *aliases = row.split("\t")
        place = Place(name, country, int(lat) / 100, int(lon) / 100)
        found[folded(name)].append(place)
        others += [(folded(alias), place) for aliases_ in aliases for alias in aliases_.split("|")]
    for called, place in others:
        found[called].append(place)
    return dict(found)


def find_places(name: str, country: str = "") -> list[Place]:
    """Return the towns of a name, the largest first; those of a country if its two letters are given."""
    return [place for place in _places().get(folded(name), ()) if country.upper() in ("", place.country)]


def near_places(name: str) -> list[str]:
    """Return names of towns that are spelled much like a name, the nearest first."""
    return list(dict.fromkeys(_places()[called][0].name for called in near(folded(name), _places(), 5)))
