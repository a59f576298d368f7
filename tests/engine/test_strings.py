"""Where lines meet, held against plainer ways of finding out: on random lines with no two points in a special place."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest
import shapely

from engine.board.points import Path, Point, clean, length
from engine.strings.areas import entering, leaving, length_off, on_any, quads_meet, quads_of, runs, side, sides, stay_on
from engine.strings.crossings import contacts, self_contacts
from engine.strings.landscape import square

SEEDS = range(40)


def some_line(rng: Random, points: int = 12) -> Path:
    return tuple((rng.randrange(9000), rng.randrange(9000)) for _ in range(points))


def turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def crossed(a: Point, b: Point, c: Point, d: Point) -> bool:
    return (turn(a, b, c) > 0) != (turn(a, b, d) > 0) and (turn(c, d, a) > 0) != (turn(c, d, b) > 0)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_two_segments_that_cross_are_a_crossing(seed: int) -> None:
    rng = Random(seed)
    one, other = some_line(rng), some_line(rng)
    plain = sum(crossed(*a, *b) for a in pairwise(one) for b in pairwise(other))
    closed = sum(crossed(*a, *b) for a in pairwise(one) for b in pairwise((*other, other[0])))
    (opened, looped) = contacts(one, ((other, False), (other, True)))
    assert [sum(contact.crossing for contact in found) for found in (opened, looped)] == [plain, closed]
    steps = list(pairwise(one))
    own = sum(crossed(*a, *b) for i, a in enumerate(steps) for b in steps[i + 2 :])
    assert sum(contact.crossing for contact in self_contacts(one)) == own


@pytest.mark.parametrize("seed", SEEDS)
def test_a_line_that_runs_to_a_side_and_back_crosses_a_closed_one_an_even_number_of_times(seed: int) -> None:
    rng = Random(seed)
    ring = tuple((rng.randrange(30) * 300, rng.randrange(30) * 300) for _ in range(9))
    ring = clean(ring, closed=True)
    line = clean((rng.randrange(30) * 300, rng.randrange(30) * 300) for _ in range(9))
    line = ((-100, -50), *line, (-100, -50))
    if any(contact.is_stretch for contact in self_contacts(ring, closed=True)):
        return
    (met,) = contacts(line, ((ring, True),))
    assert sum(contact.crossing for contact in met) % 2 == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_inside_and_outside(seed: int) -> None:
    rng = Random(seed)
    ring = tuple(square((4000, 4000), rng.randrange(90), 400))
    spots = [(rng.randrange(1000, 7000), rng.randrange(1000, 7000)) for _ in range(60)]
    polygon = shapely.Polygon(ring)
    for spot, where in zip(spots, sides(spots, ring), strict=True):
        assert where == side(spot, ring)
        assert (where > 0) == bool(shapely.contains_xy(polygon, *spot))
    assert list(sides(ring, ring)) == [0] * 4


@pytest.mark.parametrize("seed", SEEDS)
def test_runs_over_tiles(seed: int) -> None:
    """As many pieces as the line, which crosses itself nowhere, has on the tile; each begins where that piece does."""
    rng = Random(seed)
    line = tuple(sorted(some_line(rng)))
    quads = tuple(square((rng.randrange(9000), rng.randrange(9000)), rng.randrange(90), 90) for _ in range(30))
    for quad, found in zip(quads, runs(line, quads_of(quads)), strict=True):
        pieces = shapely.get_parts(shapely.line_merge(shapely.LineString(line).intersection(shapely.Polygon(quad))))
        assert len(found) == len([piece for piece in pieces if not piece.is_empty])
        for run in found:
            assert min(shapely.Point(*map(float, run.at)).distance(piece) for piece in pieces) < 1e-6
        back = runs(line[::-1], quads_of((quad,)))[0]
        assert [(run.first, run.last) for run in found] == [(run.last, run.first) for run in back[::-1]]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_run_begins_where_a_segment_first_enters_the_tile(seed: int) -> None:
    """Between two of its corners, so that lines end on edges and in corners too."""
    rng = Random(seed)
    quads = [square((rng.randrange(900), rng.randrange(900)), rng.randrange(90), 30) for _ in range(6)]
    line = clean(rng.choice(rng.choice(quads)) for _ in range(12))
    for quad in quads:
        entered = [entering((line, False), number, quad) for number in range(len(line) - 1)]
        first = next((spot for spot in entered if spot is not None), None)
        assert first == next((run.at for run in runs(line, quads_of((quad,)))[0]), None)


@pytest.mark.parametrize("seed", SEEDS)
def test_tiles_meet(seed: int) -> None:
    rng = Random(seed)
    quads = [square((rng.randrange(2000), rng.randrange(2000)), rng.randrange(90), 45) for _ in range(12)]
    for one in quads:
        for other in quads:
            assert quads_meet(one, other) == shapely.Polygon(one).intersects(shapely.Polygon(other))


def test_lengths_of_a_common_stretch_off_the_tiles() -> None:
    """100 mm together, 45 of it on a tile and 10 on another one that begins where the stretch ends."""
    quads = (square((500, 0), 0, 45), square((1125, 0), 0, 45))
    (((contact,),)) = contacts(((0, 0), (1000, 0)), ((((-50, 30), (0, 0), (1000, 0), (1300, 50)), False),))
    assert contact.is_stretch
    assert on_any(contact, quads_of(quads))
    assert length_off(contact, quads_of(quads[:1])) == 55
    assert length_off(contact, quads_of(quads)) == 45


def test_a_way_is_cut_to_the_tile() -> None:
    quad = square((500, 0), 0, 20)
    zero, far, beside = Fraction(0), Fraction(1000), Fraction(101)
    stay = stay_on(((zero, zero), (far, zero)), quad)
    assert stay is not None and (stay.entry, stay.exit) == (Fraction(2, 5), Fraction(3, 5))
    assert stay_on(((zero, beside), (far, beside)), quad) is None


def test_leaving_is_found_between_two_places_on_the_edge() -> None:
    """A ring with a notch: straight over the notch the way is outside, round it along the edge it is not."""
    ring = ((0, 0), (100, 0), (100, 50), (200, 50), (200, 0), (300, 0), (300, 100), (0, 100))
    over, along = ((50, 0), (100, 0), (200, 0), (250, 0)), ((50, 0), (100, 0), (100, 50), (200, 50), (200, 0))
    assert leaving(over, ring, contacts(over, ((ring, True),))[0]) is not None
    assert leaving(along, ring, contacts(along, ((ring, True),))[0]) is None


def test_a_length_is_the_same_from_both_ends() -> None:
    rng = Random(5)
    for _ in range(200):
        line = some_line(rng, 60)
        assert length(line) == length(line[::-1]) == length(tuple((-y, x) for x, y in line))
