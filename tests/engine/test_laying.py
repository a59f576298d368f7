"""Curves through chosen tiles and points, and suggestions: held against the judge and against plain searches."""

from __future__ import annotations

from functools import cache
from itertools import chain, pairwise, permutations
from math import atan2, dist, hypot, inf, pi
from random import Random
from sys import getsizeof

import pytest
from msgspec.structs import replace

from engine.board.points import PER_MM, Path
from engine.core.game import Game
from engine.parts.strings import LayString, company_of, tabletop
from engine.strings.crossings import segment, segments
from engine.strings.curves import even, rounded, span, stored, through
from engine.strings.ground import ground_of, lines_on, named, quads_on
from engine.strings.judge import place_faults, verdict
from engine.strings.landscape import square
from engine.strings.laying import FEE, detours, lay
from engine.strings.nouns import STRINGS, Tabletop
from engine.strings.suggest import any_spot, every, spots, strings
from tests.rows import crossed
from tests.rulebook.string_railway.rails import Rails, mm, rules
from tests.tables import kept_tables

MOST = 6000.0
SEEDS = crossed((0, 3, 1, 2, 4, 5), few=2)
"""The first four have each number of seats, the first two the fewest and the most."""


def table_of(*tiles: str, river: str = "", strings: tuple[str, ...] = ()) -> Tabletop:
    return tabletop(Rails(tiles=tiles, river=river, strings=strings).game)


@cache
def played(seed: int, seats: int, turns: int) -> Game:
    """A game some turns on, in which somebody is to lay a string."""
    rng = Random(seed)
    game, _ = Game.new(rules(), seats, rng)
    while True:
        legal = game.legal(game.waiting[0])
        laying = [action for action in legal if isinstance(action, LayString)]
        if laying and game.turn.number > turns:
            return game
        game, _ = game.play(rng.choice(laying or legal), rng)


def test_what_is_carried_on_from_turn_to_turn_is_what_lies_on_the_table() -> None:
    table = tabletop(played(2, 3, 9))
    lines, tiles = lines_on(table), ground_of(table).tiles
    assert lines.each == tuple(line for _, line in named(table))
    assert [lines.rows[row].tolist() for row in range(0, len(lines.rows), 7)] == [
        [*segment(lines.each[owner], number)[0], *segment(lines.each[owner], number)[1]]
        for owner, number in list(zip(lines.owners, lines.numbers, strict=True))[::7]
    ]
    assert tiles.each == quads_on(table).each == tuple(tile.corners for tile in table.tiles)
    assert tiles.centers == tuple(tile.center for tile in table.tiles)


class TestACurve:
    def test_through_spots_meets_each_of_them(self) -> None:
        spots = [(0.0, 0.0), (1000.0, 300.0), (1500.0, 2000.0), (100.0, 2500.0)]
        assert not [spot for spot in spots if spot not in through(spots)]

    def test_rounded_stays_near_its_bends(self) -> None:
        curve = even(rounded([(0.0, 0.0), (1000.0, 0.0), (1000.0, 1000.0)], 50.0))
        assert min(dist(spot, (1000.0, 0.0)) for spot in curve) == pytest.approx(50, abs=8)

    def test_bends_softly(self) -> None:
        curve = rounded([(0.0, 0.0), (1000.0, 0.0), (1000.0, 1000.0)], 100.0)
        assert max(map(turning, curve, curve[1:], curve[2:])) < 0.5

    def test_is_stored_without_a_point_twice_in_a_row(self) -> None:
        assert stored([(0.1, 0.2), (0.3, 0.4), (9.6, 1.0)]) == ((0, 0), (10, 1))


def turning(one: tuple[float, float], bend: tuple[float, float], other: tuple[float, float]) -> float:
    """By how much a way turns at its middle point, in radians."""
    angles = [atan2(b[1] - a[1], b[0] - a[0]) for a, b in ((one, bend), (bend, other))]
    return abs((angles[1] - angles[0] + pi) % (2 * pi) - pi)


