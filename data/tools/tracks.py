"""Routes as curves: one cubic curve per pair of cities, its parallel routes side by side, its slots in a row.

Routes that leave the picture at one edge and come back at the other are laid out as two runs. Each run ends in a rim, a
point that moves up and down only, at the sign with the other city's name at the edge.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from data.maps.layout_check import SIDES
from data.tools.projection import Points
from renderer.core.labels import sign_size

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
NODES_PER_SLOT = 3
FLUSH = 3.0
"""Room between a sign and the edge that it stands at."""
UNDER_SIGN = 24.0
"""How far from its edge a wrapped route's line ends: under the sign."""


@dataclass(frozen=True)
class Measures:
    """Sizes in px that hold for the whole map."""

    size: tuple[int, int] = (1600, 910)
    slot: tuple[float, float] = (45.0, 19.0)
    gap: tuple[float, float] = (3.0, 9.0)
    """Between the slots of a route: no less, and rather no more."""
    twin: float = 3.0
    """Between parallel tracks."""
    apart: float = 5.0
    """Between anything and anything else."""
    city: float = 9.0
    text: int = 27
    sign: int = 20
    """Letters of the names at the edges, where routes wrap."""
    edge: float = 8.0
    between: float = 20.0
    """Between two names beside or below each other, or they read as one."""
    alone: float = 14.0
    """How much farther than its own city any other one is from a name, so that nobody wonders whose it is."""
    clear: tuple[float, ...] = ()
    """A box (left, top, right, bottom) that stays empty, for a legend; () for none."""

    def pitch(self) -> float:
        """Return the distance between the centers of parallel slots."""
        return self.slot[1] + self.twin

    def cleared(self) -> Floats:
        """Return the box that stays empty as an array of one box, or of none."""
        return np.array(self.clear, dtype=float).reshape(-1, 4)


@dataclass(frozen=True)
class Pair:
    """Two cities (by number) and the routes between them, which have the same length."""

    a: int
    b: int
    length: int
    routes: tuple[str, ...]


@dataclass(frozen=True)
class Rim:
    """A point near an edge, at the inner end of the sign under which the routes of one run leave the picture.

    `city` is where they come from and `partner` where they lead to, both by number. `x` is fixed.
    """

    x: float
    is_east: bool
    city: int
    partner: int


@dataclass
class Board:
    """What is moved: cities and the bends of the curves."""

    cities: Points
    bends: Floats
    """For each pair, how far the two inner points of its curve are from the straight line's thirds."""
    pairs: list[Pair]
    measures: Measures
    rims: list[Rim] = field(default_factory=list)
    """The last of `cities` are no cities but these, the two of a wrapped route one after the other."""
    ends: Points = field(init=False)
    """For each pair, how much of the curve stays free at its two cities."""
    gaps: Floats = field(init=False)
    """For each pair, the least gap between its slots."""
    stress: Floats = field(init=False)
    """For each two pairs, how much harder than usual they push each other."""
    name_stress: Floats = field(init=False)
    """The same for each city's name."""
    stiffness: Floats = field(init=False)
    """For each pair, how much harder than usual its curve is to bend."""

    joined: tuple[Ints, Ints] = field(init=False)
    """The two cities of each pair, by number."""

    def __post_init__(self) -> None:
        self.joined = np.array([pair.a for pair in self.pairs], int), np.array([pair.b for pair in self.pairs], int)
        self.ends = free_ends(self.pairs, len(self.cities), self.measures)
        self.gaps = np.full(len(self.pairs), self.measures.gap[0])
        self.stress = np.ones((len(self.pairs), len(self.pairs)))
        self.name_stress = np.ones(len(self.cities))
        self.stiffness = np.ones(len(self.pairs))

    def hold_rims(self) -> None:
        """Move the rims back onto the edges of the map, in place."""
        if self.rims:
            self.cities[-len(self.rims) :, 0] = [rim.x for rim in self.rims]

    def curves(self) -> Floats:
        """Return the four control points of every curve."""
        a, b = self.cities[self.joined[0]], self.cities[self.joined[1]]
        c1 = (2 * a + b) / 3 + self.bends[:, 0]
        c2 = (a + 2 * b) / 3 + self.bends[:, 1]
        return np.stack([a, c1, c2, b], axis=1)


def runs(
    cities: Sequence[Mapping[str, Any]], routes: Sequence[Mapping[str, Any]], lons: Sequence[float], measures: Measures
) -> tuple[list[Pair], list[Rim]]:
    """Return the pairs of cities with their routes, and the rims; routes that wrap are two runs.

    Rims are numbered after the cities, the two of a wrapped route one after the other.
    """
    number = {city["id"]: i for i, city in enumerate(cities)}
    groups: dict[tuple[int, int, int, str], list[Mapping[str, Any]]] = {}
    for route in routes:
        a, b = (number[city] for city in route["cities"])
        side = _leaves(route, lons[a], lons[b])
        groups.setdefault((min(a, b), max(a, b), route["length"], side), []).append(route)
    pairs: list[Pair] = []
    rims: list[Rim] = []
    for (_, _, length, side), group in groups.items():
        a, b = (number[city] for city in group[0]["cities"])
        names = tuple(route["id"] for route in group)
        if not side:
            pairs.append(Pair(a, b, length, names))
            continue
        first = group[0]["wrap_spaces"][side]
        rim = len(cities) + len(rims)
        is_east = side == SIDES[1]
        rims += [_rim(cities, a, b, is_east, measures), _rim(cities, b, a, not is_east, measures)]
        pairs += [Pair(a, rim, first, names), Pair(rim + 1, b, length - first, names)]
    return pairs, rims


