"""What a string's path meets: the tiles that it touches, and the lines. Straight ones are told without any arrays."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from engine.board.areas import Quad, Run, even_turn, on_any, runs
from engine.board.points import Path
from engine.board.strings import Contact, contacts, spot_at
from engine.tabletop.boxes import Pieces, on_way
from engine.tabletop.ground import Tiles, lines_on, pieces_on, quads_on, tiles_on
from engine.tabletop.nouns import Tabletop


class Met(NamedTuple):
    """The stretches on each tile that is touched, by its number, in the order of the tiles; and for each line on the
    table where the path meets it, and where it crosses it off every tile."""

    tiles: Mapping[int, list[Run]]
    lines: list[list[Contact]]
    crossed: list[list[Contact]]


def met(table: Tabletop, path: Path) -> Met:
    """What a path of two points or more meets."""
    straight = _straight(path, tiles_on(table), pieces_on(table)) if len(path) == 2 else None
    return straight or _bent(table, path)


def _bent(table: Tabletop, path: Path) -> Met:
    quads = quads_on(table)
    lines = contacts(path, lines_on(table))
    crossed = [[one for one in found if one.crossing and not on_any(one, quads)] for found in lines]
    return Met({number: found for number, found in enumerate(runs(path, quads)) if found}, lines, crossed)


class _Stay(NamedTuple):
    """From where to where a straight path is on a tile: two shares of it, as whole numbers."""

    start: int
    start_of: int
    stop: int
    stop_of: int

    def holds(self, share: int, of: int) -> bool:
        return self.start * of <= share * self.start_of and share * self.stop_of <= self.stop * of


def _straight(path: Path, tiles: Tiles, pieces: Pieces) -> Met | None:
    """What a straight path meets; None where it takes more to tell than to look at each segment by itself."""
    stays = {number: stay for number in on_way(tiles.boxes, *path) if (stay := _stay(path, tiles.each[number]))}
    (a, b), (c, d) = path
    run, rise = c - a, d - b
    found: list[list[Contact]] = [[] for _ in range(pieces.lines)]
    crossed: list[list[Contact]] = [[] for _ in range(pieces.lines)]
    for number in on_way(pieces.boxes, *path):
        piece = pieces.each[number]
        for (x, y), (x2, y2) in pairwise(piece.points):
            one, other = run * (y - b) - rise * (x - a), run * (y2 - b) - rise * (x2 - a)
            if (one < 0 and other < 0) or (one > 0 and other > 0):
                continue
            start, stop = (x2 - x) * (b - y) - (y2 - y) * (a - x), (x2 - x) * (d - y) - (y2 - y) * (c - x)
            if (start < 0 and stop < 0) or (start > 0 and stop > 0):
                continue
            if not (one and other and start and stop):
                return None  # an end or a bend on the other line, or one along the other
            contact = _crossing(path, start, start - stop)
            found[piece.line].append(contact)
            if not any(stay.holds(abs(start), abs(start - stop)) for stay in stays.values()):
                crossed[piece.line].append(contact)
    for some in (*found, *crossed):
        some.sort(key=lambda contact: contact.positions)
    return Met({number: [_run(path, stay)] for number, stay in stays.items()}, found, crossed)


def _crossing(path: Path, share: int, of: int) -> Contact:
    where = Fraction(share, of)
    spot = spot_at((path, False), 0, where)
    return Contact(True, ((0, where),), ((spot, spot),))


def _stay(path: Path, quad: Quad) -> _Stay | None:
    """Where a straight path is on a tile, edge by edge; None where it does not touch it."""
    (a, b), (c, d) = path
    start, start_of, stop, stop_of = 0, 1, 1, 1
    turned = even_turn(quad)
    x, y = turned[3]
    for x2, y2 in turned:
        before, behind = (x2 - x) * (b - y) - (y2 - y) * (a - x), (x2 - x) * (d - y) - (y2 - y) * (c - x)
        x, y = x2, y2
        if before < 0:
            if behind < 0:
                return None
            if -before * start_of > start * (behind - before):
                start, start_of = -before, behind - before
        elif behind < 0 and before * stop_of < stop * (before - behind):
            stop, stop_of = before, before - behind
    return _Stay(start, start_of, stop, stop_of) if start * stop_of <= stop * start_of else None


def _run(path: Path, stay: _Stay) -> Run:
    share = Fraction(stay.start, stay.start_of)
    return Run((0, share), stay.start == 0, stay.stop == stay.stop_of, spot_at((path, False), 0, share))
