"""Which stations a string can go on to from where it is: an estimate for choosing, the verdict has the last word."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist
from typing import Literal

from msgspec import Struct

from engine.board.points import PER_MM, Point, length
from engine.strings.nouns import Company, String, Tabletop, Tile


class Next(Struct, frozen=True):
    """A station to go on to, `away` millimetres from the last stop, and what speaks against it, if anything."""

    tile: str
    away: int
    against: Literal["far", "full", "over"] | None


def full(table: Tabletop, company: Company, tile: Tile) -> bool:
    """Whether other companies have filled the tile's limit."""
    visitors = table.visitors_of(tile)
    return company not in visitors and len(visitors) >= table.kind(tile.kind).limit


def stop_point(table: Tabletop, stop: str | Point) -> Point:
    """Where a stop is: the middle of a tile, or the point itself."""
    if not isinstance(stop, str):
        return stop
    tile = table.tile(stop)
    assert tile is not None
    return tile.center


def nexts(table: Tabletop, company: Company, string: String, stops: Sequence[str | Point]) -> list[Next]:
    """Without stops the stations where the company may begin, the newest first; else all others, the nearest first."""
    if not stops:
        starts = [tile.name for tile in table.tiles if tile.name in table.reached(company)]
        return [Next(name, 0, None) for name in reversed(starts)]
    spots = [stop_point(table, stop) for stop in stops]
    left = table.measures.most(string) - length(tuple(spots))
    grip = table.measures.tile
    last = table.tile(stops[-1]) if isinstance(stops[-1], str) else None
    over = last is not None and len(stops) > 1 and table.kind(last.kind).terminal
    found = []
    for tile in table.tiles:
        if tile.name not in stops:
            away = dist(spots[-1], tile.center) / PER_MM
            far = away - grip > left
            against = "full" if full(table, company, tile) else "over" if over else "far" if far else None
            found.append(Next(tile.name, round(away), against))  # type: ignore[arg-type]
    return sorted(found, key=lambda one: (one.against is not None, one.away))
