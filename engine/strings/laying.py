"""Laying a string: a smooth curve through chosen tiles and spots, round the tiles that it must not touch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from functools import lru_cache

import shapely
from shapely.geometry import LineString, Point, Polygon

from engine.strings.curves import Spot, distinct, even, rounded, span, stored, through
from engine.strings.detours import Detours
from engine.strings.nouns import Path, Tabletop

Stop = str | tuple[int, int]
"""A tile by its name, or a point."""

FEE = 250.0
"""How much longer a way may be, in tenths of a millimetre, to cross one string less."""
REACH = 6500.0
"""Ways longer than any string are not looked for."""
GRIP = 30.0
"""How far a string's end lies on its tile, and a string on a tile that it only passes."""
BENDS = (120.0, 60.0, 30.0, 15.0)
"""How far a bend may be rounded off; where that is too much, less."""


@lru_cache(maxsize=32)
def detours(table: Tabletop) -> Detours:
    """The ways between the tiles of a table as it lies; kept, since every preview of a turn asks for them."""
    strings: list[Sequence[Spot]] = [laid.path for laid in table.laid]
    strings += [table.river] if table.river else []
    strings += [(*table.mountains, table.mountains[0])] if table.mountains else []
    ends = (table.river[0], table.river[-1]) if table.river else ()
    return Detours(table.border, {tile.name: tile.corners for tile in table.tiles}, strings, REACH, ends)


def lay(table: Tabletop, stops: Sequence[Stop], most: float, fee: float = FEE) -> Path:
    """A curve through the stops in their order, as it would be stored.

    It bends round every tile that is no stop and keeps inside the border as far as there is room, prefers to be no
    longer than `most` (tenths of a millimetre) and not to cross itself, and never refuses: what is wrong with it, the
    verdict says.
    """
    if len(stops) < 2:
        return tuple(stop for stop in stops if not isinstance(stop, str))
    around = detours(table)
    path = string_through(table, stops, around.among(stops, fee), most)
    if len(stops) == 2 or LineString(path).is_simple:
        return path
    ways = around.among(stops, fee, apart=True), around.among(stops[::-1], fee, apart=True)[::-1]
    others = [string_through(table, stops, way, most) for way in ways]
    return min((other for other in others if LineString(other).is_simple), key=span, default=path)


def string_through(table: Tabletop, stops: Sequence[Stop], way: Sequence[Spot], most: float) -> Path:
    """The smoothest curve along a way of straight pieces that touches just the stops and is not too long."""
    named = {stop for stop in stops if isinstance(stop, str)}
    around = detours(table)
    tiles = {name: around.tiles[around.index[name]] for name in around.names if name in named}
    tight = _pulled(list(way), stops, tiles, around)
    free = [stop for stop in stops if not isinstance(stop, str)]
    best: tuple[float, Path] | None = None
    for curve in _smoothed(tight, list(way), free, stops, tiles):
        path = stored(even(curve))
        if len(path) > 1:
            wrong = _wrong(around, path, named) + (0.5 if span(path) > most else 0.0)
            if not wrong:
                return path
            if best is None or wrong < best[0]:
                best = (wrong, path)
    return best[1] if best else stored(tight)


def _smoothed(
    tight: list[Spot], way: list[Spot], free: Sequence[Spot], stops: Sequence[Stop], tiles: dict[str, Polygon]
) -> Iterator[list[Spot]]:
    """Curves along the way, from the smoothest to the straightest; all of them meet the free spots exactly."""
    for start in (tight, _gripped(way, stops, tiles)):
        if len(start) > 2:
            yield through(start)
        for most in BENDS:
            yield _rounded_between(start, free, most)
        yield start


def _rounded_between(way: list[Spot], free: Sequence[Spot], most: float) -> list[Spot]:
    """The bends rounded off; a free spot is a bend that is kept, between two that are drawn towards it."""
    kept = {spot for spot in free if spot in way[1:-1]}
    if not kept:
        return rounded(way, most)
    found: list[Spot] = []
    piece: list[Spot] = [way[0]]
    for number, spot in enumerate(way[1:], 1):
        piece.append(spot)
        if spot in kept or number == len(way) - 1:
            found += rounded(piece, most)
            piece = [spot]
    return distinct(found)


def _pulled(way: list[Spot], stops: Sequence[Stop], tiles: dict[str, Polygon], around: Detours) -> list[Spot]:
    """The way with its ends just on their tiles, and pulled tight over the tiles that it passes."""
    way = _gripped(way, stops, tiles)
    inner = {around._spot(name): tiles[name].buffer(-GRIP) for name in tiles if name in stops[1:-1]}
    for _ in range(2):
        for number in range(1, len(way) - 1):
            ring = next((ring for middle, ring in inner.items() if ring.covers(Point(way[number]))), None)
            if ring is not None and not ring.is_empty:
                line = LineString([way[number - 1], way[number + 1]])
                meet = shapely.intersection(line, ring)
                spot = meet.centroid if not meet.is_empty else shapely.get_point(shapely.shortest_line(ring, line), 0)
                way[number] = (float(spot.x), float(spot.y))
    return _gripped(way, stops, tiles)


def _gripped(way: list[Spot], stops: Sequence[Stop], tiles: dict[str, Polygon]) -> list[Spot]:
    """The way with each end drawn back to just inside the tile it lies on."""
    way = list(way)
    for end, stop in ((0, stops[0]), (-1, stops[-1])):
        if isinstance(stop, str):
            way = _drawn_back(way if end == 0 else way[::-1], tiles[stop])
            way = way if end == 0 else way[::-1]
    return way


def _drawn_back(way: list[Spot], tile: Polygon) -> list[Spot]:
    """A way that begins inside a tile, begun just inside the edge where it leaves it."""
    inner = tile.buffer(-GRIP)
    while len(way) > 2 and inner.covers(Point(way[1])):
        way = way[1:]
    leaving = shapely.intersection(LineString(way[:2]), inner)
    if isinstance(leaving, LineString) and len(leaving.coords) > 1:
        last = leaving.coords[-1]
        return [(float(last[0]), float(last[1])), *way[1:]]
    return way


def _wrong(around: Detours, path: Path, named: Set[str]) -> int:
    """How many tiles a curve touches that it is not meant to, misses or enters twice; crossing itself counts too."""
    line = LineString(path)
    wrong = (not line.is_simple) + (not around.area.covers(line))
    meets = shapely.intersects(around.polygons, line)
    for name, tile, met in zip(around.names, around.tiles, meets, strict=True):
        if met != (name in named) or (met and not isinstance(line.intersection(tile), LineString)):
            wrong += 1
    return wrong
