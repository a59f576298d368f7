"""What lies on a table, kept ready for judging: carried on from state to state by what has come upon it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

from engine.board.points import Path, Point, bounds
from engine.strings.areas import Quad, Quads
from engine.strings.bounding_boxes import Box, Pieces
from engine.strings.crossings import Line, Lines
from engine.strings.nouns import BORDER, MOUNTAINS, RIVER, Company, Tabletop, Tile

T = TypeVar("T")
Name = str | Company


class Same(tuple[int, ...], Generic[T]):
    """Things, equal where they are the very same: to compare all their points would take longer."""

    whole: T
    """What the things are of: it keeps them, so that nothing else can come by their ids."""

    @classmethod
    def of(cls, whole: T, things: Iterable[object]) -> Same[T]:
        same = cls(map(id, things))
        same.whole = whole
        return same


def same_table(table: Tabletop) -> Same[Tabletop]:
    """Equal for tables on which the very same things lie and the same is measured."""
    things = (table.measures, table.border, table.river, table.mountains, table.tiles, table.laid, table.kinds)
    return Same.of(table, things)


def named(table: Tabletop) -> list[tuple[Name, Line]]:
    """Everything that a string may meet; the border first."""
    lines: list[tuple[Name, Line]] = [(BORDER, (table.border, True))]
    if table.river:
        lines.append((RIVER, (table.river, False)))
    if table.mountains:
        lines.append((MOUNTAINS, (table.mountains, True)))
    return lines + [(laid.company, (laid.path, False)) for laid in table.laid]


def lines_on(table: Tabletop) -> Lines:
    """The lines of `named`, in their order, for what asks for arrays."""
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
    """The tiles in their order, for what asks for arrays."""
    return _quads(Same.of(table.tiles, table.tiles))


@lru_cache(maxsize=32)
def _quads(same: Same[tuple[Tile, ...]]) -> Quads:
    tiles = same.whole
    return _quads(Same.of(tiles[:-1], tiles[:-1])).plus(tiles[-1].corners) if tiles else Quads()


class Tiles(NamedTuple):
    """The tiles of a table in their order: their corners, their middles, and the upright boxes round them."""

    each: tuple[Quad, ...]
    centers: tuple[Point, ...]
    boxes: tuple[Box, ...]


class Ground(NamedTuple):
    """The tiles on a table, and the lines of `named` in pieces: both in their order."""

    tiles: Tiles
    pieces: Pieces


def ground_of(table: Tabletop) -> Ground:
    return ground_on(same_table(table))


@lru_cache(maxsize=32)
def ground_on(same: Same[Tabletop]) -> Ground:
    """Asked again and again of one table: only what lies on a new one is told apart thing by thing."""
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
