"""Projects degrees to a flat map, and warps outlines to follow the moved cities."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import cos, log, pi, radians, sin, sqrt, tan
from typing import Any

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]

MARGIN_OF_WARP = 320.0
"""How far outside the picture the outlines stay where the projection put them."""


class Projection:
    """An equal-area conic for one region, Miller's cylinder for the whole world; y grows to the south."""

    def __init__(self, lon_lat: list[tuple[float, float]]) -> None:
        lons = [lon for lon, _ in lon_lat]
        lats = [lat for _, lat in lon_lat]
        self.lon0 = (min(lons) + max(lons)) / 2
        self.is_world = max(lons) - min(lons) > 150
        south, north = min(lats), max(lats)
        first, second = radians(south + (north - south) / 6), radians(north - (north - south) / 6)
        self.n = (sin(first) + sin(second)) / 2 or 1e-6
        self.c = cos(first) ** 2 + 2 * self.n * sin(first)

    def __call__(self, lon: float, lat: float) -> tuple[float, float]:
        if self.is_world:
            return radians(lon - self.lon0), -1.25 * log(tan(pi / 4 + 0.4 * radians(lat)))
        rho = sqrt(max(self.c - 2 * self.n * sin(radians(lat)), 0.0)) / self.n
        turn = self.n * radians(lon - self.lon0)
        return rho * sin(turn), rho * cos(turn)


def fit(points: Points, size: tuple[int, int], margin: tuple[float, float], stretch: float) -> tuple[Points, Points]:
    """Return scale and shift that put the points inside the margins; one axis may be stretched a little more."""
    low, high = points.min(axis=0), points.max(axis=0)
    room = np.array(size, dtype=float) - 2 * np.array(margin)
    scale = room / np.maximum(high - low, 1e-9)
    smaller = scale.min()
    scale = np.minimum(scale, smaller * stretch)
    shift = np.array(size, dtype=float) / 2 - scale * (low + high) / 2
    return scale, shift


class Warp:
    """Moves points along with the cities: one thin-plate spline, or several small ones in a row.

    A spline that would fold the map is split into more steps, and finally made stiffer.
    """

    def __init__(self, before: Points, after: Points, size: tuple[int, int]) -> None:
        for steps, stiffness in (*((count, 0.0) for count in (1, 3, 8, 16)), *((1, 20.0 * 5**k) for k in range(5))):
            stages = np.linspace(0, 1, steps + 1)
            self.splines = [
                Spline(before + (after - before) * a, before + (after - before) * b, size, stiffness)
                for a, b in pairwise(stages)
            ]
            if not self._folds(size):
                break

    def __call__(self, points: Points) -> Points:
        for spline in self.splines:
            points = spline(points)
        return points

    def _folds(self, size: tuple[int, int]) -> bool:
        xs, ys = np.meshgrid(np.arange(0, size[0], 20.0), np.arange(0, size[1], 20.0))
        grid = self(np.stack([xs.ravel(), ys.ravel()], axis=1)).reshape(*xs.shape, 2)
        right, down = np.diff(grid, axis=1)[:-1], np.diff(grid, axis=0)[:, :-1]
        area = right[..., 0] * down[..., 1] - right[..., 1] * down[..., 0]
        return bool(area.min() < 20.0)


class Spline:
    """A thin-plate spline through the moves of some points, with a ring around the picture that stays."""

    def __init__(self, before: Points, after: Points, size: tuple[int, int], stiffness: float) -> None:
        ring = _ring(size)
        self.before = np.vstack([before, ring])
        moves = np.vstack([after - before, np.zeros_like(ring)])
        count = len(self.before)
        kernel = _bend(self.before, self.before) + stiffness * np.eye(count)
        flat = np.hstack([np.ones((count, 1)), self.before])
        whole = np.block([[kernel, flat], [flat.T, np.zeros((3, 3))]])
        self.weights = np.linalg.solve(whole, np.vstack([moves, np.zeros((3, 2))]))

    def __call__(self, points: Points) -> Points:
        flat = np.hstack([np.ones((len(points), 1)), points])
        moved: Points = points + np.hstack([_bend(points, self.before), flat]) @ self.weights
        return moved


def _ring(size: tuple[int, int]) -> Points:
    w, h, m = size[0], size[1], MARGIN_OF_WARP
    xs, ys = np.linspace(-m, w + m, 9), np.linspace(-m, h + m, 6)
    edge = [(x, y) for x in xs for y in (-m, h + m)] + [(x, y) for y in ys[1:-1] for x in (-m, w + m)]
    return np.array(edge)


