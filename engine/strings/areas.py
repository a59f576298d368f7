"""Inside and outside of closed lines, and the parts of paths that lie on tiles. Exact, like `crossings`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from math import ceil, floor, hypot
from typing import TYPE_CHECKING, NamedTuple

from engine.board.arrays import np
from engine.board.points import PER_MM, Path, Point, bounds
from engine.strings.crossings import (
    ONE,
    ZERO,
    Boxes,
    Contact,
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

if TYPE_CHECKING:
    from numpy.typing import NDArray

Quad = tuple[Point, Point, Point, Point]
FEW = 32
"""Points times sides up to which a loop is faster than arrays."""


def sides(points: Sequence[Point], polygon: Path) -> NDArray[np.int8]:
    """Return 1 for each point inside a closed line, 0 on it, -1 outside."""
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
    """Return what `sides` returns for one point, which may lie between whole 0.1 mm."""
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
    """Return the first known place where a path is outside a closed line, or None.

    `met` are the contacts of the path with that line.
    """
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
    """A stretch of a path on a tile, in one piece: where it starts, and whether it holds an end of the path."""

    line: Line
    start: Position
    first: bool
    last: bool

    @property
    def at(self) -> Spot:
        return spot_at(self.line, *self.start)


def even_turn(quad: Quad) -> Quad:
    """Return the corners in the order in which the inside is always on the same side."""
    (x, y), (x2, y2), (x3, y3), (x4, y4) = quad
    area = (x3 - x) * (y4 - y2) - (y3 - y) * (x4 - x2)
    return quad if area > 0 else (quad[3], quad[2], quad[1], quad[0])


@lru_cache(maxsize=512)
def _edges(quad: Quad) -> tuple[tuple[Point, Vector], ...]:
    turned = even_turn(quad)
    return tuple((a, (b[0] - a[0], b[1] - a[1])) for a, b in zip(turned, (*turned[1:], turned[0]), strict=True))


class Quads(NamedTuple):
    """Tiles with their bounding boxes."""

    each: tuple[Quad, ...]
    boxes: Boxes


@lru_cache(maxsize=64)
def quads_of(quads: tuple[Quad, ...]) -> Quads:
    """Return the tiles with their bounding boxes. Cached."""
    boxes = np.array([bounds(quad) for quad in quads], dtype=np.int64).reshape(-1, 4)
    return Quads(quads, Boxes.of(np.ascontiguousarray(boxes.T)))


class Stay(NamedTuple):
    """The part of a straight segment that lies on a tile: its start and its end as shares of the segment.

    A share is a fraction `start / start_of`, in integers where the ends of the segment are.
    """

    start: Fraction | int
    start_of: Fraction | int
    stop: Fraction | int
    stop_of: Fraction | int

    def holds(self, share: int, of: int) -> bool:
        """Tell whether the point at the share `share / of` of the segment is on the tile."""
        return self.start * of <= share * self.start_of and share * self.stop_of <= self.stop * of

    @property
    def holds_end(self) -> bool:
        """Whether the end of the segment is on the tile."""
        return self.stop == self.stop_of

    @property
    def entry(self) -> Fraction:
        return Fraction(self.start, self.start_of)

    @property
    def exit(self) -> Fraction:
        return Fraction(self.stop, self.stop_of)


def stay_on(segment: tuple[Spot | Point, Spot | Point], quad: Quad) -> Stay | None:
    """Return the part of a straight segment on a tile, edges included; None where it doesn't touch the tile."""
    (a, b), (c, d) = segment
    start: Fraction | int = 0
    stop: Fraction | int = 1
    start_of = stop_of = stop
    turned = even_turn(quad)
    x, y = turned[3]
    for x2, y2 in turned:
        before, behind = (x2 - x) * (b - y) - (y2 - y) * (a - x), (x2 - x) * (d - y) - (y2 - y) * (c - x)
        x, y = x2, y2
        if before < 0:
            if behind < 0:
                return None
            if -before * start_of > start * (behind - before):
                start, start_of = -before, behind - before
        elif behind < 0 and before * stop_of < stop * (before - behind):
            stop, stop_of = before, before - behind
    return Stay(start, start_of, stop, stop_of) if start * stop_of <= stop * start_of else None


