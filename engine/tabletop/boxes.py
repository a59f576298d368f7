"""What is near: upright boxes that are gone through one by one, quicker than arrays for the few things of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.board.points import Path, Point

Box = tuple[int, int, int, int]
"""Least x, least y, most x, most y."""
Segment = tuple[int, int, int, int]
"""The x and y of its first end, and of its second."""
LONG = 16
"""How many segments of a line share a box."""


def meeting(boxes: Sequence[Box], box: Box) -> list[int]:
    """The numbers of the boxes that meet one."""
    left, top, right, bottom = box
    return [
        number
        for number, (low_x, low_y, high_x, high_y) in enumerate(boxes)
        if low_x <= right and high_x >= left and low_y <= bottom and high_y >= top
    ]


def on_way(boxes: Sequence[Box], a: Point, b: Point) -> list[int]:
    """The numbers of the boxes that the straight way from a to b meets."""
    (x, y), (x2, y2) = a, b
    left, right, top, bottom = min(x, x2), max(x, x2), min(y, y2), max(y, y2)
    run, rise = x2 - x, y2 - y
    level = run * y - rise * x
    found = []
    for number, (low_x, low_y, high_x, high_y) in enumerate(boxes):
        if low_x <= right and high_x >= left and low_y <= bottom and high_y >= top:
            # The corners of the box that are farthest off on either side of the way.
            across = (low_x, high_x) if rise < 0 else (high_x, low_x)
            down = (low_y, high_y) if run > 0 else (high_y, low_y)
            if run * down[0] - rise * across[0] <= level <= run * down[1] - rise * across[1]:
                found.append(number)
    return found


def pairs_of_ends(path: Path, *, closed: bool) -> list[Segment]:
    """The segments of a line."""
    following = (*path[1:], path[0]) if closed else path[1:]
    return [(x, y, x2, y2) for (x, y), (x2, y2) in zip(path, following, strict=False)]


class Pieces(NamedTuple):
    """Segments in groups of neighbours: the box round each group, and the numbers of its segments."""

    boxes: tuple[Box, ...] = ()
    groups: tuple[range, ...] = ()

    def plus(self, segments: Sequence[Segment], first: int) -> Pieces:
        """These and all segments from the first new one on, which are of one line."""
        groups = [range(start, min(start + LONG, len(segments))) for start in range(first, len(segments), LONG)]
        boxes = [_around(segments[group.start : group.stop]) for group in groups]
        return Pieces((*self.boxes, *boxes), (*self.groups, *groups))

    def near(self, segments: Sequence[Segment], box: Box) -> list[int]:
        """The numbers of the segments whose own boxes meet one, in their order."""
        left, top, right, bottom = box
        found = []
        for piece in meeting(self.boxes, box):
            for number in self.groups[piece]:
                x, y, x2, y2 = segments[number]
                if (
                    (x <= right or x2 <= right)
                    and (x >= left or x2 >= left)
                    and (y <= bottom or y2 <= bottom)
                    and (y >= top or y2 >= top)
                ):
                    found.append(number)
        return found


def _around(segments: Sequence[Segment]) -> Box:
    xs, ys, xs2, ys2 = zip(*segments, strict=True)
    return min(min(xs), min(xs2)), min(min(ys), min(ys2)), max(max(xs), max(xs2)), max(max(ys), max(ys2))