def _bend(a: Points, b: Points) -> Points:
    square = ((a[:, None, :] - b[None, :, :]) ** 2).sum(axis=2)
    return np.asarray(np.where(square > 0, square * np.log(np.maximum(square, 1e-12)), 0.0) / 1e4)


def extrapolate(lon: float, lat: float, box: list[float], far: float = 14.0) -> tuple[float, float]:
    """Push points on the clipping frame of the outlines outwards, so that its cut is never visible.

    `far` is in degrees; on a small map it is at most half the map's width.
    """
    west, south, east, north = box
    far = min(far, (east - west) / 2)
    if west > -180:
        lon = lon - far if lon <= west + 0.01 else lon + far if lon >= east - 0.01 else lon
    if south > -60:
        lat = lat - far / 2 if lat <= south + 0.01 else lat
    if north < 84:
        lat = lat + far / 2 if lat >= north - 0.01 else lat
    return lon, lat


def widest_gap(lons: Sequence[float]) -> float:
    """Return the middle of the widest gap between longitudes: -180 if it reaches over the antimeridian."""
    around = sorted(lons)
    gaps = [(after - before, (before + after) / 2) for before, after in pairwise(around)]
    across = around[0] + 360 - around[-1]
    widest, middle = max(gaps, default=(0.0, 0.0))
    return middle if widest > across else -180.0


def unrolled(cities: Sequence[Mapping[str, Any]], cut: float) -> list[tuple[float, float]]:
    """Return longitude and latitude of cities on a map that begins at the meridian `cut`."""
    return [(city["lon"] + 360 * (city["lon"] < cut), city["lat"]) for city in cities]


def wrapped_lines(raw: Mapping[str, Any], cut: float, beyond: float = 50.0) -> dict[str, Any]:
    """Return the outlines of a map that begins at the meridian `cut`, with `beyond` degrees more on both sides.

    Shapes are used twice, once shifted by 360 degrees; what is too far outside is squeezed to its border.
    """
    west, east = cut - beyond, cut + 360 + beyond

    def copies(rings: list[list[list[float]]]) -> list[list[list[list[float]]]]:
        found = []
        for turn in (0, 360):
            lons = [lon + turn for lon, _ in rings[0]]
            if max(lons) > west and min(lons) < east:
                found.append([[[min(max(lon + turn, west), east), lat] for lon, lat in ring] for ring in rings])
        return found

    def shapes(polygons: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [
            {"exterior": rings[0], "holes": rings[1:]}
            for shape in polygons
            for rings in copies([shape["exterior"], *shape["holes"]])
        ]

    def lines(ways: list[list[list[float]]]) -> list[list[list[float]]]:
        return [ring for way in ways for (ring,) in copies([way])]

    return {
        **raw,
        "land": shapes(raw["land"]),
        "lakes": shapes(raw["lakes"]),
        "rivers": lines(raw["rivers"]),
        "borders": lines(raw["borders"]),
    }


def dense(points: list[list[float]], step: float) -> list[tuple[float, float]]:
    """Return the line with more points, so that no straight piece is longer than a step."""
    out = [(points[0][0], points[0][1])]
    for (ax, ay), (bx, by) in pairwise(points):
        parts = max(1, int(max(abs(bx - ax), abs(by - ay)) / step))
        out += [(ax + (bx - ax) * i / parts, ay + (by - ay) * i / parts) for i in range(1, parts + 1)]
    return out


def thin(points: Points) -> list[list[float]]:
    """Return points rounded to 0.1 px, without those closer than 1 px to the last one kept."""
    kept = [points[0]]
    for point in points[1:]:
        if np.abs(point - kept[-1]).max() >= 1.0:
            kept.append(point)
    if len(points) > 1 and np.abs(points[-1] - kept[-1]).max() > 0.05:
        kept.append(points[-1])
    return [[round(float(x), 1), round(float(y), 1)] for x, y in kept]


def is_seen(points: list[list[float]], size: tuple[int, int]) -> bool:
    """Tell whether a line in px is more than a speck, and near the picture."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    wide = max(xs) - min(xs) + max(ys) - min(ys)
    return wide > 5 and max(xs) > -30 and min(xs) < size[0] + 30 and max(ys) > -30 and min(ys) < size[1] + 30
