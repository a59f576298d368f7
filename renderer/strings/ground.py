"""What rarely changes on a table: wood, playing area, grid, mountains, river and border."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, cos, sin
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.strings.nouns import Path, Tabletop
from engine.strings.places import CELL, COLUMNS
from renderer.core.draw import Brush, Point, around_point, box_of
from renderer.core.paint import put, write
from renderer.core.theme import COLORS, RGB, SEATS, Tone, mix, shade
from renderer.strings.drawn_strings import WIDE, along
from renderer.strings.frame import BAND, Frame, marks

WOOD = Tone((214, 190, 152), (44, 37, 31), (214, 214, 214))
GRAIN = Tone((196, 168, 126), (38, 31, 26), (214, 214, 214))
FIBRE = Tone((150, 118, 78), (20, 16, 13), (190, 190, 190))
GROOVE = Tone((120, 92, 60), (14, 11, 9), (150, 150, 150))
CLOTH = Tone((243, 236, 220), (58, 62, 64), (255, 255, 255))
HILLS = Tone((203, 197, 184), (82, 84, 88), (206, 206, 206))
WATER = Tone((178, 214, 229), (27, 50, 64), (176, 219, 255))
STREAM = Tone((92, 158, 197), (86, 152, 192), (0, 84, 190))
SLATE = Tone((128, 130, 134), (146, 149, 154), (84, 84, 84))
LOOP = Tone((33, 36, 40), (12, 14, 16), (0, 0, 0))
LINES = Tone((84, 70, 48), (236, 230, 214), (0, 0, 0))


def paint(table: Tabletop, corner_marks: Path, frame: Frame) -> Image.Image:
    """Return the table without tiles and strings, in full colors."""
    picture = _wood(frame)
    if table.border:
        inner = _filled(frame, table.border)
        picture.paste(shade(CLOTH), (0, 0), inner)
        rim = ImageChops.subtract(inner, inner.filter(ImageFilter.GaussianBlur(2.5 * frame.mm)))
        picture.paste(shade(mix(CLOTH, WOOD, 0.8)), (0, 0), rim)
    if table.mountains:
        mountains(picture, frame, table.mountains)
    if table.river:
        water(picture, frame, table.river)
    _grid(picture, frame)
    if table.river:
        _thread(picture, frame, frame.all(table.river), STREAM, WIDE)
    if table.mountains:
        loop(picture, frame, table.mountains, SLATE, 4.4)
    if table.border:
        border(picture, frame, table.border, corner_marks)
    return picture


def _wood(frame: Frame) -> Image.Image:
    """Return planks with a little grain, always the same."""
    picture = Image.new("RGB", frame.size, shade(WOOD))
    pen, rng = ImageDraw.Draw(picture), Random(5)
    plank = 150
    for top in range(0, frame.height, plank):
        tone = mix(WOOD, GRAIN, rng.random() * 0.35)
        pen.rectangle((0, top, frame.width, top + plank - 1), fill=shade(tone))
        for _ in range(9):
            x, y = rng.randrange(-200, frame.width), top + rng.randrange(8, plank - 8)
            far = rng.randrange(200, 700)
            pen.line((x, y, x + far, y + rng.randrange(-3, 4)), fill=shade(mix(tone, FIBRE, 0.16)), width=2)
        pen.line((0, top, frame.width, top), fill=shade(mix(WOOD, GROOVE, 0.42)), width=2)
    return picture


def _filled(frame: Frame, path: Sequence[tuple[int, int]]) -> Image.Image:
    """Return a mask of what a closed path encloses."""
    big = Image.new("L", (frame.width * 2, frame.height * 2))
    ImageDraw.Draw(big).polygon([(x * 2, y * 2) for x, y in frame.all(path)], fill=255)
    return big.reduce(2)


def mountains(picture: Image.Image, frame: Frame, path: Path) -> None:
    """Draw the tinted area with little peaks in it."""
    mask = _filled(frame, path)
    picture.paste(shade(HILLS), (0, 0), mask)
    peaks = Image.new("RGB", frame.size, shade(HILLS))
    size, step = 8 * frame.mm, 28 * frame.mm
    dark, snow = mix(HILLS, SLATE, 0.24), mix(HILLS, COLORS["white"], 0.7)
    x0, y0, x1, y1 = box_of(frame.all(path), 0)
    # The pattern is fixed to the table, so that a crop shows the same peaks.
    left, top = BAND - frame.x * frame.scale, BAND - frame.y * frame.scale

    def paint(brush: Brush) -> None:
        for row in range(int((y0 - top) // step), ceil((y1 - top) / step)):
            for column in range(int((x0 - left) // step), ceil((x1 - left) / step) + 1):
                x, y = left + (column + row % 2 * 0.5) * step, top + (row + 0.5) * step
                brush.shape([(x - size, y + size * 0.6), (x, y - size * 0.7), (x + size, y + size * 0.6)], dark)
                brush.shape([(x, y - size * 0.7), (x + size, y + size * 0.6), (x + size * 0.2, y + size * 0.6)], SHADE)
                tip = [(x - size * 0.3, y - size * 0.31), (x, y - size * 0.7), (x + size * 0.3, y - size * 0.31)]
                brush.shape([*tip, (x, y - size * 0.15)], snow)

    put(peaks, (x0, y0, x1, y1), paint)
    picture.paste(peaks, (0, 0), mask)


SHADE = mix(HILLS, SLATE, 0.13)


def water(picture: Image.Image, frame: Frame, path: Path) -> None:
    """Draw the soft band of water around the river's string."""
    line = frame.all(path)
    mask = Image.new("L", frame.size)
    brush = Brush(mask, 1)
    brush.line(line, 255, 24 * frame.mm)
    for x, y in line:
        brush.disc(x, y, 12 * frame.mm, 255)
    soft = mask.filter(ImageFilter.GaussianBlur(1.2 * frame.mm))
    picture.paste(shade(WATER), (0, 0), soft)

    def paint(brush: Brush) -> None:
        for number, (x, y, angle) in enumerate(along(line, 15 * frame.mm)):
            far = (7.4 if number % 2 else -7.4) * frame.mm
            _wave(brush, x - sin(angle) * far, y + cos(angle) * far, 3.4 * frame.mm)

    put(picture, box_of(line, 20 * frame.mm), paint)


