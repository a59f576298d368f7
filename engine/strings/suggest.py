"""Suggestions for a table of strings: curves judged exactly, best first, and good spots for a tile.

They are for people and for computer players alike. They are made of public facts, as the whole table is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from heapq import nlargest
from math import hypot

import numpy as np
import shapely
from msgspec import Struct
from numpy.typing import NDArray

from engine.board.points import PER_MM, Path, Point
from engine.strings import free_spots
from engine.strings.judge import verdict, visit_points
from engine.strings.laying import FEE, detours, lay
from engine.strings.nouns import Company, String, Tabletop, Tile, TileKind

FEES = (FEE / 2, 3 * FEE)
"""Two minds about crossings: hardly a detour for one less, and a long one."""
BEAM = 120
"""How many chains of each number of stations are thought further."""
STATIONS = 7
TRIED = 36
"""How many chains are laid and judged, those that promise most first."""
SPARED = 390.0
"""What a string saves by ending at the edges of two tiles and not in their middles, in tenths of a millimetre."""
NEARBY, FAR = 1100.0, 3000.0
"""A tile nearer than the one is as good as next door, farther than the other is out of reach."""
CROWDED = 800.0
"""Tiles closer together leave no room for strings and further tiles."""
APART = 900.0
"""Suggested spots are at least so far from one another."""


class Idea(Struct, frozen=True):
    """A path that may be laid as it is: its points for the company, and what it gives to the others."""

    path: Path
    points: int
    others: int
    stations: tuple[str, ...]


class _Chain(Struct, frozen=True):
    """Stations one after the other: what they promise, how long a string through them is, and minding which fee."""

    points: float
    length: float
    names: tuple[str, ...]
    fee: float

    @property
    def promise(self) -> tuple[float, float]:
        return self.points, -self.length


def strings(table: Tabletop, company: Company, string: String, count: int = 3) -> list[Idea]:
    """The best paths that are found for a string, no two through the same stations, those with most points first."""
    most = table.measures.most(string) * PER_MM
    found: dict[frozenset[str], Idea] = {}
    tried = 0
    for chain in _chains(table, company, most):
        if tried >= TRIED and len(found) >= count:
            break
        if tried >= 3 * TRIED or (len(found) >= count and chain.points < _least(found.values(), count)):
            break  # the chains after it promise even less than what is found already
        tried += 1
        idea = _judged(table, company, string, lay(table, chain.names, most, chain.fee))
        if idea is None:
            continue
        known = found.get(frozenset(idea.stations))
        if known is None or _worth(idea) > _worth(known):
            found[frozenset(idea.stations)] = idea
    return sorted(found.values(), key=_worth, reverse=True)[:count]


def _least(found: Iterable[Idea], count: int) -> int:
    """The points of the last of so many best ideas."""
    return nlargest(count, (idea.points for idea in found))[-1]


def _worth(idea: Idea) -> tuple[int, int, int]:
    return idea.points, -idea.others, -len(idea.path)


def _judged(table: Tabletop, company: Company, string: String, path: Path) -> Idea | None:
    judged = verdict(table, company, string, path)
    if judged.faults:
        return None
    others = sum(gain.points for gain in judged.gains if gain.company != company)
    return Idea(path, judged.points(company), others, judged.stations)


def _chains(table: Tabletop, company: Company, most: float) -> list[_Chain]:
    """Chains of stations that a string can be long enough for, those that promise most first."""
    worth = _worths(table, company)
    ends = {tile.name for tile in table.tiles if table.kind(tile.kind).terminal}
    best: dict[frozenset[str], _Chain] = {}
    for fee in FEES:
        length, crossed = detours(table).sums(fee)
        order = detours(table).names
        row = [_Chain(0.0, 0.0, (name,), fee) for name in order if name in table.reached(company)]
        for _ in range(STATIONS - 1):
            further = [
                longer
                for chain in row
                if len(chain.names) == 1 or chain.names[-1] not in ends
                for longer in _longer(chain, detours(table).index, worth, length, crossed, most, table)
            ]
            row = nlargest(BEAM, further, key=lambda chain: (chain.points - 2 * chain.length / most, chain.names))
            for chain in row:
                key = frozenset(chain.names)
                if key not in best or chain.promise > best[key].promise:
                    best[key] = chain
    return sorted(best.values(), key=lambda chain: (*chain.promise, chain.names), reverse=True)


def _longer(
    chain: _Chain,
    index: dict[str, int],
    worth: dict[str, int],
    length: NDArray[np.float64],
    crossed: NDArray[np.float64],
    most: float,
    table: Tabletop,
) -> Iterator[_Chain]:
    """The chain with one more station, where a string is long enough for it."""
    last = index[chain.names[-1]]
    for name, points in worth.items():
        more = float(length[last, index[name]])
        if name not in chain.names and chain.length + more - SPARED <= most:
            lost = float(crossed[last, index[name]]) * table.measures.crossing
            yield _Chain(chain.points + points - lost, chain.length + more, (*chain.names, name), chain.fee)


def _worths(table: Tabletop, company: Company) -> dict[str, int]:
    """The points of a string's visit, for each tile that lets the company in."""
    reached = table.reached(company)
    found = {}
    for tile in table.tiles:
        kind, visitors = table.kind(tile.kind), table.visitors(tile.name)
        if company in visitors or len(visitors) < kind.limit:
            first = 0 if tile.name in reached else visit_points(table, tile, company)
            found[tile.name] = kind.own if kind.repeat else first
    return found


