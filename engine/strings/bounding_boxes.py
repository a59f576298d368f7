"""What is near: upright boxes that are gone through one by one, quicker than arrays for the few things of a table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from engine.board.points import Path, Point, bounds

Box = tuple[int, int, int, int]
"""Least x, least y, most x, most y."""
Segment = tuple[Point, Point]
LONG = 16
"""How many segments of a line are one piece of it."""


def overlapping(boxes: Sequence[Box], box: Box) -> list[int]:
    """The numbers of the boxes that meet one."""
    left, top, right, bottom = box
    return [
        number
        for number, (low_x, low_y, high_x, high_y) in enumerate(boxes)
        if low_x <= right and high_x >= left and low_y <= bottom and high_y >= top
    ]


def crossed_by(boxes: Sequence[Box], segment: Segment) -> list[int]:
    """The numbers of the boxes that a straight segment meets."""
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
    """Some of a line, from point to point: the number of the line, that of the first segment, and the points."""

    line: int
    first: int
    points: Path


class Pieces(NamedTuple):
    """Lines in pieces, in their order, and the box round each piece."""

    boxes: tuple[Box, ...] = ()
    each: tuple[Piece, ...] = ()
    lines: int = 0

    def plus(self, path: Path, *, closed: bool) -> Pieces:
        """These and one more line."""
        points = (*path, path[0]) if closed else path
        cut = [Piece(self.lines, at, points[at : at + LONG + 1]) for at in range(0, len(points) - 1, LONG)]
        return Pieces((*self.boxes, *(bounds(piece.points) for piece in cut)), (*self.each, *cut), self.lines + 1)

    def near(self, box: Box) -> list[tuple[int, int, Segment]]:
        """The segments whose own boxes meet one, in their order, and before each its line and its number there."""
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
