"""R55, "Counting points" and the table of stations: what a string brings to whom."""

from __future__ import annotations

import pytest

from tests.rulebook.string_railway.rails import Rails

WAY = "140,130 330,130"


class TestFirstVisits:
    @pytest.mark.parametrize(
        ("kind", "points"),
        [("central", 3), ("regional", 2), ("suburban", 2), ("terminal", 3), ("rural", 1), ("scenic", 1)],
    )
    def test_a_new_station_brings_its_points(self, kind: str, points: int) -> None:
        assert Rails(tiles=[f"{kind} 330,130"]).worth(WAY) == {0: points}

    def test_each_station_passed_through_too(self) -> None:
        """Central 3, regional 2, suburban 2: 7."""
        tiles = ["central 210,130", "regional 270,130", "suburban 330,130"]
        assert Rails(tiles=tiles).worth(WAY) == {0: 7}

    def test_once_for_each_company(self) -> None:
        """Ann was at S1 before; S2 is new to her: 2."""
        table = Rails(tiles=["central 210,130", "regional 330,130"], strings=["0 short 140,130 210,130"])
        assert table.worth("140,110 210,120 330,130") == {0: 2}

    def test_the_other_company_still_gets_them(self) -> None:
        table = Rails(tiles=["central 450,450"], strings=["0 long 140,140 450,450"], turn="bob")
        assert table.worth("760,140 455,440") == {1: 3}

    def test_points_are_kept_when_the_string_lies(self) -> None:
        """3 to begin with and 3 for the central station."""
        table = Rails(tiles=["central 330,130"])
        table.lay("ann", "short", WAY)
        assert [table.points(name) for name in table.names] == [6, 3, 3, 3]
        assert table.strings.points == (6, 3, 3, 3)

    def test_the_own_base_is_no_new_station(self) -> None:
        tiles = ["central 330,130", "central 330,200"]
        strings = ["0 long 140,130 330,130", "0 short 330,150 330,200"]
        assert Rails(tiles=tiles, strings=strings).worth("330,210 330,260 140,140") == {}


class TestScenic:
    RING = "220,105 400,105 400,200 220,200"

    def test_in_the_mountains_it_brings_3(self) -> None:
        """3, less 1 for the edge of the mountains."""
        assert Rails(tiles=["scenic 330,135"], mountains=self.RING).worth("140,135 330,135") == {0: 2}

    def test_outside_them_1(self) -> None:
        mountains = "220,305 400,305 400,400 220,400"
        assert Rails(tiles=["scenic 330,135"], mountains=mountains).worth("140,135 330,135") == {0: 1}


class TestOwners:
    def test_the_owner_of_a_city_gets_3_there(self) -> None:
        assert Rails(tiles=["city 330,130 owner=0"]).worth(WAY) == {0: 3}

    def test_another_one_gets_1_and_the_owner_loses_1(self) -> None:
        assert Rails(tiles=["city 330,130 owner=2"]).worth(WAY) == {0: 1, 2: -1}

    def test_the_owner_of_a_transit_station_gets_nothing_there(self) -> None:
        assert Rails(tiles=["transit 330,130 owner=0"]).worth(WAY) == {}

    def test_another_one_gets_2_and_the_owner_1(self) -> None:
        assert Rails(tiles=["transit 330,130 owner=2"]).worth(WAY) == {0: 2, 2: 1}

    def test_a_visit_to_a_base_brings_2_and_costs_its_owner_1(self) -> None:
        """A long string along the top from Base 1 to Base 2, whose left edge is at 755 (600 mm from 155: S1 helps)."""
        table = Rails(tiles=["central 250,130"], strings=["0 short 140,130 250,130"])
        assert table.worth("260,130 760,130") == {0: 2, 1: -1}

    def test_the_owner_gains_or_loses_for_each_opposing_string(self) -> None:
        """Ann's second string begins at bob's station: nothing for her there, the same for him as before."""
        tiles = ["transit 330,130 owner=1", "regional 430,130"]
        table = Rails(tiles=tiles, strings=["0 long 140,130 330,130"])
        assert table.worth("335,130 430,130") == {0: 2, 1: 1}
        tiles = ["city 330,130 owner=1", "regional 430,130"]
        table = Rails(tiles=tiles, strings=["0 long 140,130 330,130"])
        assert table.worth("335,130 430,130") == {0: 2, 1: -1}


class TestMarshallingYards:
    def test_each_string_brings_1_there(self) -> None:
        tiles = ["marshalling 230,130", "regional 330,130"]
        assert Rails(tiles=tiles).worth(WAY) == {0: 3}
        table = Rails(tiles=tiles, strings=["0 short 140,130 230,130"])
        assert table.worth("140,110 230,120 330,130") == {0: 3}

    def test_the_one_that_begins_there_too(self) -> None:
        tiles = ["marshalling 230,130", "regional 330,130"]
        table = Rails(tiles=tiles, strings=["0 short 140,130 230,130"])
        assert table.worth("235,130 330,130") == {0: 3}


class TestAWholeRail:
    def test_everything_at_once(self) -> None:
        """Yard 1, bob's city 1 (he loses 1), central 3, and the river crossed twice: 1 + 1 + 3 - 2."""
        tiles = ["marshalling 220,130", "city 300,130 owner=1", "central 480,130"]
        table = Rails(tiles=tiles, river="250,180 260,110 270,180")
        assert table.worth("140,130 480,130") == {0: 3, 1: -1}
        table.lay("ann", "long", "140,130 480,130")
        assert [table.points(name) for name in ("ann", "bob")] == [6, 2]
        lines = {line.code: (line.points, line.facts["count"]) for line in table.game.result().of(0)}
        assert lines == {"base_start": (3, 1), "station": (4, 2), "yard": (1, 1), "crossing": (-2, 2)}

    def test_points_may_fall_below_nothing(self) -> None:
        """Five crossings on the way to a rural station: 3 + 1 - 5."""
        river = "160,180 170,110 180,180 190,110 200,180 210,110"
        table = Rails(tiles=["rural 330,130"], river=river)
        table.lay("ann", "short", WAY)
        assert table.points("ann") == -1


class TestExpert:
    def test_crossing_the_string_of_another_company_costs_2(self) -> None:
        """Bob's second string comes down in the way of ann to S1: 3 - 1 in a plain game, 3 - 2 here."""
        tiles = ["central 450,130", "regional 600,200", "regional 350,190"]
        strings = ["1 short 760,140 615,195", "1 long 590,200 500,103 400,103 360,190"]
        assert Rails(tiles=tiles, strings=strings).worth("140,130 440,130") == {0: 2}
        assert Rails(tiles=tiles, strings=strings, options=["expert"]).worth("140,130 440,130") == {0: 1}

    def test_own_strings_cost_1(self) -> None:
        """The same for bob himself: from Base 2 to S3 for a crossing of his own string, and no new station."""
        tiles = ["central 450,130", "regional 600,200", "regional 350,190"]
        strings = ["1 short 760,140 615,195", "1 long 590,200 500,103 400,103 360,190"]
        table = Rails(tiles=tiles, strings=strings, options=["expert"], turn="bob")
        assert table.worth("350,200 300,150 410,150 440,130") == {1: 2}

    def test_river_and_mountains_cost_1(self) -> None:
        table = Rails(tiles=["central 330,130"], river="220,180 220,110", options=["expert"])
        assert table.worth(WAY) == {0: 2}
