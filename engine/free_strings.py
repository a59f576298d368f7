"""Some paths for a string: straight from station to station."""

from __future__ import annotations

from engine.board.points import Path, length
from engine.judge import verdict
from engine.tabletop import Company, String, Tabletop


def paths(table: Tabletop, company: Company, string: String, count: int) -> list[Path]:
    """The best straight paths over two or three stations."""
    reached, most = table.reached(company), table.measures.most(string)
    found: list[tuple[int, Path]] = []
    for start in table.tiles:
        if start.name not in reached:
            continue
        for stop in table.tiles:
            if stop is start:
                continue
            ways: list[Path] = [(start.center, stop.center)]
            ways += [
                (start.center, middle.center, stop.center) for middle in table.tiles if middle not in (start, stop)
            ]
            for way in ways:
                if length(way) <= most:
                    judged = verdict(table, company, string, way)
                    if not judged.faults:
                        found.append((judged.points(company), way))
    found.sort(key=lambda one: (-one[0], one[1]))
    return [way for _, way in found[:count]]
