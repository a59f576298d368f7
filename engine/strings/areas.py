"""Inside and outside, and what lies on tiles: exact, as where lines meet."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from math import ceil, floor, hypot
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.board.points import PER_MM, Path, Point, bounds
from engine.strings.crossings import (
    ONE,
    ZERO,
    Contact,
    Ints,
    Line,
    Position,
    Spot,
    Vector,
    boxes_of,
    near,
    near_pairs,
    segment,
    segments,
    spot_at,
)

Quad = tuple[Point, Point, Point, Point]
FEW = 32
"""So many points and sides are gone through one by one before whole arrays are quicker."""


def sides(points: Sequence[Point], polygon: Path) -> NDArray[np.int8]:
    """1 for each point inside a closed line, 0 on it, -1 outside."""
    if 0 < len(points) * len(polygon) <= FEW:
        return np.array([side(point, polygon) for point in points], dtype=np.int8)
    spots = np.array(points, dtype=np.int64).reshape(-1, 2)
    a, b, c, d = segments(polygon, True).T
    x, y = spots[:, :1], spots[:, 1:]
    turn = (c - a) * (y - b) - (d - b) * (x - a)
    in_box = (np.minimum(a, c) <= x) & (x <= np.maximum(a, c)) & (np.minimum(b, d) <= y) & (y <= np.maximum(b, d))
    on = ((turn == 0) & in_box).any(axis=1)
    passed = (b > y) != (d > y)
    odd = (passed & ((turn > 0) == (d > b))).sum(axis=1) % 2 == 1
    return np.where(on, 0, np.where(odd, 1, -1)).astype(np.int8)


def side(spot: tuple[Fraction | int, Fraction | int], polygon: Path) -> int:
    """As `sides`, of one point that may lie between whole tenths."""
    x, y = spot
    odd = False
    for (a, b), (c, d) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        if not (min(b, d) <= y <= max(b, d)):
            continue
        turn = (c - a) * (y - b) - (d - b) * (x - a)
        if turn == 0 and min(a, c) <= x <= max(a, c):
            return 0
        if (b > y) != (d > y) and (turn > 0) == (d > b):
            odd = not odd
    return 1 if odd else -1


def leaving(path: Path, polygon: Path, met: Sequence[Contact], closed: bool = False) -> Spot | Point | None:
    """The first known place where a path is outside a closed line that it meets as `met` says, or None."""
    where = sides(path, polygon)
    if (where < 0).any():
        return path[int(np.argmax(where < 0))]
    cuts: dict[int, set[Fraction]] = defaultdict(set)
    for contact in met:
        for number, share in contact.positions:
            cuts[number].add(share)
            if not share:
                cuts[number - 1].add(ONE)
    last = len(path) if closed else len(path) - 1
    for number, shares in sorted(cuts.items()):
        # Between two places where it meets the line, a piece lies on one side of it.
        ordered = sorted({ZERO, ONE, *shares})
        for a, b in pairwise(ordered):
            if 0 <= number % len(path) < last:
                spot = spot_at((path, closed), number % len(path), (a + b) / 2)
                if side(spot, polygon) < 0:
                    return spot
    return None


# Tiles


class Run(NamedTuple):
    """A stretch of a path on a tile, in one piece. `start`: where it begins; whether it holds an end of the path."""

    line: Line
    start: Position
    first: bool
    last: bool

    @property
    def at(self) -> Spot:
        return spot_at(self.line, *self.start)


def even_turn(quad: Quad) -> Quad:
    """The corners in the order in which the inside is always on the same hand."""
    (x, y), (x2, y2), (x3, y3), (x4, y4) = quad
    area = (x3 - x) * (y4 - y2) - (y3 - y) * (x4 - x2)
    return quad if area > 0 else (quad[3], quad[2], quad[1], quad[0])


@lru_cache(maxsize=512)
def _edges(quad: Quad) -> tuple[tuple[Point, Vector], ...]:
    turned = even_turn(quad)
    return tuple((a, (b[0] - a[0], b[1] - a[1])) for a, b in zip(turned, (*turned[1:], turned[0]), strict=True))


class Quads(NamedTuple):
    """Tiles that are found by where they are. Rows of boxes: least x, least y, most x, most y."""

    each: tuple[Quad, ...]
    boxes: Ints


def quads_of(quads: tuple[Quad, ...]) -> Quads:
    boxes = np.array([bounds(quad) for quad in quads], dtype=np.int64).reshape(-1, 4)
    return Quads(quads, np.ascontiguousarray(boxes.T))


def clip(a: Spot, b: Spot, quad: Quad) -> tuple[Fraction, Fraction] | None:
    """Which share of the way from a to b lies on a tile, its edge included; None when it touches it nowhere."""
    low, high = ZERO, ONE
    for (x, y), (dx, dy) in _edges(quad):
        start = dx * (a[1] - y) - dy * (a[0] - x)
        stop = dx * (b[1] - y) - dy * (b[0] - x)
        if start < 0 and stop < 0:
            return None
        if start < 0:
            low = max(low, Fraction(start) / (start - stop))
        elif stop < 0:
            high = min(high, Fraction(start) / (start - stop))
    return (low, high) if low <= high else None


def runs(path: Path, quads: Quads, closed: bool = False) -> list[list[Run]]:
    """The stretches of the path on each tile, in order; touching a tile's edge or corner is one too."""
    found: list[list[Run]] = [[] for _ in quads.each]
    if not found or len(path) < 2:
        return found
    rows = segments(path, closed)
    touched: dict[int, dict[int, bool]] = defaultdict(dict)
    ends, close = rows.tolist(), near_pairs(boxes_of(rows), quads.boxes)
    for row, number in zip(*(some.tolist() for some in close), strict=True):
        x, y, x2, y2 = ends[row]
        held = _touch(x, y, x2, y2, quads.each[number])
        if held is not None:
            touched[number][row] = held
    for number, held_by in touched.items():
        found[number] = _runs_of((path, closed), quads.each[number], held_by)
    return found


