"""One space of a route: free, closed, or with a piece on it. On land it is a box, at sea a hull."""

from collections.abc import Callable

from engine.core.view import View
from engine.parts.routes import Routes
from renderer.core.draw import Brush, Point, hull, placed, turned
from renderer.core.geometry import Geometry, Slot
from renderer.core.signs import glyph, mark
from renderer.core.theme import CARDS, COLORS, FADED, MARKS, SEATS, edge, glyph_ink, hollow, mix, on_seat
from renderer.rail import buses
from renderer.rail.buses import BUS

RIM = 1.5
SLIM, BAND = 0.8, 0.12
"""Of free spaces: their height and the width of their colored band, as parts of the slot's height.

They are slim and hollow, so that nobody takes them for pieces where the map is only 390 px wide.
"""
Outline = Callable[[float, float, float, float, float, float], list[Point]]
"""A shape of some width and height around a point, turned, with round corners."""
SHIP = "ship"
"""The kind of the routes that go by sea and take ships."""
TRAIN = "train"
"""The kind of those that take trains."""


def only_kind(view: View) -> str:
    """Return the kind of all routes of the map, or trains if there are several."""
    kinds = {route.kind for route in view.part(Routes).routes.values()}
    return kinds.pop() if len(kinds) == 1 else TRAIN


def outline(kind: str) -> Outline:
    """Return the shape of spaces and pieces on routes of this kind."""
    return hull if kind == SHIP else turned


def free(
    brush: Brush, geometry: Geometry, place: Slot, kind: str, is_faded: bool = False, shape: Outline = turned
) -> None:
    """Draw a slim, hollow slot in its route's color with the color's sign; a pale one if `is_faded`."""
    x, y, angle = place
    width, height = geometry.slot
    color, rim, ink, inside = CARDS[kind], edge(CARDS[kind]), glyph_ink(kind), hollow(CARDS[kind])
    if is_faded:
        color, rim, ink, inside = (mix(tone, COLORS["land"], FADED) for tone in (color, rim, ink, inside))
    slim, band = height * SLIM, RIM + height * BAND
    brush.shape(shape(x, y, angle, width, slim, 4), rim)
    brush.shape(shape(x, y, angle, width - 2 * RIM, slim - 2 * RIM, 3), color)
    brush.shape(shape(x, y, angle, width - 2 * band, slim - 2 * band, 2), inside)
    glyph(brush, kind, x, y, height * 0.23, ink, height * 0.11)


def closed(brush: Brush, geometry: Geometry, place: Slot, shape: Outline = turned) -> None:
    """Draw a slot that no one may fill any more: an empty outline, struck through."""
    x, y, angle = place
    width, height = geometry.slot
    line, face = (COLORS["coast"], COLORS["sea"]) if shape is hull else (COLORS["border"], COLORS["land"])
    brush.shape(shape(x, y, angle, width + 1, height + 1, 4), line)
    brush.shape(shape(x, y, angle, width - 3, height - 3, 3), face)
    brush.shape(turned(x, y, angle, width * 0.6, 2.5, 1), line)


def crossed(brush: Brush, geometry: Geometry, place: Slot, shape: Outline = turned) -> None:
    """Draw a closed slot with a cross from corner to corner, to be seen at a glance."""
    closed(brush, geometry, place, shape)
    x, y, angle = place
    width, height = geometry.slot
    corners = placed([(-width / 2, -height / 2), (width / 2, height / 2)], x, y, angle)
    others = placed([(-width / 2, height / 2), (width / 2, -height / 2)], x, y, angle)
    for line in (corners, others):
        brush.line(line, COLORS["muted"], height * 0.15)


def piece(brush: Brush, geometry: Geometry, place: Slot, color: str, shape: Outline = turned) -> None:
    """Draw a player's carriage or ship: deep color, light and dark rim, the player's sign on top."""
    x, y, angle = place
    width, height = geometry.slot
    body = SEATS[color]
    brush.shape(shape(x, y, angle, width + 3, height + 3, 5.5), COLORS["ink"])
    brush.shape(shape(x, y, angle, width, height, 4.5), COLORS["white"])
    brush.shape(shape(x, y, angle, width - 4, height - 4, 3), body)
    _sign(brush, geometry, place, color)


def bus(brush: Brush, geometry: Geometry, place: Slot, color: str, shape: Outline = turned) -> None:
    """Draw a player's double-decker, its wheels always below, with the player's sign between its windows."""
    x, y, angle = place
    width, height = geometry.slot
    angle, body = buses.upright(angle), SEATS[color]
    size = width - 3, height - 5
    buses.wheels(brush, x, y, angle, (width, height), COLORS["ink"], None)
    brush.shape(shape(x, y, angle, width + 3, height + 1, 6.5), COLORS["ink"])
    brush.shape(shape(x, y, angle, width, height - 2, 5.5), COLORS["white"])
    buses.bus(brush, x, y, angle, size, body, mix(body, COLORS["white"], 0.28))
    buses.wheels(brush, x, y, angle, (width, height - 2), COLORS["ink"], COLORS["white"])
    _sign(brush, geometry, place, color)


def piece_of(kind: str) -> Callable[[Brush, Geometry, Slot, str, Outline], None]:
    """Return how a piece on routes of this kind is drawn."""
    return bus if kind == BUS else piece


def _sign(brush: Brush, geometry: Geometry, place: Slot, color: str) -> None:
    x, y, _ = place
    height = geometry.slot[1]
    mark(brush, MARKS[color], x, y, height * 0.28, on_seat(color))


def ring(brush: Brush, geometry: Geometry, place: Slot, shape: Outline = turned) -> None:
    """Draw the ring around a piece of the last claim."""
    x, y, angle = place
    width, height = geometry.slot
    brush.shape(shape(x, y, angle, width + 13, height + 13, 9), COLORS["ink"])
    brush.shape(shape(x, y, angle, width + 9, height + 9, 7), COLORS["gold"])


def taken(geometry: Geometry, of_route: str, kind: str, place: Slot, brush: Brush) -> None:
    """Draw what is on a space of a route: `closed`, `crossed`, `ring`, or a piece of a color."""
    shape = outline(of_route)
    if kind == "closed":
        closed(brush, geometry, place, shape)
    elif kind == "crossed":
        crossed(brush, geometry, place, shape)
    elif kind == "ring":
        ring(brush, geometry, place, shape)
    else:
        piece_of(of_route)(brush, geometry, place, kind, shape)
