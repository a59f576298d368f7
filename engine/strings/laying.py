"""Lays a string: a smooth curve through chosen tiles and spots, around the tiles that it must not touch.

The shortest ways around the tiles come from a visibility graph over their corners. In 0.1 mm.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from copy import copy
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from engine.board.arrays import np, shapely
from engine.strings.curves import Spot, distinct, even, rounded, span, stored, through
from engine.strings.nouns import Path, Tabletop

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

MARGIN = 35.0
"""Distance from a tile's edge at which a way bends around its corner."""
HOLD = 30.0
"""How close a way may come to a tile or to the edge of the area; less than the margin, so that corners are free."""
ROUND = tuple((dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)
"""The directions in which a way may pass the end of a string."""
COARSE = 20.0
"""Strings are counted as crossed by their outline simplified to this."""
DEAR = 10_000.0
"""How much longer a way may be to avoid crossing itself."""


class Detours:
    """Ways between tiles and spots inside the border, around all tiles except those at their ends.

    The shortest ways are computed once. A way costs its length plus `fee` for each string that it crosses off the
    tiles.
    """

    def __init__(self, table: Tabletop) -> None:
        strings: list[Sequence[Spot]] = [laid.path for laid in table.laid]
        strings += [table.river] if table.river else []
        strings += [(*table.mountains, table.mountains[0])] if table.mountains else []
        self.names = [tile.name for tile in table.tiles]
        self.index = {name: number for number, name in enumerate(self.names)}
        self.tiles = [shapely.Polygon(tile.corners) for tile in table.tiles]
        self.polygons = np.array(self.tiles, dtype=object)
        self.area = shapely.Polygon(table.border)
        shapely.prepare(self.area)
        self.inside = self.area.buffer(-HOLD)
        shapely.prepare(self.inside)
        self.held = np.array([tile.buffer(HOLD, join_style="mitre") for tile in self.tiles], dtype=object)
        shapely.prepare(self.held)
        self.tree = shapely.STRtree(self.held)
        self.fences = _segments(strings, shapely.union_all(self.tiles))
        centers = [(tile.centroid.x, tile.centroid.y) for tile in self.tiles]
        bends = self._bends((table.river[0], table.river[-1]) if table.river else ())
        self.spots: Floats = np.array([*centers, *bends], dtype=float).reshape(-1, 2)
        self.length, self.crossed = self._edges()
        self._ways: dict[float, tuple[Floats, NDArray[np.intp], Floats]] = {}

    def _bends(self, ends: Sequence[Spot]) -> list[Spot]:
        """Return where a way may bend: off corners of tiles, around the river's ends, at the border's hollows."""
        corners = [
            spot for tile in self.tiles for spot in list(tile.buffer(MARGIN, join_style="mitre").exterior.coords)[:-1]
        ]
        corners += [(x + MARGIN * dx, y + MARGIN * dy) for x, y in ends for dx, dy in ROUND]
        hollow = self.area.convex_hull.difference(self.area)
        if hollow.area > self.area.area * 0.001:
            inner = self.area.buffer(-MARGIN).simplify(COARSE)
            rings = [inner] if isinstance(inner, shapely.Polygon) else list(getattr(inner, "geoms", ()))
            corners += [spot for ring in rings for spot in list(ring.exterior.coords)[:-1]]
        points = shapely.points(corners) if corners else np.array([])
        if not len(points):
            return []
        free = shapely.covers(self.inside, points)
        hit = self.tree.query(points, predicate="within")[0]
        free[np.unique(hit)] = False
        # A bend on a string would hide that the way crosses it.
        lines = shapely.multilinestrings([row.reshape(2, 2) for row in self.fences]) if len(self.fences) else None
        free &= True if lines is None else shapely.distance(points, lines) > 1.0
        return [(corners[number][0], corners[number][1]) for number in np.flatnonzero(free)]

    def _edges(self) -> tuple[Floats, Floats]:
        """Return the length of the straight way between any two spots, and how many strings it crosses.

        The length is infinite where the way is blocked. The first spots are the tiles, which a way may enter at its
        ends.
        """
        spots = self.spots
        delta = spots[:, None, :] - spots[None, :, :]
        length: Floats = np.hypot(delta[..., 0], delta[..., 1])
        length[length > REACH] = np.inf
        one, other = np.nonzero(np.triu(np.isfinite(length) & (length > 0)))
        blocked = self._blocked(spots[one], spots[other], one, other)
        length[one[blocked], other[blocked]] = np.inf
        one, other = one[~blocked], other[~blocked]
        crossed = np.zeros_like(length)
        crossed[one, other] = _count(spots[one], spots[other], self.fences)
        upper = np.triu(np.ones(length.shape, dtype=bool))
        return np.where(upper, length, length.T), crossed + crossed.T

    def _blocked(
        self, starts: Floats, ends: Floats, one: NDArray[np.intp], other: NDArray[np.intp]
    ) -> NDArray[np.bool_]:
        blocked = np.zeros(len(starts), dtype=bool)
        if not len(starts):
            return blocked
        lines = np.asarray(shapely.linestrings(np.stack([starts, ends], axis=1)), dtype=object)
        line, tile = self.tree.query(lines)  # of boxes only: with a predicate, each line would be prepared
        foreign = (tile != one[line]) & (tile != other[line])
        line, tile = line[foreign], tile[foreign]
        blocked[line[shapely.intersects(self.held[tile], lines[line])]] = True
        return blocked | ~shapely.covers(self.inside, lines) & ~self._ends_outside(lines, one, other)

    def _ends_outside(
        self, lines: NDArray[np.object_], one: NDArray[np.intp], other: NDArray[np.intp]
    ) -> NDArray[np.bool_]:
        """Return which ways into a tile over the edge are inside as far as they are off the tile."""
        found = np.zeros(len(lines), dtype=bool)
        for number, room in self._outer:
            mine = np.flatnonzero((one == number) | (other == number))
            found[mine] |= shapely.covers(room, lines[mine])
        return found

    @cached_property
    def _outer(self) -> list[tuple[int, shapely.Geometry]]:
        """Return the tiles that are not wholly inside, each with the area in which a way into it may run."""
        found = []
        for number in np.flatnonzero(~shapely.covers(self.inside, self.polygons)).tolist():
            room = self.inside.union(self.held[number].intersection(self.area))
            shapely.prepare(room)
            found.append((number, room))
        return found

    # Ways between tiles

    def ways(self, fee: float) -> tuple[Floats, NDArray[np.intp], Floats]:
        """Return the cost of the cheapest way between each two spots, the spot before each on it, and its crossings.

        Tiles are only ever the ends of a way. Computed once per `fee`, O(n³).
        """
        if fee not in self._ways:
            cost, crossed = self.length + fee * self.crossed, self.crossed
            np.fill_diagonal(cost, 0.0)
            count = len(cost)
            before = np.where(np.isfinite(cost), np.arange(count)[:, None], -1).astype(np.intp)
            for middle in range(len(self.names), count):
                through = cost[:, middle, None] + cost[None, middle, :]
                better = through < cost - 1e-9
                cost = np.where(better, through, cost)
                before = np.where(better, before[None, middle, :], before)
                crossed = np.where(better, crossed[:, middle, None] + crossed[None, middle, :], crossed)
            self._ways[fee] = cost, before, crossed
        return self._ways[fee]

    def between(self, one: str, other: str, fee: float) -> list[Spot] | None:
        """Return the spots of the cheapest way from one tile to another, centers included; None if there is none."""
        cost, before, _ = self.ways(fee)
        start, end = self.index[one], self.index[other]
        return self._at(_walked(before[start], start, end)) if np.isfinite(cost[start, end]) else None

    def _at(self, numbers: Sequence[int]) -> list[Spot]:
        return [(x, y) for x, y in self.spots[numbers].tolist()]

    def sums(self, fee: float) -> tuple[Floats, Floats]:
        """Return length and crossings of the cheapest way between each two tiles, in the order of `names`."""
        cost, _, crossed = self.ways(fee)
        length, tiles = cost - fee * crossed, len(self.names)
        return length[:tiles, :tiles], crossed[:tiles, :tiles]

    def to_tiles(self, places: Sequence[Spot], fee: float) -> tuple[Floats, Floats]:
        """Return length and crossings of the cheapest way from each place to each tile; infinite without one."""
        tiles, count = len(self.names), len(self.spots)
        number = np.tile(np.arange(count), len(places))
        starts, ends = np.repeat(np.array(places, dtype=float), count, axis=0), np.tile(self.spots, (len(places), 1))
        none = np.full(len(starts), -1, dtype=np.intp)
        long, over = np.hypot(*(starts - ends).T), _count(starts, ends, self.fences)
        long[self._blocked(starts, ends, none, number)] = np.inf
        long, over = long.reshape(-1, count), over.reshape(-1, count)
        cost, _, crossed = self.ways(fee)
        best, crossings = (long + fee * over)[:, :tiles], over[:, :tiles]
        for bend in range(tiles, count):
            through = (long + fee * over)[:, bend, None] + cost[None, bend, :tiles]
            better = through < best
            best = np.where(better, through, best)
            crossings = np.where(better, over[:, bend, None] + crossed[None, bend, :tiles], crossings)
        return best - fee * crossings, crossings

    def crossed_by(self, path: Path) -> Detours:
        """Return the same ways once a string of that path lies too; a bend may stay that is right on the string."""
        found, upper = copy(self), np.triu(np.isfinite(self.length), 1)
        one, other = np.nonzero(upper)
        more = np.zeros_like(self.crossed)
        more[one, other] = _count(self.spots[one], self.spots[other], _segments([path], shapely.union_all(self.tiles)))
        found.crossed, found._ways = self.crossed + more + more.T, {}
        return found

    # Ways between any spots

    def among(self, stops: Sequence[str | Spot], fee: float, apart: bool = False) -> list[Spot]:
        """Return the spots of the cheapest way through the stops, tiles or spots; straight where there is none.

        Tiles among the stops may be entered; spots are reached exactly. `apart`: each leg avoids the legs before it, if
        it can.
        """
        way: list[Spot] = []
        for one, other in pairwise(stops):
            if apart and way:
                part = self._apart(way, one, other, fee)
            elif isinstance(one, str) and isinstance(other, str):
                part = self.between(one, other, fee)
            else:
                part = self._free(one, other, fee)
            part = part or [self.spot(one), self.spot(other)]
            way += part if not way else part[1:]
        return way

    def _apart(self, way: Sequence[Spot], one: str | Spot, other: str | Spot, fee: float) -> list[Spot] | None:
        """Return the cheapest way on from the end of another way, with crossing it expensive and its bends occupied."""
        taken = set(way)
        free = [
            number
            for number, (x, y) in enumerate(self.spots.tolist())
            if number >= len(self.names) and (x, y) not in taken
        ]
        marks, bends, ends = self._marks(one, other), self.spots[free], np.array([self.spot(one), self.spot(other)])
        spots: Floats = np.concatenate([bends, ends])
        cost = np.full((len(spots), len(spots)), np.inf)
        cost[:-2, :-2] = (self.length + fee * self.crossed)[np.ix_(free, free)]
        for place in (0, 1):
            cost[place - 2, :-2] = cost[:-2, place - 2] = self._seen(ends[place], bends, marks[place], -1, fee)
        cost[-2, -1] = self._seen(ends[0], ends[1:], *marks, fee)[0]
        start, end = np.nonzero(np.triu(np.isfinite(cost) | np.isfinite(cost.T)))
        lost = DEAR * _count(spots[start], spots[end], _kept_off(way))
        cost[start, end] += lost
        cost[end, start] += lost  # nothing is lost between a spot and itself
        return [(x, y) for x, y in spots[_cheapest(cost)].tolist()] or None

    def spot(self, stop: str | Spot) -> Spot:
        """Return the spot of a stop: the center of a tile, or the spot itself."""
        return self._at([self.index[stop]])[0] if isinstance(stop, str) else stop

    def _marks(self, one: str | Spot, other: str | Spot) -> tuple[int, int]:
        """Return the indices of two stops that are tiles, or -1 for a spot."""
        first, last = (self.index[stop] if isinstance(stop, str) else -1 for stop in (one, other))
        return first, last

    def _free(self, one: str | Spot, other: str | Spot, fee: float) -> list[Spot] | None:
        """Return the cheapest way between two stops that needn't be tiles, or None."""
        tiles, stops, marks = len(self.names), [self.spot(one), self.spot(other)], self._marks(one, other)
        ends, bends = np.array(stops), self.spots[tiles:]
        cost, before, _ = self.ways(fee)
        direct = self._seen(ends[0], ends[1:], *marks, fee)[0]
        if not len(bends):
            return stops if np.isfinite(direct) else None
        there, back = (self._seen(ends[place], bends, marks[place], -1, fee) for place in (0, 1))
        total = there[:, None] + cost[tiles:, tiles:] + back[None, :]
        start, end = divmod(int(np.argmin(total)), len(bends))
        if not np.isfinite(min(direct, total[start, end])):
            return None
        if direct <= total[start, end]:
            return stops
        middle = self._at(_walked(before[start + tiles], start + tiles, end + tiles))
        return [stops[0], *middle, stops[1]]

    def _seen(self, start: Floats, ends: Floats, one: int, other: int, fee: float) -> Floats:
        """Return the costs of straight ways from one spot to many; `one` and `other` are tiles at the ends, or -1."""
        starts = np.broadcast_to(start, ends.shape)
        cost: Floats = np.hypot(*(starts - ends).T) + fee * _count(starts, ends, self.fences)
        first, last = (np.full(len(ends), mark, dtype=np.intp) for mark in (one, other))
        cost[self._blocked(starts, ends, first, last)] = np.inf
        return cost


def _walked(before: NDArray[np.intp], start: int, end: int) -> list[int]:
    """Return the indices along the way to an end, from the spot before each spot."""
    found = [end]
    while found[-1] != start:
        found.append(int(before[found[-1]]))
    return found[::-1]


def _cheapest(cost: Floats) -> list[int]:
    """Return the cheapest way from the last spot but one to the last; [] where there is none."""
    count = len(cost)
    best, before = cost[-2].copy(), np.full(count, count - 2)
    while True:
        through = best[:, None] + cost
        last = np.argmin(through, axis=0)
        better = through[last, np.arange(count)] < best - 1e-9
        if not better.any():
            break
        best[better], before[better] = through[last, np.arange(count)][better], last[better]
    return _walked(before, count - 2, count - 1) if np.isfinite(best[-1]) else []


def _kept_off(way: Sequence[Spot]) -> Floats:
    """Return the fences that keep another way off this one, with room around its bends."""
    near = 2 * HOLD
    rows = [(*here, *there) for here, there in pairwise(way)]
    for x, y in way[1:-1]:
        rows += [(x - near, y, x + near, y), (x, y - near, x, y + near)]
    return np.array(rows)


def _segments(strings: Sequence[Sequence[Spot]], tiles: shapely.Geometry) -> Floats:
    """Return the parts of all strings off the tiles, simplified: rows of x, y, x, y."""
    rows: list[tuple[float, float, float, float]] = []
    for string in strings:
        if len(string) < 2:
            continue
        rest = shapely.difference(shapely.LineString(string), tiles)
        for line in getattr(rest, "geoms", [rest]):
            spots = list(line.simplify(COARSE).coords)
            rows += [(*one[:2], *other[:2]) for one, other in pairwise(spots)]
    return np.array(rows, dtype=float).reshape(-1, 4)


def _count(starts: Floats, ends: Floats, fences: Floats) -> Floats:
    """Count the fences that each straight way crosses."""
    found = np.zeros(len(starts))
    if not len(fences):
        return found
    a, b = fences[:, :2], fences[:, 2:]
    for low in range(0, len(starts), 4096):
        one, other = starts[low : low + 4096], ends[low : low + 4096]
        first, last = one[:, None, :], other[:, None, :]
        # Fences are short: few have their ends on both sides of a way.
        way, fence = np.nonzero(_side(first, last, a) * _side(first, last, b) < 0)
        apart = _side(a[fence], b[fence], one[way]) * _side(a[fence], b[fence], other[way]) < 0
        found[low : low + 4096] = np.bincount(way[apart], minlength=len(one))
    return found


def _side(one: Floats, other: Floats, spot: Floats) -> Floats:
    """Return a number whose sign is the side of the line from one to the other on which a spot is, or zero."""
    side: Floats = (other[..., 0] - one[..., 0]) * (spot[..., 1] - one[..., 1])
    side -= (other[..., 1] - one[..., 1]) * (spot[..., 0] - one[..., 0])
    return side


Stop = str | tuple[int, int]
"""A tile by its name, or a point."""

FEE = 250.0
"""How much longer a way may be, in tenths of a millimeter, to cross one string less."""
REACH = 6500.0
"""Ways longer than any string are not looked for."""
GRIP = 30.0
"""How far a string's end lies on its tile, and a string on a tile that it only passes."""
BENDS = (120.0, 60.0, 30.0, 15.0)
"""How far a bend may be rounded off; where that is too much, less."""


# Cached: every preview of a turn asks for the ways of one table. Each takes up to 1 MB.
detours = lru_cache(maxsize=8)(Detours)


def lay(table: Tabletop, stops: Sequence[Stop], most: float, fee: float = FEE) -> Path:
    """Return a curve through the stops in order, as it would be stored.

    It bends around every tile that is no stop and keeps inside the border where there is room; it prefers to be no
    longer than `most` (0.1 mm) and not to cross itself. It never refuses: `verdict` says what is wrong.
    """
    return laid_with_work(table, stops, most, fee)[0]


def laid_with_work(table: Tabletop, stops: Sequence[Stop], most: float, fee: float = FEE) -> tuple[Path, int]:
    """Return the curve of `lay`, and the work that it took: the curves drawn, and the legs led around earlier legs."""
    if len(stops) < 2:
        return tuple(stop for stop in stops if not isinstance(stop, str)), 0
    around = detours(table)
    path = string_through(table, stops, around.among(stops, fee), most)
    if len(stops) == 2 or shapely.LineString(path).is_simple:
        return path, 1
    ways = around.among(stops, fee, apart=True), around.among(stops[::-1], fee, apart=True)[::-1]
    others = [string_through(table, stops, way, most) for way in ways]
    path = min((other for other in others if shapely.LineString(other).is_simple), key=span, default=path)
    return path, 1 + len(ways) * (len(stops) - 1)


def string_through(table: Tabletop, stops: Sequence[Stop], way: Sequence[Spot], most: float) -> Path:
    """Return the smoothest curve along a polyline that touches just the stops and isn't too long.

    When no curve is right, the least wrong one.
    """
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
    tight: list[Spot], way: list[Spot], free: Sequence[Spot], stops: Sequence[Stop], tiles: dict[str, shapely.Polygon]
) -> Iterator[list[Spot]]:
    """Yield curves along the way, from the smoothest to the straightest; each meets the free spots exactly."""
    for start in (tight, _gripped(way, stops, tiles)):
        if len(start) > 2:
            yield through(start)
        for most in BENDS:
            yield _rounded_between(start, free, most)
        yield start


