"""A line drawing for each kind of station."""

from __future__ import annotations

from collections.abc import Callable

from renderer.core.draw import Brush
from renderer.core.theme import RGB


def icon(brush: Brush, kind: str, x: float, y: float, size: float, ink: RGB, under: RGB) -> None:
    """The sign of a kind around a point, `size` wide and high. A kind without a sign of its own is a plain house."""
    _ICONS.get(kind, _house)(_Pen(brush, x, y, size), ink, under)


class _Pen:
    """A brush in a square from -1 to 1."""

    def __init__(self, brush: Brush, x: float, y: float, size: float) -> None:
        self.brush, self.x, self.y, self.half = brush, x, y, size / 2

    def box(self, x0: float, y0: float, x1: float, y1: float, ink: RGB, radius: float = 0.0) -> None:
        h = self.half
        self.brush.box(self.x + x0 * h, self.y + y0 * h, self.x + x1 * h, self.y + y1 * h, radius * h, ink)

    def shape(self, *points: tuple[float, float], ink: RGB) -> None:
        self.brush.shape([(self.x + x * self.half, self.y + y * self.half) for x, y in points], ink)

    def line(self, *points: tuple[float, float], ink: RGB, wide: float) -> None:
        self.brush.line(
            [(self.x + x * self.half, self.y + y * self.half) for x, y in points], ink, max(wide * self.half, 1)
        )

    def disc(self, x: float, y: float, radius: float, ink: RGB) -> None:
        self.brush.disc(self.x + x * self.half, self.y + y * self.half, radius * self.half, ink)


def _house(pen: _Pen, ink: RGB, under: RGB) -> None:
    """A house with a gable, a chimney and a door."""
    pen.box(0.38, -0.86, 0.64, -0.2, ink)
    pen.shape((-1.0, 0.0), (0.0, -0.92), (1.0, 0.0), ink=ink)
    pen.box(-0.72, -0.1, 0.72, 0.9, ink)
    pen.box(-0.2, 0.28, 0.2, 0.9, under)


def _central(pen: _Pen, ink: RGB, under: RGB) -> None:
    """A great hall with an arched roof and a clock."""
    pen.disc(0.0, 0.0, 0.92, ink)
    pen.box(-1.0, 0.02, 1.0, 0.9, ink)
    pen.disc(0.0, -0.2, 0.44, under)
    pen.line((0.0, -0.5), (0.0, -0.2), (0.2, -0.08), ink=ink, wide=0.15)
    for x in (-0.72, -0.18, 0.36):
        pen.box(x, 0.44, x + 0.36, 0.9, under, 0.12)


def _city(pen: _Pen, ink: RGB, under: RGB) -> None:
    """Three towers with windows."""
    for x0, top, x1 in ((-1.0, -0.1, -0.38), (-0.3, -0.95, 0.34), (0.42, -0.45, 1.0)):
        pen.box(x0, top, x1, 0.9, ink)
        for row in range(4):
            y = top + 0.2 + row * 0.38
            if y < 0.75:
                pen.box(x0 + 0.12, y, x0 + 0.26, y + 0.17, under)
                pen.box(x1 - 0.26, y, x1 - 0.12, y + 0.17, under)


def _transit(pen: _Pen, ink: RGB, under: RGB) -> None:
    """Two arrows past each other."""
    for y, way in ((-0.42, 1), (0.42, -1)):
        pen.line((-0.85 * way, y), (0.3 * way, y), ink=ink, wide=0.3)
        pen.shape((0.2 * way, y - 0.52), (1.0 * way, y), (0.2 * way, y + 0.52), ink=ink)


def _regional(pen: _Pen, ink: RGB, under: RGB) -> None:
    """A carriage."""
    pen.box(-1.0, -0.62, 1.0, 0.5, ink, 0.22)
    for x in (-0.76, -0.19, 0.38):
        pen.box(x, -0.36, x + 0.38, 0.02, under, 0.06)
    for x in (-0.55, 0.55):
        pen.disc(x, 0.58, 0.29, ink)
        pen.disc(x, 0.58, 0.11, under)


def _marshalling(pen: _Pen, ink: RGB, under: RGB) -> None:
    """A track that forks in three."""
    for x in (-0.78, 0.0, 0.78):
        pen.line((0.0, 0.95), (0.0, 0.6), (x, -0.1), (x, -0.9), ink=ink, wide=0.25)
    pen.disc(0.0, 0.55, 0.2, ink)


def _terminal(pen: _Pen, ink: RGB, under: RGB) -> None:
    """A track with sleepers that ends at a bar."""
    for y in (-0.36, 0.36):
        pen.box(-1.0, y - 0.11, 0.6, y + 0.11, ink)
    for x in (-0.78, -0.24):
        pen.box(x, -0.68, x + 0.22, 0.68, ink)
    pen.box(0.52, -0.95, 0.92, 0.95, ink, 0.08)


def _rural(pen: _Pen, ink: RGB, under: RGB) -> None:
    """A tree beside a fence."""
    pen.box(-0.42, 0.2, -0.16, 0.9, ink)
    pen.disc(-0.3, -0.3, 0.6, ink)
    for x in (0.36, 0.76):
        pen.box(x, 0.12, x + 0.2, 0.9, ink)
    pen.box(0.24, 0.34, 1.0, 0.5, ink)


def _scenic(pen: _Pen, ink: RGB, under: RGB) -> None:
    """Two peaks and the sun."""
    pen.disc(-0.62, -0.62, 0.28, ink)
    pen.shape((-1.0, 0.85), (-0.36, -0.1), (0.28, 0.85), ink=ink)
    pen.shape((-0.3, 0.85), (0.34, -0.75), (1.0, 0.85), ink=ink)
    pen.shape((0.12, -0.25), (0.34, -0.75), (0.56, -0.25), (0.34, -0.08), ink=under)


def _base(pen: _Pen, ink: RGB, under: RGB) -> None:
    """An engine shed with an open gate."""
    pen.shape((-1.0, -0.1), (-1.0, -0.4), (0.0, -0.92), (1.0, -0.4), (1.0, -0.1), ink=ink)
    pen.box(-0.94, -0.2, 0.94, 0.9, ink)
    pen.box(-0.5, 0.0, 0.5, 0.9, under, 0.1)
    pen.box(-0.28, 0.3, 0.28, 0.9, ink, 0.12)


_ICONS: dict[str, Callable[[_Pen, RGB, RGB], None]] = {
    "base": _base,
    "central": _central,
    "city": _city,
    "transit": _transit,
    "regional": _regional,
    "marshalling": _marshalling,
    "suburban": _house,
    "terminal": _terminal,
    "rural": _rural,
    "scenic": _scenic,
}
