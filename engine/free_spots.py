"""Free spots for a tile: where there is room for it, and whether there is any at all (R56)."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import shapely
from numpy.typing import NDArray

from engine.board.points import PER_MM, Point, bounds
from engine.borders import square
from engine.judge import place_faults
from engine.tabletop import Tabletop

COARSE, FINE = 150, 50
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
    """Free spots, those with most room first; on a fine grid when the coarse one has no more."""
    lines = [shapely.LinearRing(table.border), *(shapely.LineString(laid.path) for laid in table.laid)]
    lines += [shapely.LineString(table.river)] if table.river else []
    lines += [shapely.LinearRing(table.mountains)] if table.mountains else []
    things = shapely.union_all(lines + [shapely.Polygon(tile.corners) for tile in table.tiles])
    area = shapely.Polygon(table.border)
    shapely.prepare((things, area))
    half = table.measures.tile * PER_MM / 2
    for grid, tight in ((COARSE, 0), (FINE, TIGHT)):
        places, room = _room(table, area, things, grid)
        order = np.argsort(-room, kind="stable")
        wide = int((room > half * 1.5).sum())
        close = int(((room > half) & (room <= half * 1.5)).sum())
        for number in order[: wide + min(close, tight)]:
            at = int(places[number, 0]), int(places[number, 1])
            for turn in TURNS:
                if not place_faults(table, square(at, turn, table.measures.tile)):
                    yield at, turn
                    break


def _room(
    table: Tabletop, area: shapely.Polygon, things: shapely.Geometry, grid: int
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Places inside the border, and how far each is from everything that lies there."""
    left, top, right, bottom = bounds(table.border)
    xs, ys = np.meshgrid(np.arange(left + grid, right, grid), np.arange(top + grid, bottom, grid))
    places = np.column_stack((xs.ravel(), ys.ravel())).astype(np.int64)
    points = shapely.points(places)
    return places, np.where(shapely.contains(area, points), shapely.distance(things, points), 0.0)
