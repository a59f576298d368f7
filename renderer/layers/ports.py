"""Ports: an anchor in the mark of each city where one can be built."""

from engine.parts.routes import City
from renderer.draw import Brush
from renderer.theme import COLORS, RGB


def has_port(city: City) -> bool:
    """Whether ships call there, so that a port can be built."""
    return bool(getattr(city, "port", False))


def city_mark(brush: Brush, x: float, y: float, radius: float) -> None:
    """A port city: a dark disc with an anchor."""
    brush.disc(x, y, radius + 1.5, COLORS["land"])
    brush.disc(x, y, radius, COLORS["ink"])
    anchor(brush, x, y, radius * 1.5, COLORS["paper"])


def anchor(brush: Brush, x: float, y: float, size: float, ink: RGB) -> None:
    """An anchor `size` high around a point."""
    s, wide = size / 2, size * 0.13
    brush.disc(x, y - s * 0.72, s * 0.3, ink)
    brush.line([(x, y - s * 0.6), (x, y + s * 0.85)], ink, wide)
    brush.line([(x - s * 0.42, y - s * 0.18), (x + s * 0.42, y - s * 0.18)], ink, wide)
    arms = [(-0.78, 0.18), (-0.62, 0.58), (-0.3, 0.84), (0.0, 0.92), (0.3, 0.84), (0.62, 0.58), (0.78, 0.18)]
    brush.line([(x + px * s, y + py * s) for px, py in arms], ink, wide)
