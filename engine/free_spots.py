"""Free spots for a tile."""

from __future__ import annotations

from engine.board.points import Point
from engine.tabletop import Tabletop


def spots(table: Tabletop, count: int) -> list[tuple[Point, int]]:
    raise NotImplementedError


def any_spot(table: Tabletop) -> bool:
    raise NotImplementedError
