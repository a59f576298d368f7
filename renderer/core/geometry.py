"""The map's geometry from the game's file and data/geo, prepared for drawing. In px."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from math import dist
from pathlib import Path
from typing import Any

from msgspec import Struct, json

from engine.core.ruleset import Ruleset
from renderer.core.draw import Point
from renderer.core.labels import Label

FOLDER = Path(__file__).resolve().parents[2] / "data" / "geo"
Slot = tuple[float, float, float]
"""Middle and angle."""
TURN = 5
"""Degrees to which spaces are turned, and their middles lie on whole px: equal pixels in a row take fewer bytes."""


class Sign(Struct, frozen=True):
    """A name at the edge of the map: the city to which a route leads around the back. Its places are by language."""

    city: str
    labels: Mapping[str, Label]

    def label(self, lang: str) -> Label:
        """Return the place of the name in this language, or in any other if the file has only that."""
        return self.labels.get(lang) or next(iter(self.labels.values()))


class Geometry(Struct, frozen=True):
    """Section "layout" of a game's file: where everything is on the map, in px."""

    size: tuple[int, int]
    slot: tuple[float, float]
    city: float
    text: int
    cities: Mapping[str, Point]
    labels: Mapping[str, Mapping[str, Label]]
    """By city and language."""
    routes: Mapping[str, tuple[Slot, ...]]
    wraps: Mapping[str, Mapping[str, Any]]
    """Routes that leave at one edge and come back at the other, see `lines_of_route`."""
    sign: int
    signs: tuple[Sign, ...]

    @classmethod
    def of(cls, layout: Mapping[str, Any]) -> "Geometry":
        """Read the section "layout", which was checked before."""
        return cls(
            size=(layout["size"][0], layout["size"][1]),
            slot=(layout["slot"][0], layout["slot"][1]),
            city=layout["city"],
            text=layout["text"],
            cities={key: (city["x"], city["y"]) for key, city in layout["cities"].items()},
            labels={key: _labels(city["label"]) for key, city in layout["cities"].items()},
            routes={key: tuple(_slot(*slot) for slot in slots) for key, slots in layout["routes"].items()},
            wraps=layout.get("wraps", {}),
            sign=layout.get("sign", 0),
            signs=tuple(Sign(sign["city"], _labels(sign["label"])) for sign in layout.get("signs", ())),
        )

    def lines(self, route: str, ends: tuple[str, str]) -> list[list[Point]]:
        """Return the route's line from city to city through its slots: one line, or one on each side where it wraps."""
        between = [(x, y) for x, y, _ in self.routes[route]]
        return lines_of_route(self.cities[ends[0]], between, self.cities[ends[1]], self.wraps.get(route))

    def label(self, city: str, lang: str) -> Label:
        """Return the place of the city's name in this language, or in any other if the file has only that."""
        return self.labels[city].get(lang) or next(iter(self.labels[city].values()))


@lru_cache(maxsize=64)
def geometry_of(rules: Ruleset) -> Geometry:
    """Return the geometry of a game's map. Cached: every picture needs it, some several times."""
    return Geometry.of(rules.layout)


def lines_of_route(
    first: Point, slots: list[Point], last: Point, wrap: Mapping[str, Any] | None = None
) -> list[list[Point]]:
    """Return the points from city to city. `wrap`: slots before the edge, and where it is left and entered."""
    if wrap:
        (ax, ay), (bx, by) = wrap["edges"]
        return [[first, *slots[: wrap["first"]], (ax, ay)], [(bx, by), *slots[wrap["first"] :], last]]
    if slots and dist(slots[0], first) > dist(slots[-1], first):
        slots = slots[::-1]
    return [[first, *slots, last]]


def _slot(x: float, y: float, angle: float) -> Slot:
    return float(round(x)), float(round(y)), float(TURN * round(angle / TURN))


def _labels(places: Mapping[str, Any]) -> dict[str, Label]:
    return {
        lang: Label(place["x"], place["y"], place["anchor"], place.get("wrap", False)) for lang, place in places.items()
    }


Ring = list[Point]


class Outlines(Struct, frozen=True, eq=False):
    """Land, lakes and parks as polygons (the outer ring first); rivers, borders and streets as lines."""

    land: list[list[Ring]]
    lakes: list[list[Ring]]
    rivers: list[Ring]
    borders: list[Ring]
    parks: list[list[Ring]] = []
    streets: list[Ring] = []


@lru_cache(maxsize=8)
def _outlines(key: str) -> Outlines | None:
    path = FOLDER / f"{key}.json"
    return json.decode(path.read_bytes(), type=Outlines) if path.exists() else None


def outlines(key: str, layout: Mapping[str, Any]) -> Outlines | None:
    """Return the outlines behind a map: those in its layout, else those of the project's map. Those are cached."""
    ground = layout.get("ground")
    if not ground:
        return _outlines(key)
    land, lakes = ([[unpacked(ring) for ring in one] for one in ground.get(name, ())] for name in ("land", "lakes"))
    rivers, borders = ([unpacked(line) for line in ground.get(name, ())] for name in ("rivers", "borders"))
    return Outlines(land, lakes, rivers, borders)


def unpacked(steps: Sequence[int]) -> Ring:
    """Return the points of a line that is packed as its first point and the steps to each next one, in px."""
    return list(zip(accumulate(steps[0::2], initial=0.0), accumulate(steps[1::2], initial=0.0), strict=False))[1:]
