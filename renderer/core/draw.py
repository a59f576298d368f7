"""Drawing: enlarged and scaled down for what is drawn once (`art`), straight into palette indices for the rest.

Sizes and points are in px of the finished picture.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil, cos, floor, pi, radians, sin
from typing import TYPE_CHECKING

from PIL import Image, ImageChops, ImageDraw

from engine.board.arrays import np
from renderer.core.fonts import fitted, font_of, size_for, text_width
from renderer.core.packing import Band, Rows, bands, canvas, png_of
from renderer.core.shelf import weight_of
from renderer.core.theme import RGB, Use, index_of, indexed, kept, mix, palette_bytes, pictured, shade

SCALE = 4
"""What is made once is drawn this many times as large and scaled down, for soft edges."""
LONG = 12
"""Points from which on a line is cut to its visible parts."""
INKED = bytes(255 if level >= 8 else 0 for level in range(256))
"""For each coverage, whether a letter is there."""
CAPITAL = 0.69
"""Height of capitals and figures as a part of the font size."""

STEEP, STEEPEST = 4, 16
"""How much steeper soft edges of a map become: of what is on it, and of the ground, which has no letters."""

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Pixels = NDArray[np.uint8]
Point = tuple[float, float]
Box = tuple[float, float, float, float]


def tint(fill: RGB | int) -> RGB | int:
    """Return a color in the current theme; a plain number, as in a mask, is returned as it is."""
    return fill if isinstance(fill, int) else shade(fill)


class Brush:
    """An ImageDraw that takes the finished picture's px and draws `scale` times as large."""

    def __init__(self, image: Image.Image, scale: float = SCALE, origin: Point = (0, 0)) -> None:
        self.image, self.scale, self.origin = image, scale, origin
        self.pen = ImageDraw.Draw(image)

    @classmethod
    def on(cls, width: int, height: int, under: RGB) -> Brush:
        """Return a brush for a rectangle of one flat color, see `art`."""
        return cls(Image.new("RGB", (width * SCALE, height * SCALE), shade(under)))

    def art(self) -> Image.Image:
        """Return what was painted, scaled down, as palette indices."""
        return indexed(self.image.reduce(SCALE))

    def _at(self, points: Sequence[Point]) -> list[Point]:
        s, (left, top) = self.scale, self.origin
        return [((x - left) * s, (y - top) * s) for x, y in points]

    def shape(self, points: Sequence[Point], fill: RGB | int) -> None:
        """Fill a polygon."""
        self.pen.polygon(self._at(points), fill=tint(fill))

    def line(self, points: Sequence[Point], fill: RGB | int, width: float) -> None:
        """Draw a line with round ends and joints."""
        wide = round(width * self.scale)
        runs = self._seen(self._at(points), wide)
        for run in runs:
            self.pen.line(run, fill=tint(fill), width=wide, joint="curve")
        if not runs:
            return
        for x, y in (points[0], points[-1]):
            self.disc(x, y, width / 2, fill)

    def _seen(self, line: list[Point], wide: float) -> list[list[Point]]:
        """Return the parts of a long line near the canvas: drawing invisible joints takes time too."""
        if len(line) < LONG:
            return [line]
        left, top, right, low = -wide, -wide, self.image.width + wide, self.image.height + wide
        runs: list[list[Point]] = []
        is_on = False
        for start, end in pairwise(line):
            (ax, ay), (bx, by) = start, end
            is_off = (ax < left and bx < left) or (ax > right and bx > right)
            is_off = is_off or (ay < top and by < top) or (ay > low and by > low)
            if is_off:
                is_on = False
            elif is_on:
                runs[-1].append(end)
            else:
                runs.append([start, end])
                is_on = True
        return runs

    def disc(self, x: float, y: float, radius: float, fill: RGB | int) -> None:
        """Fill a circle around a point."""
        (x0, y0), (x1, y1) = self._at([(x - radius, y - radius), (x + radius, y + radius)])
        self.pen.ellipse((x0, y0, x1 - 1, y1 - 1), fill=tint(fill))

    def box(self, x0: float, y0: float, x1: float, y1: float, radius: float, fill: RGB) -> None:
        """Fill a rectangle with round corners."""
        (a, b), (c, d) = self._at([(x0, y0), (x1, y1)])
        self.pen.rounded_rectangle((a, b, c - 1, d - 1), radius * self.scale, fill=tint(fill))

    def text(
        self, x: float, y: float, text: str, cut: str, size: int, fill: RGB | int, halo: RGB | int, wide: float
    ) -> None:
        """Draw text from its left end and baseline, with a halo around it."""
        big = font_of(text, cut, round(size * self.scale))
        (at,) = self._at([(x, y)])
        if wide:
            self.pen.text(at, text, fill=tint(halo), font=big, anchor="ls", stroke_width=round(wide * self.scale))
        self.pen.text(at, text, fill=tint(fill), font=big, anchor="ls")


