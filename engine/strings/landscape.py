"""Borders with their bases, rivers and mountains: judged when drawn by hand, or generated at random.

Generated lines are smooth and at their full length (R52, R57, R59).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from math import atan2, ceil, cos, dist, floor, hypot, pi, radians, sin
from operator import lt
from random import Random

from engine.board.arrays import np
from engine.board.points import PER_MM, Path, Point, bounds, clean, length, shifted
from engine.strings.areas import Quad, leaving, quads_meet, quads_of, runs, side, sides
from engine.strings.crossings import contacts, cross, segments, self_contacts, whole
from engine.strings.ground import Box, Pieces, overlapping
from engine.strings.judge import MOST_POINTS, crossings, on_sheet
from engine.strings.nouns import BORDER, MOUNTAINS, RIVER, Fault, Measures, Tabletop

EDGE = 1000
"""Where the border begins, left and top: one cell of the grid is kept free around it."""

Corners = tuple[Point, Point, Point, Point]


@lru_cache(maxsize=64)
def square(center: Point, turn: float, size: int) -> Corners:
    """Return the corners of a tile of `size` mm around a center, turned by degrees. Cached."""
    half = size * PER_MM / 2
    right, down = half * cos(radians(turn)), half * sin(radians(turn))
    x, y = center
    a, b = round(right - down), round(right + down)
    return (x - a, y - b), (x + b, y - a), (x + a, y + b), (x - b, y + a)


def border(measures: Measures, bases: int) -> tuple[Path, Path]:
    """Return the border and its marks: a triangle, square or pentagon with a corner for each base.

    The triangle has sides as long as the square's: a quarter of the loop stays outside (R51).
    """
    side = measures.border * PER_MM / max(bases, 4)
    around = side / (2 * sin(pi / bases))
    # A level bottom side for all three: the angle of the first corner, from the top or top left one on clockwise.
    first = -pi / 2 if bases % 2 else -pi / 2 - pi / bases
    angles = [first + 2 * pi * corner / bases for corner in range(bases)]
    path = at_edge(tuple((round(around * cos(angle)), round(around * sin(angle))) for angle in angles))
    return path, path


def at_edge(path: Path) -> Path:
    """Move a path to where a border starts."""
    left, top, _, _ = bounds(path)
    return shifted(path, EDGE - left, EDGE - top)


def marked(path: Path, bases: int) -> tuple[Path, Path]:
    """Move a closed path to where a border starts; return it with its marks.

    The marks are evenly spaced from its first point (R59).
    """
    path = at_edge(path)
    steps = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in zip(path, (*path[1:], path[0]), strict=True)]
    apart, walked, marks = sum(steps) / bases, 0.0, [path[0]]
    along: list[Point] = []
    for number, step in enumerate(steps):
        (x, y), (x2, y2) = path[number], path[(number + 1) % len(path)]
        along.append((x, y))
        while len(marks) < bases and walked + step > apart * len(marks) - 1e-6:
            share = (apart * len(marks) - walked) / step
            mark = round(x + share * (x2 - x)), round(y + share * (y2 - y))
            marks.append(mark)
            along.append(mark)
        walked += step
    return clean(along, closed=True), tuple(marks)


def base_square(path: Path, mark: Point, size: int) -> Corners:
    """Return a base with one corner on a mark, its diagonal along the bisector of the border there (R57)."""
    number = path.index(mark)
    before, after = path[number - 1], path[(number + 1) % len(path)]
    back, forth = _unit(mark, before), _unit(mark, after)
    tangent = forth[0] - back[0], forth[1] - back[1]
    inward = 1 if sum(cross(a, b) for a, b in zip(path, (*path[1:], path[0]), strict=True)) > 0 else -1
    long = hypot(*tangent)
    down = (-tangent[1] * inward / long, tangent[0] * inward / long) if long else forth
    half = size * PER_MM / hypot(1, 1)
    x, y = mark[0] + half * down[0], mark[1] + half * down[1]
    left, right = (x + half * down[1], y - half * down[0]), (x - half * down[1], y + half * down[0])
    far = mark[0] + 2 * half * down[0], mark[1] + 2 * half * down[1]
    return mark, whole(left), whole(far), whole(right)


@lru_cache(maxsize=32)
def base_squares(path: Path, marks: Path, size: int) -> tuple[Corners, ...]:
    """Return the bases of all marks. Cached: every line of a table is checked against them."""
    return tuple(base_square(path, mark, size) for mark in marks)


def _unit(start: Point, stop: Point) -> tuple[float, float]:
    dx, dy = stop[0] - start[0], stop[1] - start[1]
    return dx / hypot(dx, dy), dy / hypot(dx, dy)


def river_faults(table: Tabletop, marks: Path, path: Path) -> tuple[Fault, ...]:
    """Return what is wrong with a drawn river, or () (R52, R57).

    It has its full length, lies inside the border, where one end may stick out, doesn't cross itself, and leaves the
    bases free.
    """
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
    """Tell whether a line surely crosses the border once and doesn't meet it anywhere else."""
    found = [crossings(side_of_it, pieces) for side_of_it in zip(border, (*border[1:], border[0]), strict=True)]
    return None not in found and sum(len(some or ()) for some in found) == 1


def mountain_faults(table: Tabletop, marks: Path, path: Path) -> tuple[Fault, ...]:
    """Return what is wrong with drawn mountains, or () (R52, R57).

    They are a loop of full length strictly inside the border, which doesn't cross itself and leaves the bases free.
    """
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
    """Return what is wrong with a drawn border, or () (R59).

    It is a loop of at most the string's length and at least half of it, which doesn't meet itself and has room for the
    bases.
    """
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
    """Return the faults that make any further judging of a line impossible."""
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
    rounded = floor(long) if long < least else ceil(long)
    return [Fault(code, {"line": line, "length": rounded, "least": least, "most": most})]


