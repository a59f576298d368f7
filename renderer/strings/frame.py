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
from renderer.core.theme import COLORS, kept, mix, shade

Area = tuple[int, int, int, int]
BAND = 46
"""Width of the rulers in pixels."""
FREE = 260
"""Margin of visible table around the pieces, in 0.1 mm."""
WIDTH = 1600
WIDEST = 2000
LARGEST = 0.2
"""Pixels for a tenth of a millimeter, when the whole table is shown."""
NOTHING_YET = (0, 0, 9 * CELL, 9 * CELL)
CLOSE = 4.0
"""From this many pixels for a millimeter on, tenths of cells are drawn and have figures."""
SLIMMEST = 0.75
"""A table is shown at least this part of its height wide: below it there are panels that want room."""
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
        return _frame(_grown(focus), None)
    points = [*table.border, *table.river, *table.mountains, *(c for tile in table.tiles for c in tile.corners)]
    if not points:
        return _frame(NOTHING_YET, LARGEST)
    x0, y0, x1, y1 = bounds(tuple(points))
    x0, y0, x1, y1 = x0 - FREE, y0 - FREE, x1 + FREE, y1 + FREE
    x0, x1, _ = _side(x0, x1, round((y1 - y0) * SLIMMEST), len(COLUMNS) * CELL)
    return _frame((x0, y0, x1, y1), LARGEST)


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


def _frame(area: Area, most: float | None) -> Frame:
    x0, y0 = max(area[0], 0), max(area[1], 0)
    x1, y1 = min(area[2], len(COLUMNS) * CELL), min(area[3], ROWS * CELL)
    wide, high = max(x1 - x0, 100), max(y1 - y0, 100)
    room = WIDTH - 2 * BAND
    scale = room / max(wide, high)
    if most is not None:
        scale = min(max(scale, most), (WIDEST - 2 * BAND) / wide)
    return Frame(x0, y0, scale, round(wide * scale) + 2 * BAND, round(high * scale) + 2 * BAND)


def marks(frame: Frame, step: int) -> tuple[list[int], list[int]]:
    """Return every multiple of a step that is inside, as (to the right, down)."""
    right = frame.x + (frame.width - 2 * BAND) / frame.scale
    low = frame.y + (frame.height - 2 * BAND) / frame.scale
    xs = range(ceil(frame.x / step) * step, floor(right) + 1, step)
    ys = range(ceil(frame.y / step) * step, floor(low) + 1, step)
    return list(xs), list(ys)


def rulers(frame: Frame) -> list[tuple[Image.Image, tuple[int, int]]]:
    """Return bands with letters and numbers along all four sides, with ticks of 10 mm, each with its place."""
    return (_bands if frame.is_close else _kept)(frame)


def _bands(frame: Frame) -> list[tuple[Image.Image, tuple[int, int]]]:
    picture, (w, h) = Image.new("RGB", frame.size), frame.size
    _paint(picture, frame)
    boxes = ((0, 0, w, BAND), (0, h - BAND, w, h), (0, 0, BAND, h), (w - BAND, 0, w, h))
    return [(picture.crop(box), box[:2]) for box in boxes]


_kept = kept(6)(_bands)


def _paint(picture: Image.Image, frame: Frame) -> None:
    pen, (w, h) = ImageDraw.Draw(picture), frame.size
    night = COLORS["night"]
    for box in ((0, 0, w, BAND), (0, h - BAND, w, h), (0, 0, BAND, h), (w - BAND, 0, w, h)):
        pen.rectangle((box[0], box[1], box[2] - 1, box[3] - 1), fill=shade(night))
    faint, clear = mix(night, COLORS["mist"], 0.55), COLORS["mist"]
    for is_down in (False, True):
        for place in marks(frame, 100)[is_down]:
            at = round(BAND + (place - frame[is_down]) * frame.scale)
            deep = BAND if place % CELL == 0 else 13 if place % 500 == 0 else 7
            color, far = (clear, h if is_down is False else w) if deep > 7 else (faint, w if is_down else h)
            for start, end in ((BAND - deep, BAND - 1), (far - BAND, far - BAND + deep - 1)):
                pen.line((start, at, end, at) if is_down else (at, start, at, end), fill=shade(color), width=1)
    _names(picture, frame)
    if frame.is_close:
        _tenths(picture, frame)


def _cells(frame: Frame, is_down: bool) -> list[tuple[str, float]]:
    """Return the letter or number of each visible cell, and the middle of its visible part."""
    start, pixels = frame[is_down], frame.size[is_down] - 2 * BAND
    end = start + pixels / frame.scale
    found = []
    for number in range(int(start // CELL), ceil(end / CELL)):
        low, high = max(number * CELL, start), min((number + 1) * CELL, end)
        if (high - low) * frame.scale >= 26:
            name = str(number + 1) if is_down else COLUMNS[number]
            found.append((name, BAND + ((low + high) / 2 - start) * frame.scale))
    return found


def _names(picture: Image.Image, frame: Frame) -> None:
    for is_down in (False, True):
        other = frame.size[not is_down]
        for name, at in _cells(frame, is_down):
            for across in (BAND / 2 - 5, other - BAND / 2 + 5):
                x, y = (across, at) if is_down else (at, across)
                write(picture, x, y, name, "bold", 34 if len(name) < 2 else 30, COLORS["chalk"])


def _tenths(picture: Image.Image, frame: Frame) -> None:
    """Draw the figure of every tenth of a cell in an enlarged part, except at the cell's name."""
    for is_down in (False, True):
        other = frame.size[not is_down]
        named = [at for _, at in _cells(frame, is_down)]
        start = frame.y if is_down else frame.x
        for place in range(start // 100 * 100, int(start + frame.size[is_down] / frame.scale), 100):
            at = BAND + (place + 50 - start) * frame.scale
            if not BAND < at < frame.size[is_down] - BAND or any(abs(at - name) < 32 for name in named):
                continue
            for across in (BAND - 19, other - BAND + 19):
                x, y = (across, at) if is_down else (at, across)
                write(picture, x, y, str(place % CELL // 100), "narrow", 22, COLORS["mist"])