def placed(points: Iterable[Point], x: float, y: float, angle: float) -> list[Point]:
    """Return points around (0, 0) rotated by an angle in degrees and moved to (x, y)."""
    c, s = cos(radians(angle)), sin(radians(angle))
    return [(x + px * c - py * s, y + px * s + py * c) for px, py in points]


def turned(x: float, y: float, angle: float, width: float, height: float, radius: float) -> list[Point]:
    """Return the outline of a rectangle with round corners, rotated about its center by degrees."""
    return [(x + px, y + py) for px, py in _turned(angle, width, height, radius)]


@lru_cache(512)
def _turned(angle: float, width: float, height: float, radius: float) -> list[Point]:
    out = []
    for sx, sy, start in ((1, 1, 0.0), (-1, 1, 0.5), (-1, -1, 1.0), (1, -1, 1.5)):
        for step in range(5):
            turn = pi * (start + step / 8)
            px = sx * (width / 2 - radius) + radius * cos(turn)
            py = sy * (height / 2 - radius) + radius * sin(turn)
            out.append((px, py))
    return placed(out, 0.0, 0.0, angle)


def hull(x: float, y: float, angle: float, width: float, height: float, radius: float) -> list[Point]:
    """Return the outline of a ship from above, pointed at both ends, rotated about its center by degrees."""
    nose = min(height * 0.75, width / 2 - 1)
    shoulder = width / 2 - nose
    half = [(shoulder + nose * step / 6, height / 2 * (1 - (step / 6) ** 1.8)) for step in range(7)]
    whole = [*half, *((px, -py) for px, py in reversed(half))]
    return placed([*whole, *((-px, -py) for px, py in whole)], x, y, angle)


def art(width: int, height: int, under: RGB, paint: Callable[[Brush], None]) -> Image.Image:
    """Paint a rectangle enlarged on a flat color and scale it down; return palette indices."""
    brush = Brush.on(width, height, under)
    paint(brush)
    return brush.art()


def soft(width: int, height: int, paint: Callable[[Brush], None]) -> Image.Image:
    """Paint on a transparent background; return an RGBA picture with soft edges."""
    big = Image.new("RGBA", (width * SCALE, height * SCALE), (0, 0, 0, 0))
    paint(Brush(big))
    return big.reduce(SCALE)


