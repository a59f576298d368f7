"""Places on a table as text: a grid of cells of 100 mm, then cm or mm inside a cell.

Only the digits 0 to 9 are accepted: other digit characters can be misread.
"""

from __future__ import annotations

import re
from itertools import pairwise

from engine.board.points import Path, Point
from engine.core.refused import Refused

CELL = 1000
COLUMNS = "ABCDEFGHIJKLMNOPQR"
ROWS = 18
# Letters of a Cyrillic keyboard are read as the Latin ones that they look like, the others as those they sound like.
_LATIN = str.maketrans("АВСЕНКМОРЅІЈДФГИЛЙ", "ABCEHKMOPSIJDFGILJ")
_PLACE = re.compile(r"([A-R])([1-9]|1[0-8])(?:\.([0-9][0-9]|[0-9][0-9][0-9][0-9]))?")
_TILE = re.compile(r"S([1-9][0-9]?)")
_BASE = re.compile(r"BASE([1-9])")


def _read(text: str) -> str:
    return re.sub(r"\s+", "", text).upper().translate(_LATIN).replace(",", ".")


def in_cell(point: Point) -> tuple[str, int, int]:
    """Return the cell of a point, e.g. `D4`, and how many mm it is across and down in it, from 0 to 99.

    A point beyond the grid gets the nearest place in it.
    """
    column, right = divmod(min(max(round(point[0] / 10), 0), len(COLUMNS) * 100 - 1), 100)
    row, down = divmod(min(max(round(point[1] / 10), 0), ROWS * 100 - 1), 100)
    return f"{COLUMNS[column]}{row + 1}", right, down


def place_text(point: Point) -> str:
    """Return the nearest mm as the shortest text that `read_place` reads so: `D4`, `D4.37` or `D4.3764`."""
    cell, right, down = in_cell(point)
    if right == down == 50:
        return cell
    if right % 10 == down % 10 == 5:
        return f"{cell}.{right // 10}{down // 10}"
    return f"{cell}.{right:02}{down:02}"


INSIDE = 110
"""How far inside the border the cell of a corner is, in 0.1 mm."""


def corner_place(marks: Path, corner: int) -> tuple[str, str]:
    """Return the direction of a corner from the center, one of `n ne e se s sw w nw middle`, and its cell."""
    xs, ys = [x for x, _ in marks], [y for _, y in marks]
    x, y = marks[corner]
    wide, high = (max(xs) - min(xs)) or 1, (max(ys) - min(ys)) or 1
    across, down = (x - min(xs)) / wide, (y - min(ys)) / high
    east = "w" if across < 0.35 else "e" if across > 0.65 else ""
    south = "n" if down < 0.35 else "s" if down > 0.65 else ""
    # Its base is inside the border. The cell beyond, of which the picture may show too little for a label, is no help.
    cell = in_cell((x - INSIDE * (across > 0.5), y - INSIDE * (down > 0.5)))[0]
    return south + east or "middle", cell


def cells_along(path: Path, *, closed: bool = False) -> tuple[str, ...]:
    """Return the cells that a line passes, in order, e.g. `D4`; a cell is repeated when the line comes back to it."""
    found: list[str] = []
    ends = (*path, path[0]) if closed and path else path
    for (ax, ay), (bx, by) in pairwise(ends):
        steps = max(abs(bx - ax), abs(by - ay)) // (CELL // 20) + 1
        for step in range(steps + 1):
            cell, *_ = in_cell((ax + (bx - ax) * step // steps, ay + (by - ay) * step // steps))
            if not found or found[-1] != cell:
                found.append(cell)
    return tuple(found)


def read_place(text: str) -> Point:
    """Return the point of `D4` (middle of the cell), `D4.37` (middle of a square cm) or `D4.3764` (a mm), in 0.1 mm.

    Raises: Refused `unreadable_place`.
    """
    match = _PLACE.fullmatch(_read(text))
    if match is None:
        raise Refused("unreadable_place", place=text.strip()[:40])
    left, top = COLUMNS.index(match[1]) * CELL, (int(match[2]) - 1) * CELL
    inner = match[3]
    if inner is None:
        return left + CELL // 2, top + CELL // 2
    if len(inner) == 2:
        return left + int(inner[0]) * 100 + 50, top + int(inner[1]) * 100 + 50
    return left + int(inner[:2]) * 10, top + int(inner[2:]) * 10


def tile_text(text: str) -> str | None:
    """Return the name of the tile that a text means (`s12` is `S12`, `base 2` is `Base 2`), or None."""
    plain = _read(text)
    if match := _TILE.fullmatch(plain):
        return f"S{match[1]}"
    if match := _BASE.fullmatch(plain):
        return f"Base {match[1]}"
    return None