class TestALaidString:
    def test_lies_on_its_stations_and_bends_round_the_tile_between_them(self) -> None:
        table = table_of("central 400,300", "central 250,300", "central 550,300")
        path = lay(table, ["S2", "S3"], MOST)
        judged = verdict(table, 0, "long", path)
        assert judged.stations == ("S2", "S3")
        assert 255 < judged.length < 300

    def test_ends_at_the_edges_of_its_tiles_to_save_length(self) -> None:
        table = table_of("central 250,130")
        assert verdict(table, 0, "short", lay(table, ["Base 1", "S1"], 3000.0)).length == pytest.approx(89, abs=3)

    def test_meets_a_free_point_exactly(self) -> None:
        table = table_of("central 400,300")
        path = lay(table, ["Base 1", mm("250,400")[0], "S1"], MOST)
        assert (2500, 4000) in path
        assert verdict(table, 0, "long", path).faults == ()

    @pytest.mark.parametrize("place", ["350,350", "250,250"])
    def test_goes_back_on_the_other_side_of_a_tile_so_as_not_to_cross_itself(self, place: str) -> None:
        table = table_of("central 205,130", "central 130,205", "central 220,220")
        path = lay(table, ["Base 1", mm(place)[0], "S1"], MOST)
        assert verdict(table, 0, "long", path).faults == ()

    @pytest.mark.parametrize("seed", crossed(range(4), few=1))
    def test_through_a_free_point_between_any_two_tiles_does_not_cross_itself(self, seed: int) -> None:
        table, rng = tabletop(played(seed, 2 + seed, 2 + 2 * seed)), Random(seed)
        names = [tile.name for tile in table.tiles]
        across, down = zip(*table.border, strict=True)
        for _ in range(25):
            one, other = rng.sample(names, 2)
            spot = rng.randint(min(across) + 400, max(across) - 400), rng.randint(min(down) + 400, max(down) - 400)
            judged = verdict(table, 0, "long", lay(table, (one, spot, other), MOST))
            assert "string_crosses_itself" not in [fault.code for fault in judged.faults], (one, spot, other)

    def test_passes_over_stations_in_between(self) -> None:
        table = table_of("central 250,150", "central 400,200", "central 550,150")
        judged = verdict(table, 0, "long", lay(table, ["Base 1", "S1", "S2", "S3"], MOST))
        assert judged.faults == ()
        assert judged.stations == ("Base 1", "S1", "S2", "S3")

    def test_goes_a_little_farther_to_cross_one_string_less_but_not_much_farther(self) -> None:
        short_river = table_of("central 400,130", river="270,101 270,160")
        assert not verdict(short_river, 0, "long", lay(short_river, ["Base 1", "S1"], MOST)).crossings
        long_river = table_of("central 400,130", river="270,101 270,650")
        assert len(verdict(long_river, 0, "long", lay(long_river, ["Base 1", "S1"], MOST)).crossings) == 1

    def test_that_cannot_be_is_laid_all_the_same_and_the_judge_says_why(self) -> None:
        table = table_of("central 600,700")
        path = lay(table, ["Base 1", "S1"], 3000.0)
        assert [fault.code for fault in verdict(table, 0, "short", path).faults] == ["string_too_long"]
        walled = table_of(
            "central 400,400", "central 449,400", "central 351,400", "regional 400,449", "regional 400,351"
        )
        assert len(lay(walled, ["Base 1", "S1"], MOST)) > 1

    def test_outside_or_on_a_tile_a_free_point_still_gives_a_curve(self) -> None:
        table = table_of("central 400,300", "central 300,300")
        for text, may_be in (("20,20", False), ("300,300", True), ("1500,1500", False)):
            path = lay(table, ["Base 1", mm(text)[0], "S1"], MOST)
            assert mm(text)[0] in path
            assert (verdict(table, 0, "long", path).faults == ()) is may_be

    def test_leaves_a_base_that_overlaps_the_border_inside_of_it(self) -> None:
        game = played(3, 3, 0)
        table, company = tabletop(game), company_of(game)
        assert company is not None
        ideas = strings(table, company, "short", 1)
        assert ideas[0].stations[0].startswith("Base")

    @pytest.mark.parametrize("seed", crossed(range(4), few=1))
    def test_between_any_two_tiles_is_smooth_and_touches_no_other(self, seed: int) -> None:
        table = tabletop(played(seed, 4, 9))
        names = [tile.name for tile in table.tiles]
        rng = Random(seed)
        for _ in range(12):
            pair = rng.sample(names, 2)
            path = lay(table, pair, MOST)
            judged = verdict(table, 0, "long", path)
            assert judged.stations == tuple(pair)
            assert all(hypot(b[0] - a[0], b[1] - a[1]) < 60 for a, b in pairwise(path))


