"""R51, R52, R57 and R59, "Preparing the game" for two to five: border, river, mountains, corners and bases."""

from __future__ import annotations

from itertools import pairwise
from math import dist

import pytest

from engine.board.points import bounds, length
from engine.parts.strings import tabletop
from engine.parts.table_setup import ChooseCorner, DrawBorder, DrawMountains, DrawRiver, TableSetup
from engine.strings.areas import sides
from engine.strings.landscape import base_squares, border_faults, mountain_faults, river_faults
from engine.strings.nouns import Tabletop, companies
from tests.rulebook.string_railway.rails import Rails, mm, rules
from tests.table import refused

NAMES = {2: "ann bob", 3: "ann bob cid", 4: "ann bob cid dan", 5: "ann bob cid dan eve"}
SEATS = (2, 3, 4, 5)


def choose(table: Rails, name: str, corner: int) -> None:
    table.do(ChooseCorner(table.seat(name), corner))


class TestTheBorder:
    @pytest.mark.parametrize(("seats", "corners", "side"), [(2, 4, 700), (3, 3, 700), (4, 4, 700), (5, 5, 560)])
    def test_it_is_a_square_a_triangle_or_a_pentagon(self, seats: int, corners: int, side: int) -> None:
        setup = Rails.opening(NAMES[seats]).setup
        assert setup.border == setup.marks
        assert len(setup.border) == corners
        for a, b in pairwise((*setup.border, setup.border[0])):
            assert dist(a, b) == pytest.approx(10 * side, abs=1.5)

    @pytest.mark.parametrize("seats", SEATS)
    def test_a_cell_is_free_around_it(self, seats: int) -> None:
        assert bounds(Rails.opening(NAMES[seats]).setup.border)[:2] == (1000, 1000)


class TestWhatIsDrawnAtRandom:
    @pytest.mark.parametrize("seats", SEATS)
    @pytest.mark.parametrize("options", [(), ("chaos",)])
    def test_river_and_mountains_are_as_the_rules_ask(self, seats: int, options: tuple[str, ...]) -> None:
        for seed in range(25):
            setup = Rails.opening(NAMES[seats], *options, seed=seed).setup
            table = Tabletop(measures=rules().part(TableSetup).measures, border=setup.border)
            assert river_faults(table, setup.marks, setup.river) == ()
            assert mountain_faults(table, setup.marks, setup.mountains) == ()
            assert length(setup.river) == pytest.approx(600, rel=0.02)
            assert length(setup.mountains, closed=True) == pytest.approx(900, rel=0.02)

    @pytest.mark.parametrize("seats", SEATS)
    def test_a_chaotic_border_has_room_for_all(self, seats: int) -> None:
        shapes = set()
        for seed in range(25):
            setup = Rails.opening(NAMES[seats], "chaos", seed=seed).setup
            table = Tabletop(measures=rules().part(TableSetup).measures)
            assert border_faults(table, setup.border, companies(seats)) == ()
            assert len(setup.marks) == companies(seats)
            around = length(setup.border, closed=True)
            assert 1400 <= around <= 2800
            apart = [setup.border.index(mark) for mark in setup.marks]
            pieces = [length(setup.border[a : b + 1]) for a, b in pairwise(apart)]
            assert max(pieces) - min(pieces) < 1
            shapes.add(setup.border)
        assert len(shapes) == 25