def _touch(x: int, y: int, x2: int, y2: int, quad: Quad) -> bool | None:
    """Whether the second end of a segment that touches a tile lies on it; None where an axis parts them.

    The axes are the segment's and those of the tile's edges.
    """
    run, rise = x2 - x, y2 - y
    level = run * y - rise * x
    a, b, c, d = (run * v - rise * u for u, v in quad)
    if (a > level and b > level and c > level and d > level) or (a < level and b < level and c < level and d < level):
        return None
    held = True
    for (u, v), (dx, dy) in _edges(quad):
        if dx * (y2 - v) < dy * (x2 - u):
            if dx * (y - v) < dy * (x - u):
                return None
            held = False
    return held


def entering(line: Line, number: int, quad: Quad) -> Spot | None:
    """Where a segment of a line first touches a tile, or None."""
    a, b = segment(line, number)
    return None if _touch(*a, *b, quad) is None else spot_at(line, number, _entry(a, b, quad))


def _runs_of(line: Line, quad: Quad, held: Mapping[int, bool]) -> list[Run]:
    """Segments next to each other are one run where the point between them lies on the tile."""
    path, _ = line
    found: list[Run] = []
    groups: list[list[int]] = []
    for number in held:
        if groups and groups[-1][-1] == number - 1 and held[number - 1]:
            groups[-1].append(number)
        else:
            groups.append([number])
    for group in groups:
        a, b = segment(line, group[0])
        share = _entry(a, b, quad)
        first = group[0] == 0 and share == 0
        last = group[-1] == len(path) - 2 and held[group[-1]]
        found.append(Run(line, (group[0], share), first, last))
    return found


def _entry(a: Point, b: Point, quad: Quad) -> Fraction:
    """Which share of the way from a to b, that touches the tile, lies before it: in whole numbers as far as can be."""
    above, below = 0, 1
    for (x, y), (dx, dy) in _edges(quad):
        start = dx * (a[1] - y) - dy * (a[0] - x)
        if start < 0:
            stop = dx * (b[1] - y) - dy * (b[0] - x)
            if -start * below > above * (stop - start):
                above, below = -start, stop - start
    return Fraction(above, below)


def on_any(contact: Contact, quads: Quads) -> bool:
    """Whether any part of a contact lies on a tile."""
    return any(
        _holds(quad, a) if a is b else clip(a, b, quad) is not None
        for a, b in contact.pieces
        for quad in _near(a, b, quads)
    )


def _holds(quad: Quad, spot: Spot) -> bool:
    """Whether a spot lies on a tile, its edge included: in whole numbers, as fractions of one size."""
    across, down = spot
    size = across.denominator * down.denominator
    u, v = across.numerator * down.denominator, down.numerator * across.denominator
    return all(dx * (v - y * size) >= dy * (u - x * size) for (x, y), (dx, dy) in _edges(quad))


def length_off(contact: Contact, quads: Quads) -> float:
    """Millimetres that two lines run together, without what lies on tiles."""
    total = 0.0
    for a, b in contact.pieces:
        parts = sorted(part for quad in _near(a, b, quads) if (part := clip(a, b, quad)) is not None)
        free, upto = ONE, ZERO
        for low, high in parts:
            free -= max(high - max(low, upto), ZERO)
            upto = max(upto, high)
        total += float(free) * hypot(float(b[0] - a[0]), float(b[1] - a[1])) / PER_MM
    return total


def _near(a: Spot, b: Spot, quads: Quads) -> list[Quad]:
    """The tiles whose upright box the way from a to b may touch."""
    left, top, right, bottom = floor(a[0]), floor(a[1]), ceil(a[0]), ceil(a[1])
    if a is not b:
        left, top = min(left, floor(b[0])), min(top, floor(b[1]))
        right, bottom = max(right, ceil(b[0])), max(bottom, ceil(b[1]))
    return [quads.each[number] for number in near(quads.boxes, left, top, right, bottom)]


def quads_meet(one: Quad, other: Quad) -> bool:
    """Whether two tiles touch or overlap: no edge of either parts them."""
    return not any(_parts(a, b) for a, b in ((one, other), (other, one)))


def _parts(one: Quad, other: Quad) -> bool:
    return any(all(dx * (v - y) - dy * (u - x) < 0 for u, v in other) for (x, y), (dx, dy) in _edges(one))
