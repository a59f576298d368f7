"""From degrees to a flat map, and the warp that lets outlines follow the moved cities."""

from itertools import pairwise
from math import cos, log, pi, radians, sin, sqrt, tan

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
    """Scale and shift that put the points inside the margins; one axis may be stretched a little more."""
    low, high = points.min(axis=0), points.max(axis=0)
    room = np.array(size, dtype=float) - 2 * np.array(margin)
    scale = room / np.maximum(high - low, 1e-9)
    smaller = scale.min()
    scale = np.minimum(scale, smaller * stretch)
    shift = np.array(size, dtype=float) / 2 - scale * (low + high) / 2
    return scale, shift


class Warp:
    """Takes points along with the moves of the cities: one thin-plate spline, or several small ones in a row.

    A spline that would fold the map is cut into more steps, and at last made stiffer.
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
    """Points on the clipping frame of the outlines are pushed outwards, so that its cut is never seen.

    `far` is in degrees; on a small map it is no more than half the map's width.
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


__all__ = ["Points", "Projection", "Warp", "extrapolate", "fit"]