class TestCorners:
    def test_each_seat_chooses_one_from_the_first_player_on(self) -> None:
        table = Rails.opening(NAMES[4], first="cid")
        for name, corner in (("cid", 2), ("dan", 0), ("ann", 1)):
            assert (table.setup.owed, table.setup.by) == ("corner", table.seat(name))
            choose(table, name, corner)
        assert table.setup.corners == (1, 3, 2, 0)

    def test_the_last_one_has_no_choice(self) -> None:
        table = Rails.opening(NAMES[3], first="ann")
        choose(table, "ann", 2)
        choose(table, "bob", 0)
        assert table.setup.corners == (2, 0, 1)
        assert table.setup.owed is None
        assert table.on_turn == "ann"

    def test_nobody_takes_what_another_one_has(self) -> None:
        table = Rails.opening(NAMES[4], first="ann")
        choose(table, "ann", 2)
        with refused("corner_taken", corner=3, company=0, seat=0):
            choose(table, "bob", 2)
        for corner in (-1, 4):
            with refused("unknown_corner", corner=corner + 1, most=4):
                choose(table, "bob", corner)
        with refused("not_begun"):
            choose(table, "cid", 0)

    def test_two_seats_have_opposite_corners_for_their_companies(self) -> None:
        table = Rails.opening(NAMES[2], first="bob")
        choose(table, "bob", 1)
        assert [corner for corner in table.setup.corners if corner is not None] == [1, 3]
        choose(table, "ann", 2)
        assert table.setup.corners == (2, 1, 0, 3)
        assert [tile.name for tile in table.tiles.tiles] == ["Base 2", "Base 4", "Base 1", "Base 3"]

    def test_a_base_lies_with_one_corner_on_its_mark(self) -> None:
        for seats in SEATS:
            table = Rails.opening(NAMES[seats])
            while table.setup.owed:
                table.do(table.game.legal(table.game.waiting[0])[0])
            for tile in table.tiles.tiles:
                if tile.kind == "base":
                    assert tile.owner is not None
                    corner = table.setup.corners[tile.owner]
                    assert corner is not None
                    assert tile.corners[0] == table.setup.marks[corner]

    def test_its_diagonal_along_the_bisector_of_the_corner(self) -> None:
        """In the square it fills the corner; in the triangle it overlaps the border on both sides alike."""
        square = Rails.opening(NAMES[4]).setup
        assert set(base_squares(square.border, square.marks, 45)[0]) == {
            (1000, 1000),
            (1450, 1000),
            (1450, 1450),
            (1000, 1450),
        }
        triangle = Rails.opening(NAMES[3]).setup
        top = base_squares(triangle.border, triangle.marks, 45)[0]
        assert top == ((4500, 1000), (4818, 1318), (4500, 1636), (4182, 1318))
        assert list(sides(top, triangle.border)) == [0, -1, 1, -1]
        pentagon = Rails.opening(NAMES[5]).setup
        for base in base_squares(pentagon.border, pentagon.marks, 45):
            assert list(sides(base, pentagon.border)) == [0, 1, 1, 1]

    def test_a_seat_begins_with_3_points(self) -> None:
        table = Rails.opening(NAMES[4])
        assert [table.points(name) for name in table.names] == [3, 3, 3, 3]


class TestByHand:
    @pytest.mark.parametrize(("seats", "river", "mountains"), [(2, 0, 1), (3, 1, 1), (4, 2, 3), (5, 3, 4)])
    def test_the_seats_whose_task_it_is_draw(self, seats: int, river: int, mountains: int) -> None:
        """Of four, the third draws the river and the fourth the mountains; of three the second both; and so on."""
        for first in range(seats):
            names = NAMES[seats].split()
            table = Rails.opening(NAMES[seats], "by_hand", first=names[first])
            assert (table.setup.owed, table.setup.by) == ("river", (first + river) % seats)
            table.do(table.game.legal((first + river) % seats)[0])
            assert (table.setup.owed, table.setup.by) == ("mountains", (first + mountains) % seats)
            table.do(table.game.legal((first + mountains) % seats)[0])
            assert (table.setup.owed, table.setup.by) == ("corner", first)

    @pytest.mark.parametrize(("seats", "border"), [(2, 1), (3, 0), (4, 1), (5, 2)])
    def test_a_chaotic_border_is_drawn_first(self, seats: int, border: int) -> None:
        table = Rails.opening(NAMES[seats], "by_hand", "chaos", first="ann")
        assert (table.setup.owed, table.setup.by) == ("border", border)
        table.do(DrawBorder(border, mm("400,400 1000,400 1000,800 400,800")))
        assert table.setup.border[0] == (1000, 1000)
        assert len(table.setup.marks) == companies(seats)

    def test_one_thing_after_the_other(self) -> None:
        table = Rails.opening(NAMES[4], "by_hand", first="ann")
        with refused("other_task", owed="river"):
            table.do(DrawMountains(2, mm("300,300 500,300 400,500")))
        with refused("other_task", owed="river"):
            table.do(DrawBorder(2, mm("300,300 500,300 400,500")))
        with refused("not_begun"):
            table.do(DrawRiver(3, mm("300,300 500,300")))


