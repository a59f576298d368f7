"""A page of text and figures, for league tables and profiles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from io import BytesIO
from itertools import pairwise
from typing import Literal

from PIL import Image, ImageDraw

from renderer.core.draw import CAPITAL, SCALE, Box, Brush, Point
from renderer.core.fonts import fitted, font_of, size_for, text_width
from renderer.core.labels import lines_of
from renderer.core.paint import put
from renderer.core.theme import COLORS, RGB, SEATS, Tone, kept, mix, palette_image, pictured, shade

WIDTH = 1200
MARGIN = 24
HEAD = 168
NIGHT = COLORS["night"]
LEAST = 28
"""Pixels of the smallest letters: a phone shows the page a third as large."""
UP, DOWN = Tone((47, 143, 78), (74, 190, 112), (0, 92, 24)), Tone((192, 57, 43), (240, 120, 108), (176, 0, 0))
"""Written on paper: better, and worse."""
RISING, FALLING = mix(COLORS["paper"], COLORS["yes"], 0.2), mix(COLORS["paper"], COLORS["no"], 0.17)
"""Rows of those who go up, and of those who go down."""
SILVER, BRONZE = (
    Tone((200, 208, 212), (184, 196, 202), (210, 210, 210)),
    Tone((214, 154, 98), (201, 142, 88), (255, 170, 90)),
)
Align = Literal["l", "m", "r"]


def _tones() -> list[Tone]:
    """Return the colors of a page, with the mixtures at soft edges."""
    c = COLORS
    found: list[Tone] = [*(c[name] for name in ("night", "dusk", "paper", "shade", "ink", "coal", "white", "gold"))]
    found += [c["muted"], c["mist"], c["chalk"], c["yes"], c["no"], UP, DOWN, RISING, FALLING, SILVER, BRONZE]
    papers = (c["paper"], c["shade"], RISING, FALLING)
    pairs: list[tuple[RGB, RGB, int]] = [(paper, c["ink"], 9) for paper in papers]
    pairs += [(paper, c["muted"], 4) for paper in papers]
    pairs += [(paper, ink, 4) for paper in papers for ink in (UP, DOWN)]
    pairs += [(c["night"], c[ink], steps) for ink, steps in (("chalk", 8), ("mist", 6), ("gold", 7), ("paper", 4))]
    pairs += [(medal, c["coal"], 5) for medal in (c["gold"], SILVER, BRONZE)]
    pairs += [(c["paper"], medal, 3) for medal in (c["gold"], SILVER, BRONZE)]
    pairs += [(c[sign], c["white"], 4) for sign in ("yes", "no")]
    pairs += [(c["dusk"], c["mist"], 4), (c["night"], c["dusk"], 2), (c["night"], RISING, 2), (c["night"], FALLING, 2)]
    for color in SEATS.values():
        found.append(color)
        pairs += [(c["paper"], color, 3), (color, c["white"], 4)]
    for under, over, steps in pairs:
        found += [mix(under, over, step / steps) for step in range(1, steps)]
    return found


@kept(1)
def _palette() -> Image.Image:
    return palette_image(_tones())


class Page:
    """A picture in progress, in full colors until it is finished."""

    def __init__(self, height: int, width: int = WIDTH) -> None:
        self.image = Image.new("RGB", (width, height), shade(NIGHT))
        self.pen = ImageDraw.Draw(self.image)

    def write(
        self,
        x: float,
        y: float,
        text: str,
        cut: str,
        size: int,
        color: RGB,
        align: Align = "l",
        room: int | None = None,
        least: int = LEAST,
    ) -> int:
        """Write text with the middle of its capitals at `y`; return its right end in px.

        Without enough `room` it is written smaller, down to `least`, and then cut short.
        """
        if room is not None:
            size = size_for(text, cut, size, room, least)
            text = fitted(text, cut, size, room)
        wide = text_width(text, cut, size)
        left = round(x - {"l": 0.0, "m": wide / 2, "r": wide}[align])
        at = (left, round(y + size * CAPITAL / 2))
        self.pen.text(at, text, fill=shade(color), font=font_of(text, cut, size), anchor="ls")
        return left + wide

    def paint(self, box: Box, paint: Callable[[Brush], None]) -> None:
        """Paint shapes with soft edges, within a box."""
        put(self.image, box, paint)

    def box(self, x0: float, y0: float, x1: float, y1: float, radius: float, fill: RGB) -> None:
        """Fill a rectangle with round corners."""
        left, top = round(x0), round(y0)
        mask = _mask(max(round(x1) - left, 1), max(round(y1) - top, 1), radius)
        self.image.paste(shade(fill), (left, top, left + mask.width, top + mask.height), mask)

    def column(self, middle: float, y: float, text: str, room: int, color: RGB, size: int = 30) -> None:
        """Write the title of a column, in two lines where one is too long."""
        lines = lines_of(text, text_width(text, "narrow", size) > room)
        for row, line in enumerate(lines):
            at = y + (row - (len(lines) - 1) / 2) * size * 0.92
            self.write(middle, at, line, "narrow", size, color, "m", room, 24)

    def head(self, title: str, below: str, right: str = "") -> None:
        """Write the page's title, and a line below it, over a line of track."""
        wide = self.image.width
        end = self.write(wide - MARGIN, 106, right, "narrow", 38, COLORS["mist"], "r") if right else wide - MARGIN
        room = wide - 2 * MARGIN - (text_width(right, "narrow", 38) + 30 if end and right else 0)
        self.write(MARGIN, 48, title, "bold", 58, COLORS["gold"], room=wide - 2 * MARGIN, least=40)
        self.write(MARGIN, 106, below, "narrow-semi", 38, COLORS["mist"], room=room, least=30)
        self.image.paste(_track(wide), (0, 132))

    def png(self) -> bytes:
        """Return the finished picture as PNG in few colors, with the fastest compression."""
        out = BytesIO()
        few = self.image.quantize(palette=_palette(), dither=Image.Dither.NONE)
        few.save(out, "PNG", compress_level=1)
        return out.getvalue()


