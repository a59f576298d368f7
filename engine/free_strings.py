"""Some paths for a string."""

from __future__ import annotations

from engine.board.points import Path
from engine.tabletop import Company, String, Tabletop


def paths(table: Tabletop, company: Company, string: String, count: int) -> list[Path]:
    raise NotImplementedError
