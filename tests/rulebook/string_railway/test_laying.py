"""R52 and R54, "Laying rails": which strings may lie."""

from __future__ import annotations

import pytest

from engine.parts.strings import tabletop
from tests.rulebook.string_railway.rails import Rails
from tests.table import refused


class TestLength:
    def test_a_string_may_be_laid_shorter_than_it_is(self) -> None:
        table = Rails(tiles=["central 200,130"])
        table.lay("ann", "long", "140,130 180,130")
        assert table.strings.laid[0].path == ((1400, 1300), (1800, 1300))

    def test_a_short_string_reaches_300_mm(self) -> None:
        table = Rails(tiles=["central 450,130"])
        assert table.faults("140,130 440,130", "short") == []

    def test_and_not_a_tenth_more(self) -> None:
        table = Rails(tiles=["central 450,130"])
        with refused("string_too_long", length=301, most=300, over=1):
            table.lay("ann", "short", "140,130 440.1,130")

    def test_a_long_one_is_twice_as_long(self) -> None:
        table = Rails(tiles=["central 730,130"])
        assert table.faults("140,130 740,130") == []
        assert table.faults("139.9,130 740,130") == ["string_too_long"]

    def test_one_point_is_no_string(self) -> None:
        table = Rails()
        with refused("bad_string", points=1):
            table.lay("ann", "short", "140,130 140,130")

    @pytest.mark.parametrize("path", ["140,130 99999999999,130", "140,130 -5,130"])
    def test_nothing_lies_off_the_sheet(self, path: str) -> None:
        table = Rails()
        with refused("bad_string"):
            table.lay("ann", "short", path)

    def test_only_strings_that_are_left(self) -> None:
        table = Rails(tiles=["central 200,130"], left=[(0, 1), (4, 1), (4, 1), (4, 1)])
        with refused("no_such_string_left", string="short", company=0):
            table.lay("ann", "short", "140,130 180,130")
        with refused("no_such_string_left", string="short", company=0):
            table.lay_none("ann", "short")


class TestInside:
    def test_the_string_stays_inside_the_border(self) -> None:
        table = Rails(tiles=["central 330,130"])
        with refused("string_outside", place="C1.2090"):
            table.lay("ann", "long", "140,130 220,90 330,130")

    def test_at_a_bent_border_too(self) -> None:
        """A border with a notch: between two places on its edge the straight way is outside."""
        notch = [(1000, 1000), (3000, 1000), (3000, 2500), (4000, 2500), (4000, 1000), (8000, 1000), (8000, 8000)]
        border = [*notch, (1000, 8000)]
        marks = [(1000, 1000), (8000, 1000), (8000, 8000), (1000, 8000)]
        table = Rails(tiles=["central 500,130"], more={"border": border, "marks": marks})
        assert table.faults("140,130 300,250 400,250 500,130") == ["runs_along"]
        assert table.faults("140,130 300,251 400,251 500,130") == []
        assert "string_outside" in table.faults("140,130 300,130 400,130 500,130")
        assert "string_outside" in table.faults("140,130 480,130")


class TestEnds:
    def test_both_ends_lie_on_stations(self) -> None:
        table = Rails(tiles=["central 330,130"])
        with refused("end_off_station", end="last", place="D2.0030"):
            table.lay("ann", "long", "140,130 300,130")
        with refused("end_off_station", end="first", place="B2.5030"):
            table.lay("ann", "long", "150,130 330,130")

    def test_the_edge_of_a_tile_is_on_it(self) -> None:
        assert Rails(tiles=["central 330,130"]).faults("145,130 307.5,130") == []

    def test_one_end_lies_on_the_own_base(self) -> None:
        table = Rails(tiles=["central 330,130", "central 430,130"])
        with refused("not_your_network", first="S1", last="S2"):
            table.lay("ann", "long", "330,130 430,130")

    def test_or_on_a_station_that_the_company_has_reached(self) -> None:
        tiles = ["central 330,130", "central 430,130"]
        table = Rails(tiles=tiles, strings=["0 long 140,130 330,130"])
        assert table.faults("330,130 430,130") == []
        table = Rails(tiles=tiles, strings=["0 long 140,130 330,130"], turn="bob")
        assert table.faults("330,130 430,130") == ["not_your_network"]

    def test_that_it_only_passed_through(self) -> None:
        tiles = ["central 230,130", "central 330,130", "central 230,230"]
        table = Rails(tiles=tiles, strings=["0 long 140,130 330,130"])
        assert table.faults("230,130 230,230") == []

    def test_either_end_may_be_the_one(self) -> None:
        assert Rails(tiles=["central 330,130"]).faults("330,130 140,130") == []

    def test_the_two_ends_lie_on_two_stations(self) -> None:
        table = Rails(tiles=["central 330,130"])
        with refused("both_ends_on_one_tile", tile="Base 1"):
            table.lay("ann", "long", "140,130 330,130 330,180 140,140")
        assert table.faults("110,110 130,130") == ["both_ends_on_one_tile"]


