"""Free spots for a tile: where there is room for it, and whether there is any at all (R56)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import numpy as np
import shapely

from engine.board.points import PER_MM, Point, bounds
from engine.borders import square
from engine.judge import place_faults
from engine.tabletop import Tabletop

GRID = 50
TURNS = range(0, 90, 6)
TIGHT = 80
"""How many places with little room are tried, each with all turns."""


def spots(table: Tabletop, count: int) -> list[tuple[Point, int]]:
    """Some free spots, far from one another: the middle of the tile and its turn."""
    found: list[tuple[Point, int]] = []
    for at, turn in _every(table):
        if all(abs(at[0] - x) + abs(at[1] - y) > 1000 for (x, y), _ in found):
            found.append((at, turn))
        if len(found) == count:
            break
    return found


def any_spot(table: Tabletop) -> bool:
    """Whether a tile finds room anywhere."""
    return next(_every(table), None) is not None


def _every(table: Tabletop) -> Iterator[tuple[Point, int]]:
    """Free spots, those with most room first."""
    left, top, right, bottom = bounds(table.border)
    xs, ys = np.meshgrid(np.arange(left, right, GRID), np.arange(top, bottom, GRID))
    points = shapely.points(xs.ravel(), ys.ravel())
    lines = [shapely.LinearRing(table.border), *(shapely.LineString(laid.path) for laid in table.laid)]
    lines += [shapely.LineString(table.river)] if table.river else []
    lines += [shapely.LinearRing(table.mountains)] if table.mountains else []
    things = shapely.union_all(lines + [shapely.Polygon(tile.corners) for tile in table.tiles])
    area = shapely.Polygon(table.border)
    shapely.prepare((things, area))
    room = np.where(shapely.contains(area, points), shapely.distance(points, things), 0.0)
    half = table.measures.tile * PER_MM / 2
    order = np.argsort(-room, kind="stable")
    fitting = order[room[order] > half]
    wide = [int(number) for number in fitting if room[number] > half * 1.5]
    tight = [int(number) for number in islice(fitting, len(wide), len(wide) + TIGHT)]
    for number in wide + tight:
        at = int(xs.ravel()[number]), int(ys.ravel()[number])
        for turn in TURNS:
            if not place_faults(table, square(at, turn, table.measures.tile)):
                yield at, turn
                break