def _wave(brush: Brush, x: float, y: float, size: float) -> None:
    line = [(-1.0, 0.18), (-0.5, -0.18), (0.0, 0.18), (0.5, -0.18), (1.0, 0.18)]
    brush.line([(x + a * size, y + b * size) for a, b in line], mix(WATER, STREAM, 0.6), max(size * 0.2, 1.2))


def loop(picture: Image.Image, frame: Frame, path: Path, color: RGB, wide: float) -> None:
    """Draw a closed string without a company."""
    line = frame.all((*path, path[0], path[1 % len(path)]))
    _thread(picture, frame, line, color, wide)


def _thread(picture: Image.Image, frame: Frame, line: list[Point], color: RGB, wide: float) -> None:
    w = wide * frame.mm

    def paint(brush: Brush) -> None:
        brush.line(line, mix(color, COLORS["coal"], 0.6), w + 1.6)
        brush.line(line, color, w)
        for x, y, angle in along(line, w * 1.5):
            dx, dy = cos(angle + 0.7) * w * 0.42, sin(angle + 0.7) * w * 0.42
            brush.line([(x - dx, y - dy), (x + dx, y + dy)], mix(color, COLORS["white"], 0.36), w * 0.16)

    put(picture, box_of(line, w), paint, shadow=1.6 * frame.mm)


def border(picture: Image.Image, frame: Frame, path: Path, corner_marks: Path) -> None:
    """Draw the black loop with its marks: white ones, or red ones for five seats."""
    loop(picture, frame, path, LOOP, 5.6)
    color, radius = SEATS["red"] if len(corner_marks) == 5 else COLORS["white"], 4.2 * frame.mm
    for at in frame.all(corner_marks):

        def paint(brush: Brush, at: Point = at) -> None:
            brush.disc(*at, radius + 1.5, LOOP)
            brush.disc(*at, radius, color)

        put(picture, around_point(at, radius), paint, shadow=3)


def _grid(picture: Image.Image, frame: Frame) -> None:
    """Draw cells of 100 mm, named in an enlarged part, and ticks of 10 mm along every line, faint."""
    over = Image.new("L", frame.size)
    pen, right, low = ImageDraw.Draw(over), frame.width, frame.height

    def pixel(place: int, is_down: bool) -> int:
        return round(frame.at((place, place))[is_down])

    def line(at: int, is_down: bool, level: int, width: int = 1) -> None:
        pen.line((BAND, at, right, at) if is_down else (at, BAND, at, low), fill=level, width=width)

    tenths = marks(frame, 100)
    for is_down in (False, True) if frame.is_close else ():
        for place in tenths[is_down]:
            line(pixel(place, is_down), is_down, 40 if place % 500 == 0 else 22)
    for is_down in (False, True):
        for cell in marks(frame, CELL)[is_down]:
            at = pixel(cell, is_down)
            line(at, is_down, 66, 2)
            for place in tenths[not is_down]:
                along_it, size = pixel(place, not is_down), 1.6 * frame.mm * (2 if place % 500 == 0 else 1)
                tick = (along_it, at - size, along_it, at + size), (at - size, along_it, at + size, along_it)
                pen.line(tick[not is_down], fill=58)
    if frame.is_close:
        _cell_names(over, frame)
    picture.paste(shade(LINES), (0, 0), over)


def _cell_names(over: Image.Image, frame: Frame) -> None:
    """Draw every cell's name, small, in its upper left corner."""
    size = 42
    for column in range(frame.x // CELL, len(COLUMNS)):
        for row in range(frame.y // CELL, 18):
            x, y = frame.at((column * CELL, row * CELL))
            if x > frame.width or y > frame.height:
                break
            name = f"{COLUMNS[column]}{row + 1}"
            write(over, x + size * 0.95, y + size * 0.78, name, "narrow-semi", size, 92)
