"""Judges what is laid and placed: pure functions of the table, for the rules and for previews alike (R52 to R55).

First what a path meets: the tiles that it touches, and the lines. Straight paths are judged without arrays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache, partial
from itertools import pairwise
from math import ceil
from typing import NamedTuple

from engine.board.points import Path, Point, bounds, clean, length
from engine.core.refused import Fact
from engine.strings.areas import Quad, Run, entering, leaving, length_off, on_any, quads_meet, runs, side, stay_on
from engine.strings.crossings import Contact, Segment, contacts, self_contacts, spot_at, whole
from engine.strings.ground import (
    Box,
    Pieces,
    Same,
    Tiles,
    crossed_by,
    ground_on,
    lines_on,
    named,
    overlapping,
    quads_on,
    same_table,
)
from engine.strings.nouns import BORDER, Company, Crossing, Fault, Gain, Measures, String, Tabletop, Tile, Verdict


class Contacts(NamedTuple):
    """What a path meets: for each tile that it touches, by number, the stretches on it; and the border.

    For each line on the table: where the path runs along it, and where the path crosses it off every tile.
    """

    tiles: Mapping[int, Sequence[Run]]
    border: Sequence[Contact]
    along: Sequence[Sequence[Contact]]
    crossed: Sequence[Sequence[Contact]]


def contacts_of(same: Same[Tabletop], path: Path) -> Contacts:
    """Return what a path of two or more points meets."""
    straight = _straight((path[0], path[1]), *ground_on(same)) if len(path) == 2 else None
    return straight or _bent(same.whole, path)


def _bent(table: Tabletop, path: Path) -> Contacts:
    quads, lines = quads_on(table), contacts(path, lines_on(table))
    tiles = {number: found for number, found in enumerate(runs(path, quads)) if found}
    along = [[one for one in found if one.is_stretch] for found in lines]
    crossed = [[one for one in found if one.crossing and not on_any(one, quads)] for found in lines]
    return Contacts(tiles, lines[0], along, crossed)


def _straight(segment: Segment, tiles: Tiles, pieces: Pieces) -> Contacts | None:
    """Return what a straight path meets; None where the short way can't decide it."""
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
    runs_on = {
        number: (Run((segment, False), (0, stay.entry), stay.start == 0, stay.holds_end),)
        for number, stay in stays.items()
    }
    return Contacts(runs_on, border, ((),) * pieces.lines, crossed)


