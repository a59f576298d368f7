"""The part of the table that a picture shows, and the rulers around it."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, floor
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.board.points import Point as Place
from engine.board.points import bounds
from engine.strings.nouns import Tabletop
from engine.strings.places import CELL, COLUMNS, ROWS
from renderer.core.draw import Point
from renderer.core.paint import write
from renderer.core.theme import COLORS, mix, pictured, shade

Area = tuple[int, int, int, int]
BAND = 54
"""Width in px of the two rulers, above the table and left of it."""
FREE = 110
"""Margin of visible table around the pieces, in 0.1 mm."""
WIDTH = 1600
"""Of every picture, in px. A phone shows it about 390 px wide."""
NOTHING_YET = (0, 0, 9 * CELL, 9 * CELL)
CLOSE = 4.0
"""From this many pixels for a millimeter on, tenths of cells are drawn and have figures."""
SLIMMEST = 0.85
"""A table is shown at least this part of its height wide: a phone would show a slimmer picture smaller."""
LEAST_FOCUS = 1200
"""Tenths of a millimeter that a crop shows at least."""


class Frame(NamedTuple):
    """`x`, `y`: the place at the upper left corner inside the rulers, in 0.1 mm; `scale`: px per 0.1 mm."""

    x: int
    y: int
    scale: float
    width: int
    height: int

    @property
    def mm(self) -> float:
        """Px per mm."""
        return self.scale * 10

    @property
    def is_close(self) -> bool:
        """Whether the enlargement is so strong that tenths of cells are drawn."""
        return self.mm > CLOSE

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    def at(self, place: Place) -> Point:
        """Return the px of a place."""
        return BAND + (place[0] - self.x) * self.scale, BAND + (place[1] - self.y) * self.scale

    def all(self, path: Iterable[Place]) -> list[Point]:
        """Return the px of all points of a path."""
        return [self.at(place) for place in path]


def frame_of(table: Tabletop, focus: Area | None) -> Frame:
    """Return the frame of the whole table with a little room around it, or of the enlarged part `focus`."""
    if focus is not None:
        return _frame(_grown(focus))
    points = [*table.border, *table.river, *table.mountains, *(c for tile in table.tiles for c in tile.corners)]
    if not points:
        return _frame(NOTHING_YET)
    x0, y0, x1, y1 = bounds(tuple(points))
    x0, y0, x1, y1 = x0 - FREE, y0 - FREE, x1 + FREE, y1 + FREE
    x0, x1, _ = _side(x0, x1, round((y1 - y0) * SLIMMEST), len(COLUMNS) * CELL)
    return _frame((x0, y0, x1, y1))


def _grown(area: Area) -> Area:
    """Return the area with sorted sides, inside the grid, large enough to read and not higher than wide."""
    x0, x1, wide = _side(area[0], area[2], LEAST_FOCUS, len(COLUMNS) * CELL)
    y0, y1, high = _side(area[1], area[3], LEAST_FOCUS, ROWS * CELL)
    if high > wide:
        x0, x1, _ = _side(x0, x1, high, len(COLUMNS) * CELL)
    return x0, y0, x1, y1


def _side(one: int, other: int, least: int, most: int) -> tuple[int, int, int]:
    """Return a stretch from 0 to `most`, at least `least` long, and its length."""
    start, end = sorted((one, other))
    length = min(max(end - start, least), most)
    start = min(max((start + end - length) // 2, 0), most - length)
    return start, start + length, length


def _frame(area: Area) -> Frame:
    x0, y0 = max(area[0], 0), max(area[1], 0)
    x1, y1 = min(area[2], len(COLUMNS) * CELL), min(area[3], ROWS * CELL)
    scale = (WIDTH - BAND) / max(x1 - x0, 100)
    return Frame(x0, y0, scale, WIDTH, round(max(y1 - y0, 100) * scale) + BAND)


def marks(frame: Frame, step: int) -> tuple[list[int], list[int]]:
    """Return every multiple of a step that is inside, as (to the right, down)."""
    right = frame.x + (frame.width - BAND) / frame.scale
    low = frame.y + (frame.height - BAND) / frame.scale
    xs = range(ceil(frame.x / step) * step, floor(right) + 1, step)
    ys = range(ceil(frame.y / step) * step, floor(low) + 1, step)
    return list(xs), list(ys)


def rulers(frame: Frame) -> list[tuple[Image.Image, tuple[int, int]]]:
    """Return a band with letters above the table and one with numbers left of it, with ticks of 10 mm, and places."""
    return (_bands if frame.is_close else _kept)(frame)


def _bands(frame: Frame) -> list[tuple[Image.Image, tuple[int, int]]]:
    picture = Image.new("RGB", frame.size)
    _paint(picture, frame)
    return [(picture.crop(box), box[:2]) for box in _boxes(frame)]


_kept = pictured(_bands)


def _boxes(frame: Frame) -> tuple[Area, Area]:
    return (0, 0, frame.width, BAND), (0, BAND, BAND, frame.height)


def _paint(picture: Image.Image, frame: Frame) -> None:
    pen, night = ImageDraw.Draw(picture), COLORS["night"]
    for box in _boxes(frame):
        pen.rectangle((box[0], box[1], box[2] - 1, box[3] - 1), fill=shade(night))
    faint, clear = mix(night, COLORS["mist"], 0.55), COLORS["mist"]
    for is_down in (False, True):
        for place in marks(frame, 100)[is_down]:
            at = round(BAND + (place - frame[is_down]) * frame.scale)
            deep = BAND if place % CELL == 0 else 9 if place % 500 == 0 else 5
            start, end = BAND - deep, BAND - 1
            line = (start, at, end, at) if is_down else (at, start, at, end)
            pen.line(line, fill=shade(clear if deep > 5 else faint), width=1)
    _names(picture, frame)
    if frame.is_close:
        _tenths(picture, frame)


def _cells(frame: Frame, is_down: bool) -> list[tuple[str, float]]:
    """Return the letter or number of each visible cell, and the middle of its visible part."""
    start = frame[is_down]
    end = start + (frame.size[is_down] - BAND) / frame.scale
    found = []
    for number in range(int(start // CELL), ceil(end / CELL)):
        low, high = max(number * CELL, start), min((number + 1) * CELL, end)
        if (high - low) * frame.scale >= 36:
            name = str(number + 1) if is_down else COLUMNS[number]
            found.append((name, BAND + ((low + high) / 2 - start) * frame.scale))
    return found


def _names(picture: Image.Image, frame: Frame) -> None:
    for is_down in (False, True):
        for name, at in _cells(frame, is_down):
            x, y = (BAND / 2 - 4, at) if is_down else (at, BAND / 2 - 4)
            write(picture, x, y, name, "bold", 44 if len(name) < 2 else 38, COLORS["chalk"])


def _tenths(picture: Image.Image, frame: Frame) -> None:
    """Draw the figure of every tenth of a cell in an enlarged part, except at the cell's name."""
    for is_down in (False, True):
        named = [at for _, at in _cells(frame, is_down)]
        start = frame.y if is_down else frame.x
        for place in range(start // 100 * 100, int(start + frame.size[is_down] / frame.scale), 100):
            at = BAND + (place + 50 - start) * frame.scale
            if not BAND + 10 < at < frame.size[is_down] - 10 or any(abs(at - name) < 38 for name in named):
                continue
            x, y = (BAND / 2 - 1, at) if is_down else (at, BAND / 2 - 1)
            write(picture, x, y, str(place % CELL // 100), "narrow", 38, COLORS["mist"])
