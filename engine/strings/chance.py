"""Spots and paths by luck: where a tile may be tried, and straight strings from station to station."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist, hypot
from random import Random

from engine.board.points import PER_MM, Path, Point, bounds
from engine.strings.ground import ground_of
from engine.strings.nouns import Company, String, Tabletop
from engine.strings.stops import full

TRIES = 60
"""How often luck is asked for a spot or a path."""


def spots(table: Tabletop, rng: Random) -> Iterator[tuple[Point, int]]:
    """Anywhere but over the edge of the box round the border or on another tile: the middle of a tile and its turn."""
    left, top, right, bottom = bounds(table.border)
    centers, size = ground_of(table).tiles.centers, table.measures.tile * PER_MM
    half = size // 2
    for _ in range(TRIES):
        x, y = rng.randrange(left + half, right - half), rng.randrange(top + half, bottom - half)
        for other_x, other_y in centers:
            # Tiles whose middles are nearer than a side is long meet, however they are turned.
            if -size < x - other_x < size and hypot(x - other_x, y - other_y) < size:
                break
        else:
            yield (x, y), rng.randrange(90)


def paths(table: Tabletop, company: Company, string: String, rng: Random) -> Iterator[Path]:
    """Straight from any station that the company has reached to another that lets it in, as far as a string reaches."""
    reached, most = table.reached(company), table.measures.most(string) * PER_MM
    centers = ground_of(table).tiles.centers
    starts = [number for number, tile in enumerate(table.tiles) if tile.name in reached]
    third = table.measures.tile * PER_MM // 3

    def somewhere_on(number: int) -> Point:
        x, y = centers[number]
        return x + rng.randrange(-third, third + 1), y + rng.randrange(-third, third + 1)

    for _ in range(TRIES):
        start, stop = rng.choice(starts), rng.randrange(len(centers))
        if start == stop or dist(centers[start], centers[stop]) > most:
            continue
        if not full(table, company, table.tiles[stop]):
            yield somewhere_on(start), somewhere_on(stop)
