"""Points and paths on a table, in integer 0.1 mm: x to the right, y down."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from math import dist, fsum
from operator import eq

Point = tuple[int, int]
Path = tuple[Point, ...]
"""A line from point to point. In a closed line the last point is joined to the first, which isn't repeated."""

PER_MM = 10


def length(path: Path, closed: bool = False) -> float:
    """Return the length of a path in mm; it is the same in both directions."""
    after = path[1:] + path[:1] if closed else path[1:]
    return fsum(map(dist, path, after)) / PER_MM


def clean(path: Iterable[Point], closed: bool = False) -> Path:
    """Return the path without points that repeat the one before.

    With `closed`, a last point equal to the first is dropped too.
    """
    kept = tuple(path)
    if any(map(eq, kept, kept[1:])):
        kept = tuple(point for point, _ in groupby(kept))
    while closed and len(kept) > 1 and kept[-1] == kept[0]:
        kept = kept[:-1]
    return kept


def bounds(path: Path) -> tuple[int, int, int, int]:
    """Return the least x, least y, greatest x and greatest y."""
    xs, ys = zip(*path)  # noqa: B905  # points have two numbers each
    return min(xs), min(ys), max(xs), max(ys)


def shifted(path: Path, dx: int, dy: int) -> Path:
    """Return the path moved by (dx, dy), in 0.1 mm."""
    return tuple((x + dx, y + dy) for x, y in path)
