"""What lies on the spaces of a route, as stamps of the board: pieces, rings, and that it is closed."""

from collections.abc import Iterable
from functools import partial

from renderer.core.draw import Brush, Stamp
from renderer.core.geometry import Slot
from renderer.rail import slots
from renderer.rail.base import Base

AROUND = 10.0
"""Room around a slot for what is painted on it."""


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
