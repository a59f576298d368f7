"""The small map on a ticket: its line goes the shorter way around the world."""

import pytest

from renderer.rail.tickets import ways


class TestItsLine:
    def test_goes_straight_on_a_map_with_edges(self) -> None:
        assert ways([(10, 5), (990, 5)], 0) == [[(10, 5), (990, 5)]]

    def test_goes_straight_where_that_is_shorter(self) -> None:
        assert ways([(300, 5), (700, 9)], 1000) == [[(300, 5), (700, 9)]]

    @pytest.mark.parametrize("turned", [False, True])
    def test_leaves_at_one_edge_and_comes_back_at_the_other(self, turned: bool) -> None:
        stops = [(100.0, 5.0), (900.0, 25.0)]
        found = ways(stops[::-1] if turned else stops, 1000)
        inside = {point for line in found for point in line if 0 <= point[0] <= 1000}
        assert inside == set(stops)
        assert all(abs(a[0] - b[0]) == 200 for a, b in found)

    def test_of_a_tour_goes_from_stop_to_stop(self) -> None:
        assert len(ways([(100, 0), (400, 0), (950, 0)], 1000)) == 3