@lru_cache(64)
def _mask(width: int, height: int, radius: float) -> Image.Image:
    """Return how much of each pixel a box with round corners covers."""
    big = Image.new("L", (width * SCALE, height * SCALE), 0)
    radius = min(radius, width / 2, height / 2)
    ImageDraw.Draw(big).rounded_rectangle((0, 0, big.width - 1, big.height - 1), radius * SCALE, fill=255)
    return big.reduce(SCALE)


@pictured
def _track(width: int) -> Image.Image:
    """Return two rails on sleepers from edge to edge."""
    brush = Brush.on(width, 24, NIGHT)
    for x in range(6, width, 24):
        brush.box(x, 1, x + 9, 23, 2, COLORS["dusk"])
    for rail in (6, 18):
        brush.box(0, rail - 1.5, width, rail + 1.5, 0, COLORS["mist"])
    return brush.image.reduce(SCALE)


def flat(width: int, height: int, under: RGB, paint: Callable[[Brush], None]) -> Image.Image:
    """Paint a part of a page enlarged on a flat color and scale it down; return it in full colors."""
    big = Image.new("RGB", (width * SCALE, height * SCALE), shade(under))
    paint(Brush(big))
    return big.reduce(SCALE)


def triangle(x: float, y: float, size: float, is_up: bool) -> list[Point]:
    """Return a triangle around a point that points up or down."""
    way = -1 if is_up else 1
    return [(x - size, y - way * size * 0.75), (x + size, y - way * size * 0.75), (x, y + way * size * 0.85)]


def shares(parts: Sequence[int], room: int) -> list[int]:
    """Return the whole px of each part of a bar; they add up to `room`."""
    whole, ends, so_far = sum(parts) or 1, [0], 0
    for part in parts:
        so_far += part
        ends.append(round(room * so_far / whole))
    return [after - before for before, after in pairwise(ends)]
