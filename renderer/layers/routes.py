"""Routes: pieces on claimed ones, closed ones struck through, rings; marks of port cities and crossings at sea."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, dist, pi, sin

from engine.core.view import View
from engine.parts.routes import City, Route, Routes, RoutesSeen
from renderer.core.draw import Brush, Sheet, turned
from renderer.core.geometry import Geometry, Slot
from renderer.core.signs import anchor
from renderer.core.theme import CARDS, COLORS, FADED, PALE, RGB, hollow, mix
from renderer.rail import slots
from renderer.rail.base import Base, CityPainter
from renderer.rail.buses import BUS
from renderer.rail.layer import Layer, Scene

LAST, MARKED = (13.0, 9.0), (19.0, 13.0)
"""How much wider than a space the dark and the golden part of a ring are, around the last claim and a marked route."""

NEAR = 2.5
"""From how many widths of a space on another one, with its ring, is outside of its stamp."""


def draw_ringed(sheet: Sheet, base: Base, route: str, color: str, ring: tuple[float, float]) -> None:
    """Draw one ring around all spaces of a route, with pieces of a color in it, or free spaces for "".

    Each stamp also paints the spaces that reach into it, so that overlapping stamps agree.
    """
    kind, (width, height) = base.routes[route].kind, base.geometry.slot
    shape, places = slots.outline(kind), base.geometry.routes[route]

    def paint(at: Slot, brush: Brush) -> None:
        near = [place for place in places if dist(place[:2], at[:2]) < NEAR * width]
        for wide, tone in zip(ring, (COLORS["coal"], COLORS["gold"]), strict=True):
            for x, y, angle in near:
                brush.shape(shape(x, y, angle, width + wide, height + wide, 8), tone)
        if not color:
            base.spaces(brush, route)
        for place in near if color else ():
            slots.piece_of(kind)(brush, base.geometry, place, color, shape)

    for one in base.on_spaces(sheet, route, (ring, color), paint):
        sheet.passes(one.box[1], one.box[3])


def pair_sign(brush: Brush, geometry: Geometry, place: Slot, face: RGB, is_faded: bool = False) -> None:
    """Draw a dark frame and two upright cards along the slot."""
    x, y, angle = place
    width, height = geometry.slot
    ink, card = COLORS["ink"], COLORS["paper"]
    if is_faded:
        ink, card, face = (mix(tone, COLORS["land"], FADED) for tone in (ink, card, face))
    slim = height * slots.SLIM
    brush.shape(turned(x, y, angle, width, slim, 4), ink)
    brush.shape(turned(x, y, angle, width - 4, slim - 4, 2), hollow(face))
    for side in (-1, 1):
        (at,) = turned(x, y, angle, side * height * 0.62, 0, 0)[:1]
        brush.shape(turned(*at, angle, height * 0.5, height * 0.72, 1.5), ink)
        brush.shape(turned(*at, angle, height * 0.5 - 2.4, height * 0.72 - 2.4, 0.5), card)


def is_crossing(city: City, routes: Iterable[Route]) -> bool:
    """Tell whether a city is only a point at sea where routes meet."""
    kinds = {route.kind for route in routes if city.id in route.cities}
    return not city.port and kinds == {slots.SHIP}


def compass(brush: Brush, x: float, y: float, radius: float) -> None:
    """Draw the mark of a crossing at sea: a compass rose."""
    brush.disc(x, y, radius + 1.5, COLORS["land"])
    brush.disc(x, y, radius, COLORS["ink"])
    for turn, far in ((pi / 4, 0.62), (0.0, 0.95)):
        star = [(far if i % 2 == 0 else far * 0.3, turn + i * pi / 4) for i in range(8)]
        brush.shape([(x + r * radius * cos(a), y + r * radius * sin(a)) for r, a in star], COLORS["paper"])


def anchor_mark(brush: Brush, x: float, y: float, radius: float) -> None:
    """Draw the mark of a port city: a dark disc with an anchor."""
    brush.disc(x, y, radius + 1.5, COLORS["land"])
    brush.disc(x, y, radius, COLORS["ink"])
    anchor(brush, x, y, radius * 1.5, COLORS["paper"])


class RoutesLayer(Layer[Routes]):
    """Routes in pictures."""

    ORDER = 50

    def city_mark(self, ground: Base, city: City) -> CityPainter | None:
        """Return the painter for a crossing at sea or a port city, or None."""
        if is_crossing(city, self.part.routes.values()):
            return compass
        return anchor_mark if city.port else None

    def paint_signs(self, brush: Brush, ground: Base, route: Route, is_faded: bool) -> None:
        """Draw two cards on each space that costs two."""
        if route.pairs:
            for place in ground.geometry.routes[route.id]:
                pair_sign(brush, ground.geometry, place, CARDS[route.color], is_faded)

    def draw_spaces(self, sheet: Sheet, ground: Base, scene: Scene) -> None:
        """Draw closed and claimed routes; ring the marked ones and the last claim."""
        seen, colors, marked = scene.view.seen(RoutesSeen), scene.look.colors, scene.marked
        for route in sorted(seen.closed):
            ground.draw_taken(sheet, route, "crossed" if scene.is_own else "closed")
        for route, seat in seen.owners.items():
            strength = PALE if scene.is_own and seat not in scene.seats else 1.0
            ground.draw_taken(sheet, route, colors[seat], strength=strength)
        is_last = scene.is_last_ringed and seen.last in seen.owners and seen.last not in marked
        last = [seen.last] if is_last and seen.last is not None else []
        for route in (*last, *marked):
            owner = seen.owners.get(route)
            color = "" if owner is None else colors[owner]
            draw_ringed(sheet, ground, route, color, MARKED if route in marked else LAST)

    def counts(self, view: View, seat: int) -> Sequence[tuple[str, str]]:
        """Return how many pieces the seat has left, on maps with one kind of piece."""
        if not self.part.own_pieces:
            return ()
        icon = "buses" if slots.only_kind(view) == BUS else "pieces"
        return [(icon, str(view.seen(RoutesSeen).pieces[seat]))]