def _rim(cities: Sequence[Mapping[str, Any]], city: int, partner: int, is_east: bool, measures: Measures) -> Rim:
    """Return a rim whose sign has room for the longest name of the partner."""
    names = cities[partner]["names"].values()
    inner = FLUSH + max(sign_size(name, measures.sign)[0] for name in names)
    return Rim(measures.size[0] - inner if is_east else inner, is_east, city, partner)


def _leaves(route: Mapping[str, Any], first: float, second: float) -> str:
    """Return the edge at which a route leaves its first city, the nearer one; "" if it doesn't wrap."""
    return SIDES[first > second] if route.get("wraps") else ""


def rim_homes(rims: Sequence[Rim], home: Points, width: float) -> list[tuple[float, float]]:
    """Return the places of both rims of a route on the straight line between its cities around the map."""
    found = []
    for rim in rims:
        (ax, ay), (bx, by) = home[rim.city], home[rim.partner]
        near, far = (width - ax, bx) if rim.is_east else (ax, width - bx)
        found.append((rim.x, ay + (by - ay) * near / max(near + far, 1e-9)))
    return found


def free_ends(pairs: list[Pair], cities: int, measures: Measures) -> Points:
    """Return the free length at both ends of each curve: a city with many tracks needs a wider ring."""
    widths = np.zeros(cities)
    for pair in pairs:
        tracks = len(pair.routes)
        width = tracks * measures.slot[1] + (tracks - 1) * measures.twin + measures.apart
        widths[pair.a] += width
        widths[pair.b] += width
    ring = np.maximum(measures.city + measures.apart, widths / (2 * np.pi) * 1.05)
    return np.array([[ring[pair.a], ring[pair.b]] for pair in pairs])


def weights(t: Floats) -> Floats:
    """Return how much each of the four control points counts at the places `t`."""
    s = 1 - t
    return np.stack([s**3, 3 * s * s * t, 3 * s * t * t, t**3], axis=-1)


def slopes(t: Floats) -> Floats:
    """Return how much each of the four control points counts for the direction at the places `t`."""
    s = 1 - t
    return np.stack([-3 * s * s, 3 * s * s - 6 * s * t, 6 * s * t - 3 * t * t, 3 * t * t], axis=-1)


def wanted(lengths: Ints, ends: Points, measures: Measures, gap: Floats) -> Floats:
    """Return the length that each curve needs for its slots with this gap."""
    return np.asarray(lengths * measures.slot[0] + (lengths - 1) * gap + ends.sum(axis=1))


def spread(along: Floats, lengths: Ints, ends: Points, measures: Measures, least: Floats) -> tuple[Floats, Floats]:
    """Return where on curves of these lengths the first slot's center is, and how far it is from slot to slot.

    Slots are evenly spread, with gaps within limits.
    """
    both = ends.sum(axis=1)
    free = along - both
    gap = (free - lengths * measures.slot[0]) / np.maximum(lengths - 1, 1)
    gap = np.where(lengths > 1, gap, 0.0)
    gap = np.minimum(np.maximum(gap, least), np.maximum(measures.gap[1], least))
    run = lengths * measures.slot[0] + (lengths - 1) * gap
    start = ends[:, 0] + (free - run) * ends[:, 0] / both
    return start + measures.slot[0] / 2, measures.slot[0] + gap


def slots(board: Board) -> dict[str, list[tuple[float, float, float]]]:
    """Return center and angle of every slot of every route.

    Parallel tracks are shifted sideways; two runs are one row.
    """
    found: dict[str, list[tuple[float, float, float]]] = {}
    fine = np.linspace(0, 1, 401)
    curves = board.curves()
    links = np.linalg.norm(np.diff(np.matmul(weights(fine), curves), axis=1), axis=2)
    along = np.concatenate([np.zeros((len(links), 1)), np.cumsum(links, axis=1)], axis=1)
    lengths = np.array([pair.length for pair in board.pairs])
    first, step = spread(along[:, -1], lengths, board.ends, board.measures, board.gaps)
    for number, (pair, curve) in enumerate(zip(board.pairs, curves, strict=True)):
        t = np.interp(first[number] + np.arange(pair.length) * step[number], along[number], fine)
        for track, route in enumerate(pair.routes):
            found.setdefault(route, []).extend(_track(curve, t, track - (len(pair.routes) - 1) / 2, board.measures))
    return found


def _track(curve: Points, t: Floats, number: float, measures: Measures) -> list[tuple[float, float, float]]:
    """Return points of one parallel track (numbered from the middle) and the direction there, in degrees."""
    middle, direction = weights(t) @ curve, slopes(t) @ curve
    direction /= np.linalg.norm(direction, axis=1)[:, None]
    angle = np.degrees(np.arctan2(direction[:, 1], direction[:, 0]))
    x = middle[:, 0] - direction[:, 1] * number * measures.pitch()
    y = middle[:, 1] + direction[:, 0] * number * measures.pitch()
    return [(round(float(a), 1), round(float(b), 1), round(float(c), 1)) for a, b, c in zip(x, y, angle, strict=True)]


def wraps(board: Board) -> dict[str, dict[str, Any]]:
    """Return for each route with two runs the slots of the first run, and the points under the signs at both ends."""
    found: dict[str, dict[str, Any]] = {}
    first_rim = len(board.cities) - len(board.rims)
    for pair in board.pairs:
        number = max(pair.a, pair.b)
        if number >= first_rim:
            rim, y = board.rims[number - first_rim], round(float(board.cities[number, 1]), 1)
            x = board.measures.size[0] - UNDER_SIGN if rim.is_east else UNDER_SIGN
            for route in pair.routes:
                found.setdefault(route, {"first": pair.length, "edges": []})["edges"].append([x, y])
    return found
