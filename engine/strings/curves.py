"""Smooth curves through points, as strings lie, and drawn lines rotated, bent and scaled to their length.

In 0.1 mm unless said otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import ceil, cos, dist, hypot, radians, sin

from engine.board.points import PER_MM, Path, Point, bounds, clean

Spot = tuple[float, float]
STEP = 40.0
"""About how far apart the points of a stored curve are."""


def rounded(spots: Sequence[Spot], most: float) -> list[Spot]:
    """Round off the bends of a path; the curve stays within `most` (0.1 mm) of each bend."""
    way = distinct(spots)
    if len(way) < 3:
        return way
    found = [way[0]]
    for before, bend, after in zip(way, way[1:], way[2:], strict=False):
        one, other = _unit(bend, before), _unit(bend, after)
        # Half a curve's control leg times the sum of the two directions is how far its middle is from the bend.
        pull = hypot(one[0] + other[0], one[1] + other[1])
        leg = min(dist(before, bend) / 2, dist(bend, after) / 2, 4 * most / pull if pull > 1e-6 else 0.0)
        start = (bend[0] + one[0] * leg, bend[1] + one[1] * leg)
        end = (bend[0] + other[0] * leg, bend[1] + other[1] * leg)
        count = max(2, ceil(2 * leg / STEP))
        for part in (number / count for number in range(count + 1)):
            found.append(_between(_between(start, bend, part), _between(bend, end, part), part))
    return distinct([*found, way[-1]])


def through(spots: Sequence[Spot], closed: bool = False) -> list[Spot]:
    """Return a smooth curve exactly through the spots (a centripetal Catmull-Rom spline).

    A closed curve doesn't repeat its first spot at the end.
    """
    way = distinct(spots)
    if len(way) < 3:
        return way
    before, after = (way[-1:], way[:2]) if closed else ([_mirror(way[0], way[1])], [_mirror(way[-1], way[-2])])
    padded = [*before, *way, *after]
    found: list[Spot] = []
    for four in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        count = max(2, ceil(dist(four[1], four[2]) / STEP))
        found += [_catmull(four, number / count) for number in range(count)]
    return distinct(found if closed else [*found, way[-1]])


def even(spots: Sequence[Spot]) -> list[Spot]:
    """Return the same path with points at most one step apart."""
    found = [spots[0]]
    for one, other in pairwise(spots):
        count = max(1, ceil(dist(one, other) / STEP))
        found += [_between(one, other, number / count) for number in range(1, count + 1)]
    return found


def stored(spots: Sequence[Spot]) -> tuple[tuple[int, int], ...]:
    """Round a path to the points that are stored: whole 0.1 mm, no point twice in a row."""
    return clean((round(x), round(y)) for x, y in spots)


def distinct(spots: Sequence[Spot]) -> list[Spot]:
    """Return the spots without those at most 0.05 mm from the one before."""
    found: list[Spot] = []
    for spot in spots:
        if not found or dist(found[-1], spot) > 0.5:
            found.append(spot)
    return found


def span(spots: Sequence[Spot], closed: bool = False) -> float:
    """Return the length of a path, in 0.1 mm."""
    return sum(map(dist, spots, spots[1:])) + (dist(spots[-1], spots[0]) if closed else 0.0)


def _between(one: Spot, other: Spot, part: float) -> Spot:
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


def _mirror(end: Spot, neighbour: Spot) -> Spot:
    return 2 * end[0] - neighbour[0], 2 * end[1] - neighbour[1]


def _unit(start: Spot, end: Spot) -> Spot:
    length = dist(start, end) or 1.0
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length


def _catmull(four: Sequence[Spot], part: float) -> Spot:
    """Barry and Goldman's pyramid with knots at the square roots of the distances, so that no loop arises."""
    knots = [0.0]
    for one, other in pairwise(four):
        knots.append(knots[-1] + max(dist(one, other), 1e-6) ** 0.5)
    at = knots[1] + (knots[2] - knots[1]) * part

    def blend(one: Spot, other: Spot, low: float, high: float) -> Spot:
        return _between(one, other, (at - low) / (high - low))

    row = [blend(four[number], four[number + 1], knots[number], knots[number + 1]) for number in range(3)]
    upper = [blend(row[number], row[number + 1], knots[number], knots[number + 2]) for number in range(2)]
    return blend(upper[0], upper[1], knots[1], knots[2])


SPARES = (0.0, 5.0, 20.0, 80.0)
"""Margins, in 0.1 mm, tried one after the other while rounding makes a line too long."""


def center(path: Path) -> Point:
    """Return the middle of a line's bounding box."""
    left, top, right, bottom = bounds(path)
    return (left + right) // 2, (top + bottom) // 2


def turned(path: Path, degrees: float) -> Path:
    """Rotate a line clockwise about its middle."""
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return _about_middle(path, (c, -s), (s, c))


def bent(path: Path, part: float, *, closed: bool) -> Path:
    """Bow an open line sideways by `part` of its span, or squeeze a closed one by `part`, which makes it longer."""
    if closed:
        return _about_middle(path, (1 + part, 0.0), (0.0, 1 - part))
    (x0, y0), (x1, y1) = path[0], path[-1]
    across = (y0 - y1) * part, (x1 - x0) * part
    whole, points = span(path) or 1.0, []
    for (x, y), walked in zip(path, accumulate(map(dist, path, path[1:]), initial=0.0), strict=True):
        share = walked / whole
        bow = 4 * share * (1 - share)
        points.append((x + across[0] * bow, y + across[1] * bow))
    return stored(points)


def fitted(path: Path, length: float, *, closed: bool) -> Path:
    """Scale a line about its middle to `length` mm. Rounding never makes it longer than that."""
    now = span(path, closed)
    if len(path) < 2 or now == 0:
        return path
    wanted, found = length * PER_MM, path
    for spare in SPARES:
        scale = (wanted - spare) / now
        found = _about_middle(path, (scale, 0.0), (0.0, scale))
        if span(found, closed) <= wanted:
            break
    return found


def _about_middle(path: Path, across: Spot, down: Spot) -> Path:
    """Return the line with each point's offset from the middle multiplied by a 2 x 2 matrix, given by its rows."""
    x0, y0 = center(path)
    ways = [(x - x0, y - y0) for x, y in path]
    return stored([(x0 + dx * across[0] + dy * across[1], y0 + dx * down[0] + dy * down[1]) for dx, dy in ways])


def drawn_through(points: Sequence[Point], *, closed: bool) -> Path:
    """Return a smooth line through the points, as stored; a closed line doesn't repeat its first point."""
    spots: list[Spot] = [(float(x), float(y)) for x, y in points]
    if len(spots) < 2:
        return tuple(points)
    curve = through(spots, closed) if len(spots) > 2 else spots
    return stored(even(curve))