class TestRivers:
    """Drawn on the square from 100 to 800."""

    def draw(self, path: str) -> None:
        table = Rails.opening(NAMES[4], "by_hand", first="ann")
        table.do(DrawRiver(2, mm(path)))
        assert table.setup.river == mm(path)

    def test_inside(self) -> None:
        self.draw("150,400 750,400")

    def test_within_two_per_cent_of_its_length(self) -> None:
        self.draw("150,400 738,400")
        self.draw("150,400 762,400")
        with refused("line_too_short", line="river", length=587, least=588, most=612):
            self.draw("150,400 737.9,400")
        with refused("line_too_long", length=613):
            self.draw("150,400 762.1,400")

    def test_one_end_may_stick_out(self) -> None:
        self.draw("50,400 650,400")
        self.draw("650,400 50,400")
        self.draw("100,400 700,400")

    def test_and_only_one(self) -> None:
        with refused("river_two_ends_out"):
            self.draw("90,400 350,400 350,320 90,320")

    def test_nothing_else_of_it(self) -> None:
        with refused("line_outside", line="river"):
            self.draw("150,400 150,250 90,250 90,150 300,150 300,220")
        with refused("line_outside", line="river"):
            self.draw("50,400 150,400 150,300 90,300 90,200 330,200")

    @pytest.mark.parametrize("path", ["800,400 1400,400", "1400,400 800,400"])
    def test_and_not_all_of_it_but_an_end(self, path: str) -> None:
        with refused("line_outside", line="river"):
            self.draw(path)

    def test_not_crossing_itself(self) -> None:
        with refused("line_crosses_itself", line="river"):
            self.draw("200,400 400,400 400,500 300,500 300,305")

    @pytest.mark.parametrize(
        "path", ["300,400 500,400 300,400 500,400", "300,400 500,400 500,450 300,450 300,400 400,400"]
    )
    def test_nor_running_back_along_itself(self, path: str) -> None:
        with refused("line_crosses_itself", line="river"):
            self.draw(path)

    def test_on_no_base_s_place(self) -> None:
        with refused("line_on_base", line="river", corner=1):
            self.draw("140,140 740,140")

    def test_a_point_is_no_river(self) -> None:
        with refused("bad_line", line="river"):
            self.draw("140,140 140,140")


class TestMountains:
    def draw(self, path: str) -> None:
        table = Rails.opening(NAMES[4], "by_hand", first="ann")
        table.do(DrawRiver(2, mm("150,400 750,400")))
        table.do(DrawMountains(3, mm(path)))
        assert table.setup.mountains == mm(path)

    def test_a_loop_inside_which_may_cross_the_river(self) -> None:
        self.draw("200,300 500,300 500,450 200,450")

    def test_within_two_per_cent_of_its_length(self) -> None:
        with refused("line_too_short", line="mountains", length=881, least=882, most=918):
            self.draw("200,300 490.9,300 490.9,450 200,450")
        with refused("line_too_long", length=919):
            self.draw("200,300 509.1,300 509.1,450 200,450")

    def test_strictly_inside(self) -> None:
        with refused("line_outside", line="mountains"):
            self.draw("100,300 400,300 400,450 100,450")
        self.draw("100.1,300 400.1,300 400.1,450 100.1,450")

    def test_not_crossing_itself(self) -> None:
        with refused("line_crosses_itself", line="mountains"):
            self.draw("200,300 400,300 200,450 400,450")

    def test_on_no_base_s_place(self) -> None:
        with refused("line_on_base", line="mountains", corner=4):
            self.draw("130,600 430,600 430,757 130,757")


class TestChaoticBorders:
    def draw(self, path: str) -> None:
        table = Rails.opening(NAMES[4], "by_hand", "chaos", first="ann")
        table.do(DrawBorder(1, mm(path)))

    def test_at_most_the_loop_s_length(self) -> None:
        self.draw("100,100 800,100 800,800 100,800")
        with refused("line_too_long", line="border", most=2800):
            self.draw("100,100 801,100 801,800 100,800")

    def test_and_at_least_half_of_it(self) -> None:
        self.draw("100,100 450,100 450,450 100,450")
        with refused("line_too_short", line="border", least=1400):
            self.draw("100,100 449,100 449,450 100,450")

    def test_it_does_not_meet_itself(self) -> None:
        with refused("line_crosses_itself", line="border"):
            self.draw("100,100 800,400 800,100 100,400")
        with refused("line_crosses_itself", line="border"):
            self.draw("100,100 450,100 450,300 800,300 800,500 450,500 450,300 100,300")

    def test_it_has_room_for_every_base(self) -> None:
        """Long and thin: the bases of the two marks in the middle of the long sides meet."""
        with refused("border_base_outside"):
            self.draw("100,100 1400,100 1400,140 100,140")

    def test_bases_lie_evenly_along_it(self) -> None:
        table = Rails.opening(NAMES[4], "by_hand", "chaos", first="ann")
        table.do(DrawBorder(1, mm("450,100 800,100 800,800 100,800 100,100")))
        assert table.setup.marks == ((4500, 1000), (8000, 4500), (4500, 8000), (1000, 4500))
        assert base_squares(table.setup.border, table.setup.marks, 45)[0][2] == (4500, 1636)

    def test_the_table_is_public(self) -> None:
        table = Rails.opening(NAMES[4])
        for viewer in (None, 0, 3):
            assert tabletop(table.game.view(viewer)) == tabletop(table.game)
