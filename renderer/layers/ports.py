"""Ports: an anchor in the mark of each city where one can be built, the built ones beside their cities."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from math import cos, pi, sin
from typing import TYPE_CHECKING

from engine.core.view import View
from engine.parts.ports import PortsSeen
from engine.parts.routes import City, Route
from renderer.draw import Brush, Point, Sheet, turned
from renderer.layers import slots, stations
from renderer.signs import anchor, mark
from renderer.theme import COLORS, MARKS, SEATS, on_seat

if TYPE_CHECKING:
    from renderer.base import Base

SIZE = 50.0, 29.0
UNBUILT = "ports"
"""Code of the line of points for ports that were never built."""


def is_crossing(city: City, routes: Iterable[Route]) -> bool:
    """Whether it is no city but a point of the sea where routes meet."""
    kinds = {route.kind for route in routes if city.id in route.cities}
    return not city.port and kinds == {slots.SHIP}


def compass(brush: Brush, x: float, y: float, radius: float) -> None:
    """The mark of such a point: a compass rose."""
    brush.disc(x, y, radius + 1.5, COLORS["land"])
    brush.disc(x, y, radius, COLORS["ink"])
    for turn, far in ((pi / 4, 0.62), (0.0, 0.95)):
        star = [(far if i % 2 == 0 else far * 0.3, turn + i * pi / 4) for i in range(8)]
        brush.shape([(x + r * radius * cos(a), y + r * radius * sin(a)) for r, a in star], COLORS["paper"])


def city_mark(brush: Brush, x: float, y: float, radius: float) -> None:
    """A port city: a dark disc with an anchor."""
    brush.disc(x, y, radius + 1.5, COLORS["land"])
    brush.disc(x, y, radius, COLORS["ink"])
    anchor(brush, x, y, radius * 1.5, COLORS["paper"])


def left(view: View, seat: int) -> tuple[int, int] | None:
    """How many ports the seat has left, of how many; nothing where none are played."""
    if not view.has(PortsSeen):
        return None
    seen = view.seen(PortsSeen)
    return seen.left[seat], seen.left[seat] + len(seen.built[seat])


def draw(sheet: Sheet, ground: Base, view: View, colors: Sequence[str], seats: Sequence[int]) -> None:
    """The ports of these seats beside their cities."""
    if not view.has(PortsSeen):
        return
    for seat in seats:
        for city in view.seen(PortsSeen).built[seat]:
            x, y = spot(ground, city)
            box = (x - SIZE[0], y - SIZE[1], x + SIZE[0], y + SIZE[1])
            paint = partial(building, x=x, y=y, color=colors[seat])
            sheet.stamp(ground.stamp(("port", city, colors[seat]), box, paint))


def spot(ground: Base, city: str) -> Point:
    """Where the port of a city lies: on its mark, or beside it where there is room."""
    ring = ground.geometry.city + 1
    turns = [number * pi / 8 for number in range(16)]
    beside = [
        ((SIZE[0] / 2 + ring + far) * cos(a), (SIZE[1] / 2 + ring + far) * sin(a)) for far in (0, 5) for a in turns
    ]
    return stations.spot(ground, city, [(0.0, 0.0), *beside], SIZE)


def building(brush: Brush, x: float, y: float, color: str) -> None:
    """A port in its owner's colour: the owner's sign and an anchor."""
    (width, height), ink = SIZE, on_seat(color)
    brush.shape(turned(x, y, 0, width, height, height / 2), COLORS["ink"])
    brush.shape(turned(x, y, 0, width - 3, height - 3, height / 2 - 1.5), COLORS["white"])
    brush.shape(turned(x, y, 0, width - 7, height - 7, height / 2 - 3.5), SEATS[color])
    mark(brush, MARKS[color], x - 10.5, y, 6.8, ink)
    anchor(brush, x + 10, y, 18, ink)