def _rounded_between(way: list[Spot], free: Sequence[Spot], most: float) -> list[Spot]:
    """Round off the bends; a free spot stays a bend, between two that are drawn towards it."""
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


def _pulled(way: list[Spot], stops: Sequence[Stop], tiles: dict[str, shapely.Polygon], around: Detours) -> list[Spot]:
    """Return the way with its ends just on their tiles, and pulled tight over the tiles that it passes."""
    way = _gripped(way, stops, tiles)
    inner = {around.spot(name): tiles[name].buffer(-GRIP) for name in tiles if name in stops[1:-1]}
    for _ in range(2):
        for number in range(1, len(way) - 1):
            ring = next((ring for middle, ring in inner.items() if ring.covers(shapely.Point(way[number]))), None)
            if ring is not None and not ring.is_empty:
                line = shapely.LineString([way[number - 1], way[number + 1]])
                meet = shapely.intersection(line, ring)
                spot = meet.centroid if not meet.is_empty else shapely.get_point(shapely.shortest_line(ring, line), 0)
                way[number] = (float(spot.x), float(spot.y))
    return _gripped(way, stops, tiles)


def _gripped(way: list[Spot], stops: Sequence[Stop], tiles: dict[str, shapely.Polygon]) -> list[Spot]:
    """Return the way with each end moved back to just inside its tile."""
    way = list(way)
    for end, stop in ((0, stops[0]), (-1, stops[-1])):
        if isinstance(stop, str):
            way = _drawn_back(way if end == 0 else way[::-1], tiles[stop])
            way = way if end == 0 else way[::-1]
    return way


def _drawn_back(way: list[Spot], tile: shapely.Polygon) -> list[Spot]:
    """Return a way that starts inside a tile, cut to start just inside the edge where it leaves it."""
    inner = tile.buffer(-GRIP)
    while len(way) > 2 and inner.covers(shapely.Point(way[1])):
        way = way[1:]
    leaving = shapely.intersection(shapely.LineString(way[:2]), inner)
    if isinstance(leaving, shapely.LineString) and len(leaving.coords) > 1:
        last = leaving.coords[-1]
        return [(float(last[0]), float(last[1])), *way[1:]]
    return way


def _wrong(around: Detours, path: Path, named: Set[str]) -> int:
    """Count the tiles that a curve touches by mistake, misses or enters twice; crossing itself counts too."""
    line = shapely.LineString(path)
    wrong = (not line.is_simple) + (not around.area.covers(line))
    meets = shapely.intersects(around.polygons, line)
    for name, tile, met in zip(around.names, around.tiles, meets, strict=True):
        if met != (name in named) or (met and not isinstance(line.intersection(tile), shapely.LineString)):
            wrong += 1
    return wrong
