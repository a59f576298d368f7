"""Free spots for a tile: where there is room for it, and whether there is any at all (R56)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from math import ceil, dist, sqrt

import numpy as np
import shapely
from numpy.typing import NDArray

from engine.board.points import PER_MM, Path, Point, bounds
from engine.strings.areas import sides
from engine.strings.crossings import Segment
from engine.strings.ground import Ground, Same, ground_of
from engine.strings.judge import is_free
from engine.strings.landscape import square
from engine.strings.nouns import Measures, Tabletop

COARSE, FINE = 150, 50
WIDE = 1.5
"""A place with so many halves of a tile's side around it has room for the tile in any turn."""
LOOKS, STRIDE = 200, 773
"""How many places of the coarse grid are looked at first, and how far apart in their order: all over the table."""
ROUNDED = 3.0
"""How much stored corners and middles may be off."""
TURNS = range(0, 90, 6)
TIGHT = 80
"""How many places with little room are tried, each with all turns."""

Value = Callable[[NDArray[np.int64]], NDArray[np.float64]]
"""How good places are, rows of x and y; more is better."""


def any_spot(table: Tabletop) -> bool:
    """Whether a tile finds room anywhere: whether `every` has a spot, which some wide place often tells at once."""
    ground, places = ground_of(table), _scattered(table.border)
    last_wide = _last_wide(Same.of(table, (table.border, table.river, table.mountains)))
    for number in range(last_wide[0], last_wide[0] + len(places)):
        if _is_wide(table.measures, ground, places[number % len(places)]):
            last_wide[0] = number % len(places)
            return True
    return next(every(table), None) is not None


@lru_cache(maxsize=32)
def _last_wide(_landscape: Same[Tabletop]) -> list[int]:
    """Which place was wide when last looked at: a table only fills, so those before it need not be looked at again.

    It is but a hint where to begin: whether there is a wide place does not hang on it.
    """
    return [0]


@lru_cache(maxsize=32)
def _scattered(border: Path) -> tuple[Point, ...]:
    """Some places of the coarse grid inside the border, all over it."""
    left, top, right, bottom = bounds(border)
    columns, rows = len(range(left + COARSE, right, COARSE)), len(range(top + COARSE, bottom, COARSE))
    places = (divmod(number * STRIDE % (columns * rows), columns) for number in range(LOOKS))
    spots = [(left + COARSE * (column + 1), top + COARSE * (row + 1)) for row, column in places]
    return tuple(spot for spot, where in zip(spots, sides(spots, border), strict=True) if where > 0)


def _is_wide(measures: Measures, ground: Ground, at: Point) -> bool:
    """Whether a tile fits in any turn at a place inside the border, with room to spare: then `every` comes to it."""
    half = measures.tile * PER_MM / 2
    room, (x, y) = half * WIDE, at
    apart = room + half * sqrt(2) + ROUNDED
    for center in ground.tiles.centers:
        if dist(at, center) <= apart:
            return False
    reach = ceil(room)
    close = ground.pieces.near((x - reach, y - reach, x + reach, y + reach))
    return all(_away(at, segment) > room for _, _, segment in close)


def _away(at: Point, segment: Segment) -> float:
    """How far a place is from a segment."""
    (x, y), (x2, y2) = segment
    dx, dy = x2 - x, y2 - y
    share = ((at[0] - x) * dx + (at[1] - y) * dy) / (dx * dx + dy * dy)
    share = min(max(share, 0.0), 1.0)
    return dist(at, (x + share * dx, y + share * dy))


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
        most = int((room > half * WIDE).sum()) + tight
        order = np.argsort(-(room if value is None else value(places)), kind="stable")
        for number in order[:most]:
            at = int(places[number, 0]), int(places[number, 1])
            if not fits(at):
                continue
            for turn in TURNS:
                if is_free(table, square(at, turn, table.measures.tile)):
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
