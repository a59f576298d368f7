"""A small map of one ticket: the land, its cities, a line between them."""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, pi, sin

from PIL import Image

from renderer.core.draw import Brush, Point, art
from renderer.core.geometry import outlines
from renderer.core.theme import COLORS, RGB, kept
from renderer.rail.base import Base

HEIGHT = 96
WIDEST = 170
INSET = 5


def minimap(base: Base, key: str, stops: Sequence[str], under: RGB) -> Image.Image:
    """The land in small with the ticket's cities in their order, made once for each ticket."""
    cities = tuple(base.geometry.cities[city] for city in stops)
    around = base.geometry.size[0] if base.geometry.wraps else 0
    return _minimap(key, base.geometry.size, cities, tuple(base.geometry.cities.values()), under, around)


def ways(stops: Sequence[Point], around: float) -> list[list[Point]]:
    """Lines from stop to stop, the shorter way; `around`: the width of a map that goes around, else 0.

    A line that leaves such a map at one edge comes back at the other.
    """
    lines = []
    for (ax, ay), (bx, by) in pairwise(stops):
        shift = 0.0 if abs(bx - ax) <= around / 2 or not around else around if bx < ax else -around
        lines.append([(ax, ay), (bx + shift, by)])
        if shift:
            lines.append([(ax - shift, ay), (bx, by)])
    return lines


def width_of(size: tuple[int, int]) -> int:
    """As wide as the map is beside its height."""
    return min(round((HEIGHT - 2 * INSET) * size[0] / size[1]) + 2 * INSET, WIDEST)


@kept(256)
def _minimap(
    key: str, size: tuple[int, int], stops: tuple[Point, ...], cities: tuple[Point, ...], under: RGB, around: int
) -> Image.Image:
    width, height = width_of(size), HEIGHT
    scale = min((width - 2 * INSET) / size[0], (height - 2 * INSET) / size[1])
    left, top = (width - size[0] * scale) / 2, (height - size[1] * scale) / 2

    def small(points: list[Point] | tuple[Point, ...]) -> list[Point]:
        return [(left + x * scale, top + y * scale) for x, y in points]

    def paint(brush: Brush) -> None:
        ground = outlines(key)
        brush.box(0, 0, width, height, 0, COLORS["sea"] if ground else COLORS["land"])
        for shape in ground.land if ground else ():
            brush.shape(small(shape[0]), COLORS["land"])
        for shape in ground.lakes if ground else ():
            brush.shape(small(shape[0]), COLORS["sea"])
        for x, y in small(cities):
            brush.disc(x, y, 2, COLORS["track"])
        lines = [small(line) for line in ways(stops, around)]
        for color, wide in ((COLORS["paper"], 6), (COLORS["no"], 3)):
            for line in lines:
                brush.line(line, color, wide)
        for x, y in small(stops):
            brush.disc(x, y, 7, COLORS["paper"])
            brush.disc(x, y, 5.5, COLORS["no"])
        _round_off(brush, width, height, under)

    return art(width, height, under, paint)


def _round_off(brush: Brush, w: int, h: int, under: RGB) -> None:
    """Covers what is outside round corners."""
    r = 10
    for x, y, cx, cy, start in (
        (0, 0, r, r, 1.0),
        (w, 0, w - r, r, 1.5),
        (w, h, w - r, h - r, 0.0),
        (0, h, r, h - r, 0.5),
    ):
        turns = [pi * (start + i / 16) for i in range(9)]
        brush.shape([(x, y), *((cx + r * cos(turn), cy + r * sin(turn)) for turn in turns)], under)
