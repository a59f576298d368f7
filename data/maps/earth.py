"""Coasts, lakes, rivers and borders of the earth: Natural Earth 1:50m, packed by `data/tools/bundles.py`."""

from __future__ import annotations

import lzma
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from shapely import LineString, MultiLineString, Polygon, clip_by_rect, get_parts, make_valid, union_all

EARTH = Path(__file__).resolve().parents[1] / "geo" / "earth.json.xz"
GRID = 250
"""Steps of the grid in a degree."""

Line = list[tuple[float, ...]]
"""Points as longitude and latitude, in degrees."""


class Packed(Struct, frozen=True):
    """Each line as the first point and the steps to each next one, on the grid. Shapes have the outer ring first."""

    land: list[list[list[int]]]
    lakes: list[list[list[int]]]
    rivers: list[list[int]]
    borders: list[list[int]]


@cache
def _earth() -> Packed:
    return msgspec.json.decode(lzma.decompress(EARTH.read_bytes()), type=Packed)


def outlines_within(west: float, south: float, east: float, north: float) -> dict[str, Any]:
    """Return the outlines of what reaches into a box, in the format of `data/tools/outlines`.

    The box is in degrees; it may go beyond 180, where what is on the other side of the antimeridian follows. Shapes and
    lines end at its edges. It takes a second or less.
    """
    earth, frame = _earth(), (west, south, east, north)

    def shapes(packed: list[list[list[int]]]) -> list[dict[str, Any]]:
        found = []
        for turn in (-360, 0, 360):
            for rings in packed:
                lines = [unpacked(ring, turn) for ring in rings]
                if _reaches(lines[0], frame):
                    found.append(make_valid(Polygon(lines[0], lines[1:])))
        return [
            {"exterior": list(one.exterior.coords), "holes": [list(hole.coords) for hole in one.interiors]}
            for one in get_parts(clip_by_rect(union_all(found), *frame))
            if isinstance(one, Polygon)
        ]

    def lines(packed: list[list[int]]) -> list[Line]:
        found = [unpacked(line, turn) for turn in (-360, 0, 360) for line in packed]
        near = MultiLineString([line for line in found if len(line) > 1 and _reaches(line, frame)])
        return [list(one.coords) for one in get_parts(clip_by_rect(near, *frame)) if isinstance(one, LineString)]

    return {
        "source": "Natural Earth 1:50m, public domain",
        "bbox_lon_lat": list(frame),
        "land": shapes(earth.land),
        "lakes": shapes(earth.lakes),
        "rivers": lines(earth.rivers),
        "borders": lines(earth.borders),
    }


def _reaches(line: Line, frame: tuple[float, float, float, float]) -> bool:
    """Tell whether a line's box meets a frame."""
    west, south, east, north = frame
    xs, ys = [x for x, _ in line], [y for _, y in line]
    return min(xs) < east and max(xs) > west and min(ys) < north and max(ys) > south


def unpacked(steps: list[int], turn: float = 0.0) -> Line:
    """Return the points of a packed line, `turn` degrees farther east."""
    xs, ys = accumulate(steps[0::2]), accumulate(steps[1::2])
    return [(x / GRID + turn, y / GRID) for x, y in zip(xs, ys, strict=True)]
