"""Checks whether a map's section "layout" can be drawn: everything has its place, every name has room."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from math import hypot
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from data.languages import CODES
from data.maps.clearance import overlaps
from engine.core.content import plain
from renderer.core.labels import written as on_map

HOW = "have it made by: python bot.py check-map FILE --layout"
MOST_SHOWN = 20
MOST_GROUND = 400_000
"""Pixels of all lines of the ground together; the largest maps have half of it, and more takes seconds to draw."""
SIDES = ("west", "east")
EDGES = {"lat": 84.0, "lon": 180.0}
"""Degrees, to both sides of 0."""
CLOSEST = 1e-4
"""Degrees; cities nearer to each other than this are one place."""

Pixels = Annotated[float, Meta(ge=-500, le=5000)]
Wide = Annotated[int, Meta(ge=1200, le=2600)]
High = Annotated[int, Meta(ge=600, le=2000)]
Size = Annotated[float, Meta(ge=4, le=120)]
Margin = Annotated[float, Meta(ge=0, le=250)]
Push = Annotated[float, Meta(gt=0, le=100)]
"""Pixels of a step, or how hard things push each other."""
Slots = list[tuple[Pixels, Pixels, Pixels]]


class Place(Struct, frozen=True):
    """Where a name is drawn: a point in px, the anchor (`lt` to `rb`), and whether it wraps."""

    x: Pixels
    y: Pixels
    anchor: Annotated[str, Meta(pattern="^[lmr][tmb]$")]
    wrap: bool = False


class Spot(Struct, frozen=True):
    """Where a city is drawn, in px, and the places of its name by language."""

    x: Pixels
    y: Pixels
    label: dict[str, Place]


class Sign(Spot, frozen=True):
    """A sign at the edge with the name of a city on the other side."""

    city: str


class Wrap(Struct, frozen=True):
    """A route around the back of the map: spaces of the first run, and the points at both edges."""

    first: Annotated[int, Meta(ge=0, le=20)]
    edges: tuple[tuple[Pixels, Pixels], tuple[Pixels, Pixels]]


Step = Annotated[int, Meta(ge=-5000, le=5000)]
Rings = Annotated[
    list[Annotated[list[Step], Meta(min_length=6, max_length=20_000)]], Meta(min_length=1, max_length=500)
]
Shapes = Annotated[list[Rings], Meta(max_length=2000)]
Lines = Annotated[list[Annotated[list[Step], Meta(min_length=4, max_length=20_000)]], Meta(max_length=2000)]


class Ground(Struct, frozen=True, forbid_unknown_fields=True):
    """What is behind the routes: each line as its first point in px and the steps to each next one."""

    land: Shapes = []
    lakes: Shapes = []
    rivers: Lines = []
    borders: Lines = []


class Layout(Struct, frozen=True):
    """The section "layout" of a game file. Sizes and points are in px."""

    size: tuple[Wide, High]
    slot: tuple[Size, Size]
    city: Size
    text: Annotated[int, Meta(ge=10, le=60)]
    cities: dict[str, Spot]
    routes: dict[str, Slots]
    sign: Annotated[int, Meta(ge=10, le=60)] = 20
    signs: list[Sign] = []
    wraps: dict[str, Wrap] = {}
    ground: Ground | None = None


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What a map may set for making its layout, see data/tools/layout.py."""

    size: tuple[Wide, High] = (1600, 910)
    slot: tuple[Size, Size] = (45.0, 19.0)
    gap: tuple[Pixels, Pixels] = (3.0, 9.0)
    twin: Size = 4.0
    apart: Size = 5.0
    city: Size = 9.0
    text: Annotated[int, Meta(ge=10, le=60)] = 27
    sign: Annotated[int, Meta(ge=10, le=60)] = 20
    edge: Size = 8.0
    between: Size = 20.0
    alone: Size = 14.0
    clear: Annotated[list[Pixels], Meta(min_length=4, max_length=4)] | None = None
    margin: tuple[Margin, Margin] = (72, 60)
    stretch: Annotated[float, Meta(ge=1, le=4)] = 1.3
    seeds: Annotated[list[Annotated[int, Meta(ge=0)]], Meta(min_length=1, max_length=9)] = []
    walk: Annotated[list[tuple[Annotated[int, Meta(ge=0, le=3000)], Push, Push]], Meta(max_length=4)] = []
    rounds: Annotated[int, Meta(ge=0, le=50)] = 16
    bends: dict[str, tuple[Pixels, Pixels]] = {}
    borders: bool = True
    land: bool = True
    cut: Annotated[float, Meta(ge=-180, le=180)] = -180.0