class TestStations:
    def test_every_tile_that_the_string_touches_is_connected(self) -> None:
        """S1 in passing, S2 at a corner alone: its corner lies in 297.5, 152.5."""
        table = Rails(tiles=["central 220,130", "central 320,175", "central 430,130"])
        table.lay("ann", "long", "140,130 280,130 297.5,152.5 315,130 430,130")
        assert table.strings.laid[0].stations == ("Base 1", "S1", "S2", "S3")

    def test_the_same_station_is_not_entered_twice(self) -> None:
        table = Rails(tiles=["central 220,130", "central 430,130"])
        with refused("tile_entered_twice", tile="S1"):
            table.lay("ann", "long", "140,130 220,130 260,130 220,170 220,152.5 260,180 430,130")

    def test_a_bend_on_the_tile_is_one_visit(self) -> None:
        table = Rails(tiles=["central 220,130", "central 430,130"])
        assert table.faults("140,130 220,130 235,140 210,145 260,200 430,130") == []

    def test_a_terminal_is_not_passed_through(self) -> None:
        table = Rails(tiles=["terminal 220,130", "central 430,130"])
        with refused("terminal_in_the_middle", tile="S1"):
            table.lay("ann", "long", "140,130 430,130")

    def test_a_string_ends_or_begins_there(self) -> None:
        table = Rails(tiles=["terminal 220,130", "central 430,130"], strings=["0 short 140,130 220,130"])
        assert table.faults("220,130 430,130") == []
        assert Rails(tiles=["terminal 220,130"]).faults("140,130 220,130") == []

    def test_other_companies_may_fill_a_station(self) -> None:
        """Bob and cid are at the suburban station S1, whose limit is two."""
        tiles = ["suburban 450,450", "central 200,130"]
        strings = ["1 long 760,140 460,440", "2 long 760,760 460,460"]
        table = Rails(tiles=tiles, strings=strings)
        with refused("limit_reached", tile="S1", limit=2, companies=("1", "2")):
            table.lay("ann", "long", "140,140 440,440")

    def test_a_company_that_counts_there_may_lay_more(self) -> None:
        tiles = ["suburban 450,450", "central 450,300"]
        strings = ["1 long 760,140 460,440", "2 long 760,760 460,460"]
        table = Rails(tiles=tiles, strings=strings, turn="bob")
        assert table.faults("450,440 450,310") == []

    def test_passing_through_counts_for_the_limit(self) -> None:
        """Rural S1 takes one company: bob, who only passed."""
        tiles = ["rural 450,450", "central 360,540"]
        table = Rails(tiles=tiles, strings=["1 long 760,140 360,540"])
        with refused("limit_reached", tile="S1", limit=1, companies=("1",)):
            table.lay("ann", "long", "140,140 440,440")

    def test_the_owner_of_a_base_counts_at_it(self) -> None:
        table = tabletop(Rails().game)
        base = table.tile("Base 2")
        assert base is not None and table.visitors(base) == {1}


class TestLayingNone:
    def test_a_seat_may_give_up_a_string(self) -> None:
        table = Rails(tiles=["central 200,130"])
        table.lay_none("ann", "long")
        assert table.strings.left[0] == (4, 0)
        assert table.points("ann") == 3
        assert table.on_turn == "bob"

    def test_tiles_are_placed_first(self) -> None:
        table = Rails(drawn="central")
        with refused("finish_station_tiles"):
            table.lay_none("ann", "long")
