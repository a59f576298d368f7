"""Routes around the back of the map: signs at its edges that point to the city beyond."""

from __future__ import annotations

from typing import TYPE_CHECKING

from renderer.core.draw import Brush
from renderer.core.labels import ABOVE, CUT, sign_box, written
from renderer.core.theme import COLORS, RGB

if TYPE_CHECKING:
    from renderer.rail.base import Base

TIP = 0.5
"""Length of a sign's point as a part of its letters' size."""


def paint(brush: Brush, base: Base) -> None:
    """All signs of the map in the language of the base."""
    _paint(brush, base, COLORS["night"], COLORS["chalk"])


def mask(brush: Brush, base: Base) -> None:
    """Where nothing else may be painted."""
    _paint(brush, base, 0, 0)


def _paint(brush: Brush, base: Base, face: RGB | int, ink: RGB | int) -> None:
    size = base.geometry.sign
    for sign in base.geometry.signs:
        label, name = sign.label(base.lang), base.names[sign.city]
        left, top, right, bottom = sign_box(label, name, size)
        middle, tip = (top + bottom) / 2, TIP * size
        if label.anchor[0] == "l":
            points = [(left, middle), (left + tip, top), (right, top), (right, bottom), (left + tip, bottom)]
            start = left + tip + 0.12 * size
        else:
            points = [(right, middle), (right - tip, top), (left, top), (left, bottom), (right - tip, bottom)]
            start = left + (0.95 - TIP - 0.12) * size
        brush.shape(points, face)
        brush.text(start, middle + size * ABOVE / 2 - 0.3, written(name), CUT, size, ink, ink, 0)
