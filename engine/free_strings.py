"""Some paths for a string: straight from station to station."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist

from engine.board.points import PER_MM, Path
from engine.judge import verdict, visit_points
from engine.tabletop import Company, String, Tabletop

STOPS = 3
TRIED = 80
"""How many paths are judged, those that promise most first."""


def paths(table: Tabletop, company: Company, string: String, count: int) -> list[Path]:
    """The best straight paths over two or three stations."""
    found: list[tuple[int, Path]] = []
    ways = sorted(_ways(table, company, string), key=lambda one: (-one[0], one[1]))
    for _, way in ways[:TRIED]:
        judged = verdict(table, company, string, way)
        if not judged.faults:
            found.append((judged.points(company), way))
    found.sort(key=lambda one: (-one[0], one[1]))
    return [way for _, way in found[:count]]


def _ways(table: Tabletop, company: Company, string: String) -> Iterator[tuple[int, Path]]:
    """Paths that are not too long, with the points of the stations they are meant to reach."""
    reached, most = table.reached(company), table.measures.most(string) * PER_MM
    worth = {tile.name: 0 if tile.name in reached else visit_points(table, tile, company) for tile in table.tiles}
    spots = {tile.name: tile.center for tile in table.tiles}

    def onward(names: tuple[str, ...], long: float) -> Iterator[tuple[int, Path]]:
        for name, spot in spots.items():
            further = long + dist(spots[names[-1]], spot)
            if name not in names and further <= most:
                way = (*names, name)
                yield sum(worth[stop] for stop in way), tuple(spots[stop] for stop in way)
                if len(way) < STOPS:
                    yield from onward(way, further)

    for start in spots:
        if start in reached:
            yield from onward((start,), 0.0)
