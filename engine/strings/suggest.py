"""Suggestions for a table of strings: judged curves, best first, good spots for a tile, and random ones.

For people and computer players alike. They use public facts only, since the whole table is public.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from heapq import nlargest
from math import ceil, dist, hypot, sqrt
from random import Random
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from engine.board.arrays import np, shapely
from engine.board.points import PER_MM, Path, Point, bounds, length
from engine.strings.areas import sides
from engine.strings.crossings import Segment
from engine.strings.ground import Ground, Same, ground_of
from engine.strings.judge import is_free, verdict, visit_points
from engine.strings.landscape import square
from engine.strings.laying import FEE, Detours, detours, laid_with_work
from engine.strings.nouns import Company, Measures, String, Tabletop, Tile, TileKind

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

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Value = Callable[[NDArray[np.int64]], NDArray[np.float64]]
    """How good places are, rows of x and y; more is better."""


def any_spot(table: Tabletop) -> bool:
    """Tell whether a tile fits anywhere: whether `every` yields a spot. Mostly O(1), from the last wide place found."""
    ground, places = ground_of(table), _scattered(table.border)
    last_wide = _last_wide(Same.of(table, (table.border, table.river, table.mountains)))
    for number in range(last_wide[0], last_wide[0] + len(places)):
        if _is_wide(table.measures, ground, places[number % len(places)]):
            last_wide[0] = number % len(places)
            return True
    return next(every(table), None) is not None


@lru_cache(maxsize=32)
def _last_wide(_landscape: Same[Tabletop]) -> list[int]:
    """Return a one-item list with the place that was wide on the last call: those before it have filled up since.

    It only says where to start looking; the result doesn't depend on it.
    """
    return [0]


@lru_cache(maxsize=32)
def _scattered(border: Path) -> tuple[Point, ...]:
    """Return some places of the coarse grid, spread over the area inside the border."""
    left, top, right, bottom = bounds(border)
    columns, rows = len(range(left + COARSE, right, COARSE)), len(range(top + COARSE, bottom, COARSE))
    places = (divmod(number * STRIDE % (columns * rows), columns) for number in range(LOOKS))
    spots = [(left + COARSE * (column + 1), top + COARSE * (row + 1)) for row, column in places]
    return tuple(spot for spot, where in zip(spots, sides(spots, border), strict=True) if where > 0)


def _is_wide(measures: Measures, ground: Ground, at: Point) -> bool:
    """Tell whether a tile fits at a place in any turn, with room to spare, so that `every` yields the place."""
    half = measures.tile * PER_MM / 2
    room, (x, y) = half * WIDE, at
    apart = room + half * sqrt(2) + ROUNDED
    for center in ground.tiles.centers:
        if dist(at, center) <= apart:
            return False
    reach = ceil(room)
    close = ground.pieces.near((x - reach, y - reach, x + reach, y + reach))
    return all(_from_segment(at, segment) > room for _, _, segment in close)


def _from_segment(at: Point, segment: Segment) -> float:
    """Return the distance of a place from a segment."""
    (x, y), (x2, y2) = segment
    dx, dy = x2 - x, y2 - y
    share = ((at[0] - x) * dx + (at[1] - y) * dy) / (dx * dx + dy * dy)
    share = min(max(share, 0.0), 1.0)
    return dist(at, (x + share * dx, y + share * dy))


def every(
    table: Tabletop, value: Value | None = None, others: Sequence[tuple[Point, int]] = (), apart: float = 0.0
) -> Iterator[tuple[Point, int]]:
    """Yield free spots, as the center of the tile and its turn in degrees; the coarse grid first, then a fine one.

    The most valuable come first, by default those with most room. Those closer than `apart` to one of the `others`,
    which may become more meanwhile, are left out.
    """
    lines = [shapely.LinearRing(table.border), *(shapely.LineString(laid.path) for laid in table.laid)]
    lines += [shapely.LineString(table.river)] if table.river else []
    lines += [shapely.LinearRing(table.mountains)] if table.mountains else []
    things = shapely.union_all(lines + [shapely.Polygon(tile.corners) for tile in table.tiles])
    area = shapely.Polygon(table.border)
    shapely.prepare((things, area))
    half = table.measures.tile * PER_MM / 2
    for grid, tight in ((COARSE, 0), (FINE, TIGHT)):
        places = _off(_grid(table, area, grid), others, apart)
        room = np.asarray(shapely.distance(things, shapely.points(places)))
        places, room = places[room > half], room[room > half]
        most = int((room > half * WIDE).sum()) + tight
        order = np.argsort(-(room if value is None else value(places)), kind="stable")
        for x, y in places[order[:most]].tolist():
            if any(hypot(x - x2, y - y2) <= apart for (x2, y2), _ in others):
                continue
            for turn in TURNS:
                if is_free(table, square((x, y), turn, table.measures.tile)):
                    yield (x, y), turn
                    break


def _grid(table: Tabletop, area: shapely.Polygon, step: int) -> NDArray[np.int64]:
    """Return the places of a grid inside the border."""
    left, top, right, bottom = bounds(table.border)
    xs, ys = np.meshgrid(np.arange(left + step, right, step), np.arange(top + step, bottom, step))
    places = np.column_stack((xs.ravel(), ys.ravel())).astype(np.int64)
    return places[shapely.contains(area, shapely.points(places))]


def _off(places: NDArray[np.int64], others: Sequence[tuple[Point, int]], apart: float) -> NDArray[np.int64]:
    """Return the places that are farther than `apart` from all others."""
    for (x, y), _ in others:
        places = places[np.hypot(places[:, 0] - x, places[:, 1] - y) > apart]
    return places


FEES = (FEE / 2, 3 * FEE)
"""Two prices of a crossing: one worth hardly a detour, and one worth a long one."""
BEAM = 120
"""How many chains of each number of stations are extended (beam search)."""
STATIONS = 7
TRIED = 36
"""The work on paths, those that promise most first, after which as many as are wanted are enough."""
SPARED = 390.0
"""What a string saves by ending at the edges of two tiles and not in their middles, in tenths of a millimeter."""
NEARBY, FAR = 1100.0, 3000.0
"""A tile nearer than the one is as good as next door, farther than the other is out of reach."""
CROWDED = 800.0
"""Tiles closer together leave no room for strings and further tiles."""
APART = 900.0
"""Suggested spots are at least so far from one another."""


class Idea(Struct, frozen=True):
    """A path that may be laid as it is: its points for the company, and what it gives to others."""

    path: Path
    points: int
    others: int
    stations: tuple[str, ...]


class Chain(Struct, frozen=True):
    """Stations one after the other: the points expected, the length of a string through them, and the fee assumed."""

    points: float
    length: float
    names: tuple[str, ...]
    fee: float

    @property
    def promise(self) -> tuple[float, float]:
        return self.points, -self.length


def strings(table: Tabletop, company: Company, string: String, count: int = 3, work: int = 3 * TRIED) -> list[Idea]:
    """Return the best paths found for a string, most points first, no two through the same stations.

    [] when no path is found. Bounded search: a better one may exist. After so much `work` (`laid_with_work`) it ends
    with what is found by then, even if that is a single path; if there is none, chains of two stations get as much.
    """
    most = table.measures.most(string) * PER_MM
    found: dict[frozenset[str], Idea] = {}
    done = 0
    for chain in chains(table, company, string):
        enough = min(work, TRIED) if len(found) >= count else work if found else 2 * work
        if done >= enough:
            break
        if done >= work and len(chain.names) > 2:
            continue
        if len(found) >= count and chain.points < nlargest(count, (idea.points for idea in found.values()))[-1]:
            break  # the chains after it promise even less than what is found already
        path, took = laid_with_work(table, chain.names, most, chain.fee)
        done += took
        idea = _judged(table, company, string, path)
        if idea is None:
            continue
        known = found.get(frozenset(idea.stations))
        if known is None or _worth(idea) > _worth(known):
            found[frozenset(idea.stations)] = idea
    return sorted(found.values(), key=_worth, reverse=True)[:count]


def _worth(idea: Idea) -> tuple[int, int, int]:
    return idea.points, -idea.others, -len(idea.path)


def _judged(table: Tabletop, company: Company, string: String, path: Path) -> Idea | None:
    judged = verdict(table, company, string, path)
    if judged.faults:
        return None
    others = sum(gain.points for gain in judged.gains if gain.company != company)
    return Idea(path, judged.points(company), others, judged.stations)


def chains(
    table: Tabletop,
    company: Company,
    string: String,
    fees: Sequence[float] = FEES,
    around: Detours | None = None,
) -> list[Chain]:
    """Return chains of stations that a string is long enough for, those with most points expected first.

    `around` are the ways between the stations, if they are known already.
    """
    best: dict[frozenset[str], Chain] = {}
    for fee in fees:
        for chain in _chains_minding(
            fee, table, company, table.measures.most(string) * PER_MM, around or detours(table)
        ):
            key = frozenset(chain.names)
            if key not in best or chain.promise > best[key].promise:
                best[key] = chain
    return sorted(best.values(), key=lambda chain: (*chain.promise, chain.names), reverse=True)


def _chains_minding(fee: float, table: Tabletop, company: Company, most: float, around: Detours) -> Iterator[Chain]:
    """Yield the most promising chains of two stations, then those extended by one station, and so on."""
    worth, reached = _worths(table, company), table.reached(company)
    length, crossed = around.sums(fee)
    ends = {tile.name for tile in table.tiles if table.kind(tile.kind).terminal}
    row = [Chain(0.0, 0.0, (name,), fee) for name in around.names if name in reached]
    for _ in range(STATIONS - 1):
        further = list[Chain]()
        for chain in row:
            last = chain.names[-1]
            for name, points in worth.items() if len(chain.names) == 1 or last not in ends else ():
                step = around.index[last], around.index[name]
                long = chain.length + float(length[step])
                if name not in chain.names and long - SPARED <= most:
                    lost = float(crossed[step]) * table.measures.crossing
                    further.append(Chain(chain.points + points - lost, long, (*chain.names, name), fee))
        row = nlargest(BEAM, further, key=lambda chain: (chain.points - 2 * chain.length / most, chain.names))
        yield from row


def _worths(table: Tabletop, company: Company) -> dict[str, int]:
    """Return the points of a visit for each tile that lets the company in."""
    reached = table.reached(company)
    found = {}
    for tile in table.tiles:
        if not full(table, company, tile):
            kind = table.kind(tile.kind)
            first = 0 if tile.name in reached else visit_points(table, tile, company)
            found[tile.name] = kind.own if kind.repeat else first
    return found


# Tiles


def spots(
    table: Tabletop, company: Company, kind: TileKind, count: int, near: Point | None = None
) -> list[tuple[Point, int]]:
    """Return free spots for a tile (center and turn), spread out: the best first, or the nearest to `near`."""
    found: list[tuple[Point, int]] = []
    apart = APART if near is None else COARSE * 1.0

    def value(places: NDArray[np.int64]) -> NDArray[np.float64]:
        if near is not None:
            return -np.hypot(places[:, 0] - near[0], places[:, 1] - near[1])
        return _values(table, company, kind, places)

    for at, turn in every(table, value, found, apart):
        found.append((at, turn))
        if len(found) == count:
            break
    return found


def _values(table: Tabletop, company: Company, kind: TileKind, places: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return how good each place is: near the company's stations, far from the others', and worth a visit."""
    mine = table.reached(company)
    near_me = _nearness(table, lambda tile: tile.name in mine, places)
    near_others = _nearness(table, lambda tile: bool(table.visitors(tile) - {company}), places)
    own = kind.owner == "placer"
    points = np.full(len(places), float(kind.own if own else kind.other))
    if kind.in_mountains is not None and table.mountains:
        points[shapely.contains(shapely.Polygon(table.mountains), shapely.points(places))] = kind.in_mountains
    # An owner wants visitors where they score points, and none where they cost points.
    guests = kind.delta if own else -0.5
    crowd = _away(table, lambda tile: True, places) < CROWDED
    # Even what brings its owner nothing is a station to go on from.
    value: NDArray[np.float64] = np.maximum(points, 1.0) * near_me + guests * near_others - 0.5 * crowd
    return value


