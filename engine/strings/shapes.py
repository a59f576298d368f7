"""A drawn line turned, bent and brought to its length: what an editor of rivers, mountains and borders does."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, radians, sin

from engine.board.points import PER_MM, Path, Point, bounds
from engine.strings.curves import Spot, even, span, stored, through

SPARES = (0.0, 5.0, 20.0, 80.0)
"""By how many tenths of a millimetre less is aimed at where rounding made a line too long."""


def center(path: Path) -> Point:
    """The middle of the box round a line."""
    left, top, right, bottom = bounds(path)
    return (left + right) // 2, (top + bottom) // 2


def turned(path: Path, degrees: float) -> Path:
    """The line turned clockwise about its middle."""
    x0, y0 = center(path)
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return stored([(x0 + (x - x0) * c - (y - y0) * s, y0 + (x - x0) * s + (y - y0) * c) for x, y in path])


def bent(path: Path, part: float, *, closed: bool) -> Path:
    """An open line bowed sideways by `part` of its span; a closed one pressed together by it (and so grows longer)."""
    return _pressed(path, part) if closed else _bowed(path, part)


def _bowed(path: Path, part: float) -> Path:
    (x0, y0), (x1, y1) = path[0], path[-1]
    across = (y0 - y1) * part, (x1 - x0) * part
    walked, told = 0.0, []
    whole = span(path) or 1.0
    for number, (x, y) in enumerate(path):
        if number:
            walked += hypot(x - path[number - 1][0], y - path[number - 1][1])
        share = walked / whole
        bow = 4 * share * (1 - share)
        told.append((x + across[0] * bow, y + across[1] * bow))
    return stored(told)


def _pressed(path: Path, part: float) -> Path:
    x0, y0 = center(path)
    return stored([(x0 + (x - x0) * (1 + part), y0 + (y - y0) * (1 - part)) for x, y in path])


def fitted(path: Path, length: float, *, closed: bool) -> Path:
    """The same shape about the same middle, `length` millimetres long, and never longer: stored points are rounded."""
    now = span(path, closed)
    if len(path) < 2 or now == 0:
        return path
    x0, y0 = center(path)
    wanted, found = length * PER_MM, path
    for spare in SPARES:
        scale = (wanted - spare) / now
        found = stored([(x0 + (x - x0) * scale, y0 + (y - y0) * scale) for x, y in path])
        if span(found, closed) <= wanted:
            break
    return found


def drawn_through(points: Sequence[Point], *, closed: bool) -> Path:
    """A smooth line through points, as it would be stored; a closed one does not repeat its first point."""
    spots: list[Spot] = [(float(x), float(y)) for x, y in points]
    if len(spots) < 2:
        return tuple(points)
    curve = through(spots, closed) if len(spots) > 2 else spots
    return stored(even(curve))
