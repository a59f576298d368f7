"""Judging rivers, mountains and borders that are drawn by hand (R52, R57, R59)."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from operator import lt

import numpy as np

from engine.board.points import Path, bounds, clean, length
from engine.strings.areas import Quad, leaving, quads_meet, runs, side, sides
from engine.strings.borders import base_squares, marked
from engine.strings.crossings import contacts, segments, self_contacts
from engine.strings.ground import Box, Pieces, overlapping
from engine.strings.judge import MOST_POINTS, crossings, on_sheet, whole
from engine.strings.nouns import BORDER, MOUNTAINS, RIVER, Fault, Tabletop


def river_faults(table: Tabletop, marks: Path, path: Path) -> tuple[Fault, ...]:
    """At full length inside the border, where one end may stick out; not crossing itself, on no base's place."""
    path = clean(path)
    if bad := _bad(RIVER, path, 2):
        return bad
    full = table.measures.river
    faults = _long(RIVER, length(path), *_around(table, full)) + _twisted(RIVER, path, closed=False)
    pieces = Pieces().plus(path, closed=False)
    faults += _river_outside(table, path, pieces)
    return tuple(faults + _on_bases(RIVER, table, marks, path, pieces.boxes))


def _river_outside(table: Tabletop, path: Path, pieces: Pieces) -> list[Fault]:
    first_out, last_out = side(path[0], table.border) < 0, side(path[-1], table.border) < 0
    if first_out and last_out:
        return [Fault("river_two_ends_out", at=path[-1])]
    if first_out != last_out and _crosses_once(pieces, table.border):
        return []
    path = path[::-1] if first_out else path
    met = contacts(path, ((table.border, True),))[0]
    if not (first_out or last_out):
        outside = leaving(path, table.border, met)
        return [] if outside is None else [Fault("line_outside", {"line": RIVER}, whole(outside))]
    where = sides(path, table.border)
    over = [contact for contact in met if contact.crossing]
    if not over:
        return [Fault("line_outside", {"line": RIVER}, met[0].at)]
    back = [number for number in range(len(path)) if number > over[0].positions[-1][0] and where[number] > 0]
    before = [number for number in range(over[0].positions[0][0] + 1) if where[number] < 0]
    if len(over) > 1 or back or before:
        return [Fault("line_outside", {"line": RIVER}, over[0].at)]
    return []


def _crosses_once(pieces: Pieces, border: Path) -> bool:
    """Whether a line surely crosses the border once and does not meet it anywhere else."""
    found = [crossings(side_of_it, pieces) for side_of_it in zip(border, (*border[1:], border[0]), strict=True)]
    return None not in found and sum(len(some or ()) for some in found) == 1


def mountain_faults(table: Tabletop, marks: Path, path: Path) -> tuple[Fault, ...]:
    """A loop at full length strictly inside the border; not crossing itself, on no base's place."""
    path = clean(path, closed=True)
    if bad := _bad(MOUNTAINS, path, 3):
        return bad
    faults = _long(MOUNTAINS, length(path, closed=True), *_around(table, table.measures.mountains))
    faults += _twisted(MOUNTAINS, path, closed=True)
    box = bounds(path)
    off = not Pieces().plus(table.border, closed=True).near(box)
    met = [] if off else contacts(path, ((table.border, True),), closed=True)[0]
    # A loop that does not meet the border lies on one side of it as a whole.
    some = path if met else path[:1]
    beyond = [point for point, where in zip(some, sides(some, table.border), strict=True) if where < 0]
    beyond = beyond or [contact.at for contact in met]
    faults += [Fault("line_outside", {"line": MOUNTAINS}, at) for at in beyond[:1]]
    return tuple(faults + _on_bases(MOUNTAINS, table, marks, path, [box]))


def border_faults(table: Tabletop, path: Path, bases: int) -> tuple[Fault, ...]:
    """A loop of at most the string's length and at least half of it, not meeting itself, with room for the bases."""
    path = clean(path, closed=True)
    if bad := _bad(BORDER, path, 3):
        return bad
    full = table.measures.border
    faults = _long(BORDER, length(path, closed=True), ceil(full / 2), full)
    faults += [Fault("line_crosses_itself", {"line": BORDER}, one.at) for one in self_contacts(path, closed=True)][:1]
    if faults:
        return tuple(faults)
    moved, marks = marked(path, bases)
    left, top = path[0][0] - moved[0][0], path[0][1] - moved[0][1]
    squares = base_squares(moved, marks, table.measures.tile)
    for corner, base in enumerate(squares):
        spot = base[2][0] + left, base[2][1] + top
        if (sides(base[2:3], moved) < 1).any():
            faults.append(Fault("border_base_outside", {"corner": corner + 1}, spot))
        if any(quads_meet(base, other) for other in squares[:corner]):
            faults.append(Fault("border_bases_meet", {"corner": corner + 1}, spot))
    return tuple(faults)


def _bad(line: str, path: Path, least: int) -> tuple[Fault, ...]:
    """What makes a line impossible to judge any further."""
    if not least <= len(path) <= MOST_POINTS:
        return (Fault("bad_line", {"line": line, "points": len(path)}),)
    return () if on_sheet(path) else (Fault("line_off_sheet", {"line": line}),)


def _around(table: Tabletop, full: int) -> tuple[int, int]:
    slack = full * table.measures.slack_percent / 100
    return ceil(full - slack), floor(full + slack)


def _long(line: str, long: float, least: int, most: int) -> list[Fault]:
    if least <= long <= most:
        return []
    code = "line_too_short" if long < least else "line_too_long"
    told = floor(long) if long < least else ceil(long)
    return [Fault(code, {"line": line, "length": told, "least": least, "most": most})]


def _twisted(line: str, path: Path, closed: bool) -> list[Fault]:
    if _goes_round(path) if closed else _goes_on(path):
        return []
    # Run back along itself, it would be crossed as often as it lies there.
    crossed = [one.at for one in self_contacts(path, closed) if one.crossing or one.is_stretch]
    return [Fault("line_crosses_itself", {"line": line}, at) for at in crossed[:1]]


def _goes_on(path: Path) -> bool:
    """Whether a path comes nearer to its end, in that direction, with every step: then it cannot meet itself."""
    (x, y), (x2, y2) = path[0], path[-1]
    run, rise = x2 - x, y2 - y
    far = [run * px + rise * py for px, py in path]
    return all(map(lt, far, far[1:]))


def _goes_round(path: Path) -> bool:
    """Whether a loop goes round the middle of its box once, always the same way: then it cannot meet itself."""
    rows = segments(path, True)
    low, high = rows.min(axis=0), rows.max(axis=0)
    x, y, x2, y2 = (2 * rows - low - high).T
    turns = x * y2 - y * x2
    once = np.count_nonzero((y < 0) & (y2 >= 0)) == 1
    return once and bool((turns > 0).all() or (turns < 0).all())


def _on_bases(line: str, table: Tabletop, marks: Path, path: Path, boxes: Sequence[Box]) -> list[Fault]:
    """`boxes` are those round the path, or round all pieces of it."""
    squares: tuple[Quad, ...] = base_squares(table.border, marks, table.measures.tile)
    if not any(overlapping(boxes, bounds(square)) for square in squares):
        return []
    return [
        Fault("line_on_base", {"line": line, "corner": corner + 1}, whole(found[0].at))
        for corner, found in enumerate(runs(path, squares, line == MOUNTAINS))
        if found
    ]
