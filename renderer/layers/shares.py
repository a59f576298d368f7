"""Shares: the signs of its companies on each free route."""

from collections.abc import Sequence
from math import cos, radians, sin

from engine.parts.routes import Route
from engine.parts.shares import Shares
from renderer.core.draw import Brush
from renderer.layers.ferries import spaces, text_sign
from renderer.rail.base import Base
from renderer.rail.layer import Layer


def places_of(route: Route, count: int) -> Sequence[tuple[int, float]]:
    """Return for each of so many signs on a route the index of its space, and how far from its middle, in its lengths.

    Spaces with a locomotive stay free if there are others.
    """
    taken = set(spaces(route.length, route.locomotives)) if route.locomotives else set()
    free = [number for number in range(route.length) if number not in taken]
    if not count:
        return []
    if count <= len(free):
        return [(free[number], 0.0) for number in spaces(len(free), count)]
    used = free or range(route.length)
    each = -(-count // len(used))
    return [(used[number // each], (number % each - (each - 1) / 2) * 0.5) for number in range(count)]


def draw_signs(brush: Brush, ground: Base, route: Route, signs: Sequence[str], is_faded: bool) -> None:
    """Draw signs of one to three letters on the free spaces of a route."""
    slots, wide = ground.geometry.routes[route.id], ground.geometry.slot[0]
    for sign, (number, off) in zip(signs, places_of(route, len(signs)), strict=True):
        x, y, angle = slots[number]
        x, y = x + cos(radians(angle)) * off * wide, y + sin(radians(angle)) * off * wide
        text_sign(brush, ground.geometry, (x, y, angle), sign, is_faded)


class SharesLayer(Layer[Shares]):
    """Shares in pictures."""

    ORDER = 47

    def paint_signs(self, brush: Brush, ground: Base, route: Route, is_faded: bool) -> None:
        """Draw the companies' signs on the free spaces of a route."""
        signs = [self.part.companies[company].sign for company in route.companies]
        draw_signs(brush, ground, route, signs, is_faded)
