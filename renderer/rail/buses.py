"""Double-deckers: on cards, as icons, and as pieces on spaces."""

from renderer.core.draw import Brush, placed, turned
from renderer.core.theme import RGB

BUS = "bus"
"""The kind of the routes that take buses."""
WINDOWS = ((-0.39, -0.2), (-0.235, -0.2), (0.235, -0.2), (0.39, -0.2), (-0.235, 0.16), (0.235, 0.16), (0.39, 0.16))
"""Middles of the windows, as parts of the length and the height; between them is room for a sign."""
WINDOW = 0.115, 0.24
PLATFORM = -0.42, 0.22, 0.09, 0.4
"""The open platform at the back: middle and size."""
WHEELS = (-0.25, 0.29)
WHEEL = 0.17


def bus(brush: Brush, x: float, y: float, angle: float, size: tuple[float, float], body: RGB, glass: RGB) -> None:
    """Draw a double-decker from the side, heading right, of this (length, height), rotated about its center."""
    width, height = size
    brush.shape(turned(x, y, angle, width, height, height * 0.18), body)
    for px, py, wide, tall in (*((*at, *WINDOW) for at in WINDOWS), PLATFORM):
        (at,) = placed([(px * width, py * height)], x, y, angle)
        brush.shape(turned(*at, angle, wide * width, tall * height, height * 0.05), glass)


def wheels(
    brush: Brush, x: float, y: float, angle: float, size: tuple[float, float], tyre: RGB, hub: RGB | None
) -> None:
    """Draw the wheels of that bus, below its body."""
    width, height = size
    for at in placed([(px * width, 0.5 * height) for px in WHEELS], x, y, angle):
        brush.disc(*at, height * WHEEL, tyre)
        if hub:
            brush.disc(*at, height * WHEEL * 0.42, hub)


def upright(angle: float) -> float:
    """Return the angle, turned by 180 degrees if the wheels would be on top."""
    return (angle + 90) % 180 - 90


def side(brush: Brush, x: float, y: float, size: float, line: RGB, body: RGB) -> None:
    """Draw a bus on a card, `size` px long, in lines."""
    long, high, thin = size, size * 0.6, size * 0.09
    wheels(brush, x, y, 0, (long, high), line, body)
    brush.shape(turned(x, y, 0, long, high, high * 0.2), line)
    bus(brush, x, y, 0, (long - thin, high - thin), body, line)
    wheels(brush, x, y, 0, (long, high), line, body)


def icon(brush: Brush, x: float, y: float, size: float, ink: RGB, under: RGB) -> None:
    """Draw a small bus in a square with its corner at (x, y): before a number, or as the sign of wilds."""

    def box(left: float, top: float, right: float, low: float, radius: float, fill: RGB) -> None:
        brush.box(x + size * left, y + size * top, x + size * right, y + size * low, size * radius, fill)

    box(0.0, 0.1, 1.0, 0.8, 0.1, ink)
    for left in (0.09, 0.39, 0.69):
        box(left, 0.2, left + 0.22, 0.38, 0.02, under)
    for left in (0.39, 0.69):
        box(left, 0.48, left + 0.22, 0.64, 0.02, under)
    box(0.09, 0.48, 0.25, 0.8, 0.02, under)
    for middle in (0.34, 0.76):
        brush.disc(x + size * middle, y + size * 0.82, size * 0.13, under)
        brush.disc(x + size * middle, y + size * 0.82, size * 0.1, ink)
