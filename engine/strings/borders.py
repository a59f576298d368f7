"""Squares of tiles, plain borders, and marks and bases along a border of any shape."""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, pi, radians, sin

from engine.board.points import PER_MM, Path, Point, bounds, clean, shifted
from engine.strings.crossings import cross
from engine.strings.nouns import Measures

EDGE = 1000
"""Where the border begins, left and top: one cell of the grid is kept free around it."""

Corners = tuple[Point, Point, Point, Point]


@lru_cache(maxsize=64)
def square(center: Point, turn: float, size: int) -> Corners:
    """The corners of a tile of `size` mm round a middle, turned by degrees; kept, since each is asked for again."""
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
    # A level bottom side for all three: the angle of the first corner, from the top or top left one on clockwise.
    first = -pi / 2 if bases % 2 else -pi / 2 - pi / bases
    angles = [first + 2 * pi * corner / bases for corner in range(bases)]
    path = at_edge(tuple((round(around * cos(angle)), round(around * sin(angle))) for angle in angles))
    return path, path


def at_edge(path: Path) -> Path:
    """The path moved to where a border begins."""
    left, top, _, _ = bounds(path)
    return shifted(path, EDGE - left, EDGE - top)


def marked(path: Path, bases: int) -> tuple[Path, Path]:
    """A closed path moved to where a border begins, and its marks: evenly along it from its first point (R59)."""
    path = at_edge(path)
    steps = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in zip(path, (*path[1:], path[0]), strict=True)]
    apart, walked, marks = sum(steps) / bases, 0.0, [path[0]]
    along: list[Point] = []
    for number, step in enumerate(steps):
        (x, y), (x2, y2) = path[number], path[(number + 1) % len(path)]
        along.append((x, y))
        while len(marks) < bases and walked + step > apart * len(marks) - 1e-6:
            share = (apart * len(marks) - walked) / step
            mark = round(x + share * (x2 - x)), round(y + share * (y2 - y))
            marks.append(mark)
            along.append(mark)
        walked += step
    return clean(along, closed=True), tuple(marks)


def base_square(path: Path, mark: Point, size: int) -> Corners:
    """A base with one corner on a mark of the border, its diagonal along the bisector of the corner there (R57)."""
    number = path.index(mark)
    before, after = path[number - 1], path[(number + 1) % len(path)]
    back, forth = _unit(mark, before), _unit(mark, after)
    tangent = forth[0] - back[0], forth[1] - back[1]
    inward = 1 if sum(cross(a, b) for a, b in zip(path, (*path[1:], path[0]), strict=True)) > 0 else -1
    long = hypot(*tangent)
    down = (-tangent[1] * inward / long, tangent[0] * inward / long) if long else forth
    half = size * PER_MM / hypot(1, 1)
    x, y = mark[0] + half * down[0], mark[1] + half * down[1]
    left, right = (x + half * down[1], y - half * down[0]), (x - half * down[1], y + half * down[0])
    far = mark[0] + 2 * half * down[0], mark[1] + 2 * half * down[1]
    return mark, _whole(left), _whole(far), _whole(right)


@lru_cache(maxsize=32)
def base_squares(path: Path, marks: Path, size: int) -> tuple[Corners, ...]:
    """The bases of all marks; kept, since each line of a table is held against them."""
    return tuple(base_square(path, mark, size) for mark in marks)


def _unit(start: Point, stop: Point) -> tuple[float, float]:
    dx, dy = stop[0] - start[0], stop[1] - start[1]
    return dx / hypot(dx, dy), dy / hypot(dx, dy)


def _whole(spot: tuple[float, float]) -> Point:
    return round(spot[0]), round(spot[1])
