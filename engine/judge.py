"""Judging what is laid, placed and drawn: pure functions of the table, for the rules and for previews alike."""

from __future__ import annotations

from engine.board.points import Path, Point
from engine.tabletop import Company, Fault, String, Tabletop, Verdict

Corners = tuple[Point, Point, Point, Point]


def verdict(table: Tabletop, company: Company, string: String, path: Path) -> Verdict:
    """What the path would do as that string of the company; whether it has such a string left is not asked."""
    raise NotImplementedError


def place_faults(table: Tabletop, corners: Corners) -> tuple[Fault, ...]:
    """Why a tile may not lie there: inside the border, touching no tile and no string."""
    raise NotImplementedError


def river_faults(table: Tabletop, marks: Path, path: Path) -> tuple[Fault, ...]:
    raise NotImplementedError


def mountain_faults(table: Tabletop, marks: Path, path: Path) -> tuple[Fault, ...]:
    raise NotImplementedError


def border_faults(table: Tabletop, path: Path, bases: int) -> tuple[Fault, ...]:
    raise NotImplementedError
