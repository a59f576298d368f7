"""Signs: a line drawing for each card color and a filled shape for each player, so that no color stands alone."""

from math import cos, pi, sin

from renderer.core.draw import Brush, Point
from renderer.core.theme import COLORS, RGB

GLYPHS: dict[str, tuple[tuple[Point, ...], ...]] = {
    "purple": (((-0.75, -0.75), (0.75, 0.75)), ((-0.75, 0.75), (0.75, -0.75))),
    "white": (((-0.85, 0.0), (-0.85, 0.0)), ((0.0, 0.0), (0.0, 0.0)), ((0.85, 0.0), (0.85, 0.0))),
    "blue": (((-1.0, 0.25), (-0.6, -0.35), (-0.2, -0.35), (0.2, 0.35), (0.6, 0.35), (1.0, -0.25)),),
    "yellow": (((-0.95, 0.0), (0.95, 0.0)), ((0.0, -0.95), (0.0, 0.95))),
    "orange": (((-0.9, 0.45), (0.0, -0.5), (0.9, 0.45)),),
    "black": (((-0.85, -0.4), (0.85, -0.4)), ((-0.85, 0.4), (0.85, 0.4))),
    "red": (((-0.85, 0.8), (0.0, -0.8)), ((0.0, 0.8), (0.85, -0.8))),
    "green": (((0.0, 0.95), (0.0, -0.05)), ((-0.75, -0.85), (0.0, -0.05), (0.75, -0.85))),
}
"""Strokes of each color's sign, in a square from -1 to 1. They stand upright everywhere."""


def glyph(brush: Brush, kind: str, x: float, y: float, radius: float, color: RGB, width: float) -> None:
    """Draw the sign of a card color; colors without a sign (gray) draw nothing."""
    for stroke in GLYPHS.get(kind, ()):
        brush.line([(x + px * radius, y + py * radius) for px, py in stroke], color, width)


def _corners(count: int, turn: float, radius: float, inner: float | None = None) -> list[Point]:
    points = []
    for i in range(count * (2 if inner else 1)):
        r = radius if not inner or i % 2 == 0 else inner
        a = turn + 2 * pi * i / (count * (2 if inner else 1))
        points.append((r * cos(a), r * sin(a)))
    return points


def mark(brush: Brush, name: str, x: float, y: float, radius: float, color: RGB) -> None:
    """Draw a player's sign: circle, square, triangle, diamond or star."""
    if name == "circle":
        brush.disc(x, y, radius * 0.88, color)
        return
    points = {
        "square": _corners(4, pi / 4, radius * 1.12),
        "triangle": [(px, py + radius * 0.18) for px, py in _corners(3, -pi / 2, radius * 1.22)],
        "diamond": [(px * 0.92, py * 1.08) for px, py in _corners(4, 0.0, radius * 1.1)],
        "star": _corners(5, -pi / 2, radius * 1.22, radius * 0.52),
    }[name]
    brush.shape([(x + px, y + py) for px, py in points], color)


def tick(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw a check mark."""
    brush.disc(x, y, size, COLORS["yes"])
    at = [(-0.48, 0.02), (-0.12, 0.4), (0.52, -0.36)]
    brush.line([(x + px * size, y + py * size) for px, py in at], COLORS["white"], size * 0.26)


def cross(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw a cross."""
    brush.disc(x, y, size, COLORS["no"])
    for way in (1, -1):
        ends = [(x - 0.4 * size, y - 0.4 * size * way), (x + 0.4 * size, y + 0.4 * size * way)]
        brush.line(ends, COLORS["white"], size * 0.26)


def anchor(brush: Brush, x: float, y: float, size: float, ink: RGB) -> None:
    """Draw an anchor `size` px high around a point."""
    s, wide = size / 2, size * 0.13
    brush.disc(x, y - s * 0.72, s * 0.3, ink)
    brush.line([(x, y - s * 0.6), (x, y + s * 0.85)], ink, wide)
    brush.line([(x - s * 0.42, y - s * 0.18), (x + s * 0.42, y - s * 0.18)], ink, wide)
    arms = [(-0.78, 0.18), (-0.62, 0.58), (-0.3, 0.84), (0.0, 0.92), (0.3, 0.84), (0.62, 0.58), (0.78, 0.18)]
    brush.line([(x + px * s, y + py * s) for px, py in arms], ink, wide)
