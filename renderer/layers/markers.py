"""Markers: a small disc with the letter of its kind for each marker beside its city."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from math import cos, pi, sin
from typing import NamedTuple

from engine.parts.markers import MarkerKind, Markers, MarkersSeen
from engine.parts.stations import StationsSeen
from renderer.core.draw import CAPITAL, Box, Brush, Sheet
from renderer.core.fonts import text_width
from renderer.core.theme import CARDS, COLORS
from renderer.layers.districts import ink_on
from renderer.layers.stations import HOUSE
from renderer.layers.stations import spot as station
from renderer.rail.base import Base, covered
from renderer.rail.layer import Layer, Scene

RADIUS, STEP = 18.5, 35.0
"""Of a disc, and from one to the next, in px."""
LETTER = 30
"""Size of the letter on a disc, in px: legible on a narrow phone."""
FAR = (4, 12, 22, 34)
"""How far from the city's mark the row may be, in px."""
HIDDEN = 500.0
"""The cost of a place under a name or a station."""


class Row(NamedTuple):
    """Where the first of the discs beside a city is, and the step to the next."""

    x: float
    y: float
    dx: float
    dy: float

    def box(self, count: int, more: float = 0.0) -> Box:
        """Return the box around so many discs."""
        right, low = self.x + (count - 1) * self.dx, self.y + (count - 1) * self.dy
        reach = RADIUS + more
        return self.x - reach, self.y - reach, right + reach, low + reach


def rows(ground: Base, city: str, count: int) -> Iterator[Row]:
    """Yield the rows and columns of so many discs around a city, the nearest first."""
    (x, y), whole = ground.geometry.cities[city], (count - 1) * STEP
    for far in FAR:
        reach = ground.geometry.city + far + RADIUS
        for turn in (i * pi / 12 for i in range(24)):
            for dx, dy in ((1.0, 0.0), (0.0, 1.0)) if count > 1 else ((1.0, 0.0),):
                mx, my = x + cos(turn) * (reach + dx * whole / 2), y + sin(turn) * (reach + dy * whole / 2)
                yield Row(mx - dx * whole / 2, my - dy * whole / 2, dx * STEP, dy * STEP)


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def spot(ground: Base, city: str, count: int, *, stations: bool = False) -> Row:
    """Return where so many discs beside a city cover least; never names, nor, with `stations`, a station."""

    def find() -> Row:
        taken = list(ground.written())
        if stations:
            (x, y), (wide, high) = station(ground, city), HOUSE
            taken.append((x - wide / 2, y - high / 2, x + wide / 2, y + high / 2))

        def cost(row: Row) -> float:
            box = row.box(count, 1.0)
            at, size = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), ((box[2] - box[0]) / 2, (box[3] - box[1]) / 2)
            outside = min(box) < 0 or box[2] > ground.geometry.size[0] or box[3] > ground.geometry.size[1]
            hidden = HIDDEN * (outside + any(_overlap(box, other) for other in taken))
            return hidden + covered(ground, city, at, size)

        return min(rows(ground, city, count), key=cost)

    return ground.once(("markers", city, count, stations), find)


def _draw(brush: Brush, kinds: tuple[MarkerKind, ...], row: Row) -> None:
    for number, kind in enumerate(kinds):
        x, y = row.x + number * row.dx, row.y + number * row.dy
        face = CARDS.get(kind.color, COLORS["paper"])
        brush.disc(x, y, RADIUS, COLORS["coal"])
        brush.disc(x, y, RADIUS - 1.5, face)
        size = LETTER if len(kind.sign) == 1 else LETTER * 2 // 3
        wide = text_width(kind.sign, "narrow-bold", size)
        brush.text(x - wide / 2, y + size * CAPITAL / 2, kind.sign, "narrow-bold", size, ink_on(face), face, 0)


class MarkersLayer(Layer[Markers]):
    """Markers in pictures."""

    ORDER = 32

    def draw_buildings(self, sheet: Sheet, ground: Base, scene: Scene) -> None:
        """Draw the markers that are left at each city, in the place of all that were dealt there."""
        view = scene.view
        stations = view.has(StationsSeen)
        for city, there in view.seen(MarkersSeen).there.items():
            if there:
                row = spot(ground, city, self.part.sizes[city], stations=stations)
                kinds = tuple(self.part.kinds[kind] for kind in there)
                paint = partial(_draw, kinds=kinds, row=row)
                sheet.stamp(ground.stamp(("markers", city, there), row.box(len(there), 2.0), paint))