def _nearness(table: Tabletop, wanted: Callable[[Tile], bool], places: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return 1 next to one of the wanted tiles, falling to 0 out of reach of all of them."""
    near: NDArray[np.float64] = np.clip((FAR - _away(table, wanted, places)) / (FAR - NEARBY), 0.0, 1.0)
    return near


def _away(table: Tabletop, wanted: Callable[[Tile], bool], places: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return the distance of each place from the nearest of the wanted tiles."""
    centers = np.array([tile.center for tile in table.tiles if wanted(tile)], dtype=float).reshape(-1, 2)
    if not len(centers):
        return np.full(len(places), np.inf)
    delta = places[:, None, :] - centers[None, :, :]
    away: NDArray[np.float64] = np.hypot(delta[..., 0], delta[..., 1]).min(axis=1)
    return away


class Next(Struct, frozen=True):
    """A station that may be the next stop, `away` mm from the last one, and what speaks against it, if anything."""

    tile: str
    away: int
    against: Literal["far", "full", "over"] | None


def full(table: Tabletop, company: Company, tile: Tile) -> bool:
    """Tell whether other companies fill the tile's limit."""
    visitors = table.visitors(tile)
    return company not in visitors and len(visitors) >= table.kind(tile.kind).limit


def stop_point(table: Tabletop, stop: str | Point) -> Point:
    """Return where a stop is: the center of a tile, or the point itself."""
    if not isinstance(stop, str):
        return stop
    tile = table.tile(stop)
    assert tile is not None
    return tile.center


def nexts(table: Tabletop, company: Company, string: String, stops: Sequence[str | Point]) -> list[Next]:
    """Return possible next stops.

    Without stops: where the company may start, newest first; else all others, nearest first.
    """
    if not stops:
        starts = [tile.name for tile in table.tiles if tile.name in table.reached(company)]
        return [Next(name, 0, None) for name in reversed(starts)]
    spots = [stop_point(table, stop) for stop in stops]
    left = table.measures.most(string) - length(tuple(spots))
    grip = table.measures.tile
    last = table.tile(stops[-1]) if isinstance(stops[-1], str) else None
    over = last is not None and len(stops) > 1 and table.kind(last.kind).terminal
    found = []
    for tile in table.tiles:
        if tile.name not in stops:
            away = dist(spots[-1], tile.center) / PER_MM
            far = away - grip > left
            against = "full" if full(table, company, tile) else "over" if over else "far" if far else None
            found.append(Next(tile.name, round(away), against))  # type: ignore[arg-type]
    return sorted(found, key=lambda one: (one.against is not None, one.away))


TRIES = 60
"""How many random spots or paths are tried."""


def random_spots(table: Tabletop, rng: Random) -> Iterator[tuple[Point, int]]:
    """Yield random spots (center of the tile and turn) inside the border's bounding box and off other tiles."""
    left, top, right, bottom = bounds(table.border)
    centers, size = ground_of(table).tiles.centers, table.measures.tile * PER_MM
    half = size // 2
    for _ in range(TRIES):
        x, y = rng.randrange(left + half, right - half), rng.randrange(top + half, bottom - half)
        for other_x, other_y in centers:
            # Tiles whose middles are nearer than a side is long meet, however they are turned.
            if -size < x - other_x < size and hypot(x - other_x, y - other_y) < size:
                break
        else:
            yield (x, y), rng.randrange(90)


def random_paths(table: Tabletop, company: Company, string: String, rng: Random) -> Iterator[Path]:
    """Yield random straight paths from a station the company reached to one that lets it in.

    They are no longer than the string.
    """
    reached, most = table.reached(company), table.measures.most(string) * PER_MM
    centers = ground_of(table).tiles.centers
    starts = [number for number, tile in enumerate(table.tiles) if tile.name in reached]
    third = table.measures.tile * PER_MM // 3

    def somewhere_on(number: int) -> Point:
        x, y = centers[number]
        return x + rng.randrange(-third, third + 1), y + rng.randrange(-third, third + 1)

    for _ in range(TRIES):
        start, stop = rng.choice(starts), rng.randrange(len(centers))
        if start == stop or dist(centers[start], centers[stop]) > most:
            continue
        if not full(table, company, table.tiles[stop]):
            yield somewhere_on(start), somewhere_on(stop)