class TestSuggestedStrings:
    @pytest.mark.parametrize("seed", SEEDS)
    def test_may_be_laid_as_they_are_and_bring_what_they_say(self, seed: int) -> None:
        game = played(seed, 2 + seed % 4, 4 + seed)
        table, company = tabletop(game), company_of(game)
        assert company is not None
        for string in STRINGS:
            ideas = strings(table, company, string)
            for idea in ideas:
                judged = verdict(table, company, string, idea.path)
                assert judged.faults == ()
                assert (judged.points(company), judged.stations) == (idea.points, idea.stations)
            points = [idea.points for idea in ideas]
            assert points == sorted(points, reverse=True)
            assert len({frozenset(idea.stations) for idea in ideas}) == len(ideas)

    @pytest.mark.parametrize("seed", SEEDS)
    def test_are_no_worse_than_any_straight_line_through_two_or_three_stations(self, seed: int) -> None:
        game = played(seed, 2 + seed % 4, 6)
        table, company = tabletop(game), company_of(game)
        assert company is not None
        best = max(
            (judged for path in straight(table) if (judged := worth(table, company, path)) is not None), default=-99
        )
        assert strings(table, company, "short", 1)[0].points >= best

    def test_are_none_where_nothing_can_be_reached(self) -> None:
        assert strings(tabletop(Rails().game), 0, "short") == []

    def test_do_not_lead_to_a_station_that_others_have_filled(self) -> None:
        table = table_of("rural 400,130", strings=("1 long 778,122 400,130",))
        assert strings(table, 0, "short") == []

    def test_end_at_a_terminal_and_do_not_pass_it(self) -> None:
        table = table_of("terminal 250,130", "central 350,130")
        found = {idea.stations for idea in strings(table, 0, "short")}
        assert ("Base 1", "S1") in found
        assert not [stations for stations in found if "S1" in stations[1:-1]]


def straight(table: Tabletop) -> list[Path]:
    spots = [tile.center for tile in table.tiles]
    most = table.measures.short * PER_MM
    return [way for stops in (2, 3) for way in permutations(spots, stops) if span(way) <= most]


def worth(table: Tabletop, company: int, path: Path) -> int | None:
    judged = verdict(table, company, "short", path)
    return None if judged.faults else judged.points(company)


class TestRoom:
    @pytest.mark.parametrize("seats", crossed([2, 5], few=1))
    def test_is_found_just_where_a_search_finds_a_spot(self, seats: int) -> None:
        """On tables of ever smaller borders round the same things, until nothing finds room."""
        table = tabletop(played(3, seats, 12))
        (x, y), answers = table.tiles[-1].center, set[bool]()
        for reach in range(100, 3000, 150):
            corner = (x - reach, y - reach), (x + reach, y - reach), (x + reach, y + reach), (x - reach, y + reach)
            smaller = replace(table, border=corner)
            has_room = any_spot(smaller)
            answers.add(has_room)
            assert has_room == (next(every(smaller), None) is not None)
        assert answers == {True, False}


class TestSuggestedSpots:
    @pytest.mark.parametrize("seed", crossed(range(4), few=1))
    def test_are_free_and_apart(self, seed: int) -> None:
        table = tabletop(played(seed, 4, 5))
        found = spots(table, 0, table.kind("central"), 5)
        assert len(found) == 5
        assert not [at for at, turn in found if place_faults(table, square(at, turn, table.measures.tile))]
        assert all(dist(one[0], other[0]) > 800 for one, other in permutations(found, 2))

    def test_near_a_place_the_nearest_come_first(self) -> None:
        table = tabletop(played(1, 4, 5))
        found = spots(table, 0, table.kind("central"), 6, near=(4500, 4500))
        away = [dist(at, (4500, 4500)) for at, _ in found]
        assert away == sorted(away)
        assert away[0] < 1500

    @pytest.mark.parametrize("kind", ["central", "transit", "city", "rural"])
    def test_a_station_is_wanted_in_reach_of_the_own_base(self, kind: str) -> None:
        table = tabletop(Rails().game)
        (at, _), *_ = spots(table, 0, table.kind(kind), 1)
        assert dist(at, table.tiles[0].center) < 3000

    def test_a_scenic_station_is_wanted_in_the_mountains(self) -> None:
        table = replace(tabletop(Rails().game), mountains=mm("160,200 400,200 400,400 160,400"))
        (at, _), *_ = spots(table, 0, table.kind("scenic"), 1)
        assert 1600 < at[0] < 4000
        assert 2000 < at[1] < 4000


def test_few_megabytes_are_kept_of_the_tables_played_last() -> None:
    """However many tables play."""
    tables = [tabletop(game) for game in kept_tables()]
    heaviest = 0
    for table in tables:
        known = detours(table)
        arrays = known.length, known.crossed, *known.ways(FEE)
        heaviest = max(heaviest, sum(array.nbytes for array in arrays))
    paths = [laid.path for table in tables for laid in table.laid]
    longest = max(sum(map(getsizeof, chain(path, *path))) for path in paths)
    assert heaviest * (detours.cache_info().maxsize or inf) < 10e6
    assert longest * (segments.cache_info().maxsize or inf) < 8e6
