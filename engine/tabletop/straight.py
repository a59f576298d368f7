"""What a straight string meets: the same as `runs` and `contacts` tell, without what bent lines ask for."""

from __future__ import annotations

from fractions import Fraction

from engine.board.areas import Quad, Run, even_turn
from engine.board.points import Path
from engine.board.strings import Contact, contacts, spot_at
from engine.tabletop.boxes import on_way
from engine.tabletop.ground import Ground, Tiles


def runs_along(path: Path, tiles: Tiles) -> dict[int, list[Run]]:
    """The stretch of a straight path on each tile that it touches, by the number of the tile."""
    found = {}
    for number in on_way(tiles.boxes, *path):
        run = _run(path, tiles.quads.each[number])
        if run is not None:
            found[number] = [run]
    return found


def _run(path: Path, quad: Quad) -> Run | None:
    """What share of the way lies before the tile and what behind it, in whole numbers, edge by edge."""
    (a, b), (c, d) = path
    before, whole = 0, 1
    upto, all_of_it = 1, 1
    x, y = (turned := even_turn(quad))[3]
    for x2, y2 in turned:
        dx, dy = x2 - x, y2 - y
        start, stop = dx * (b - y) - dy * (a - x), dx * (d - y) - dy * (c - x)
        if start < 0:
            if stop < 0:
                return None
            if -start * whole > before * (stop - start):
                before, whole = -start, stop - start
        elif stop < 0 and start * all_of_it < upto * (start - stop):
            upto, all_of_it = start, start - stop
        x, y = x2, y2
    if before * all_of_it > upto * whole:
        return None
    share = Fraction(before, whole)
    return Run((0, share), before == 0, upto == all_of_it, spot_at((path, False), 0, share))


def contacts_along(path: Path, ground: Ground) -> list[list[Contact]]:
    """Where a straight path meets each of the lines."""
    (a, b), (c, d) = path
    run, rise = c - a, d - b
    found: list[list[Contact]] = [[] for _ in ground.lines.each]
    for piece in on_way(ground.pieces.boxes, *path):
        for row in ground.pieces.groups[piece]:
            x, y, x2, y2 = ground.segments[row]
            one, other = run * (y - b) - rise * (x - a), run * (y2 - b) - rise * (x2 - a)
            if (one < 0 and other < 0) or (one > 0 and other > 0):
                continue
            dx, dy = x2 - x, y2 - y
            start, stop = dx * (b - y) - dy * (a - x), dx * (d - y) - dy * (c - x)
            if (start < 0 and stop < 0) or (start > 0 and stop > 0):
                continue
            if not (one and other and start and stop):
                # An end or a bend on the other line, or one along the other: that takes more than these two segments.
                return contacts(path, ground.lines)
            share = Fraction(start, start - stop)
            spot = spot_at((path, False), 0, share)
            found[ground.lines.owners[row]].append(Contact(True, ((0, share),), ((spot, spot),)))
    for met in found:
        met.sort(key=lambda contact: contact.positions)
    return found
