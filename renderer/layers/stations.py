"""Stations: a small building in its owner's colour beside its city, and how many are left to build."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from math import cos, hypot, pi, radians, sin
from typing import TYPE_CHECKING

from engine.core.view import View
from engine.parts.stations import StationsSeen
from renderer.core.draw import Brush, Point, Sheet
from renderer.core.labels import Box, label_box
from renderer.core.look import Look
from renderer.core.signs import mark
from renderer.core.theme import COLORS, MARKS, RGB, SEATS, on_seat

if TYPE_CHECKING:
    from renderer.rail.base import Base

LOAN = "loan"
"""Code of the lines that tell which route a station borrows."""
SIZE = 34.0
RIM = 4.4
WALL = ((0.5, 0.5), (0.5, -0.1), (0.0, -0.55), (-0.5, -0.1), (-0.5, 0.5))
SPOTS = [(0.0, 0.0), *((far * cos(i * pi / 8), far * sin(i * pi / 8)) for far in (20, 26) for i in range(16))]
"""Where a building may stand, seen from its city."""
HOUSE = 30.0, 34.0
"""Width and height of what a station covers."""
GRID = [(i, j) for i in range(-3, 4) for j in range(-3, 4)]


def house(brush: Brush, x: float, y: float, size: float, color: RGB) -> None:
    """A plain house with a gable."""
    brush.shape([(x + px * size, y + py * size) for px, py in WALL], color)


def left(view: View, seat: int) -> tuple[int, int] | None:
    """How many stations the seat has left, of how many; nothing where none are played."""
    if not view.has(StationsSeen):
        return None
    seen = view.seen(StationsSeen)
    return seen.left[seat], seen.left[seat] + len(seen.built[seat])


def loans(view: View, seat: int) -> dict[str, str]:
    """The route that each station borrows, by its city. Nothing before the end."""
    lines = [line.facts for line in view.result.of(seat) if line.code == LOAN]
    return {str(facts["city"]): str(facts["route"]) for facts in lines}


def draw(sheet: Sheet, ground: Base, view: View, look: Look, seats: Iterable[int]) -> None:
    """The stations of these seats: beside their cities, and at the end on the routes that they borrow."""
    if not view.has(StationsSeen):
        return
    for seat in seats:
        lent, color = loans(view, seat), look.colors[seat]
        for city in view.seen(StationsSeen).built[seat]:
            x, y = _on_route(ground, lent[city], city) if city in lent else spot(ground, city)
            box = (x - SIZE, y - SIZE, x + SIZE, y + SIZE)
            paint = partial(building, x=x, y=y, color=color)
            sheet.stamp(ground.stamp(("station", city, lent.get(city, ""), color), box, paint))


def building(brush: Brush, x: float, y: float, color: str) -> None:
    """A station in its owner's colour with the owner's sign."""
    house(brush, x, y, SIZE, COLORS["ink"])
    house(brush, x, y + 0.2, SIZE - RIM * 0.7, COLORS["white"])
    house(brush, x, y + 0.4, SIZE - RIM * 1.7, SEATS[color])
    mark(brush, MARKS[color], x, y + 3.4, 7, on_seat(color))


def spot(ground: Base, city: str) -> Point:
    """Where the station of a city stands: on its mark or beside it, where least of slots and names is covered."""
    found = ground.spots.get(city)
    if found is None:
        x, y = ground.geometry.cities[city]
        names = [label_box(*ground.label(other)) for other in ground.geometry.cities]
        places = ((x + dx, y + dy) for dx, dy in SPOTS)
        found = min(places, key=lambda at: covered(ground, names, city, at, HOUSE))
        ground.spots[city] = found
    return found


def covered(ground: Base, names: list[Box], city: str, at: Point, size: Point) -> float:
    """How much would be hidden, by sample points of the building; names weigh more than slots."""
    geometry, cost, reach = ground.geometry, 0.0, ground.geometry.slot[0]
    near = [
        (x, y, cos(radians(angle)), sin(radians(angle)))
        for places in geometry.routes.values()
        for x, y, angle in places
        if abs(x - at[0]) < reach and hypot(x - at[0], y - at[1]) < reach
    ]
    left, top, right, bottom = at[0] - size[0], at[1] - size[1], at[0] + size[0], at[1] + size[1]
    names = [box for box in names if box[0] < right and left < box[2] and box[1] < bottom and top < box[3]]
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
    cost += 200 * any(hypot(at[0] - x, at[1] - y) < geometry.city + SIZE * 0.6 for x, y in others)
    return cost + hypot(at[0] - geometry.cities[city][0], at[1] - geometry.cities[city][1]) * 0.01


def _on_route(ground: Base, route: str, city: str) -> Point:
    """The end of a route that is next to the city: stations of both its cities may borrow it."""
    lines = ground.lines(route)
    line, end, inner = (lines[0], 0, 1) if ground.ends[route][0] == city else (lines[-1], -1, -2)
    (cx, cy), (sx, sy) = line[end], line[inner]
    if len(line) > 3:
        return sx, sy
    part = ground.geometry.slot[0] * 0.3 / hypot(cx - sx, cy - sy)
    return sx + (cx - sx) * part, sy + (cy - sy) * part
