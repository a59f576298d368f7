"""Borders, rivers and mountains as luck has them: smooth and natural, at their full length (R52, R57, R59)."""

from __future__ import annotations

from itertools import accumulate
from math import atan2, cos, dist, pi, sin
from random import Random

from engine.board.points import PER_MM, Path, clean
from engine.strings.borders import marked
from engine.strings.judge_lines import border_faults, mountain_faults, river_faults
from engine.strings.nouns import Measures, Tabletop

STEP = 4
"""Millimetres from one point of a river to the next."""
LOOP_POINTS = 180
TRIES = 600

Spots = list[tuple[float, float]]


def wild_border(measures: Measures, bases: int, rng: Random) -> tuple[Path, Path]:
    """A circle, an oval or some other round shape, and its marks."""
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
    """A river from outside the border to somewhere inside; an empty path where none is found."""
    for number in range(TRIES):
        wild = 0.4 + 1.2 * number / TRIES
        path = _river(table, marks, rng, wild)
        if not river_faults(table, marks, path):
            return path
    return ()


def _river(table: Tabletop, marks: Path, rng: Random, wild: float) -> Path:
    """Smoothly changing headings, from a place on the border towards the middle."""
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
    """A bulging loop away from the bases; an empty path where none is found."""
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
    """A round shape with a few bulges, about as wide as a circle of radius 1."""
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
    """The loop made `long` mm, round a place in tenths of a millimetre."""
    around = sum(map(dist, spots, (*spots[1:], spots[0])))
    scale = long * PER_MM / around
    return clean([(round(at[0] + x * scale), round(at[1] + y * scale)) for x, y in spots], closed=True)
