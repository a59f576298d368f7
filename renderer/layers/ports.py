"""Ports: an anchor in the mark of each city where one can be built, the built ones beside their cities."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import partial
from math import cos, hypot, pi, radians, sin
from typing import TYPE_CHECKING, NamedTuple

from engine.core.view import View
from engine.parts.ports import PortsSeen
from engine.parts.routes import City, Route
from renderer.core.draw import Brush, Point, Sheet, turned
from renderer.core.labels import Box, label_box, sign_box
from renderer.core.signs import anchor, mark
from renderer.core.theme import COLORS, MARKS, SEATS, on_seat
from renderer.layers import stations
from renderer.rail import slots

if TYPE_CHECKING:
    from renderer.rail.base import Base

SIZE = 44.0, 26.0
"""Of a port; one that stands upright has them the other way round."""
GAPS = (0, 3, 6, 9, 12, 16, 20, 25, 30, 36)
"""How far from the mark of its city a port may lie; beyond `NEAR` a line joins them."""
NEAR = 6
ANGLES = 24
CLEAR = 1.7
"""A port that costs less covers the edge of one space at most."""
CROSSED = 1.2
"""What a line to a port costs for each of the points along it that lies on a space."""
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
            berth, at = spot(ground, city), ground.geometry.cities[city]
            box = (
                min(berth.x - SIZE[0] / 2, at[0]) - 4,
                min(berth.y - SIZE[0] / 2, at[1]) - 4,
                max(berth.x + SIZE[0] / 2, at[0]) + 4,
                max(berth.y + SIZE[0] / 2, at[1]) + 4,
            )
            paint = partial(_moored, at=at, ring=ground.geometry.city, berth=berth, color=colors[seat])
            sheet.stamp(ground.stamp(("port", city, colors[seat]), box, paint))


def prepare(ground: Base, view: View) -> None:
    """Finds the places of all ports ahead of the first that is built."""
    if view.has(PortsSeen) and not ground.berths:
        _place_all(ground)


class Berth(NamedTuple):
    """Where a port lies: its middle, whether it stands upright, and how far it is from its city's mark."""

    x: float
    y: float
    upright: bool
    gap: float


def spot(ground: Base, city: str) -> Berth:
    """Where the port of a city lies: beside its mark, as near as it covers neither spaces, names nor other ports."""
    if city not in ground.berths:
        _place_all(ground)
    return ground.berths[city]


def _place_all(ground: Base) -> None:
    """One after the other in the map's order, so that each lies clear of those before it.

    Kept only when all are found: pictures are drawn in several threads at once.
    """
    found: dict[str, Berth] = {}
    for city in ground.cities.values():
        if city.port:
            found[city.id] = _search(ground, city.id, found.values())
    ground.berths.update(found)


def _search(ground: Base, city: str, others: Collection[Berth]) -> Berth:
    names = written_on(ground)
    best: tuple[float, Berth] | None = None
    for gap in GAPS:
        for berth in _around(ground, city, gap):
            size = SIZE[::-1] if berth.upright else SIZE
            cost = stations.covered(ground, names, city, (berth.x, berth.y), size) + 0.05 * berth.upright
            cost += 50 * any(_meet(berth, other) for other in others)
            cost += CROSSED * _crossed(ground, city, berth) if gap > NEAR else 0.0
            if best is None or cost < best[0]:
                best = (cost, berth)
        if best is not None and best[0] < CLEAR:
            break
    assert best is not None
    return best[1]


def _crossed(ground: Base, city: str, berth: Berth) -> int:
    """How many of some points along the line from a city's mark to its port lie on spaces."""
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


def written_on(ground: Base) -> list[Box]:
    """What names cover: those of the cities and those on the signs at the edges."""
    cities = [label_box(*ground.label(city)) for city in ground.geometry.cities]
    signs = ((sign.label(ground.lang), ground.names[sign.city]) for sign in ground.geometry.signs)
    return cities + [sign_box(label, name, ground.geometry.sign) for label, name in signs]


def box_of(berth: Berth) -> Box:
    """What a port covers."""
    width, height = SIZE[::-1] if berth.upright else SIZE
    return berth.x - width / 2, berth.y - height / 2, berth.x + width / 2, berth.y + height / 2


def _meet(one: Berth, other: Berth) -> bool:
    (a, b, c, d), (e, f, g, h) = box_of(one), box_of(other)
    return a < g and e < c and b < h and f < d


def _around(ground: Base, city: str, gap: float) -> Iterator[Berth]:
    """All places so far from the mark, lying and upright, as seen from all sides."""
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
    """A port, with a line to its city where it lies away from it."""
    if berth.gap > NEAR:
        far = hypot(berth.x - at[0], berth.y - at[1])
        start = at[0] + (berth.x - at[0]) * ring / far, at[1] + (berth.y - at[1]) * ring / far
        brush.line([start, (berth.x, berth.y)], COLORS["land"], 6)
        brush.line([start, (berth.x, berth.y)], COLORS["ink"], 3)
    building(brush, berth, color)


def building(brush: Brush, berth: Berth, color: str) -> None:
    """A port in its owner's colour: the owner's sign and an anchor."""
    x, y, ink = berth.x, berth.y, on_seat(color)
    width, height = SIZE[::-1] if berth.upright else SIZE
    radius = min(SIZE) / 2
    brush.shape(turned(x, y, 0, width, height, radius), COLORS["ink"])
    brush.shape(turned(x, y, 0, width - 3, height - 3, radius - 1.5), COLORS["white"])
    brush.shape(turned(x, y, 0, width - 6.4, height - 6.4, radius - 3.2), SEATS[color])
    across, down = (0.0, 9.0) if berth.upright else (9.2, 0.0)
    mark(brush, MARKS[color], x - across, y - down, 6.3, ink)
    anchor(brush, x + across, y + down, 17, ink)
