"""Routes as curves: one cubic curve per pair of cities, its tracks side by side, its slots in a row."""

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from data.tools.projection import Points

NODES_PER_SLOT = 3


@dataclass(frozen=True)
class Measures:
    """Sizes in pixels that hold for the whole map."""

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
    edge: float = 8.0

    def pitch(self) -> float:
        return self.slot[1] + self.twin


@dataclass(frozen=True)
class Pair:
    """Two cities (by number) and the routes between them, which are equally long."""

    a: int
    b: int
    length: int
    routes: tuple[str, ...]


@dataclass
class Board:
    """What is moved: cities and the bends of the curves."""

    cities: Points
    bends: NDArray[np.float64]
    """For each pair, how far the two inner points of its curve are from the straight line's thirds."""
    pairs: list[Pair]
    measures: Measures
    ends: Points = field(init=False)
    """For each pair, how much of the curve stays free at its two cities."""
    gaps: NDArray[np.float64] = field(init=False)
    """For each pair, the least gap between its slots."""
    stress: NDArray[np.float64] = field(init=False)
    """For each two pairs, how much harder than usual they push each other."""
    name_stress: NDArray[np.float64] = field(init=False)
    """The same for each city's name."""

    def __post_init__(self) -> None:
        self.ends = free_ends(self.pairs, len(self.cities), self.measures)
        self.gaps = np.full(len(self.pairs), self.measures.gap[0])
        self.stress = np.ones((len(self.pairs), len(self.pairs)))
        self.name_stress = np.ones(len(self.cities))

    def curves(self) -> NDArray[np.float64]:
        """The four points of every curve."""
        a = self.cities[[pair.a for pair in self.pairs]]
        b = self.cities[[pair.b for pair in self.pairs]]
        c1 = (2 * a + b) / 3 + self.bends[:, 0]
        c2 = (a + 2 * b) / 3 + self.bends[:, 1]
        return np.stack([a, c1, c2, b], axis=1)


def free_ends(pairs: list[Pair], cities: int, measures: Measures) -> Points:
    """A city that many tracks meet needs a wider ring before the first slots."""
    widths = np.zeros(cities)
    for pair in pairs:
        tracks = len(pair.routes)
        width = tracks * measures.slot[1] + (tracks - 1) * measures.twin + measures.apart
        widths[pair.a] += width
        widths[pair.b] += width
    ring = np.maximum(measures.city + measures.apart, widths / (2 * np.pi) * 1.05)
    return np.array([[ring[pair.a], ring[pair.b]] for pair in pairs])


def weights(t: NDArray[np.float64]) -> NDArray[np.float64]:
    """How much each of the four points of a curve counts at the places `t`."""
    s = 1 - t
    return np.stack([s**3, 3 * s * s * t, 3 * s * t * t, t**3], axis=-1)


def slopes(t: NDArray[np.float64]) -> NDArray[np.float64]:
    """The same for the direction of the curve."""
    s = 1 - t
    return np.stack([-3 * s * s, 3 * s * s - 6 * s * t, 6 * s * t - 3 * t * t, 3 * t * t], axis=-1)


def lengths(curves: NDArray[np.float64], steps: int = 24) -> NDArray[np.float64]:
    """The length of every curve."""
    points = np.einsum("tk,mkd->mtd", weights(np.linspace(0, 1, steps + 1)), curves)
    return np.asarray(np.linalg.norm(np.diff(points, axis=1), axis=2).sum(axis=1))


def wanted(pairs: list[Pair], ends: Points, measures: Measures, gap: NDArray[np.float64]) -> NDArray[np.float64]:
    """The length that each curve needs for its slots with this gap."""
    count = np.array([pair.length for pair in pairs], dtype=float)
    return np.asarray(count * measures.slot[0] + (count - 1) * gap + ends.sum(axis=1))


def places(length: float, pair: Pair, ends: NDArray[np.float64], measures: Measures, least: float) -> Points:
    """Distances along the curve of the middles of the slots, evenly spread with gaps within reason."""
    free = length - ends.sum()
    count = pair.length
    spare = free - count * measures.slot[0]
    gap = spare / (count - 1) if count > 1 else 0.0
    gap = min(max(gap, least), max(measures.gap[1], least))
    run = count * measures.slot[0] + (count - 1) * gap
    start = ends[0] + (free - run) * ends[0] / ends.sum()
    return np.asarray(start + measures.slot[0] / 2 + np.arange(count) * (measures.slot[0] + gap))


def slots(board: Board) -> dict[str, list[tuple[float, float, float]]]:
    """Middle and angle of every slot of every route; parallel tracks are shifted sideways."""
    found: dict[str, list[tuple[float, float, float]]] = {}
    for pair, curve, ends, gap in zip(board.pairs, board.curves(), board.ends, board.gaps, strict=True):
        fine = np.linspace(0, 1, 401)
        points = weights(fine) @ curve
        along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
        t = np.interp(places(along[-1], pair, ends, board.measures, gap), along, fine)
        middle, direction = weights(t) @ curve, slopes(t) @ curve
        direction /= np.linalg.norm(direction, axis=1)[:, None]
        angle = np.degrees(np.arctan2(direction[:, 1], direction[:, 0]))
        for track, route in enumerate(pair.routes):
            shift = (track - (len(pair.routes) - 1) / 2) * board.measures.pitch()
            x = middle[:, 0] - direction[:, 1] * shift
            y = middle[:, 1] + direction[:, 0] * shift
            found[route] = [
                (round(float(a), 1), round(float(b), 1), round(float(c), 1))
                for a, b, c in zip(x, y, angle, strict=True)
            ]
    return found
