"""Strings: with a soft shadow, in the company's color and pattern.

A company has the color of its seat, or a free one where a seat has two companies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from math import atan2, ceil, cos, hypot, sin

from engine.core.view import View
from engine.strings.nouns import Path, company_on_turn
from engine.strings.nouns import companies as count_of
from renderer.core.draw import Brush, Point, tint
from renderer.core.look import Look
from renderer.core.paint import Layer, Stamp, ribbon, square
from renderer.core.shelf import Room
from renderer.core.signs import mark
from renderer.core.theme import COLORS, MARKS, RGB, SEATS, Pictured, Tone, edge, mix, on_seat, pictured
from renderer.strings.frame import Frame

WIDE = 5.0
"""Millimeters, a little wider than the thread, so that its pattern is seen on a phone."""
ROOM = Room(8_000_000)
"""Of strings alone: those of one table take 12 MB, and would push out the boards of all other games."""
KNOT = 5.0
"""Millimeters from the middle of a knot at a string's end to its edge."""
Step = tuple[float, float, float]
"""A point of a line and the direction there."""


def company_colors(seats: int, chosen: Sequence[str]) -> tuple[str, ...]:
    """Return the color of each company, given the colors of the seats. No two companies share one."""
    spare = [color for color in SEATS if color not in chosen[:seats]]
    return (*chosen[:seats], *spare[: count_of(seats) - seats])


def colors_of(view: View, look: Look) -> tuple[str, ...]:
    """Return the colors of a game's companies."""
    return company_colors(view.seats, look.colors)


def on_turn(view: View) -> int | None:
    """Return the company on turn; None during set-up and at the end."""
    return None if view.turn.seat is None else company_on_turn(view.turn, view.seats)


def along(points: Sequence[Point], step: float, start: float | None = None) -> list[Step]:
    """Return points (x, y, angle in radians) at equal distances along a line.

    The first is half a step from the start, or at `start`.
    """
    found: list[Step] = []
    left = step / 2 if start is None else start
    for (ax, ay), (bx, by) in pairwise(points):
        whole = hypot(bx - ax, by - ay)
        angle, done = atan2(by - ay, bx - ax), 0.0
        while whole - done > left:
            done += left
            left = step
            found.append((ax + (bx - ax) * done / whole, ay + (by - ay) * done / whole, angle))
        left -= whole - done
    return found


def middle(points: Sequence[Point], part: float = 0.5) -> Point:
    """Return the point at that part (0 to 1) of the line's length."""
    whole = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points))
    found = along(points, whole or 1.0, whole * part)
    return (found[0][0], found[0][1]) if found else points[0]


def bar(brush: Brush, at: Step, turn: float, half: float, color: RGB, width: float) -> None:
    """Draw a short stroke across a point of a line, turned against it."""
    x, y, angle = at
    dx, dy = cos(angle + turn) * half, sin(angle + turn) * half
    s, (left, top) = brush.scale, brush.origin
    ends = ((x - dx - left) * s, (y - dy - top) * s, (x + dx - left) * s, (y + dy - top) * s)
    brush.pen.line(ends, fill=tint(color), width=max(round(width * s), 1))


def dots(brush: Brush, line: Sequence[Point], w: float, color: RGB, *, step: float, radius: float) -> None:
    """Draw discs along a line; step and radius are in line widths."""
    for x, y, _ in along(line, w * step):
        brush.disc(x, y, w * radius, color)


def bars(
    brush: Brush, line: Sequence[Point], w: float, color: RGB, *, step: float, turn: float, half: float, thick: float
) -> None:
    """Draw strokes along a line, turned against it; step, half length and thickness are in line widths."""
    for at in along(line, w * step):
        bar(brush, at, turn, w * half, color, w * thick)


def _arrows(brush: Brush, line: Sequence[Point], w: float, color: RGB) -> None:
    for x, y, angle in along(line, w * 1.8):
        for side in (1, -1):
            left = x - cos(angle) * w * 0.1 - sin(angle) * side * w * 0.2
            top = y - sin(angle) * w * 0.1 + cos(angle) * side * w * 0.2
            bar(brush, (left, top, angle), -side * 0.8, w * 0.36, color, w * 0.22)


PATTERNS: dict[str, Callable[[Brush, Sequence[Point], float, RGB], None]] = {
    "blue": partial(dots, step=1.9, radius=0.27),
    "red": partial(bars, step=1.35, turn=1.5708, half=0.5, thick=0.42),
    "green": partial(bars, step=0.95, turn=0.75, half=0.6, thick=0.2),
    "black": partial(bars, step=2.9, turn=0.0, half=0.8, thick=0.34),
    "yellow": _arrows,
}
"""A company's pattern goes with its color, so that either is enough."""


def light(color: str) -> Tone:
    """Return the tone of the pattern on a string."""
    return mix(SEATS[color], on_seat(color), 0.86 if color != "yellow" else 0.9)


def draw_string(brush: Brush, line: Sequence[Point], color: str, wide: float) -> None:
    """Draw a company's string along a line, `wide` px wide."""
    body = SEATS[color]
    brush.line(line, COLORS["coal"] if color == "yellow" else edge(body), wide + 2)
    brush.line(line, body, wide)
    PATTERNS[color](brush, line, wide, light(color))


def _laid(frame: Frame, path: Path, color: str) -> tuple[Stamp, ...]:
    line, wide = frame.all(path), WIDE * frame.mm
    return ribbon(frame.size, line, wide, lambda brush: draw_string(brush, line, color, wide), frame.mm * 1.6)


kept_string = Pictured(_laid, within=ROOM)
"""Strings that lie stay as they are; those of about two tables are kept, none of an enlarged picture."""


def layers(frame: Frame, path: Path, color: str, is_ringed: bool = False) -> Iterator[Layer]:
    """Yield the layers of a company's string; the last one laid has a golden rim."""
    if is_ringed:
        yield Layer(_ring if frame.is_close else _kept_ring, (frame, path))
    yield Layer(_laid if frame.is_close else kept_string, (frame, path, color))


def _ring(frame: Frame, path: Path) -> tuple[Stamp, ...]:
    line, wide = frame.all(path), WIDE * frame.mm

    def paint(brush: Brush) -> None:
        brush.line(line, COLORS["coal"], wide + 6 * frame.mm + 3)
        brush.line(line, COLORS["gold"], wide + 6 * frame.mm)

    return ribbon(frame.size, line, wide + 7 * frame.mm, paint)


_kept_ring = Pictured(_ring, within=ROOM)


def knots(frame: Frame, path: Path, color: str) -> Iterator[Layer]:
    """Yield both ends of a string, with its company's sign."""
    tenths = round(KNOT * frame.mm * 10)
    for x, y in (frame.at(path[0]), frame.at(path[-1])):
        yield Layer(_knot, (color, tenths), round(x - _half(tenths)), round(y - _half(tenths)))


def _half(tenths: int) -> int:
    """Return the distance from the center of a knot to the edge of its stamp."""
    return ceil(tenths / 10) + 4


@pictured
def _knot(color: str, tenths: int) -> Stamp:
    radius, half = tenths / 10, _half(tenths)

    def paint(brush: Brush) -> None:
        brush.disc(half, half, radius + 1.6, COLORS["coal"])
        brush.disc(half, half, radius + 0.6, COLORS["white"])
        brush.disc(half, half, radius - 0.6, SEATS[color])
        mark(brush, MARKS[color], half, half, radius * 0.52, on_seat(color))

    return square(half * 2, paint)