def runs(path: Path, quads: Quads, closed: bool = False) -> list[list[Run]]:
    """Return for each tile the stretches of the path on it, in order. Touching an edge or a corner counts as one."""
    found: list[list[Run]] = [[] for _ in quads.each]
    if not found or len(path) < 2:
        return found
    rows = segments(path, closed)
    touched: dict[int, dict[int, Stay]] = defaultdict(dict)
    ends, close = rows.tolist(), near_pairs(boxes_of(path, closed), quads.boxes)
    for row, number in zip(*(some.tolist() for some in close), strict=True):
        x, y, x2, y2 = ends[row]
        stay = stay_on(((x, y), (x2, y2)), quads.each[number])
        if stay is not None:
            touched[number][row] = stay
    for number, stays in touched.items():
        found[number] = _joined((path, closed), stays)
    return found


def _joined(line: Line, stays: Mapping[int, Stay]) -> list[Run]:
    """Join stays on neighboring segments into one run where the point between them is on the tile."""
    numbers, final = list(stays), len(line[0]) - 2
    starts = [at for at, number in enumerate(numbers) if not (number - 1 in stays and stays[number - 1].holds_end)]
    found: list[Run] = []
    for at, after in zip(starts, (*starts[1:], len(numbers)), strict=True):
        number, last = numbers[at], numbers[after - 1]
        stay = stays[number]
        ends = last == final and stays[last].holds_end
        found.append(Run(line, (number, stay.entry), number == 0 and not stay.start, ends))
    return found


def entering(line: Line, number: int, quad: Quad) -> Spot | None:
    """Return where a segment of a line first touches a tile, or None."""
    stay = stay_on(segment(line, number), quad)
    return None if stay is None else spot_at(line, number, stay.entry)


def on_any(contact: Contact, quads: Quads) -> bool:
    """Tell whether any part of a contact lies on a tile."""
    return any(
        _holds(quad, a) if a is b else stay_on((a, b), quad) is not None
        for a, b in contact.pieces
        for quad in _near(a, b, quads)
    )


def _holds(quad: Quad, spot: Spot) -> bool:
    """Tell whether a spot lies on a tile, its edge included. Exact: integers over a common denominator."""
    across, down = spot
    size = across.denominator * down.denominator
    u, v = across.numerator * down.denominator, down.numerator * across.denominator
    return all(dx * (v - y * size) >= dy * (u - x * size) for (x, y), (dx, dy) in _edges(quad))


def length_off(contact: Contact, quads: Quads) -> float:
    """Return the length in mm that two lines run together off the tiles."""
    total = 0.0
    for a, b in contact.pieces:
        piece = _in_whole(a), _in_whole(b)
        parts = sorted((stay.entry, stay.exit) for quad in _near(a, b, quads) if (stay := stay_on(piece, quad)))
        free, upto = ONE, ZERO
        for low, high in parts:
            free -= max(high - max(low, upto), ZERO)
            upto = max(upto, high)
        total += float(free) * hypot(float(b[0] - a[0]), float(b[1] - a[1])) / PER_MM
    return total


def _in_whole(spot: Spot) -> Spot | Point:
    """Return the spot as integers where it is one of the points of 0.1 mm: they are faster."""
    x, y = spot
    return (x.numerator, y.numerator) if x.denominator == y.denominator == 1 else spot


def _near(a: Spot, b: Spot, quads: Quads) -> list[Quad]:
    """Return the tiles whose bounding box the segment from a to b may touch."""
    left, top, right, bottom = floor(a[0]), floor(a[1]), ceil(a[0]), ceil(a[1])
    if a is not b:
        left, top = min(left, floor(b[0])), min(top, floor(b[1]))
        right, bottom = max(right, ceil(b[0])), max(bottom, ceil(b[1]))
    return [quads.each[number] for number in near(quads.boxes, left, top, right, bottom)]


def quads_meet(one: Quad, other: Quad) -> bool:
    """Tell whether two tiles touch or overlap: no edge of either separates them."""
    return not any(_parts(a, b) for a, b in ((one, other), (other, one)))


def _parts(one: Quad, other: Quad) -> bool:
    return any(all(dx * (v - y) - dy * (u - x) < 0 for u, v in other) for (x, y), (dx, dy) in _edges(one))
