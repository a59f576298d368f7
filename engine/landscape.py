"""Borders, rivers, mountains and squares: the shapes of a table before anything is played."""

from __future__ import annotations

from math import cos, hypot, pi, radians, sin
from random import Random

from engine.board.points import PER_MM, Path, Point, bounds, clean, length, shifted
from engine.tabletop import Measures, Tabletop

EDGE = 1000
"""Where the border begins, left and top: one cell of the grid is kept free around it."""
STEP = 4
"""Millimetres from one point of a curve to the next."""
TRIES = 400

Corners = tuple[Point, Point, Point, Point]


def square(center: Point, turn: float, size: int) -> Corners:
    """The corners of a tile of `size` mm round a middle, turned by degrees."""
    half = size * PER_MM / 2
    right, down = half * cos(radians(turn)), half * sin(radians(turn))
    x, y = center
    a, b = round(right - down), round(right + down)
    return (x - a, y - b), (x + b, y - a), (x + a, y + b), (x - b, y + a)


def border(measures: Measures, bases: int) -> tuple[Path, Path]:
    """The border and its marks: a triangle, a square or a pentagon, a corner for each base.

    The triangle has the sides of the square: a quarter of the loop stays outside (R51).
    """
    side = measures.border * PER_MM / max(bases, 4)
    around = side / (2 * sin(pi / bases))
    # A level bottom side for all three: the angle of the first corner, from the top left one on clockwise.
    first = -pi / 2 if bases % 2 else -pi / 2 - pi / bases
    angles = [first + 2 * pi * corner / bases for corner in range(bases)]
    path = tuple((round(around * cos(angle)), round(around * sin(angle))) for angle in angles)
    path = at_edge(path)
    return path, path


def at_edge(path: Path) -> Path:
    left, top, _, _ = bounds(path)
    return shifted(path, EDGE - left, EDGE - top)


def marked(path: Path, bases: int) -> tuple[Path, Path]:
    raise NotImplementedError


def wild_border(measures: Measures, bases: int, rng: Random) -> tuple[Path, Path]:
    raise NotImplementedError


def river(table: Tabletop, marks: Path, rng: Random) -> Path:
    raise NotImplementedError


def mountains(table: Tabletop, marks: Path, rng: Random) -> Path:
    raise NotImplementedError


def base_square(path: Path, mark: Point, size: int) -> Corners:
    """A base with one corner on a mark of the border, its diagonal along the bisector of the corner there (R57)."""
    raise NotImplementedError
