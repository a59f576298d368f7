"""The routes: pieces on claimed ones, closed ones struck through, the last claim ringed."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from engine.parts.routes import RoutesSeen
from renderer.core.draw import Brush, Sheet, Stamp
from renderer.core.geometry import Slot
from renderer.core.theme import COLORS
from renderer.rail import slots

if TYPE_CHECKING:
    from renderer.rail.base import Base

AROUND = 10.0
"""Room around a slot for what is painted on it."""
LAST, MARKED = (13.0, 9.0), (19.0, 13.0)
"""How much wider than a space the dark and the golden part of a ring are, around the last claim and a marked route."""


def draw(
    sheet: Sheet,
    base: Base,
    seen: RoutesSeen,
    colors: Sequence[str],
    marked: Collection[str] = (),
    *,
    last_too: bool = True,
) -> None:
    """All that has happened to the routes of the board; those that are `marked` are ringed, and the last claim."""
    for route in sorted(seen.closed):
        for stamp_ in slot_stamps(base, route, "closed"):
            sheet.stamp(stamp_)
    for route, seat in seen.owners.items():
        for stamp_ in slot_stamps(base, route, colors[seat]):
            sheet.stamp(stamp_)
    is_last = last_too and seen.last in seen.owners and seen.last not in marked
    last = [seen.last] if is_last and seen.last is not None else []
    for route in (*last, *marked):
        owner = seen.owners.get(route)
        color = "" if owner is None else colors[owner]
        for stamp_ in ringed(base, route, color, MARKED if route in marked else LAST):
            sheet.stamp(stamp_)


def slot_stamps(base: Base, route: str, kind: str) -> Iterable[Stamp]:
    """The stamps for all slots of a route: `closed`, `ring`, or the piece of a colour."""
    reach = base.geometry.slot[0] / 2 + AROUND
    for number, place in enumerate(base.geometry.routes[route]):
        x, y, _ = place
        box = (x - reach, y - reach, x + reach, y + reach)
        yield base.stamp((route, number, kind), box, partial(_paint, base, place, kind, base.routes[route].kind))


def _paint(base: Base, place: Slot, kind: str, of_route: str, brush: Brush) -> None:
    shape = slots.outline(of_route)
    if kind == "closed":
        slots.closed(brush, base.geometry, place, shape)
    elif kind == "ring":
        slots.ring(brush, base.geometry, place, shape)
    else:
        slots.piece_of(of_route)(brush, base.geometry, place, kind, shape)


def ringed(base: Base, route: str, color: str, ring: tuple[float, float]) -> Iterable[Stamp]:
    """One ring around all spaces of a route, and in it the pieces of a colour, or the free spaces for none.

    Each stamp paints the whole route as far as it is inside: what overlaps is alike, and all edges meet what is there.
    """
    reach = base.geometry.slot[0] / 2 + AROUND
    for number, (x, y, _) in enumerate(base.geometry.routes[route]):
        box = (x - reach, y - reach, x + reach, y + reach)
        yield base.stamp((route, number, ring, color), box, partial(_paint_ringed, base, route, color, ring))


def _paint_ringed(base: Base, route: str, color: str, ring: tuple[float, float], brush: Brush) -> None:
    kind, (width, height) = base.routes[route].kind, base.geometry.slot
    shape, places = slots.outline(kind), base.geometry.routes[route]
    for wide, tone in zip(ring, (COLORS["coal"], COLORS["gold"]), strict=True):
        for x, y, angle in places:
            brush.shape(shape(x, y, angle, width + wide, height + wide, 8), tone)
    if not color:
        base.spaces(brush, route)
    for place in places if color else ():
        slots.piece_of(kind)(brush, base.geometry, place, color, shape)