def settings_mistakes(raw: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with the map's own layout settings."""
    layout = raw.get("layout", {})
    try:
        msgspec.convert(layout.get("settings", {}) if isinstance(layout, dict) else layout, Settings)
    except msgspec.ValidationError as mistake:
        path, what = plain(mistake)
        yield f"layout.settings{path}", what


def drawing_mistakes(raw: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield what prevents drawing, each with its place. Unknown cities and routes are checked elsewhere."""
    said = raw.get("layout")
    if not isinstance(said, dict) or not set(said) - {"settings"}:
        yield from place_mistakes(raw)
        yield "layout", f"is missing: {HOW}"
        return
    try:
        layout = msgspec.convert(said, Layout)
    except msgspec.ValidationError as mistake:
        path, what = plain(mistake)
        yield f"layout{path}", f"{what}; {HOW}"
        return
    found = list(_gaps(raw, layout))
    yield from found or _crowded(raw, said)


def place_mistakes(raw: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with the places of cities, and of routes around the back, from which a layout is made."""
    for route in _named(raw, "routes"):
        said, length = route.get("wrap_spaces"), route.get("length")
        spaces = [said.get(side) for side in SIDES] if isinstance(said, dict) else [None]
        fit = [isinstance(length, int) and isinstance(one, int) and 0 <= one <= length for one in spaces]
        if route.get("wraps") and not all(fit):
            reason = 'a route around the back says how many spaces are on each side: {"west": 1, "east": 2}'
            yield f"routes.{route['id']}.wraps", reason
    places: list[tuple[str, float, float]] = []
    for city in _named(raw, "cities"):
        degrees = [city.get(axis) for axis in EDGES]
        for (axis, edge), value in zip(EDGES.items(), degrees, strict=True):
            if not isinstance(value, int | float) or isinstance(value, bool):
                yield f"cities.{city['id']}", f'{axis!r} is missing: degrees, as in {{"lat": 59.3, "lon": 18.1}}'
            elif not -edge <= value <= edge:
                yield f"cities.{city['id']}.{axis}", f"from -{edge:g} to {edge:g} degrees, and this is {value:g}"
            else:
                continue
            break
        else:
            lat, lon = (float(value) for value in degrees)  # type: ignore[arg-type]  # numbers, as was just seen
            for other, y, x in places:
                if hypot(lat - y, lon - x) < CLOSEST:
                    yield f"cities.{city['id']}.lat", f"lies where {other!r} lies; move one of them a little"
            places.append((city["id"], lat, lon))


def _named(raw: Mapping[str, Any], section: str) -> list[dict[str, Any]]:
    found = raw.get(section)
    entries = found if isinstance(found, list) else []
    return [entry for entry in entries if isinstance(entry, dict) and isinstance(entry.get("id"), str)]


def _gaps(raw: Mapping[str, Any], layout: Layout) -> Iterator[tuple[str, str]]:
    """Yield what the map has and the layout lacks."""
    cities = {city["id"]: city for city in _named(raw, "cities")}
    for city in cities:
        if city not in layout.cities:
            yield "layout.cities", f"{city!r} has no place; {HOW}"
        elif not layout.cities[city].label:
            yield f"layout.cities.{city}.label", f"its name has no place; {HOW}"
    routes = {route["id"]: route.get("length") for route in _named(raw, "routes")}
    for route, length in routes.items():
        slots = layout.routes.get(route)
        if slots is None:
            yield "layout.routes", f"{route!r} has no place; {HOW}"
        elif len(slots) != length:
            yield f"layout.routes.{route}", f"{len(slots)} spaces are drawn for a route of {length}; {HOW}"
    for section, there, known in (("cities", layout.cities, cities), ("routes", layout.routes, routes)):
        for name in there:
            if name not in known:
                yield f"layout.{section}.{name}", f"the map has nothing that is called {name!r}; {HOW}"
    yield from ((f"layout.wraps.{name}", "there is no such route") for name in layout.wraps if name not in routes)
    if layout.ground is not None and (length := _length(layout.ground)) > MOST_GROUND:
        yield "layout.ground", f"its lines are {length} px long, and at most {MOST_GROUND} can be drawn; {HOW}"
    for number, sign in enumerate(layout.signs):
        if sign.city not in cities or not sign.label:
            yield f"layout.signs.{number}", f"it names no city, or has no place; {HOW}"


def _length(ground: Ground) -> int:
    """Return the length of all lines of a ground, in px."""
    lines = [*ground.rivers, *ground.borders, *(ring for shape in (*ground.land, *ground.lakes) for ring in shape)]
    return round(sum(hypot(*step) for line in lines for step in zip(line[2::2], line[3::2], strict=False)))


def _crowded(raw: Mapping[str, Any], layout: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield what overlaps something else or is outside the picture."""
    names = {city["id"]: city["names"] for city in _named(raw, "cities") if isinstance(city.get("names"), dict)}
    if set(names) != set(layout["cities"]) or not all(
        isinstance(by_lang.get(lang), str) and on_map(by_lang[lang]).strip()
        for by_lang in names.values()
        for lang in CODES
    ):
        return
    found = overlaps(layout, names, CODES)
    for line in found[:MOST_SHOWN]:
        yield crowding(line)
    if len(found) > MOST_SHOWN:
        yield "layout", f"{len(found) - MOST_SHOWN} more things overlap; {HOW}"


def crowding(line: str) -> tuple[str, str]:
    """Turn a line of `clearance.overlaps` into a place and a sentence."""
    one, _, other = line.partition(" - ")
    other = re.sub(r"^(.+)#(\d+)$", lambda m: f"space {int(m[2]) + 1} of the route {m[1]!r}", other)
    other = re.sub(r"^(name|city) (.+)$", lambda m: f"the {'name of ' * (m[1] == 'name')}city {m[2]!r}", other)
    touches = "does not fit into the picture" if other == "frame" else f"has no room beside {other}"
    if "#" in one:
        route, _, space = one.rpartition("#")
        return f"layout.routes.{route}", f"its space {int(space) + 1} {touches}; {HOW}"
    lang, city = one.split(" ", 1)
    reason = f"the name in {lang!r} {touches}: write it shorter, or {HOW}"
    return f"layout.cities.{city}.label.{lang}", reason