def crossings(segment: Segment, pieces: Pieces) -> list[tuple[int, int, int]] | None:
    """Return the lines that a straight segment crosses, as (line, numerator, denominator of the share before).

    None where an end or a bend lies on the other line, or one runs along the other: `contacts` decides those.
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


SHEET = 20_000
"""Nothing lies farther than this from the corner of the sheet."""
MOST_POINTS = 2000

Touched = tuple[Tile, Sequence[Run]]
"""A tile that a path touches, and the stretches on it."""


def on_sheet(path: Path) -> bool:
    """Tell whether all points of a path lie on the sheet that a game may use."""
    return _on_sheet(bounds(path))


def _on_sheet(box: Box) -> bool:
    left, top, right, bottom = box
    return left >= 0 <= top and right <= SHEET >= bottom


def verdict(table: Tabletop, company: Company, string: String, path: Path) -> Verdict:
    """Judge a path as that string of the company: faults, length, stations, crossings and points.

    Whether the company has such a string left isn't checked. Faults come in the order in which a player would fix them;
    points and crossings are counted in spite of faults.
    """
    return _verdict(same_table(table), company, string, clean(path))


@lru_cache(maxsize=16)
def _verdict(same: Same[Tabletop], company: Company, string: String, path: Path) -> Verdict:
    """Judge a clean path. Cached: preview, `refuse` and `decide` ask the same one after the other."""
    table = same.whole
    if not 2 <= len(path) <= MOST_POINTS or not on_sheet(path):
        return Verdict((Fault("bad_string", {"points": len(path), "most": MOST_POINTS}),), 0.0, (), (), ())
    found = contacts_of(same, path)
    touched = [(table.tiles[number], stretches) for number, stretches in found.tiles.items()]
    long = length(path)
    faults = _length_faults(table.measures, string, path, long)
    outside = leaving(path, table.border, found.border) if found.border else _outside(table, path[0])
    if outside is not None:
        faults.append(Fault("string_outside", at=whole(outside)))
    faults += _end_faults(table, company, path, touched)
    touched.sort(key=lambda one: one[1][0].start)
    faults += [fault for tile, stretches in touched for fault in _tile_faults(table, company, tile, stretches)]
    faults += [Fault("string_crosses_itself", at=one.at) for one in self_contacts(path) if one.crossing]
    crossings: list[Crossing] = []
    for (other, _), along, crossed in zip(named(table), found.along, found.crossed, strict=True):
        if along:
            faults += _overlaps(table, other, along)
        if crossed and other != BORDER:
            crossings += _crossings(table.measures, company, other, crossed)
    tiles = [tile for tile, _ in touched]
    gains = _gains(table, company, tiles, crossings)
    return Verdict(tuple(faults), long, tuple(tile.name for tile in tiles), tuple(crossings), gains)


def _outside(table: Tabletop, point: Point) -> Point | None:
    """Return the first point of a path that doesn't meet the border, if it lies outside, or None."""
    return point if side(point, table.border) < 0 else None


def _length_faults(measures: Measures, string: String, path: Path, long: float) -> list[Fault]:
    most = measures.most(string)
    if long <= most:
        return []
    facts: dict[str, Fact] = {"string": string, "length": ceil(long), "most": most, "over": ceil(long - most)}
    return [Fault("string_too_long", facts, at=path[-1])]


def _end_faults(table: Tabletop, company: Company, path: Path, touched: Sequence[Touched]) -> list[Fault]:
    """Check that both ends are on two different stations, one of them reached already (R54)."""
    first = [tile.name for tile, found in touched if found[0].first]
    last = [tile.name for tile, found in touched if found[-1].last]
    ends = (("first", first, path[0]), ("last", last, path[-1]))
    faults = [Fault("end_off_station", {"end": end}, at) for end, names, at in ends if not names]
    if faults:
        return faults
    if first[0] == last[0]:
        return [Fault("both_ends_on_one_tile", at=path[-1], tile=last[0])]
    if not table.reached(company) & {first[0], last[0]}:
        return [Fault("not_your_network", {"first": first[0], "last": last[0]}, at=path[0])]
    return []


def _tile_faults(table: Tabletop, company: Company, tile: Tile, found: Sequence[Run]) -> list[Fault]:
    name, kind, faults = tile.name, table.kind(tile.kind), []
    both_ends = found[0].first and found[-1].last
    if len(found) > 1 and not both_ends:
        faults.append(Fault("tile_entered_twice", at=whole(found[1].at), tile=name))
    if kind.terminal and not all(run.first or run.last for run in found):
        faults.append(Fault("terminal_in_the_middle", at=whole(found[0].at), tile=name))
    others = table.visitors(tile)
    if company not in others and len(others) >= kind.limit:
        facts: dict[str, Fact] = {"limit": kind.limit, "companies": tuple(str(other) for other in sorted(others))}
        faults.append(Fault("limit_reached", facts, whole(found[0].at), name))
    return faults


def _overlaps(table: Tabletop, other: str | Company, along: Sequence[Contact]) -> list[Fault]:
    """Return the stretches off the tiles that run along another string for too long (R53)."""
    most = table.measures.overlap
    stretches = [(one, length_off(one, quads_on(table))) for one in along]
    return [
        Fault("runs_along", {"other": other, "length": ceil(long), "most": most}, one.at)
        for one, long in stretches
        if long > most
    ]