def _twisted(line: str, path: Path, closed: bool) -> list[Fault]:
    if _goes_round(path) if closed else _goes_on(path):
        return []
    # Report the first only: a line that runs back along itself meets itself all the way.
    crossed = [one.at for one in self_contacts(path, closed) if one.crossing or one.is_stretch]
    return [Fault("line_crosses_itself", {"line": line}, at) for at in crossed[:1]]


def _goes_on(path: Path) -> bool:
    """Tell whether each step of a path gets nearer to its end in that direction: then it can't meet itself."""
    (x, y), (x2, y2) = path[0], path[-1]
    run, rise = x2 - x, y2 - y
    far = [run * px + rise * py for px, py in path]
    return all(map(lt, far, far[1:]))


def _goes_round(path: Path) -> bool:
    """Tell whether a loop goes around the middle of its box once in one direction: then it can't meet itself."""
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
        for corner, found in enumerate(runs(path, quads_of(squares), line == MOUNTAINS))
        if found
    ]


STEP = 4
"""Millimeters from one point of a river to the next."""
LOOP_POINTS = 180
TRIES = 600

Spots = list[tuple[float, float]]


def wild_border(measures: Measures, bases: int, rng: Random) -> tuple[Path, Path]:
    """Generate a circle, an oval or another round border; return it with its marks."""
    table = Tabletop(measures=measures)
    for _ in range(TRIES):
        flat = rng.choice((1.0, rng.uniform(0.65, 0.85), rng.uniform(0.8, 1.0)))
        bends = rng.choice((0.0, 0.0, 0.09))
        spots = [(x, y * flat) for x, y in _loop(rng, bends)]
        path = _sized(spots, measures.border * rng.uniform(0.9, 0.995), (5000.0, 5000.0))
        if not border_faults(table, path, bases):
            return marked(path, bases)
    raise AssertionError("a circle has room for all bases")


def river(table: Tabletop, marks: Path, rng: Random) -> Path:
    """Generate a river from outside the border to somewhere inside; () when none is found."""
    for number in range(TRIES):
        wild = 0.4 + 1.2 * number / TRIES
        path = _river(table, marks, rng, wild)
        if not river_faults(table, marks, path):
            return path
    return ()


def _river(table: Tabletop, marks: Path, rng: Random, wild: float) -> Path:
    """Generate a path with smoothly changing headings, from a place on the border towards the middle."""
    side = rng.randrange(len(table.border))
    (x, y), (x2, y2) = table.border[side], table.border[(side + 1) % len(table.border)]
    share = rng.uniform(0.2, 0.8)
    start_x, start_y = x + share * (x2 - x), y + share * (y2 - y)
    middle_x = sum(px for px, _ in marks) / len(marks) + rng.uniform(-900, 900)
    middle_y = sum(py for _, py in marks) / len(marks) + rng.uniform(-900, 900)
    toward = atan2(middle_y - start_y, middle_x - start_x)
    out = rng.uniform(200, 500)
    waves = [(rng.uniform(0.4, 1.0) * wild / wave, 2 * pi * wave, rng.uniform(0, 2 * pi)) for wave in (1, 2, 3)]
    count = table.measures.river // STEP
    headings = []
    for number in range(count):
        bend = 0.0
        for high, wave, phase in waves:
            bend += high * sin(wave * number / count + phase)
        headings.append(toward + bend)
    step = table.measures.river * PER_MM / count
    xs = accumulate([step * cos(heading) for heading in headings], initial=start_x - out * cos(toward))
    ys = accumulate([step * sin(heading) for heading in headings], initial=start_y - out * sin(toward))
    return clean(zip(map(round, xs), map(round, ys), strict=True))


def mountains(table: Tabletop, marks: Path, rng: Random) -> Path:
    """Generate a bulging loop away from the bases; () when none is found."""
    middle_x = sum(x for x, _ in marks) / len(marks)
    middle_y = sum(y for _, y in marks) / len(marks)
    for number in range(TRIES):
        calm = 1 - number / TRIES
        spots = _loop(rng, 0.16 * calm)
        far = rng.uniform(0, 1800) * calm
        angle = rng.uniform(0, 2 * pi)
        at = middle_x + far * cos(angle), middle_y + far * sin(angle)
        path = _sized(spots, table.measures.mountains, at)
        if not mountain_faults(table, marks, path):
            return path
    return ()


def _loop(rng: Random, bends: float) -> Spots:
    """Generate a round shape with a few bulges, about as wide as a circle of radius 1."""
    waves = [(rng.uniform(-bends, bends) * 2 / wave, wave, rng.uniform(0, 2 * pi)) for wave in (2, 3, 4, 5)]
    turn = rng.uniform(0, 2 * pi)
    spots = []
    for number in range(LOOP_POINTS):
        angle = 2 * pi * number / LOOP_POINTS
        bulge = 0.0
        for high, wave, phase in waves:
            bulge += high * cos(wave * angle + phase)
        far = 1 + bulge
        spots.append((far * cos(angle + turn), far * sin(angle + turn)))
    return spots


def _sized(spots: Spots, long: float, at: tuple[float, float]) -> Path:
    """Scale the loop to `long` mm around a place in 0.1 mm."""
    around = sum(map(dist, spots, (*spots[1:], spots[0])))
    scale = long * PER_MM / around
    return clean([(round(at[0] + x * scale), round(at[1] + y * scale)) for x, y in spots], closed=True)
