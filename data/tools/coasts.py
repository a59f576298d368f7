"""Makes coasts and rivers calm: what is smaller than anybody sees behind a board only makes pictures large."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from shapely import LineString, Polygon, get_parts, make_valid, union_all

Line = list[list[float]]
NARROW, THIN = 2.0, 4.0
"""Half the width, in px, of the water that is filled and of the land that is left out."""
SPECK = 150.0
"""The least area of an island or of a lake within land, in square px."""
SHORT, STRAIGHT = 120.0, 1.5
"""The least length of a river, and how far its line may be from the river itself, in px."""


def calm(land: Sequence[Sequence[Line]]) -> list[list[Line]]:
    """Return polygons (the outer ring first) without narrow bays, thin headlands and specks."""
    whole = union_all([make_valid(Polygon(rings[0], rings[1:])) for rings in land])
    smooth = whole.buffer(NARROW).buffer(-NARROW - THIN).buffer(THIN).simplify(STRAIGHT / 3)
    parts = [part for part in get_parts(smooth) if part.area >= SPECK]
    return [
        [_line(ring.coords) for ring in (part.exterior, *part.interiors) if Polygon(ring).area >= SPECK]
        for part in parts
    ]


def long_only(rivers: Sequence[Line]) -> list[Line]:
    """Return the rivers that are long enough to be seen, with few bends."""
    lines = (LineString(river) for river in rivers if len(river) > 1)
    return [_line(line.simplify(STRAIGHT).coords) for line in lines if line.length >= SHORT]


def _line(points: Iterable[tuple[float, ...]]) -> Line:
    return [[round(x, 1), round(y, 1)] for x, y in points]
