"""Coasts, lakes, rivers and borders of the earth: Natural Earth 1:50m, packed by `data/tools/bundles.py`."""

from __future__ import annotations

import lzma
from functools import cache
from itertools import accumulate
from pathlib import Path

import msgspec
from msgspec import Struct

EARTH = Path(__file__).resolve().parents[1] / "geo" / "earth.json.xz"
GRID = 250
"""Steps of the grid in a degree."""

Line = list[tuple[float, float]]
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


def unpacked(steps: list[int]) -> Line:
    """Return the points of a packed line."""
    xs, ys = accumulate(steps[0::2]), accumulate(steps[1::2])
    return [(x / GRID, y / GRID) for x, y in zip(xs, ys, strict=True)]
