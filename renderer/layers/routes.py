"""The routes: pieces on claimed ones, closed ones struck through, the last claim ringed."""

from collections.abc import Iterable, Sequence
from functools import partial

from engine.parts.routes import RoutesSeen
from renderer.base import Base
from renderer.draw import Brush, Sheet, Stamp
from renderer.geometry import Slot
from renderer.layers import slots

AROUND = 10.0
"""Room around a slot for what is painted on it."""


def draw(sheet: Sheet, base: Base, seen: RoutesSeen, colors: Sequence[str]) -> None:
    """All that has happened to the routes of the board."""
    for route in sorted(seen.closed):
        for stamp_ in slot_stamps(base, route, "closed"):
            sheet.stamp(stamp_)
    if seen.last in seen.owners:
        for stamp_ in slot_stamps(base, str(seen.last), "ring"):
            sheet.stamp(stamp_)
    for route, seat in seen.owners.items():
        for stamp_ in slot_stamps(base, route, colors[seat]):
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
