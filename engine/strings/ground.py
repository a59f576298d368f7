"""What lies on a table, prepared for judging and cached from one state to the next.

Near things are found by comparing bounding boxes one by one, which is faster than arrays for so few.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Generic, NamedTuple, TypeVar

from engine.board.points import Path, Point, bounds
from engine.strings.areas import Quad, Quads, quads_of
from engine.strings.crossings import Line, Lines, Segment
from engine.strings.nouns import BORDER, MOUNTAINS, RIVER, Company, Tabletop, Tile

Box = tuple[int, int, int, int]
"""Least x, least y, most x, most y."""
LONG = 16
"""Segments per piece of a line."""


def overlapping(boxes: Sequence[Box], box: Box) -> list[int]:
    """Return the indices of the boxes that meet one box."""
    left, top, right, bottom = box
    return [
        number
        for number, (low_x, low_y, high_x, high_y) in enumerate(boxes)
        if low_x <= right and high_x >= left and low_y <= bottom and high_y >= top
    ]


def crossed_by(boxes: Sequence[Box], segment: Segment) -> list[int]:
    """Return the indices of the boxes that a straight segment meets."""
    (x, y), (x2, y2) = segment
    left, right, top, bottom = min(x, x2), max(x, x2), min(y, y2), max(y, y2)
    run, rise = x2 - x, y2 - y
    level = run * y - rise * x
    found = []
    for number, (low_x, low_y, high_x, high_y) in enumerate(boxes):
        if low_x <= right and high_x >= left and low_y <= bottom and high_y >= top:
            # The corners of the box that are farthest off on either side of the segment.
            across = (low_x, high_x) if rise < 0 else (high_x, low_x)
            down = (low_y, high_y) if run > 0 else (high_y, low_y)
            if run * down[0] - rise * across[0] <= level <= run * down[1] - rise * across[1]:
                found.append(number)
    return found


class Piece(NamedTuple):
    """A part of a line: the number of the line, the number of its first segment, and the points."""

    line: int
    first: int
    points: Path


class Pieces(NamedTuple):
    """Lines cut into pieces, in their order, and the bounding box of each piece."""

    boxes: tuple[Box, ...] = ()
    each: tuple[Piece, ...] = ()
    lines: int = 0

    def plus(self, path: Path, *, closed: bool) -> Pieces:
        """Return these lines and one more."""
        points = (*path, path[0]) if closed else path
        cut = [Piece(self.lines, at, points[at : at + LONG + 1]) for at in range(0, len(points) - 1, LONG)]
        return Pieces((*self.boxes, *(bounds(piece.points) for piece in cut)), (*self.each, *cut), self.lines + 1)

    def near(self, box: Box) -> list[tuple[int, int, Segment]]:
        """Return the segments whose bounding boxes meet a box, in order, as (line, number in the line, segment)."""
        left, top, right, bottom = box
        found = []
        for piece in overlapping(self.boxes, box):
            line, first, points = self.each[piece]
            for number, segment in enumerate(pairwise(points), first):
                (x, y), (x2, y2) = segment
                if (
                    (x <= right or x2 <= right)
                    and (x >= left or x2 >= left)
                    and (y <= bottom or y2 <= bottom)
                    and (y >= top or y2 >= top)
                ):
                    found.append((line, number, segment))
        return found


T = TypeVar("T")
Name = str | Company


class Same(tuple[int, ...], Generic[T]):
    """Objects that are equal when they are identical: comparing all their points would take longer."""

    whole: T
    """Keeps the things alive, so that no other object can get their ids."""

    @classmethod
    def of(cls, whole: T, things: Iterable[object]) -> Same[T]:
        """Return the key of a whole and of the objects it consists of."""
        same = cls(map(id, things))
        same.whole = whole
        return same


def same_table(table: Tabletop) -> Same[Tabletop]:
    """Return a key that is equal for tables with the identical objects and measures."""
    things = (table.measures, table.border, table.river, table.mountains, table.tiles, table.laid, table.kinds)
    return Same.of(table, things)


def named(table: Tabletop) -> list[tuple[Name, Line]]:
    """Return every line that a string may meet, each with its name; the border comes first."""
    river: list[tuple[Name, Line]] = [(RIVER, (table.river, False))] if table.river else []
    mountains: list[tuple[Name, Line]] = [(MOUNTAINS, (table.mountains, True))] if table.mountains else []
    strings = [(laid.company, (laid.path, False)) for laid in table.laid]
    return [(BORDER, (table.border, True)), *river, *mountains, *strings]


def lines_on(table: Tabletop) -> Lines:
    """Return the lines of `named` as arrays, in the same order. Cached."""
    paths = _paths(table)
    return _lines(Same.of(paths, paths))


def _paths(table: Tabletop) -> tuple[Path, ...]:
    return table.border, table.river, table.mountains, *[laid.path for laid in table.laid]


@lru_cache(maxsize=32)
def _lines(same: Same[tuple[Path, ...]]) -> Lines:
    border, river, mountains, *laid = paths = same.whole
    if laid:
        return _lines(Same.of(paths[:-1], paths[:-1])).plus((laid[-1], False))
    found = Lines().plus((border, True))
    found = found.plus((river, False)) if river else found
    return found.plus((mountains, True)) if mountains else found


def quads_on(table: Tabletop) -> Quads:
    """Return the tiles as arrays, in their order. Cached."""
    return _quads(Same.of(table.tiles, table.tiles))


@lru_cache(maxsize=32)
def _quads(same: Same[tuple[Tile, ...]]) -> Quads:
    return quads_of(_tiles(same).each)


class Tiles(NamedTuple):
    """The tiles of a table in their order: corners, centers and bounding boxes."""

    each: tuple[Quad, ...]
    centers: tuple[Point, ...]
    boxes: tuple[Box, ...]


class Ground(NamedTuple):
    """The tiles on a table, and the lines of `named` in pieces: both in their order."""

    tiles: Tiles
    pieces: Pieces


def ground_of(table: Tabletop) -> Ground:
    """Return the tiles and lines of a table. Cached."""
    return ground_on(same_table(table))


@lru_cache(maxsize=32)
def ground_on(same: Same[Tabletop]) -> Ground:
    """Return the tiles and lines of the table with this key. Cached, thing by thing too."""
    tiles, paths = same.whole.tiles, _paths(same.whole)
    return Ground(_tiles(Same.of(tiles, tiles)), _pieces(Same.of(paths, paths)))


@lru_cache(maxsize=32)
def _pieces(same: Same[tuple[Path, ...]]) -> Pieces:
    border, river, mountains, *laid = paths = same.whole
    if laid:
        return _pieces(Same.of(paths[:-1], paths[:-1])).plus(laid[-1], closed=False)
    found = Pieces().plus(border, closed=True)
    found = found.plus(river, closed=False) if river else found
    return found.plus(mountains, closed=True) if mountains else found


@lru_cache(maxsize=32)
def _tiles(same: Same[tuple[Tile, ...]]) -> Tiles:
    tiles = same.whole
    if not tiles:
        return Tiles((), (), ())
    (quads, centers, boxes), last = _tiles(Same.of(tiles[:-1], tiles[:-1])), tiles[-1]
    return Tiles((*quads, last.corners), (*centers, last.center), (*boxes, bounds(last.corners)))