def _crossings(
    measures: Measures, company: Company, other: str | Company, crossed: Sequence[Contact]
) -> list[Crossing]:
    """Return where the string changes sides of another one off every tile (R53)."""
    rival = isinstance(other, int) and other != company
    cost = measures.crossing_other if rival else measures.crossing
    return [Crossing(one.at, other, cost) for one in crossed]


def _gains(table: Tabletop, company: Company, touched: Sequence[Tile], crossings: list[Crossing]) -> tuple[Gain, ...]:
    """Return the points of the company and of the owners of the tiles it touches (R55)."""
    reached, gains = table.reached(company), []
    for tile in touched:
        name, kind = tile.name, table.kind(tile.kind)
        if kind.repeat:
            gains.append(Gain(company, "yard", kind.own, name))
        elif name not in reached:
            gains.append(Gain(company, "station", visit_points(table, tile, company), name))
        if tile.owner is not None and tile.owner != company and kind.delta:
            gains.append(Gain(tile.owner, "owner", kind.delta, name))
    if crossings:
        gains.append(Gain(company, "crossing", -sum(one.cost for one in crossings), None, len(crossings)))
    return tuple(gains)


def visit_points(table: Tabletop, tile: Tile, company: Company) -> int:
    """Return the points for a company's first visit to a tile (R55)."""
    kind = table.kind(tile.kind)
    if kind.in_mountains is not None and table.mountains and _is_inside(tile.corners, table.mountains):
        return kind.in_mountains
    return kind.own if tile.owner == company else kind.other


@lru_cache(maxsize=256)
def _is_inside(corners: Quad, mountains: Path) -> bool:
    """Tell whether a tile lies in the mountains. Cached: every string that is judged asks it of the same tiles."""
    return all(side(corner, mountains) > 0 for corner in corners)


# Tiles


def place_faults(table: Tabletop, corners: Quad) -> tuple[Fault, ...]:
    """Return why a tile may not lie there, or () if it may.

    It must be inside the border and touch no tile and no string.
    """
    return tuple(fault() for fault in _place_faults(same_table(table), corners))


def is_free(table: Tabletop, corners: Quad) -> bool:
    """Tell whether a tile may lie there: `place_faults` finds nothing."""
    return _is_free(same_table(table), corners)


@lru_cache(maxsize=16)
def _is_free(same: Same[Tabletop], corners: Quad) -> bool:
    """Tell whether a tile may lie there. Cached: drawing a random spot and the rules ask the same."""
    return next(_place_faults(same, corners), None) is None


def _place_faults(same: Same[Tabletop], corners: Quad) -> Iterator[Callable[[], Fault]]:
    """Yield functions that build the faults: mostly only their presence matters."""
    box = bounds(corners)
    if not _on_sheet(box):
        yield partial(Fault, "tile_outside")
        return
    table, (tiles, pieces) = same.whole, ground_on(same)
    rows = pieces.near(box)
    # Off the border, the first of the lines, all corners are on one side of it.
    some = corners if rows and rows[0][0] == 0 else corners[:1]
    outside = [corner for corner in some if side(corner, table.border) < 0]
    if outside:
        yield partial(Fault, "tile_outside", at=outside[0])
    for number in overlapping(tiles.boxes, box):
        tile = table.tiles[number]
        if quads_meet(corners, tile.corners):
            yield partial(Fault, "tile_touches_tile", at=tile.center, tile=tile.name)
    found = {0} if outside else set[int]()  # what sticks out over the border touches it too: one fault
    for owner, number, segment in rows:
        if owner not in found and stay_on(segment, corners):
            found.add(owner)
            yield partial(_touching, table, owner, number, corners)


def _touching(table: Tabletop, owner: int, number: int, corners: Quad) -> Fault:
    other, line = named(table)[owner]
    spot = entering(line, number, corners)
    assert spot is not None
    return Fault("tile_touches_string", {"other": other}, whole(spot))
