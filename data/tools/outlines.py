"""Takes raw outlines in degrees along with the moved cities, into the pixels of the picture."""

from itertools import pairwise
from typing import Any, Protocol

import numpy as np

from data.tools.projection import Points, Projection, Warp, extrapolate
from data.tools.tracks import Board, Measures, Rim
from data.tools.wraps import wrapped_lines

STEP = 0.5
"""Longest straight piece, in degrees; longer ones would not bend with the map. On a small map it is less:"""
STEPS = 100
"""at least so many of them are as long as the map is wide."""


class Projected(Protocol):
    """A map whose places in degrees have their pixels: how one leads to the other."""

    measures: Measures
    settings: dict[str, Any]
    cut: float
    rims: list[Rim]
    projection: Projection
    scale: Points
    shift: Points
    home: Points


def warp_outlines(raw: dict[str, Any], layout: Projected, board: Board) -> dict[str, Any]:
    """Rings of pixels for land, lakes and parks, lines for the rest; what is far outside is left out."""
    size = layout.measures.size
    cities = len(board.cities) - len(board.rims)
    warp = Warp(layout.home[:cities], board.cities[:cities], size)
    if layout.rims:
        raw = wrapped_lines(raw, layout.cut)
    box = raw["bbox_lon_lat"]
    step = min(STEP, (box[2] - box[0]) / STEPS)

    def line(points: list[list[float]]) -> list[list[float]]:
        dense = [extrapolate(lon, lat, box) for lon, lat in _dense(points, step)]
        flat = np.array([layout.projection(lon, lat) for lon, lat in dense]) * layout.scale + layout.shift
        return _thin(warp(flat))

    def shapes(polygons: list[dict[str, Any]]) -> list[list[list[list[float]]]]:
        rings = [[line(shape["exterior"]), *(line(hole) for hole in shape["holes"])] for shape in polygons]
        return [[ring for ring in shape if len(ring) > 2] for shape in rings if _is_seen(shape[0], size)]

    # Today's borders are wrong on a map of another time: its settings leave them out.
    borders = raw["borders"] if layout.settings.get("borders", True) else []
    return {
        "source": raw["source"] + "; made into this board's pixels by data/tools/layout.py",
        "size": list(size),
        "land": shapes(raw["land"]),
        "lakes": shapes(raw["lakes"]),
        "rivers": [way for way in map(line, raw["rivers"]) if _is_seen(way, size)],
        "borders": [way for way in map(line, borders) if _is_seen(way, size)],
        **({"parks": shapes(raw["parks"])} if "parks" in raw else {}),
        **({"streets": [way for way in map(line, raw["streets"]) if _is_seen(way, size)]} if "streets" in raw else {}),
    }


def _dense(points: list[list[float]], step: float) -> list[tuple[float, float]]:
    out = [(points[0][0], points[0][1])]
    for (ax, ay), (bx, by) in pairwise(points):
        parts = max(1, int(max(abs(bx - ax), abs(by - ay)) / step))
        out += [(ax + (bx - ax) * i / parts, ay + (by - ay) * i / parts) for i in range(1, parts + 1)]
    return out


def _thin(points: Points) -> list[list[float]]:
    """Whole tenths of a pixel, without points closer than a pixel to the last one kept."""
    kept = [points[0]]
    for point in points[1:]:
        if np.abs(point - kept[-1]).max() >= 1.0:
            kept.append(point)
    if len(points) > 1 and np.abs(points[-1] - kept[-1]).max() > 0.05:
        kept.append(points[-1])
    return [[round(float(x), 1), round(float(y), 1)] for x, y in kept]


def _is_seen(points: list[list[float]], size: tuple[int, int]) -> bool:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    wide = max(xs) - min(xs) + max(ys) - min(ys)
    return wide > 5 and max(xs) > -30 and min(xs) < size[0] + 30 and max(ys) > -30 and min(ys) < size[1] + 30