# Tiles


def spots(
    table: Tabletop, company: Company, kind: TileKind, count: int, near: Point | None = None
) -> list[tuple[Point, int]]:
    """Free spots for a tile (middle and turn), apart from one another: the best first, or the nearest to `near`."""
    found: list[tuple[Point, int]] = []
    apart = APART if near is None else free_spots.COARSE * 1.0

    def value(places: NDArray[np.int64]) -> NDArray[np.float64]:
        if near is not None:
            return -np.hypot(places[:, 0] - near[0], places[:, 1] - near[1])
        return _values(table, company, kind, places)

    def fits(at: Point) -> bool:
        return all(hypot(at[0] - x, at[1] - y) > apart for (x, y), _ in found)

    for at, turn in free_spots.every(table, value, fits):
        found.append((at, turn))
        if len(found) == count:
            break
    return found


def _values(table: Tabletop, company: Company, kind: TileKind, places: NDArray[np.int64]) -> NDArray[np.float64]:
    """How good each place is: near what the company has reached, far from the others, and worth a visit there."""
    mine = table.reached(company)
    near_me = _nearness(table, lambda tile: tile.name in mine, places)
    near_others = _nearness(table, lambda tile: bool(table.visitors(tile.name) - {company}), places)
    own = kind.owner == "placer"
    points = np.full(len(places), float(kind.own if own else kind.other))
    if kind.in_mountains is not None and table.mountains:
        points[shapely.contains(shapely.Polygon(table.mountains), shapely.points(places))] = kind.in_mountains
    # An owner wants guests where they bring points, and none where they cost some.
    guests = kind.delta if own else -0.5
    crowd = _away(table, lambda tile: True, places) < CROWDED
    # Even what brings its owner nothing is a station to go on from.
    value: NDArray[np.float64] = np.maximum(points, 1.0) * near_me + guests * near_others - 0.5 * crowd
    return value


def _nearness(table: Tabletop, wanted: Callable[[Tile], bool], places: NDArray[np.int64]) -> NDArray[np.float64]:
    """1 next to one of the wanted tiles, 0 out of reach of all of them."""
    near: NDArray[np.float64] = np.clip((FAR - _away(table, wanted, places)) / (FAR - NEARBY), 0.0, 1.0)
    return near


def _away(table: Tabletop, wanted: Callable[[Tile], bool], places: NDArray[np.int64]) -> NDArray[np.float64]:
    """How far each place is from the nearest of the wanted tiles."""
    centers = np.array([tile.center for tile in table.tiles if wanted(tile)], dtype=float).reshape(-1, 2)
    if not len(centers):
        return np.full(len(places), np.inf)
    delta = places[:, None, :] - centers[None, :, :]
    away: NDArray[np.float64] = np.hypot(delta[..., 0], delta[..., 1]).min(axis=1)
    return away
