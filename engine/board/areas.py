"""Inside and outside, and what lies on tiles: exact, as where lines meet."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from math import ceil, floor, hypot

import numpy as np
from numpy.typing import NDArray

from engine.board.points import PER_MM, Path, Point, bounds
from engine.board.strings import (
    ONE,
    ZERO,
    Contact,
    Ints,
    Line,
    Position,
    Spot,
    Vector,
    cross,
    segment,
    segments,
    spot_at,
)

Quad = tuple[Point, Point, Point, Point]


def sides(points: Sequence[Point], polygon: Path) -> NDArray[np.int8]:
    """1 for each point inside a closed line, 0 on it, -1 outside."""
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


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of a path on a tile, in one piece. `start`: where it begins; whether it holds an end of the path."""

    start: Position
    first: bool
    last: bool
    at: Spot


def even_turn(quad: Quad) -> Quad:
    """The corners in the order in which the inside is always on the same hand."""
    area = sum(cross(a, b) for a, b in zip(quad, (*quad[1:], quad[0]), strict=True))
    return quad if area > 0 else (quad[3], quad[2], quad[1], quad[0])


@lru_cache(maxsize=512)
def _edges(quad: Quad) -> tuple[tuple[Point, Vector], ...]:
    turned = even_turn(quad)
    return tuple((a, (b[0] - a[0], b[1] - a[1])) for a, b in zip(turned, (*turned[1:], turned[0]), strict=True))


@lru_cache(maxsize=64)
def _quads(quads: tuple[Quad, ...]) -> Ints:
    return np.array([even_turn(quad) for quad in quads], dtype=np.int64).reshape(-1, 4, 2)


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


def runs(path: Path, quads: tuple[Quad, ...], closed: bool = False) -> list[list[Run]]:
    """The stretches of the path on each tile, in order; touching a tile's edge or corner is one too."""
    if not quads or len(path) < 2:
        return [[] for _ in quads]
    rows, corners = segments(path, closed), _quads(quads)
    touched, inside = _touched(rows, corners)
    found: list[list[Run]] = []
    for number, quad in enumerate(quads):
        mine: list[Run] = []
        if touched[:, number].any():
            mine = list(_runs_of((path, closed), quad, np.flatnonzero(touched[:, number]).tolist(), inside[:, number]))
        found.append(mine)
    return found


def _touched(rows: Ints, corners: Ints) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Whether each segment touches each tile, and whether its second point lies on it: no axis parts them."""
    edge = np.roll(corners, -1, axis=1) - corners
    base = edge[:, :, 0] * corners[:, :, 1] - edge[:, :, 1] * corners[:, :, 0]

    def beyond(x: Ints, y: Ints) -> NDArray[np.bool_]:
        reach = edge[None, :, :, 0] * y[:, None, None] - edge[None, :, :, 1] * x[:, None, None]
        return reach < base[None]

    start, stop = beyond(rows[:, 0], rows[:, 1]), beyond(rows[:, 2], rows[:, 3])
    touched: NDArray[np.bool_] = np.asarray(~(start & stop).any(axis=2))
    run = rows[:, 2:] - rows[:, :2]
    away = corners[None] - rows[:, None, None, :2]
    turn = np.sign(run[:, None, None, 0] * away[..., 1] - run[:, None, None, 1] * away[..., 0])
    touched &= (turn.min(axis=2) <= 0) & (turn.max(axis=2) >= 0)
    return touched, np.asarray(~stop.any(axis=2))


def _runs_of(line: Line, quad: Quad, numbers: list[int], held: NDArray[np.bool_]) -> Sequence[Run]:
    """Segments next to each other are one run where the point between them lies on the tile."""
    path, _ = line
    found: list[Run] = []
    groups: list[list[int]] = []
    for number in numbers:
        if groups and groups[-1][-1] == number - 1 and held[number - 1]:
            groups[-1].append(number)
        else:
            groups.append([number])
    for group in groups:
        a, b = segment(line, group[0])
        share = _entry(a, b, quad)
        first = group[0] == 0 and share == 0
        last = group[-1] == len(path) - 2 and bool(held[group[-1]])
        found.append(Run((group[0], share), first, last, spot_at(line, group[0], share)))
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


def on_any(contact: Contact, quads: Sequence[Quad]) -> bool:
    """Whether any part of a contact lies on a tile."""
    return any(clip(a, b, quad) is not None for a, b in contact.pieces for quad in _near(a, b, quads))


def length_off(contact: Contact, quads: Sequence[Quad]) -> float:
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


@lru_cache(maxsize=512)
def _box(quad: Quad) -> tuple[int, int, int, int]:
    return bounds(quad)


def _near(a: Spot, b: Spot, quads: Sequence[Quad]) -> Iterator[Quad]:
    """The tiles whose upright box the way from a to b may touch."""
    left, right = floor(min(a[0], b[0])), ceil(max(a[0], b[0]))
    top, bottom = floor(min(a[1], b[1])), ceil(max(a[1], b[1]))
    for quad in quads:
        low_x, low_y, high_x, high_y = _box(quad)
        if low_x <= right and left <= high_x and low_y <= bottom and top <= high_y:
            yield quad


@lru_cache(maxsize=512)
def _line_box(path: Path) -> tuple[int, int, int, int]:
    return bounds(path)


def touches(path: Path, quad: Quad, closed: bool = False) -> Run | None:
    """The first run of a path over one tile; quick where they are nowhere near each other."""
    left, top, right, bottom = _line_box(path)
    low_x, low_y, high_x, high_y = bounds(quad)
    if low_x > right or left > high_x or low_y > bottom or top > high_y:
        return None
    return next(iter(runs(path, (quad,), closed)[0]), None)


def quads_meet(one: Quad, other: Quad) -> bool:
    """Whether two tiles touch or overlap: no edge of either parts them."""
    return not any(_parts(a, b) for a, b in ((one, other), (other, one)))


def _parts(one: Quad, other: Quad) -> bool:
    return any(all(dx * (v - y) - dy * (u - x) < 0 for u, v in other) for (x, y), (dx, dy) in _edges(one))
