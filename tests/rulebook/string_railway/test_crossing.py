"""R53 and "Counting points": crossings off the stations cost a point each.

Ann's string runs level at 130 from Base 1 to a central station at 330 (S1): 3 points, less what it crosses on the way.
A river that comes down at x = 220 is crossed once.
"""

from __future__ import annotations

from tests.rulebook.string_railway.rails import Rails

WAY = "140,130 330,130"
STATION = ["central 330,130"]


def crossed(river: str, way: str = WAY) -> int:
    return len(Rails(tiles=STATION, river=river).judge(way).crossings)


class TestCrossing:
    def test_a_line_from_side_to_side_is_crossed(self) -> None:
        """3 for the station, 1 lost."""
        table = Rails(tiles=STATION, river="220,188 220,118")
        assert table.worth(WAY) == {0: 2}

    def test_it_is_where_the_lines_meet(self) -> None:
        (crossing,) = Rails(tiles=STATION, river="230,188 210,118").judge(WAY).crossings
        assert crossing.at == (2134, 1300)
        assert (crossing.other, crossing.cost) == ("river", 1)

    def test_at_a_bend_of_either_line_it_is_one_crossing(self) -> None:
        assert crossed("200,188 220,130 260,118") == 1
        assert crossed("220,188 220,118", "140,130 220,130 330,138") == 1
        assert crossed("200,188 220,130 240,118", "140,130 220,130 330,138") == 1

    def test_touching_without_changing_sides_is_none(self) -> None:
        assert crossed("200,188 220,130 240,188") == 0
        assert crossed("220,188 220,130") == 0

    def test_a_bend_that_is_touched_by_a_bend_is_none(self) -> None:
        """Both turn back where they meet; then the path goes into the bend of the river and out of it on one side."""
        assert crossed("200,188 220,130 240,188", "140,130 200,118 220,130 240,118 330,130") == 0
        assert crossed("160,188 220,130 280,188", "140,130 200,168 220,130 240,168 330,130") == 2

    def test_the_same_line_crossed_twice_counts_twice(self) -> None:
        """3 for the station, 2 lost."""
        table = Rails(tiles=STATION, river="220,188 230,118 240,188")
        assert table.worth(WAY) == {0: 1}

    def test_a_closed_line_is_crossed_in_and_out(self) -> None:
        table = Rails(tiles=STATION, mountains="220,188 220,118 260,118 260,188")
        assert table.worth(WAY) == {0: 1}

    def test_a_closed_line_is_crossed_where_it_closes_too(self) -> None:
        table = Rails(tiles=STATION, mountains="220,130 240,118 260,130 240,188")
        assert table.worth(WAY) == {0: 1}

    def test_two_lines_at_one_point_count_twice(self) -> None:
        table = Rails(tiles=STATION, river="220,188 220,118", mountains="220,130 240,168 260,130 240,113 210,118")
        assert [c.other for c in table.judge(WAY).crossings if c.at == (2200, 1300)] == ["river", "mountains"]

    def test_own_strings_count_too(self) -> None:
        """S2 and S3 are joined by ann's second string, straight over the way to S1."""
        tiles = [*STATION, "central 220,198", "regional 270,198"]
        first = "0 short 122,140 122,198 220,198"
        over = "0 short 220,178 220,116 270,116 270,178"
        table = Rails(tiles=tiles, strings=[first, over])
        crossings = table.judge(WAY).crossings
        assert [(one.other, one.cost) for one in crossings] == [(0, 1), (0, 1)]

    def test_on_a_station_it_is_free(self) -> None:
        """S2 lies over the place where the river and the path cross; the river of this table was there before it."""
        table = Rails(tiles=["central 330,130", "central 220,130"], strings=["0 short 140,130 220,130 330,130"])
        judged = table.judge("140,118 215,133 225,126 330,126", "short")
        assert [gain.code for gain in judged.gains] == []
        assert judged.crossings == ()

    def test_a_crossing_at_the_edge_of_a_station_is_on_it(self) -> None:
        """S2 reaches from 197.5; the two strings cross in that very line."""
        tiles = ["central 330,130", "central 220,130"]
        table = Rails(tiles=tiles, strings=["0 short 140,126 197.5,130 220,130"])
        assert table.judge("140,134 197.5,130 220,118 330,130").crossings == ()

    def test_a_crossing_a_tenth_of_a_millimetre_off_counts(self) -> None:
        tiles = ["central 330,130", "central 220,130"]
        table = Rails(tiles=tiles, strings=["0 short 140,126 197.4,130 220,134"])
        assert len(table.judge("140,134 197.4,130 220,118 330,130").crossings) == 1


class TestRunningAlong:
    def test_for_two_millimetres_it_is_allowed(self) -> None:
        """The stretch counts as one place: from side to side one crossing, back to the same side none."""
        assert crossed("215,188 220,130 222,130 230,118") == 1
        assert crossed("215,188 220,130 222,130 230,188") == 0
        assert crossed("230,188 222,130 220,130 215,118") == 1

    def test_for_more_it_is_refused(self) -> None:
        table = Rails(tiles=STATION, river="215,188 220,130 222.1,130 230,118")
        (fault,) = table.judge(WAY).faults
        assert (fault.code, fault.facts["other"], fault.facts["length"]) == ("runs_along", "river", 3)

    def test_on_a_station_it_may(self) -> None:
        """Both strings leave S2, which reaches to 242.5, and part 1.5 mm after its edge."""
        tiles = ["central 330,130", "central 220,130"]
        table = Rails(tiles=tiles, strings=["0 short 140,130 220,130 244,130 330,148"])
        assert table.faults("140,140 200,148 210,130 244,130 330,118") == []
        assert table.faults("140,140 200,148 210,130 245,130 330,118") == []
        table = Rails(tiles=tiles, strings=["0 short 140,130 220,130 246,130 330,148"])
        assert table.faults("140,140 200,148 210,130 246,130 330,118") == ["runs_along"]

    def test_along_the_border_it_may_not_either(self) -> None:
        table = Rails(tiles=["central 330,131"])
        assert table.faults("145,118 150,100 152,100 330,118") == []
        assert table.faults("145,118 150,100 153,100 330,118") == ["runs_along"]


class TestBorderAndItself:
    def test_the_border_may_be_touched(self) -> None:
        assert Rails(tiles=STATION).faults("140,130 220,100 330,130") == []

    def test_the_border_may_not_be_crossed(self) -> None:
        (fault,) = Rails(tiles=STATION).judge("140,130 220,99.9 330,130").faults
        assert (fault.code, fault.at) == ("string_outside", (2200, 999))

    def test_the_string_may_touch_itself(self) -> None:
        table = Rails(tiles=STATION)
        assert table.faults("140,130 220,130 200,168 250,168 220,130 330,130") == []

    def test_the_string_may_not_cross_itself(self) -> None:
        table = Rails(tiles=STATION)
        (fault,) = table.judge("140,130 250,130 250,168 200,168 200,118 330,130").faults
        assert (fault.code, fault.at) == ("string_crosses_itself", (2000, 1300))

    def test_not_even_on_a_station(self) -> None:
        table = Rails(tiles=STATION)
        assert table.faults("140,130 330,130 330,138 320,138 320,118") == ["string_crosses_itself"]
