"""What lies on a table, kept ready for judging: carried on from state to state by what has come upon it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

from engine.board.areas import Quad, Quads
from engine.board.points import Path, Point, bounds
from engine.board.strings import Line, Lines
from engine.tabletop.boxes import Box, Pieces
from engine.tabletop.nouns import BORDER, MOUNTAINS, RIVER, Company, Laid, Tabletop, Tile

T = TypeVar("T")
Name = str | Company


class Same(Generic[T]):
    """Things in their order, equal where they are the very same: to compare all their points would take longer."""

    __slots__ = ("ids", "things")

    def __init__(self, things: Sequence[T]) -> None:
        self.things = things
        # Whoever keeps this keeps the things, so that nothing else can come by their ids.
        self.ids = tuple(map(id, things))

    def __hash__(self) -> int:
        return hash(self.ids)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.ids == other.ids


class SameTable(Same[object]):
    """A table, equal to another where the very same things lie on it and the same is measured."""

    __slots__ = ("table",)

    def __init__(self, table: Tabletop) -> None:
        super().__init__((table.border, table.river, table.mountains, table.tiles, table.laid, table.kinds))
        self.table = table

    def __hash__(self) -> int:
        return hash(self.ids)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SameTable) and self.ids == other.ids and self.table.measures == other.table.measures


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
    return _lines(Same((table.border, table.river, table.mountains, *(laid.path for laid in table.laid))))


@lru_cache(maxsize=32)
def _lines(paths: Same[Path]) -> Lines:
    border, river, mountains, *laid = paths.things
    if laid:
        return _lines(Same(paths.things[:-1])).plus((laid[-1], False))
    found = Lines().plus((border, True))
    found = found.plus((river, False)) if river else found
    return found.plus((mountains, True)) if mountains else found


def pieces_on(table: Tabletop) -> Pieces:
    """The lines of `named` in pieces, in their order."""
    return _pieces(Same((table.border, table.river, table.mountains, table.laid)))


@lru_cache(maxsize=32)
def _pieces(lying: Same[Path | tuple[Laid, ...]]) -> Pieces:
    """Asked again and again of one table: what lies there is told apart whole, and only of a new one each by itself."""
    *landscape, laid = lying.things
    return _pieces_of(Same((*landscape, *(one.path for one in laid))))  # type: ignore[arg-type,union-attr]


@lru_cache(maxsize=32)
def _pieces_of(paths: Same[Path]) -> Pieces:
    border, river, mountains, *laid = paths.things
    if laid:
        return _pieces_of(Same(paths.things[:-1])).plus(laid[-1], closed=False)
    found = Pieces().plus(border, closed=True)
    found = found.plus(river, closed=False) if river else found
    return found.plus(mountains, closed=True) if mountains else found


class Tiles(NamedTuple):
    """The tiles of a table in their order: their corners, their middles, and the upright boxes round them."""

    each: tuple[Quad, ...]
    centers: tuple[Point, ...]
    boxes: tuple[Box, ...]


def quads_on(table: Tabletop) -> Quads:
    """The tiles in their order, for what asks for arrays."""
    return _quads(Same(table.tiles))


@lru_cache(maxsize=32)
def _quads(tiles: Same[Tile]) -> Quads:
    return _quads(Same(tiles.things[:-1])).plus(tiles.things[-1].corners) if tiles.things else Quads()


def tiles_on(table: Tabletop) -> Tiles:
    return _tiles(Same((table.tiles,)))


@lru_cache(maxsize=32)
def _tiles(lying: Same[tuple[Tile, ...]]) -> Tiles:
    return _tiles_of(Same(lying.things[0]))


@lru_cache(maxsize=32)
def _tiles_of(tiles: Same[Tile]) -> Tiles:
    if not tiles.things:
        return Tiles((), (), ())
    (quads, centers, boxes), last = _tiles_of(Same(tiles.things[:-1])), tiles.things[-1]
    return Tiles((*quads, last.corners), (*centers, last.center), (*boxes, bounds(last.corners)))
