"""Mountains: a peak on each space that wears out another piece."""

from collections.abc import Sequence

from engine.parts.mountains import Mountains
from engine.parts.routes import Route
from renderer.core.draw import Brush
from renderer.core.geometry import Geometry, Slot
from renderer.core.theme import COLORS, FADED, mix
from renderer.layers.ferries import spaces
from renderer.rail.base import Base
from renderer.rail.layer import Layer


def peaks(route: Route) -> Sequence[int]:
    """Return the indices of the spaces with a peak, spread over those without a locomotive's symbol."""
    taken = set(spaces(route.length, route.locomotives)) if route.locomotives else set()
    free = [number for number in range(route.length) if number not in taken]
    if len(free) < route.mountains:
        free = list(range(route.length))
    return [free[number] for number in spaces(len(free), route.mountains)] if route.mountains else []


def _sign(brush: Brush, geometry: Geometry, place: Slot, is_faded: bool) -> None:
    """Draw two peaks on a white disc, upright on every slot."""
    x, y, _ = place
    height = geometry.slot[1]
    ink, face = COLORS["ink"], COLORS["paper"]
    if is_faded:
        ink, face = (mix(tone, COLORS["land"], FADED) for tone in (ink, face))
    radius = height * 0.5
    brush.disc(x, y, radius, ink)
    brush.disc(x, y, radius - 1.4, face)
    low = y + height * 0.22
    brush.shape([(x - height * 0.37, low), (x - height * 0.12, y - height * 0.33), (x + height * 0.16, low)], ink)
    brush.shape([(x, low), (x + height * 0.2, y - height * 0.12), (x + height * 0.37, low)], ink)


class MountainsLayer(Layer[Mountains]):
    """Mountains in pictures."""

    ORDER = 46

    def paint_signs(self, brush: Brush, ground: Base, route: Route, is_faded: bool) -> None:
        """Draw the peaks on the free spaces of a route."""
        places = ground.geometry.routes[route.id]
        for number in peaks(route):
            _sign(brush, ground.geometry, places[number], is_faded)
