"""What lies behind the routes of a map: water, land, parks and streets, lakes, rivers and borders."""

from itertools import pairwise
from math import hypot

from renderer.core.draw import Brush, Point
from renderer.core.geometry import Outlines, Ring
from renderer.core.theme import CARDS, COLORS, FADED, RGB, mix

SMALLEST_LAKE = 420.0
"""In square pixels; smaller ones are only specks between the names."""
PARK = mix(CARDS["green"], COLORS["land"], FADED)
STREET = 9.0, 6.0
"""Width of a street with its kerbs and without."""


def paint(brush: Brush, ground: Outlines) -> None:
    """All of it, from the bottom to the top."""
    for wide, color in ((26.0, COLORS["shallows"]), (3.0, COLORS["coast"])):
        for shape in ground.land:
            _outline(brush, shape[0], color, wide)
    for shape in ground.land:
        brush.shape(shape[0], COLORS["land"])
        for hole in shape[1:]:
            _water(brush, hole)
    for shape in ground.parks:
        brush.shape(shape[0], PARK)
    for line in ground.rivers:
        brush.line(line, COLORS["river"], 2)
    for shape in ground.lakes:
        if _area(shape[0]) < SMALLEST_LAKE:
            continue
        _water(brush, shape[0])
        for island in shape[1:]:
            brush.shape(island, COLORS["land"])
    for wide, color in zip(STREET, (COLORS["shade"], COLORS["paper"]), strict=True):
        for line in ground.streets:
            brush.line(line, color, wide)
    for line in ground.borders:
        for dash in dashes(line, 12, 8):
            brush.line(dash, COLORS["border"], 2)


def _water(brush: Brush, ring: Ring) -> None:
    brush.shape(ring, COLORS["sea"])
    _outline(brush, ring, COLORS["coast"], 1.5)


def _outline(brush: Brush, ring: Ring, color: RGB, width: float) -> None:
    brush.line([*ring, ring[0]], color, width)


def _area(ring: Ring) -> float:
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]))) / 2


def dashes(line: Ring, on: float, off: float) -> list[Ring]:
    """The line cut into pieces with gaps between them."""
    pieces: list[Ring] = []
    piece: list[Point] = [line[0]]
    left, is_on = on, True
    for (ax, ay), (bx, by) in pairwise(line):
        whole = hypot(bx - ax, by - ay)
        done = 0.0
        while whole - done > left:
            done += left
            point = (ax + (bx - ax) * done / whole, ay + (by - ay) * done / whole)
            if is_on:
                pieces.append([*piece, point])
            piece, is_on = [point], not is_on
            left = on if is_on else off
        left -= whole - done
        if is_on:
            piece.append((bx, by))
    return pieces
