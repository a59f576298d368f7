"""Harbors: an anchor in the mark of each port city, and the built harbors beside their cities."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial
from math import cos, hypot, inf, pi, radians, sin
from typing import ClassVar, NamedTuple

from engine.core.view import View
from engine.parts.ports import Ports, PortsSeen
from renderer.core.draw import Box, Brush, Point, Sheet, around_point, box_of, turned
from renderer.core.players import Supply
from renderer.core.signs import anchor, mark
from renderer.core.theme import COLORS, MARKS, SEATS, mix, on_seat
from renderer.rail.base import Base, covered
from renderer.rail.layer import Layer, Scene

SIZE = 44.0, 26.0
"""Width and height of a port; swapped if it is upright."""
GAPS = (0, 3, 6, 9, 12, 16, 20, 25, 30, 36)
"""How far from the mark of its city a port may lie; beyond `NEAR` a line joins them."""
NEAR = 6
ANGLES = 24
CLEAR = 1.7
"""The cost below which a harbor covers at most the edge of one space."""
CROSSED = 1.2
"""The cost of each sample point of the line to a harbor that is on a space."""
UNBUILT = "ports"
"""Code of the line of points for ports that were never built."""


class Berth(NamedTuple):
    """Where a harbor is drawn: its center, whether it is upright, and its distance from the city's mark."""

    x: float
    y: float
    upright: bool
    gap: float


def spot(ground: Base, city: str) -> Berth:
    """Return where the harbor of a city is drawn: near its mark, covering no spaces, names or other harbors."""
    return places(ground)[city]


def places(ground: Base) -> Mapping[str, Berth]:
    """Return where all harbors would be drawn. Computed once per map."""
    return ground.once("ports", partial(_place_all, ground))


def _place_all(ground: Base) -> Mapping[str, Berth]:
    """Place the harbors one after the other in the map's order, each clear of those before it."""
    found: dict[str, Berth] = {}
    for city in ground.cities.values():
        if city.port:
            found[city.id] = _search(ground, city.id, found.values())
    return found


def _search(ground: Base, city: str, others: Collection[Berth]) -> Berth:
    best: tuple[float, Berth] | None = None
    for gap in GAPS:
        for berth in _around(ground, city, gap):
            size = SIZE[::-1] if berth.upright else SIZE
            most = inf if best is None else best[0]
            cost = covered(ground, city, (berth.x, berth.y), size, most) + 0.05 * berth.upright
            if cost >= most:
                continue
            cost += 50 * any(_meet(berth, other) for other in others)
            cost += CROSSED * _crossed(ground, city, berth) if gap > NEAR else 0.0
            if best is None or cost < best[0]:
                best = (cost, berth)
        if best is not None and best[0] < CLEAR:
            break
    assert best is not None
    return best[1]


def _crossed(ground: Base, city: str, berth: Berth) -> int:
    """Return how many sample points on the line from a city's mark to its harbor are on spaces."""
    (x, y), (wide, high) = ground.geometry.cities[city], ground.geometry.slot
    far = hypot(berth.x - x, berth.y - y)
    first, count = ground.geometry.city / far, 9
    parts = [first + (1 - first) * step / count for step in range(1, count)]
    points = [(x + (berth.x - x) * part, y + (berth.y - y) * part) for part in parts]
    found = 0
    for sx, sy, angle in (place for places in ground.geometry.routes.values() for place in places):
        if abs(sx - x) > far + wide or abs(sy - y) > far + wide:
            continue
        c, s = cos(radians(angle)), sin(radians(angle))
        for px, py in points:
            along, across = (px - sx) * c + (py - sy) * s, (py - sy) * c - (px - sx) * s
            found += abs(along) < wide / 2 + 2 and abs(across) < high / 2 + 2
    return found


def quay(berth: Berth) -> Box:
    """Return the box that a harbor covers."""
    width, height = SIZE[::-1] if berth.upright else SIZE
    return berth.x - width / 2, berth.y - height / 2, berth.x + width / 2, berth.y + height / 2


def _meet(one: Berth, other: Berth) -> bool:
    (a, b, c, d), (e, f, g, h) = quay(one), quay(other)
    return a < g and e < c and b < h and f < d


