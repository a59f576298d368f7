"""Ferries: an engine on each space that costs a locomotive."""

from collections.abc import Iterable

from engine.parts.ferries import Ferries
from engine.parts.routes import Route
from renderer.core.draw import CAPITAL, Brush, turned
from renderer.core.fonts import text_width
from renderer.core.geometry import Geometry, Slot
from renderer.core.theme import COLORS, FADED, mix
from renderer.rail.base import Base
from renderer.rail.cards import engine, stripes
from renderer.rail.layer import Layer
from renderer.rail.slots import SLIM


def spaces(length: int, locomotives: int) -> Iterable[int]:
    """Return the indices of the spaces that need a locomotive, spread over the route."""
    return [int((number + 0.5) * length / locomotives) for number in range(locomotives)]


def _sign(brush: Brush, geometry: Geometry, place: Slot, is_faded: bool) -> None:
    """Draw the colors of the wild card, and its engine, which stays upright on every slot."""
    x, y, angle = place
    width, height = geometry.slot
    ink, face = COLORS["ink"], COLORS["paper"]
    if is_faded:
        ink, face = (mix(tone, COLORS["land"], FADED) for tone in (ink, face))
    slim = height * SLIM
    brush.shape(turned(x, y, angle, width + 1, slim + 1, 4), ink)
    stripes(brush, x, y, angle, (width - 2, slim - 2), FADED if is_faded else 0.0)
    brush.disc(x, y, height * 0.5, ink)
    brush.disc(x, y, height * 0.5 - 1.2, face)
    engine(brush, x, y + height * 0.05, height * 0.68, ink, face)


LETTERS = {1: 0.8, 2: 0.74, 3: 0.6}
"""Size of the letters on a sign, of a slot's height, by their number: legible on a narrow phone."""
RIM = 0.08, 0.13
"""Room beside and above the letters of a sign, of a slot's height."""


def text_sign(brush: Brush, geometry: Geometry, place: Slot, text: str, is_faded: bool) -> None:
    """Draw up to three letters, upright: one on a disc, several on a plate."""
    x, y, _ = place
    height = geometry.slot[1]
    ink, face = COLORS["ink"], COLORS["paper"]
    if is_faded:
        ink, face = (mix(tone, COLORS["land"], FADED) for tone in (ink, face))
    size = round(height * LETTERS[min(len(text), 3)])
    wide, high = text_width(text, "narrow-bold", size), size * CAPITAL
    right, low = wide / 2 + height * RIM[0], high / 2 + height * RIM[1]
    for less, tone in ((0.0, ink), (1.2, face)):  # hardly larger than a slot, so that a piece covers it
        if len(text) == 1:
            brush.disc(x, y, height / 2 - less, tone)
        else:
            brush.box(x - right + less, y - low + less, x + right - less, y + low - less, height * 0.28, tone)
    brush.text(x - wide / 2, y + high / 2, text, "narrow-bold", size, ink, face, 0)


class FerriesLayer(Layer[Ferries]):
    """Ferries in pictures."""

    ORDER = 45

    def paint_signs(self, brush: Brush, ground: Base, route: Route, is_faded: bool) -> None:
        """Draw the signs on the free spaces of a route that need locomotives."""
        places = ground.geometry.routes[route.id]
        if route.any:
            text_sign(brush, ground.geometry, places[route.length // 2], f"×{route.any}", is_faded)
        for number in spaces(route.length, route.locomotives):
            _sign(brush, ground.geometry, places[number], is_faded)
