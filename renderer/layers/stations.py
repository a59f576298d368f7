"""Stations: a small building in its owner's color beside its city, and how many are left to build."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from math import cos, hypot, pi, sin
from typing import ClassVar

from engine.core.view import View
from engine.parts.stations import Stations, StationsSeen
from renderer.core.draw import Brush, Point, Sheet, around_point
from renderer.core.players import Supply
from renderer.core.signs import mark
from renderer.core.theme import COLORS, MARKS, RGB, SEATS, on_seat
from renderer.rail.base import Base, covered
from renderer.rail.layer import Layer, Scene

LOAN = "loan"
"""Code of the lines that tell which route a station borrows."""
SIZE = 34.0
RIM = 4.4
WALL = ((0.5, 0.5), (0.5, -0.1), (0.0, -0.55), (-0.5, -0.1), (-0.5, 0.5))
SPOTS = [(0.0, 0.0), *((far * cos(i * pi / 8), far * sin(i * pi / 8)) for far in (20, 26) for i in range(16))]
"""Where a building may stand, seen from its city."""
HOUSE = 30.0, 34.0
"""Width and height of what a station covers."""


def house(brush: Brush, x: float, y: float, size: float, color: RGB) -> None:
    """Draw a plain house with a gable."""
    brush.shape([(x + px * size, y + py * size) for px, py in WALL], color)


def paint_small(brush: Brush, x: float, y: float, size: float, color: str, is_left: bool) -> None:
    """Draw one of the stations that a player has, hollow once it is built."""
    house(brush, x, y, size, on_seat(color))
    if not is_left:
        house(brush, x, y, size - 5, SEATS[color])


def loans(view: View, seat: int) -> dict[str, str]:
    """Return the route that each station uses, by its city; {} before the end."""
    lines = [line.facts for line in view.result.of(seat) if line.code == LOAN]
    return {str(facts["city"]): str(facts["route"]) for facts in lines}


def building(brush: Brush, x: float, y: float, color: str) -> None:
    """Draw a station in its owner's color with the owner's sign."""
    house(brush, x, y, SIZE, COLORS["ink"])
    house(brush, x, y + 0.2, SIZE - RIM * 0.7, COLORS["white"])
    house(brush, x, y + 0.4, SIZE - RIM * 1.7, SEATS[color])
    mark(brush, MARKS[color], x, y + 3.4, 7, on_seat(color))


def spot(ground: Base, city: str) -> Point:
    """Return where the station of a city is drawn: on its mark or beside it, covering least of slots and names."""
    x, y = ground.geometry.cities[city]
    places = ((x + dx, y + dy) for dx, dy in SPOTS)
    return ground.once(("station", city), lambda: min(places, key=lambda at: covered(ground, city, at, HOUSE)))


def on_route(ground: Base, route: str, city: str) -> Point:
    """Return the end of a route next to the city: stations of both its cities may use it."""
    lines = ground.lines(route)
    line, end, inner = (lines[0], 0, 1) if ground.ends[route][0] == city else (lines[-1], -1, -2)
    (cx, cy), (sx, sy) = line[end], line[inner]
    if len(line) > 3:
        return sx, sy
    part = ground.geometry.slot[0] * 0.3 / hypot(cx - sx, cy - sy)
    return sx + (cx - sx) * part, sy + (cy - sy) * part


class StationsLayer(Layer[Stations]):
    """Stations in pictures."""

    ORDER = 20
    BUILDING = "station"
    ADDED_TO: ClassVar = {LOAN: ""}

    def draw_buildings(self, sheet: Sheet, ground: Base, scene: Scene) -> None:
        """Draw these seats' stations beside their cities; at the end, on the routes that they use."""
        for seat in scene.seats:
            lent, color = loans(scene.view, seat), scene.look.colors[seat]
            for city in scene.view.seen(StationsSeen).built[seat]:
                at = on_route(ground, lent[city], city) if city in lent else spot(ground, city)
                paint = partial(building, x=at[0], y=at[1], color=color)
                key = ("station", city, lent.get(city, ""), color)
                sheet.stamp(ground.stamp(key, around_point(at, SIZE), paint))

    def building(self, ground: Base, city: str) -> tuple[Point, Callable[[Brush, str], None]]:
        """Return where the city's station is drawn before the end, and how."""
        x, y = spot(ground, city)
        return (x, y), lambda brush, color: building(brush, x, y, color)

    def supply(self, view: View, seat: int) -> Supply:
        """Return how many stations the seat has left."""
        seen = view.seen(StationsSeen)
        left = seen.left[seat]
        return Supply("stations", left, left + len(seen.built[seat]), paint_small)

    def lent(self, view: View, seat: int) -> Collection[str]:
        """Return the routes that the seat's stations use."""
        return loans(view, seat).values()
