"""Free spots for a tile: where there is room for it, and whether there is any at all (R56)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import shapely
from numpy.typing import NDArray

from engine.board.points import PER_MM, Point, bounds
from engine.tabletop.borders import square
from engine.tabletop.judge import place_faults
from engine.tabletop.nouns import Tabletop

COARSE, FINE = 150, 50
TURNS = range(0, 90, 6)
TIGHT = 80
"""How many places with little room are tried, each with all turns."""

Value = Callable[[NDArray[np.int64]], NDArray[np.float64]]
"""How good places are, rows of x and y; more is better."""


def any_spot(table: Tabletop) -> bool:
    """Whether a tile finds room anywhere."""
    return next(every(table), None) is not None


def every(
    table: Tabletop, value: Value | None = None, fits: Callable[[Point], bool] = lambda _: True
) -> Iterator[tuple[Point, int]]:
    """Free spots, the middle of the tile and its turn; on a fine grid when the coarse one has no more.

    Those of most value come first, by default those with most room. What does not fit is passed over unjudged.
    """
    lines = [shapely.LinearRing(table.border), *(shapely.LineString(laid.path) for laid in table.laid)]
    lines += [shapely.LineString(table.river)] if table.river else []
    lines += [shapely.LinearRing(table.mountains)] if table.mountains else []
    things = shapely.union_all(lines + [shapely.Polygon(tile.corners) for tile in table.tiles])
    area = shapely.Polygon(table.border)
    shapely.prepare((things, area))
    half = table.measures.tile * PER_MM / 2
    for grid, tight in ((COARSE, 0), (FINE, TIGHT)):
        places, room = roomy(table, area, things, grid)
        places, room = places[room > half], room[room > half]
        most = int((room > half * 1.5).sum()) + tight
        order = np.argsort(-(room if value is None else value(places)), kind="stable")
        for number in order[:most]:
            at = int(places[number, 0]), int(places[number, 1])
            if not fits(at):
                continue
            for turn in TURNS:
                if not place_faults(table, square(at, turn, table.measures.tile)):
                    yield at, turn
                    break


def roomy(
    table: Tabletop, area: shapely.Polygon, things: shapely.Geometry, grid: int
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Places inside the border, and how far each is from everything that lies there."""
    left, top, right, bottom = bounds(table.border)
    xs, ys = np.meshgrid(np.arange(left + grid, right, grid), np.arange(top + grid, bottom, grid))
    places = np.column_stack((xs.ravel(), ys.ravel())).astype(np.int64)
    points = shapely.points(places)
    return places, np.where(shapely.contains(area, points), shapely.distance(things, points), 0.0)
