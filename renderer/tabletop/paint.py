"""Soft-edged painting on a picture in full colours: stamps, shadows, words, badges."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import ceil, hypot
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from renderer.draw import CAPITAL, Box, Brush, Point, tint
from renderer.fonts import font, text_width
from renderer.signs import mark
from renderer.theme import COLORS, RGB, shade

FINE = 3
"""Stamps are painted this many times as large; very large ones only twice as large."""
LARGE = 600_000
Area = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels; the last two are left out."""


class Stamp:
    """A piece of a picture with soft edges, and its shadow."""

    __slots__ = ("image", "shade", "x", "y")

    def __init__(self, x: int, y: int, image: Image.Image, shade: Image.Image | None) -> None:
        self.x, self.y, self.image, self.shade = x, y, image, shade

    def on(self, picture: Image.Image, dx: int = 0, dy: int = 0) -> None:
        if self.shade is not None:
            picture.paste(shade(COLORS["coal"]), (self.x + dx, self.y + dy), self.shade)
        picture.paste(self.image, (self.x + dx, self.y + dy), self.image)


class Layer(NamedTuple):
    """A stamp by what makes it, and by how much it is moved. Equal layers look alike."""

    make: Callable[..., Stamp | None]
    args: tuple[Hashable, ...]
    dx: int = 0
    dy: int = 0

    def on(self, picture: Image.Image, left: int = 0, top: int = 0) -> None:
        """Lays it on a picture, or on the part of one that begins there."""
        found = self.make(*self.args)
        if found is not None:
            found.on(picture, self.dx - left, self.dy - top)

    def area(self) -> Area:
        """Where it lies."""
        found = self.make(*self.args)
        if found is None:
            return 0, 0, 0, 0
        left, top = found.x + self.dx, found.y + self.dy
        return left, top, left + found.image.width, top + found.image.height


def stamp(
    size: tuple[int, int], box: Box, paint: Callable[[Brush], None], shadow: float = 0.0, strength: float = 1.0
) -> Stamp | None:
    """What is painted inside a box of a picture of this size, or None outside of it.

    `shadow`: pixels by which the shadow falls to the lower right, `strength`: how much of the stamp covers.
    """
    pad = 2 + ceil(shadow * 2.5)
    x0, y0 = max(int(box[0]) - pad, 0), max(int(box[1]) - pad, 0)
    x1, y1 = min(ceil(box[2]) + pad, size[0]), min(ceil(box[3]) + pad, size[1])
    if x1 <= x0 or y1 <= y0:
        return None
    fine = FINE if (x1 - x0) * (y1 - y0) < LARGE else 2
    big = Image.new("RGBA", ((x1 - x0) * fine, (y1 - y0) * fine), (0, 0, 0, 0))
    paint(Brush(big, fine, (x0, y0)))
    small = big.reduce(fine)
    # What is averaged with nothing is as if multiplied by its coverage already.
    image = Image.frombytes("RGBa", small.size, small.tobytes()).convert("RGBA")
    shade = _shade(image.getchannel("A"), shadow) if shadow else None
    if strength < 1:
        image.putalpha(image.getchannel("A").point([round(level * strength) for level in range(256)]))
    return Stamp(x0, y0, image, shade)


def _shade(alpha: Image.Image, shadow: float) -> Image.Image:
    moved = Image.new("L", alpha.size)
    moved.paste(alpha, (round(shadow * 0.6), round(shadow)))
    return moved.filter(ImageFilter.GaussianBlur(shadow * 0.75)).point([round(level * 0.42) for level in range(256)])


def box_of(points: Sequence[Point], around: float) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs) - around, min(ys) - around, max(xs) + around, max(ys) + around


def put(
    picture: Image.Image, box: Box, paint: Callable[[Brush], None], shadow: float = 0.0, strength: float = 1.0
) -> None:
    """Paints at once what is needed only here."""
    one = stamp(picture.size, box, paint, shadow, strength)
    if one is not None:
        one.on(picture)


def write(
    picture: Image.Image,
    x: float,
    y: float,
    text: str,
    cut: str,
    size: int,
    color: RGB | int,
) -> None:
    """Text around a point: the middle of its width and of its capitals."""
    pen = ImageDraw.Draw(picture)
    at = (x, y + size * CAPITAL / 2)
    pen.text(at, text, fill=tint(color), font=font(cut, size), anchor="ms")


def letters(brush: Brush, x: float, y: float, text: str, cut: str, size: float, color: RGB) -> None:
    """The same with a brush, in a stamp."""
    s, (left, top) = brush.scale, brush.origin
    big = font(cut, max(round(size * s), 1))
    at = ((x - left) * s, (y - top + size * CAPITAL / 2) * s)
    brush.pen.text(at, text, fill=tint(color), font=big, anchor="ms")


def rounded(corners: Sequence[Point], radius: float) -> list[Point]:
    """A polygon with its corners rounded off."""
    found: list[Point] = []
    for number, (x, y) in enumerate(corners):
        before, after = corners[number - 1], corners[(number + 1) % len(corners)]
        (ax, ay), (bx, by) = _towards((x, y), before, radius), _towards((x, y), after, radius)
        for step in range(7):
            t = step / 6
            one, two, three = (1 - t) ** 2, 2 * t * (1 - t), t * t
            found.append((one * ax + two * x + three * bx, one * ay + two * y + three * by))
    return found


def _towards(start: Point, goal: Point, far: float) -> Point:
    whole = hypot(goal[0] - start[0], goal[1] - start[1]) or 1.0
    part = min(far / whole, 0.5)
    return start[0] + (goal[0] - start[0]) * part, start[1] + (goal[1] - start[1]) * part


def inset(corners: Sequence[Point], part: float) -> list[Point]:
    """A polygon shrunk towards its middle by a part of its size; grown where that is negative."""
    mx = sum(x for x, _ in corners) / len(corners)
    my = sum(y for _, y in corners) / len(corners)
    return [(x + (mx - x) * part, y + (my - y) * part) for x, y in corners]


def badge(
    picture: Image.Image, x: float, y: float, text: str, size: float, face: RGB, ink: RGB, sign: str | None = None
) -> None:
    """A round or long badge with a word or number in it, after a player's sign if need be; lifted off the table."""
    cut, tall = "narrow-bold", round(size * 1.28)
    wide, before = text_width(text, cut, tall), size * 1.15 if sign else 0.0
    half = max(size, (wide + before) / 2 + size * 0.45)

    def paint(brush: Brush) -> None:
        brush.box(x - half - 2.5, y - size - 2.5, x + half + 2.5, y + size + 2.5, size + 2.5, COLORS["coal"])
        brush.box(x - half - 1, y - size - 1, x + half + 1, y + size + 1, size + 1, COLORS["white"])
        brush.box(x - half + 1, y - size + 1, x + half - 1, y + size - 1, size - 1, face)
        if sign:
            mark(brush, sign, x - wide / 2, y, size * 0.44, ink)

    put(picture, (x - half, y - size, x + half, y + size), paint, shadow=3)
    write(picture, x + before / 2, y, text, cut, tall, ink)
