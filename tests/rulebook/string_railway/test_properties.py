"""What holds for every table: mirrored, moved or reversed, the verdict and the points are the same (R53)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from math import cos, pi, sin
from random import Random

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.board.points import Path, Point, length
from engine.parts.strings import tabletop
from engine.strings.areas import on_any, quads_meet, quads_of, runs, sides
from engine.strings.crossings import contacts, self_contacts
from engine.strings.ground import lines_on, named, quads_on, same_table
from engine.strings.judge import contacts_of, is_free, on_sheet, place_faults, verdict
from engine.strings.landscape import mountain_faults, river_faults, square
from engine.strings.nouns import Laid, Tabletop, Tile, Verdict, with_laid
from tests.rulebook.string_railway.rails import Rails

KINDS = ("central", "suburban", "rural", "terminal", "marshalling", "city", "transit", "scenic")
MANY = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@cache
def busy_table(seed: int) -> Tabletop:
    """A table with river, mountains and tiles, and strings laid at random through tiles, legal or not."""
    rng = Random(seed)
    table = tabletop(Rails.opening("ann bob cid dan", seed=seed).game)
    measures = table.measures
    bases = tabletop(Rails().game).tiles
    table = replace(table, tiles=bases)
    for _ in range(60):
        corners = square((rng.randrange(1300, 7700), rng.randrange(1300, 7700)), rng.randrange(90), measures.tile)
        if not place_faults(table, corners):
            kind = rng.choice(KINDS)
            owner = rng.randrange(4) if kind in ("city", "transit") else None
            tile = Tile(f"S{len(table.tiles) - 3}", kind, corners, owner)
            table = replace(table, tiles=(*table.tiles, tile))
    for _ in range(8):
        path = some_path(rng, table)
        company = rng.randrange(4)
        table = with_laid(table, Laid(company, "long", path, verdict(table, company, "long", path).stations))
    return table


def some_path(rng: Random, table: Tabletop) -> Path:
    """A path of whole centimetres and of points of others: lines touch, run together and meet in their bends."""
    lines = [laid.path for laid in table.laid] + [table.river[::15], table.mountains[::20]]
    path: list[Point] = [rng.choice(table.tiles).center]
    for _ in range(rng.randrange(1, 5)):
        line = rng.choice(lines)
        start = rng.randrange(len(line))
        bits: list[list[Point]] = [
            [rng.choice(table.tiles).center],
            [(rng.randrange(10, 81) * 100, rng.randrange(10, 81) * 100)],
            list(line[start : start + rng.randrange(1, 3)]),
            [rng.choice(rng.choice(table.tiles).corners)],
        ]
        path += [point for point in rng.choice(bits) if point != path[-1]]
    path.append(rng.choice([tile.center for tile in table.tiles if tile.center != path[-1]]))
    return tuple(path)


def changed(table: Tabletop, move: Callable[[Point], Point], way: int = 1) -> Tabletop:
    """Everything moved; with `way` -1 every line is given from its other end too."""

    def path(points: Path) -> Path:
        return tuple(map(move, points))[::way]

    return replace(
        table,
        border=path(table.border),
        river=path(table.river),
        mountains=path(table.mountains),
        tiles=tuple(replace(tile, corners=path(tile.corners)) for tile in table.tiles),
        laid=tuple(replace(laid, path=path(laid.path)) for laid in table.laid),
    )


def comparable(judged: Verdict) -> tuple[object, ...]:
    """The verdict without the order along the path and without places."""
    return (
        Counter(fault.code for fault in judged.faults),
        Counter((fault.code, fault.tile) for fault in judged.faults if fault.code != "tile_entered_twice"),
        round(judged.length, 6),
        Counter(judged.stations),
        Counter((crossing.other, crossing.cost) for crossing in judged.crossings),
        Counter(judged.gains),
    )


SEEDS = st.integers(0, 7)
MORE_SEEDS = st.integers(0, 10**6)


@MANY
@given(SEEDS, MORE_SEEDS)
def test_the_mirrored_table_has_the_same_verdict(seed: int, path_seed: int) -> None:
    table = busy_table(seed)
    path = some_path(Random(path_seed), table)
    plain = comparable(verdict(table, 0, "long", path))
    mirrors: list[Callable[[Point], Point]] = [
        lambda spot: (9000 - spot[0], spot[1]),
        lambda spot: (spot[0], 9000 - spot[1]),
        lambda spot: (spot[1], spot[0]),
    ]
    for mirror in mirrors:
        assert comparable(verdict(changed(table, mirror), 0, "long", tuple(map(mirror, path)))) == plain


@MANY
@given(SEEDS, MORE_SEEDS, st.integers(-900, 9000), st.integers(-900, 9000))
def test_the_moved_table_has_the_same_verdict(seed: int, path_seed: int, dx: int, dy: int) -> None:
    table = busy_table(seed)
    path = some_path(Random(path_seed), table)

    def move(spot: Point) -> Point:
        return spot[0] + dx, spot[1] + dy

    moved = tuple(map(move, path))
    assume(on_sheet(moved))  # a path beyond the sheet isn't judged at all
    assert comparable(verdict(changed(table, move), 0, "long", moved)) == comparable(verdict(table, 0, "long", path))


@MANY
@given(SEEDS, MORE_SEEDS)
def test_the_reversed_path_has_the_same_verdict(seed: int, path_seed: int) -> None:
    table = busy_table(seed)
    path = some_path(Random(path_seed), table)
    plain = comparable(verdict(table, 0, "long", path))
    assert comparable(verdict(table, 0, "long", path[::-1])) == plain


@MANY
@given(SEEDS, MORE_SEEDS)
def test_it_does_not_matter_which_way_the_other_lines_are_listed(seed: int, path_seed: int) -> None:
    table = busy_table(seed)
    path = some_path(Random(path_seed), table)
    other = changed(table, lambda spot: spot, way=-1)
    assert comparable(verdict(other, 0, "long", path)) == comparable(verdict(table, 0, "long", path))


@MANY
@given(SEEDS, MORE_SEEDS)
def test_points_put_into_straight_pieces_change_nothing(seed: int, path_seed: int) -> None:
    """A point in the middle of a piece whose ends are even, and one said twice."""
    table = busy_table(seed)
    path = tuple((x // 2 * 2, y // 2 * 2) for x, y in some_path(Random(path_seed), table))
    fuller: list[Point] = []
    for a, b in pairwise(path):
        fuller += [a, a, ((a[0] + b[0]) // 2, (a[1] + b[1]) // 2)]
    fuller.append(path[-1])
    assert comparable(verdict(table, 0, "long", tuple(fuller))) == comparable(verdict(table, 0, "long", path))


@MANY
@given(SEEDS, MORE_SEEDS)
def test_a_longer_string_never_makes_a_legal_path_illegal(seed: int, path_seed: int) -> None:
    table = busy_table(seed)
    path = some_path(Random(path_seed), table)
    short, long = verdict(table, 0, "short", path), verdict(table, 0, "long", path)
    longest = replace(table, measures=replace(table.measures, long=5000))
    free = verdict(longest, 0, "long", path)
    assert {fault.code for fault in long.faults} <= {fault.code for fault in short.faults}
    assert {fault.code for fault in free.faults} == {f.code for f in short.faults} - {"string_too_long"}
    assert (length(path) <= 300) == ("string_too_long" not in {fault.code for fault in short.faults})
    assert short.gains == long.gains == free.gains


@MANY
@given(SEEDS, MORE_SEEDS)
def test_a_string_that_lies_is_run_along_by_itself_laid_again(seed: int, path_seed: int) -> None:
    """The same path a second time: all of it off the tiles runs along, and it crosses the first one nowhere."""
    table = busy_table(seed)
    path = some_path(Random(path_seed), table)
    judged = verdict(table, 0, "long", path)
    again = verdict(with_laid(table, Laid(3, "long", path, judged.stations)), 0, "long", path)
    codes = {fault.code for fault in judged.faults}
    if not codes & {"string_crosses_itself"}:
        assert "runs_along" in {fault.code for fault in again.faults}
    assert len(again.crossings) >= len(judged.crossings)


@MANY
@given(SEEDS, MORE_SEEDS)
def test_a_straight_path_meets_what_it_meets_by_the_way_of_bent_ones(seed: int, path_seed: int) -> None:
    table = busy_table(seed)
    path = some_path(Random(path_seed), table)[:2]
    found, lines, quads = contacts_of(same_table(table), path), contacts(path, lines_on(table)), quads_on(table)
    stretches = {
        number: [(one.start, one.first, one.last, one.at) for one in some]
        for number, some in enumerate(runs(path, quads))
        if some
    }
    assert stretches == {
        number: [(one.start, one.first, one.last, one.at) for one in some] for number, some in found.tiles.items()
    }
    assert list(found.border) == lines[0]
    assert [list(some) for some in found.along] == [[one for one in some if one.is_stretch] for some in lines]
    crossed = [[one for one in some if one.crossing and not on_any(one, quads)] for some in lines]
    assert [list(some) for some in found.crossed] == crossed


@MANY
@given(SEEDS, MORE_SEEDS)
def test_a_spot_is_free_just_where_a_tile_touches_nothing(seed: int, more_seed: int) -> None:
    table, rng = busy_table(seed), Random(more_seed)
    at = rng.randrange(900, 8100), rng.randrange(900, 8100)
    corners = square(at, rng.randrange(90), table.measures.tile)
    lines = [line for _, line in named(table)]
    free = (
        bool((sides(corners, table.border) >= 0).all())
        and not any(quads_meet(corners, tile.corners) for tile in table.tiles)
        and not any(runs(path, quads_of((corners,)), closed)[0] for path, closed in lines)
    )
    assert is_free(table, corners) == (not place_faults(table, corners)) == free


@MANY
@given(MORE_SEEDS)
def test_a_drawn_line_crosses_itself_just_where_it_meets_itself(more_seed: int) -> None:
    """Loops that go round once or twice, wavering or not; rivers that go on in one direction or turn back."""
    table, rng = busy_table(0), Random(more_seed)
    count, times, shaken = rng.randrange(5, 30), rng.choice((1, 1, 2)), rng.choice((0.0, 0.2, 1.0))
    loop = []
    for number in range(count):
        angle, far = 2 * pi * times * number / count + rng.uniform(0, shaken), rng.uniform(800, 1600)
        loop.append((round(4500 + far * cos(angle)), round(4500 + far * sin(angle))))
    spots = [(rng.randrange(1500, 7500), rng.randrange(1500, 7500)) for _ in range(rng.randrange(2, 7))]
    river = sorted(spots) if rng.random() < 0.5 else spots
    for path, closed, faults in ((tuple(loop), True, mountain_faults), (tuple(river), False, river_faults)):
        found = {fault.code for fault in faults(table, table.border, path)}
        over = [one for one in self_contacts(path, closed) if one.crossing or one.is_stretch]
        assert ("line_crosses_itself" in found) == bool(over)
