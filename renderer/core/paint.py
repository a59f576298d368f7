"""Painting with soft edges on a picture in full colors: stamps, shadows, text, badges."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import pairwise
from math import ceil, hypot
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from renderer.core.draw import CAPITAL, Box, Brush, Point, box_of, tint
from renderer.core.fonts import font, text_width
from renderer.core.packing import Area
from renderer.core.shelf import weight_of
from renderer.core.signs import mark
from renderer.core.theme import COLORS, RGB, shade

FINE = 3
"""Stamps are painted this many times as large; very large ones only twice as large."""
LARGE = 600_000
SQUARE = 64
"""Pixels of the grid by which long stamps are cut."""
SHADOWED = [round(level * 0.42) for level in range(256)]
"""The opacity of a shadow, by the opacity of the thing above."""


class Stamp:
    """A piece of a picture with soft edges: its colors, how much of each pixel it covers, and its shadow."""

    __slots__ = ("image", "mask", "shade", "x", "y")

    def __init__(self, x: int, y: int, image: Image.Image, mask: Image.Image, shade: Image.Image | None = None) -> None:
        self.x, self.y, self.image, self.mask, self.shade = x, y, image, mask, shade

    @property
    def weight(self) -> int:
        """The approximate size in bytes."""
        return weight_of((self.image, self.mask, *([] if self.shade is None else [self.shade])))

    @classmethod
    def of(cls, image: Image.Image) -> Stamp:
        """Return an RGBA picture as a stamp at (0, 0)."""
        return cls(0, 0, image.convert("RGB"), image.getchannel("A"))

    def on(self, picture: Image.Image, dx: int = 0, dy: int = 0) -> None:
        """Paste the stamp, and its shadow first, moved by (dx, dy)."""
        if self.shade is not None:
            picture.paste(shade(COLORS["coal"]), (self.x + dx, self.y + dy), self.shade)
        picture.paste(self.image, (self.x + dx, self.y + dy), self.mask)


Made = Stamp | tuple[Stamp, ...] | None
"""A long, thin thing is made of several stamps side by side."""


class Layer(NamedTuple):
    """A stamp, as the function that makes it and an offset. Equal layers look the same."""

    make: Callable[..., Made]
    args: tuple[Hashable, ...]
    dx: int = 0
    dy: int = 0

    def stamps(self) -> tuple[Stamp, ...]:
        """Return the stamps: several, one, or none outside of the picture."""
        made = self.make(*self.args)
        return made if isinstance(made, tuple) else () if made is None else (made,)

    def on(self, picture: Image.Image) -> None:
        """Paste all stamps of the layer into the picture, which is changed."""
        for one in self.stamps():
            one.on(picture, self.dx, self.dy)

    def areas(self) -> tuple[Area, ...]:
        """Return the box (left, top, right, bottom) of each of its stamps."""
        return tuple(
            (left, top, left + one.image.width, top + one.image.height)
            for one in self.stamps()
            for left, top in ((one.x + self.dx, one.y + self.dy),)
        )


def stamp(
    size: tuple[int, int], box: Box, paint: Callable[[Brush], None], shadow: float = 0.0, strength: float = 1.0
) -> Stamp | None:
    """Paint inside a box of a picture of this size; return the stamp, or None outside of the picture.

    `shadow`: px by which the shadow falls to the lower right; `strength`: opacity from 0 to 1.
    """
    area = _seen(size, box, shadow)
    if area is None:
        return None
    big, fine = _painted("RGBA", area, paint)
    image, mask = _soft(big.reduce(fine))
    shade = _shade(mask, shadow, [(0, 0, *mask.size)]) if shadow else None
    if strength < 1:
        mask = mask.point([round(level * strength) for level in range(256)])
    return Stamp(area[0], area[1], image, mask, shade)


def square(size: int, paint: Callable[[Brush], None]) -> Stamp:
    """Return a stamp of a whole square at (0, 0)."""
    found = stamp((size, size), (0, 0, size, size), paint)
    assert found is not None
    return found


def ribbon(
    size: tuple[int, int], line: Sequence[Point], around: float, paint: Callable[[Brush], None], shadow: float = 0.0
) -> tuple[Stamp, ...]:
    """Paint along a line, at most `around` px from it; return the stamps, which leave out what the line encloses."""
    area = _seen(size, box_of(line, around), shadow)
    if area is None:
        return ()
    # Everything painted is opaque: as premultiplied (RGBa), Pillow needn't multiply by alpha.
    big, fine = _painted("RGBa", area, paint)
    parts = _along(area, line, around + _pad(shadow))
    x, y = area[:2]
    boxes = [(left - x, top - y, right - x, low - y) for left, top, right, low in parts]
    large = [(left * fine, top * fine, right * fine, low * fine) for left, top, right, low in boxes]
    found = [_soft(big.reduce(fine, box).convert("RGBA")) for box in large]
    shade = None
    if shadow:
        alpha = Image.new("L", (area[2] - x, area[3] - y))
        for box, (_, mask) in zip(boxes, found, strict=True):
            alpha.paste(mask, box)
        shade = _shade(alpha, shadow, boxes)
    return tuple(
        Stamp(left, top, image, mask, shade and shade.crop(box))
        for (left, top, _, _), box, (image, mask) in zip(parts, boxes, found, strict=True)
    )


def _pad(shadow: float) -> int:
    """Return how far soft edges and the shadow reach, in px."""
    return 2 + ceil(shadow * 2.5)


def _seen(size: tuple[int, int], box: Box, shadow: float) -> Area | None:
    """Return the visible part of a box with its shadow, or None."""
    pad = _pad(shadow)
    x0, y0 = max(int(box[0]) - pad, 0), max(int(box[1]) - pad, 0)
    x1, y1 = min(ceil(box[2]) + pad, size[0]), min(ceil(box[3]) + pad, size[1])
    return (x0, y0, x1, y1) if x1 > x0 and y1 > y0 else None


def _painted(mode: str, area: Area, paint: Callable[[Brush], None]) -> tuple[Image.Image, int]:
    """Paint enlarged on a transparent background; return the picture and the factor."""
    x0, y0, x1, y1 = area
    fine = FINE if (x1 - x0) * (y1 - y0) < LARGE else 2
    big = Image.new(mode, ((x1 - x0) * fine, (y1 - y0) * fine), (0, 0, 0, 0))
    paint(Brush(big, fine, (x0, y0)))
    return big, fine


def _soft(small: Image.Image) -> tuple[Image.Image, Image.Image]:
    """Return the colors of a scaled-down painting, and its mask."""
    return small.convert("RGB"), small.getchannel("A")


def _along(area: Area, line: Sequence[Point], around: float) -> list[Area]:
    """Return the rows of squares of a fixed grid, inside an area, that a line comes near."""
    rows = dict[int, set[int]]()
    for (ax, ay), (bx, by) in pairwise(line):
        columns = range(int(min(ax, bx) - around) // SQUARE, int(max(ax, bx) + around) // SQUARE + 1)
        for row in range(int(min(ay, by) - around) // SQUARE, int(max(ay, by) + around) // SQUARE + 1):
            rows.setdefault(row, set()).update(columns)
    found = list[Area]()
    for row, near in sorted(rows.items()):
        starts = [column for column in near if column - 1 not in near]
        ends = [column + 1 for column in near if column + 1 not in near]
        for start, end in zip(sorted(starts), sorted(ends), strict=True):
            part = start * SQUARE, row * SQUARE, end * SQUARE, (row + 1) * SQUARE
            part = max(part[0], area[0]), max(part[1], area[1]), min(part[2], area[2]), min(part[3], area[3])
            if part[0] < part[2] and part[1] < part[3]:
                found.append(part)
    return found


def _shade(alpha: Image.Image, shadow: float, boxes: Sequence[Area]) -> Image.Image:
    """Return the shadow of a mask in these boxes; outside of them it is undefined."""
    moved, soft = Image.new("L", alpha.size), Image.new("L", alpha.size)
    moved.paste(alpha, (round(shadow * 0.6), round(shadow)))
    blur = ImageFilter.GaussianBlur(shadow * 0.75)
    # Pillow's blur is made of three of at most this radius each, and of one pixel more.
    reach = 3 * (ceil(shadow * 0.75) + 1)
    for left, top, right, low in boxes:
        x, y = max(left - reach, 0), max(top - reach, 0)
        part = moved.crop((x, y, min(right + reach, alpha.width), min(low + reach, alpha.height))).filter(blur)
        soft.paste(part.crop((left - x, top - y, right - x, low - y)), (left, top))
    return soft.point(SHADOWED)


def put(
    picture: Image.Image, box: Box, paint: Callable[[Brush], None], shadow: float = 0.0, strength: float = 1.0
) -> None:
    """Paint at once what is needed only here."""
    one = stamp(picture.size, box, paint, shadow, strength)
    if one is not None:
        one.on(picture)


def write(picture: Image.Image, x: float, y: float, text: str, cut: str, size: int, color: RGB | int) -> None:
    """Write text around a point: the middle of its width and of its capitals."""
    at = (x, y + size * CAPITAL / 2)
    ImageDraw.Draw(picture).text(at, text, fill=tint(color), font=font(cut, size), anchor="ms")


def letters(brush: Brush, x: float, y: float, text: str, cut: str, size: float, color: RGB) -> None:
    """Write text around a point with a brush, for a stamp."""
    s, (left, top) = brush.scale, brush.origin
    big = font(cut, max(round(size * s), 1))
    at = ((x - left) * s, (y - top + size * CAPITAL / 2) * s)
    brush.pen.text(at, text, fill=tint(color), font=big, anchor="ms")


def rounded(corners: Sequence[Point], radius: float) -> list[Point]:
    """Return a polygon with its corners rounded off."""
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
    """Return a polygon shrunk towards its center by a part of its size; a negative part enlarges it."""
    mx = sum(x for x, _ in corners) / len(corners)
    my = sum(y for _, y in corners) / len(corners)
    return [(x + (mx - x) * part, y + (my - y) * part) for x, y in corners]


def badge(
    picture: Image.Image, x: float, y: float, text: str, size: float, face: RGB, ink: RGB, sign: str | None = None
) -> None:
    """Draw a badge with text and shadow, round or wide, after a player's sign if one is given."""
    cut, tall = "narrow-bold", round(size * 1.5)
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
