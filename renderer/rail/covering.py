"""How much of a map something beside a city would cover: for the places of buildings."""

from math import cos, hypot, radians, sin

from renderer.core.draw import Point
from renderer.rail.base import Base

WIDEST = 34.0
"""Size of the largest building."""
GRID = [(i, j) for i in range(-3, 4) for j in range(-3, 4)]


def covered(ground: Base, city: str, at: Point, size: Point) -> float:
    """How much would be hidden, by sample points of the building; names weigh more than slots."""
    geometry, cost, reach = ground.geometry, 0.0, ground.geometry.slot[0]
    near = [
        (x, y, cos(radians(angle)), sin(radians(angle)))
        for places in geometry.routes.values()
        for x, y, angle in places
        if abs(x - at[0]) < reach and hypot(x - at[0], y - at[1]) < reach
    ]
    left, top, right, bottom = at[0] - size[0], at[1] - size[1], at[0] + size[0], at[1] + size[1]
    names = [box for box in ground.written() if box[0] < right and left < box[2] and box[1] < bottom and top < box[3]]
    half = geometry.slot[0] / 2, geometry.slot[1] / 2
    for i, j in GRID:
        x, y = at[0] + i * size[0] / 6, at[1] + j * size[1] / 6
        cost += 3 * any(a - 2 < x < c + 2 and b < y < d for a, b, c, d in names)
        cost += any(
            abs((x - sx) * c + (y - sy) * s) < half[0] and abs((y - sy) * c - (x - sx) * s) < half[1]
            for sx, sy, c, s in near
        )
        cost += 50 * (not (0 < x < geometry.size[0] and 0 < y < geometry.size[1]))
    others = (place for other, place in geometry.cities.items() if other != city)
    cost += 200 * any(hypot(at[0] - x, at[1] - y) < geometry.city + WIDEST * 0.6 for x, y in others)
    return cost + hypot(at[0] - geometry.cities[city][0], at[1] - geometry.cities[city][1]) * 0.01
