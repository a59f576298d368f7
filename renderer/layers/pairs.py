"""Pair spaces: two small cards on each space that is paid with two."""

from engine.parts.routes import Route
from renderer.core.draw import Brush, turned
from renderer.core.geometry import Geometry, Slot
from renderer.core.theme import CARDS, COLORS, FADED, RGB, mix


def paint(brush: Brush, geometry: Geometry, route: Route, is_faded: bool) -> None:
    """Puts the signs on the free slots of a route that asks for two cards a space."""
    if route.pairs:
        for place in geometry.routes[route.id]:
            sign(brush, geometry, place, CARDS[route.color], is_faded)


def sign(brush: Brush, geometry: Geometry, place: Slot, face: RGB, is_faded: bool = False) -> None:
    """A dark frame and two upright cards, which lie along the slot."""
    x, y, angle = place
    width, height = geometry.slot
    ink, card = COLORS["ink"], COLORS["paper"]
    if is_faded:
        ink, card, face = (mix(tone, COLORS["land"], FADED) for tone in (ink, card, face))
    brush.shape(turned(x, y, angle, width + 1, height + 1, 4), ink)
    brush.shape(turned(x, y, angle, width - 4, height - 4, 2), face)
    for side in (-1, 1):
        (at,) = turned(x, y, angle, side * height * 0.62, 0, 0)[:1]
        brush.shape(turned(*at, angle, height * 0.5, height * 0.72, 1.5), ink)
        brush.shape(turned(*at, angle, height * 0.5 - 2.4, height * 0.72 - 2.4, 0.5), card)