def _around(ground: Base, city: str, gap: float) -> Iterator[Berth]:
    """Yield all places at that distance from the mark, horizontal and upright, on all sides."""
    (x, y), half, radius = ground.geometry.cities[city], (SIZE[0] - SIZE[1]) / 2, SIZE[1] / 2
    far = ground.geometry.city + 1 + radius + gap
    for upright in (False, True):
        for number in range(ANGLES):
            turn = number * 2 * pi / ANGLES
            across, down = cos(turn), sin(turn)
            # The middle is half the straight part further along than the round end that faces the city.
            along = half * _sign(down if upright else across)
            yield Berth(x + far * across + along * (not upright), y + far * down + along * upright, upright, gap)


def _sign(number: float) -> int:
    return (number > 0.01) - (number < -0.01)


def _moored(brush: Brush, at: Point, ring: float, berth: Berth, color: str) -> None:
    """Draw a harbor, with a line to its city if it is away from it."""
    if berth.gap > NEAR:
        far = hypot(berth.x - at[0], berth.y - at[1])
        start = at[0] + (berth.x - at[0]) * ring / far, at[1] + (berth.y - at[1]) * ring / far
        brush.line([start, (berth.x, berth.y)], COLORS["land"], 6)
        brush.line([start, (berth.x, berth.y)], COLORS["ink"], 3)
    building(brush, berth, color)


def building(brush: Brush, berth: Berth, color: str) -> None:
    """Draw a harbor in its owner's color: the owner's sign and an anchor."""
    x, y, ink = berth.x, berth.y, on_seat(color)
    width, height = SIZE[::-1] if berth.upright else SIZE
    radius = min(SIZE) / 2
    brush.shape(turned(x, y, 0, width, height, radius), COLORS["ink"])
    brush.shape(turned(x, y, 0, width - 3, height - 3, radius - 1.5), COLORS["white"])
    brush.shape(turned(x, y, 0, width - 6.4, height - 6.4, radius - 3.2), SEATS[color])
    across, down = (0.0, 9.0) if berth.upright else (9.2, 0.0)
    mark(brush, MARKS[color], x - across, y - down, 6.3, ink)
    anchor(brush, x + across, y + down, 17, ink)


def paint_small(brush: Brush, x: float, y: float, size: float, color: str, is_left: bool) -> None:
    """Draw one of the harbors that a player has, a mere dot once it is built."""
    if is_left:
        anchor(brush, x, y, size * 1.15, on_seat(color))
    else:
        brush.disc(x, y, size * 0.14, mix(SEATS[color], on_seat(color), 0.6))


class PortsLayer(Layer[Ports]):
    """Ports in pictures."""

    ORDER = 30
    BUILDING = "port"
    ADDED_TO: ClassVar = {UNBUILT: "port"}

    def prepare(self, ground: Base) -> None:
        """Find the places of all harbors before the first one is built."""
        places(ground)

    def draw_buildings(self, sheet: Sheet, ground: Base, scene: Scene) -> None:
        """Draw the harbors of these seats beside their cities."""
        for seat in scene.seats:
            color = scene.look.colors[seat]
            for city in scene.view.seen(PortsSeen).built[seat]:
                berth, at = spot(ground, city), ground.geometry.cities[city]
                left, top, right, low = around_point((berth.x, berth.y), SIZE[0] / 2)
                box = box_of([(left, top), (right, low), at], 4)
                paint = partial(_moored, at=at, ring=ground.geometry.city, berth=berth, color=color)
                sheet.stamp(ground.stamp(("port", city, color), box, paint))

    def building(self, ground: Base, city: str) -> tuple[Point, Callable[[Brush, str], None]]:
        """Return where the city's harbor is drawn, and how."""
        berth = spot(ground, city)
        return (berth.x, berth.y), lambda brush, color: building(brush, berth, color)

    def supply(self, view: View, seat: int) -> Supply:
        """Return how many harbors the seat has left."""
        seen = view.seen(PortsSeen)
        left = seen.left[seat]
        return Supply("ports", left, left + len(seen.built[seat]), paint_small)