def box_of(points: Sequence[Point], around: float) -> Box:
    """Return the bounding box of points, `around` px larger on each side."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs) - around, min(ys) - around, max(xs) + around, max(ys) + around


def around_point(middle: Point, reach: float) -> Box:
    """Return the square around a point, `reach` px to each side."""
    x, y = middle
    return x - reach, y - reach, x + reach, y + reach


def circle(x: float, y: float, radius: float, corners: int) -> list[Point]:
    """Return a closed line around a point; `corners` is even."""
    turns = [step * pi / (corners // 2) for step in range(corners + 1)]
    return [(x + radius * cos(turn), y + radius * sin(turn)) for turn in turns]


def coverage(box: tuple[int, int, int, int], points: Sequence[Point]) -> Image.Image:
    """Return how much of each pixel of a box (left, top, right, bottom) is inside an outline, from 0 to 255."""
    left, top, right, low = box
    big = Image.new("L", ((right - left) * SCALE, (low - top) * SCALE), 0)
    ImageDraw.Draw(big).polygon([((x - left) * SCALE, (y - top) * SCALE) for x, y in points], fill=255)
    return big.reduce(SCALE)


def crisp(picture: Image.Image, steep: int = STEEP) -> Image.Image:
    """Return an RGB picture with soft edges that are `steep` times steeper, whose fewer mixtures take fewer bytes.

    No pixel gets lighter or darker than all around it.
    """
    if min(picture.size) < 3:
        return picture
    found = np.array(picture)
    pixels = found.astype(np.int16)
    low, high = _of_three(np.minimum, found), _of_three(np.maximum, found)
    rows = pixels[:-2] + 2 * pixels[1:-1] + pixels[2:]
    blurred, here = rows[:, :-2] + 2 * rows[:, 1:-1] + rows[:, 2:], pixels[1:-1, 1:-1]
    found[1:-1, 1:-1] = np.clip(here + ((16 * here - blurred) * steep >> 4), low, high)
    return Image.fromarray(found)


def _of_three(best: np.ufunc, pixels: Pixels) -> Pixels:
    """Return the least or the greatest of each pixel and the eight around it, without those at the borders."""
    rows = best(best(pixels[:-2], pixels[1:-1]), pixels[2:])
    found: Pixels = best(best(rows[:, :-2], rows[:, 1:-1]), rows[:, 2:])
    return found


def on_board(picture: Image.Image, use: Use) -> Image.Image:
    """Return a board or a part of it as palette indices; of a map, its edges become crisp."""
    return indexed(crisp(picture) if use == "map" else picture, use)


def in_full(plane: Image.Image) -> Image.Image:
    """Return palette indices as colors of the current theme. The plane itself gets the palette."""
    plane.putpalette(palette_bytes())
    return plane.convert("RGB")


class Stamp:
    """Palette indices with a mask, to be pasted over something."""

    __slots__ = ("box", "cores", "image", "mask", "x", "y")

    def __init__(self, x: int, y: int, image: Image.Image, mask: Image.Image) -> None:
        self.x, self.y, self.image, self.mask = x, y, image, mask
        self.box = x, y, x + image.width, y + image.height
        """Left, top, right, bottom; the last two are exclusive."""
        self.cores = image.im, mask.im
        """What Pillow pastes; to ask a picture for it takes longer than to paste a small one."""

    @property
    def weight(self) -> int:
        """The approximate size in bytes."""
        return weight_of((self.image, self.mask))


def stamp(
    plane: Image.Image,
    allowed: Image.Image | None,
    box: Box,
    paint: Callable[[Brush], None],
    zoom: float = 1.0,
    origin: Point = (0, 0),
    strength: float = 1.0,
    use: Use = "usual",
) -> Stamp:
    """Paint a part of a plane of palette indices where `allowed`, if given, isn't black; return it as a stamp.

    `box` is in px of the plane; the brush takes points of the map, with the plane's upper left corner at `origin`. Soft
    edges, and everything if `strength` is below 1, are mixed with what is on the plane now.
    """
    x0, y0 = max(int(box[0]) - 1, 0), max(int(box[1]) - 1, 0)
    x1, y1 = min(ceil(box[2]) + 1, plane.width), min(ceil(box[3]) + 1, plane.height)
    if x1 <= x0 or y1 <= y0:
        return Stamp(0, 0, Image.new("L", (1, 1)), Image.new("1", (1, 1)))
    # Everything painted is opaque: as premultiplied (RGBa), Pillow needn't multiply by alpha.
    over = Image.new("RGBa", ((x1 - x0) * SCALE, (y1 - y0) * SCALE), (0, 0, 0, 0))
    paint(Brush(over, SCALE * zoom, (origin[0] + x0 / zoom, origin[1] + y0 / zoom)))
    small = over.reduce(SCALE).convert("RGBA")
    whole = in_full(plane.crop((x0, y0, x1, y1)))
    alpha = small.getchannel("A")
    laid = alpha if strength == 1.0 else alpha.point([round(level * strength) for level in range(256)])
    whole.paste(small.convert("RGB"), (0, 0), laid)
    mask = alpha.point([255 if level > 20 else 0 for level in range(256)])
    if allowed is not None:
        mask = ImageChops.darker(mask, allowed.crop((x0, y0, x1, y1)))
    mask = mask.convert("1")
    left, top, right, bottom = mask.getbbox() or (0, 0, 1, 1)
    tight = (left, top, right, bottom)
    return Stamp(x0 + left, y0 + top, on_board(whole, use).crop(tight), mask.crop(tight))


@kept(256)
def _levels(color: RGB, under: RGB) -> bytes:
    """Return for each coverage the index of the color between `under` and `color`."""
    steps = [index_of(mix(under, color, step / 16)) for step in range(17)]
    return bytes(steps[(level * 16 + 127) // 255] for level in range(256))


@pictured
def _text_stamp(text: str, cut: str, size: int, color: RGB, under: RGB) -> Stamp:
    """Return text on a flat color, its corner counted from the left end of its baseline.

    Only letters are pasted: the line below must not cover the tails of the line above.
    """
    left, top, right, bottom = font_of(text, cut, size).getbbox(text, anchor="ls")
    x, y = int(left) - 1, int(top) - 1
    mask = Image.new("L", (int(right) - x + 2, int(bottom) - y + 2), 0)
    ImageDraw.Draw(mask).text((-x, -y), text, fill=255, font=font_of(text, cut, size), anchor="ls")
    # In `Image.point`, a table of numbers takes longer than to draw the text.
    tables = INKED, _levels(color, under)
    inked, image = (Image.frombytes("L", mask.size, mask.tobytes().translate(one)) for one in tables)
    return Stamp(x, y, image, inked.convert("1"))


class Sheet:
    """A picture in progress, as indices of the fixed palette."""

    def __init__(self, image: Image.Image, corner: tuple[int, int] = (0, 0)) -> None:
        """Draw on a picture, or on the part of one that has its upper left corner there."""
        self.image, self.corner = image, corner
        self.pen = ImageDraw.Draw(image)
        self._passing: list[Rows] = []

    @classmethod
    def blank(cls, width: int, height: int, color: RGB) -> Sheet:
        """Return a sheet of one color."""
        return cls(Image.new("L", (width, height), index_of(color)))

    @classmethod
    def again(cls, width: int, height: int, corner: tuple[int, int] = (0, 0)) -> Sheet:
        """Return a sheet with whatever was drawn before, until this thread takes another one or packs a picture."""
        return cls(canvas(width, height), corner)

    def fill(self, x0: int, y0: int, x1: int, y1: int, color: RGB) -> None:
        """Fill a rectangle; the right and lower edges are excluded."""
        left, top = self.corner
        self.pen.rectangle((x0 - left, y0 - top, x1 - 1 - left, y1 - 1 - top), fill=index_of(color))

    def put(self, image: Image.Image, x: int, y: int) -> None:
        """Paste palette indices."""
        x, y = x - self.corner[0], y - self.corner[1]
        self.image.im.paste(image.im, (x, y, x + image.width, y + image.height))

    def stamp(self, *stamps: Stamp, dx: int = 0, dy: int = 0) -> None:
        """Paste stamps, moved by (dx, dy)."""
        # A picture has hundreds. Of `Image.paste`, this is the half that pastes; the other one finds out what is given.
        paste, dx, dy = self.image.im.paste, dx - self.corner[0], dy - self.corner[1]
        for one in stamps:
            (left, top, right, low), (image, mask) = one.box, one.cores
            paste(image, (left + dx, top + dy, right + dx, low + dy), mask)

    def lay(self, over: Image.Image, x: int, y: int) -> None:
        """Paste an RGBA picture over what is there."""
        x, y = x - self.corner[0], y - self.corner[1]
        whole = in_full(self.image.crop((x, y, x + over.width, y + over.height)))
        whole.paste(over, (0, 0), over)
        self.image.paste(indexed(whole), (x, y))

    def shapes(self, shapes: Sequence[tuple[Sequence[Point], RGB]]) -> None:
        """Fill outlines in plain colors, the first one lowest; it must enclose the others."""
        shapes = [([(x - self.corner[0], y - self.corner[1]) for x, y in points], color) for points, color in shapes]
        x0, y0, x1, y1 = box_of(shapes[0][0], 0)
        left, top = max(floor(x0), 0), max(floor(y0), 0)
        right, low = min(ceil(x1) + 1, self.image.width), min(ceil(y1) + 1, self.image.height)
        if right <= left or low <= top:
            return
        whole = in_full(self.image.crop((left, top, right, low)))
        for points, color in shapes:
            whole.paste(shade(color), (0, 0, *whole.size), coverage((left, top, right, low), points))
        self.image.paste(indexed(whole), (left, top))

    def paint(self, box: Box, paint: Callable[[Brush], None], zoom: float = 1.0, origin: Point = (0, 0)) -> None:
        """Paint at once what only this picture needs. `box` is in px of the map."""
        origin = origin[0] + self.corner[0] / zoom, origin[1] + self.corner[1] / zoom
        (left, top), (right, low) = (((x - origin[0]) * zoom, (y - origin[1]) * zoom) for x, y in (box[:2], box[2:]))
        painted = stamp(self.image, None, (left, top, right, low), paint, zoom, origin)
        self.stamp(painted, dx=self.corner[0], dy=self.corner[1])

    def text(
        self,
        x: float,
        y: float,
        text: str,
        cut: str,
        size: int,
        color: RGB,
        under: RGB,
        align: str = "l",
        room: int | None = None,
        least: int | None = None,
    ) -> int:
        """Write text on a flat color, `y` at the middle of its capitals; return its right end in px.

        Without enough `room` it is written smaller, down to the size `least`, and then cut short.
        """
        if not text:
            return round(x)
        if room is not None:
            size = size_for(text, cut, size, room, size if least is None else least)
            text = fitted(text, cut, size, room)
        width = text_width(text, cut, size)
        left = x - {"l": 0.0, "m": width / 2, "r": width}[align]
        self.stamp(_text_stamp(text, cut, size, color, under), dx=round(left), dy=round(y + size * CAPITAL / 2))
        return round(left + width)

    def passes(self, top: int, low: int) -> None:
        """Say that no later picture shows these rows again: they are packed lightly. The lower edge is excluded."""
        self._passing.append((top - self.corner[1], low - self.corner[1]))

    def png(self) -> bytes:
        """Return the finished picture as PNG in one fixed palette."""
        return png_of(self.image.size, self.packed(), palette_bytes())

    def packed(self) -> tuple[Band, ...]:
        """Return the finished picture as bands of a PNG."""
        return bands(self.image, light=self._passing)
