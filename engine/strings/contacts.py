"""What a string's path meets: the tiles that it touches, and the lines. Straight ones are told without any arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple, Protocol

from engine.board.points import Path
from engine.strings.areas import Quad, even_turn, on_any, runs
from engine.strings.bounding_boxes import Pieces, Segment, crossed_by
from engine.strings.crossings import Contact, Position, Spot, contacts, spot_at
from engine.strings.ground import Same, Tiles, ground_on, lines_on, quads_on
from engine.strings.nouns import Tabletop


class Stretch(Protocol):
    """A stretch of a path on a tile, as of a `Run`."""

    @property
    def start(self) -> Position: ...
    @property
    def first(self) -> bool: ...
    @property
    def last(self) -> bool: ...
    @property
    def at(self) -> Spot: ...


class Contacts(NamedTuple):
    """The stretches on each tile that is touched, by its number, in the order of the tiles; where the border is met.

    For each line on the table: where the path runs along it, and where the path crosses it off every tile.
    """

    tiles: Mapping[int, Sequence[Stretch]]
    border: Sequence[Contact]
    along: Sequence[Sequence[Contact]]
    crossed: Sequence[Sequence[Contact]]


def contacts_of(same: Same[Tabletop], path: Path) -> Contacts:
    """What a path of two points or more meets."""
    straight = _straight((path[0], path[1]), *ground_on(same)) if len(path) == 2 else None
    return straight or _bent(same.whole, path)


def _bent(table: Tabletop, path: Path) -> Contacts:
    quads, lines = quads_on(table), contacts(path, lines_on(table))
    tiles = {number: found for number, found in enumerate(runs(path, quads)) if found}
    along = [[one for one in found if one.is_stretch] for found in lines]
    crossed = [[one for one in found if one.crossing and not on_any(one, quads)] for found in lines]
    return Contacts(tiles, lines[0], along, crossed)


class _Straight(NamedTuple):
    """The stretch of a straight segment on a tile."""

    segment: Segment
    start: Position
    first: bool
    last: bool

    @property
    def at(self) -> Spot:
        return spot_at((self.segment, False), *self.start)


class Stay(NamedTuple):
    """From where to where a straight segment is on a tile: two shares of it, as whole numbers."""

    start: int
    start_of: int
    stop: int
    stop_of: int

    def holds(self, share: int, of: int) -> bool:
        return self.start * of <= share * self.start_of and share * self.stop_of <= self.stop * of

    def stretch(self, segment: Segment) -> _Straight:
        share = Fraction(self.start, self.start_of)
        return _Straight(segment, (0, share), self.start == 0, self.stop == self.stop_of)


def _straight(segment: Segment, tiles: Tiles, pieces: Pieces) -> Contacts | None:
    """What a straight path meets; None where it takes more to tell than to look at each segment by itself."""
    found = crossings(segment, pieces)
    if found is None:
        return None
    stays = {
        number: stay for number in crossed_by(tiles.boxes, segment) if (stay := stay_on(segment, tiles.each[number]))
    }
    border: list[Contact] = []
    crossed: list[list[Contact]] = [[] for _ in range(pieces.lines)]
    for line, share, of in found:
        if line == 0:  # the border comes first
            border.append(_crossing(segment, share, of))
        if not any(stay.holds(share, of) for stay in stays.values()):
            crossed[line].append(_crossing(segment, share, of))
    for some in (border, *crossed):
        some.sort(key=lambda contact: contact.positions)
    stretches = {number: (stay.stretch(segment),) for number, stay in stays.items()}
    return Contacts(stretches, border, ((),) * pieces.lines, crossed)


def crossings(segment: Segment, pieces: Pieces) -> list[tuple[int, int, int]] | None:
    """The lines that a straight segment crosses, each with the share of the segment that lies before, in whole numbers.

    None where an end or a bend of one lies on the other, or one runs along the other: that takes more to tell.
    """
    (a, b), (c, d) = segment
    run, rise = c - a, d - b
    found: list[tuple[int, int, int]] = []
    for piece in crossed_by(pieces.boxes, segment):
        line, _, points = pieces.each[piece]
        for (x, y), (x2, y2) in pairwise(points):
            one, other = run * (y - b) - rise * (x - a), run * (y2 - b) - rise * (x2 - a)
            if (one < 0 and other < 0) or (one > 0 and other > 0):
                continue
            start, stop = (x2 - x) * (b - y) - (y2 - y) * (a - x), (x2 - x) * (d - y) - (y2 - y) * (c - x)
            if (start < 0 and stop < 0) or (start > 0 and stop > 0):
                continue
            if not (one and other and start and stop):
                return None
            found.append((line, abs(start), abs(start - stop)))
    return found


def _crossing(segment: Segment, share: int, of: int) -> Contact:
    where = Fraction(share, of)
    spot = spot_at((segment, False), 0, where)
    return Contact(True, ((0, where),), ((spot, spot),))


def stay_on(segment: Segment, quad: Quad) -> Stay | None:
    """Where a straight segment is on a tile, edge by edge; None where it does not touch it."""
    (a, b), (c, d) = segment
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
    return Stay(start, start_of, stop, stop_of) if start * stop_of <= stop * start_of else None
