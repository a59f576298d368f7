"""The cheapest way between two places: against every set of links on small random maps."""

from __future__ import annotations

from itertools import combinations
from random import Random

from engine.board.network import Connected, Link, shortest_path

LINE: list[Link] = [("a", "b", 2), ("b", "c", 3), ("a", "c", 6), ("c", "d", 1)]


class TestTheCheapestWay:
    def test_goes_by_length_and_not_by_number_of_links(self) -> None:
        assert shortest_path([], LINE, "a", "d") == (0, 1, 3)

    def test_of_equally_long_ways_has_the_fewest_links(self) -> None:
        assert shortest_path([], [("a", "b", 1), ("b", "c", 2), ("a", "c", 3)], "a", "c") == (2,)

    def test_takes_what_is_there_for_nothing(self) -> None:
        assert shortest_path([("b", "d")], LINE, "a", "c") == (0, 3)
        assert shortest_path([("x", "a"), ("y", "d")], LINE, "x", "y") == (0, 1, 3)

    def test_is_empty_where_nothing_is_missing(self) -> None:
        assert shortest_path([("a", "b"), ("b", "c")], LINE, "a", "c") == ()

    def test_is_none_where_no_way_leads(self) -> None:
        assert shortest_path([("a", "b")], LINE, "a", "z") is None

    def test_is_as_good_as_the_best_of_all_sets_of_links(self) -> None:
        rng = Random(3)
        for _ in range(200):
            places = "abcdef"
            free: list[Link] = [(*rng.sample(places, 2), rng.randint(1, 6)) for _ in range(8)]  # type: ignore[misc]
            own = [(one, other) for one, other, _ in free[6:]]
            free = free[:6]
            found = shortest_path(own, free, "a", "f")
            fitting = [
                (sum(free[index][2] for index in some), size)
                for size in range(7)
                for some in combinations(range(6), size)
                if Connected([*own, *(free[index][:2] for index in some)]).joins("a", "f")
            ]
            if found is None:
                assert not fitting
            else:
                assert (sum(free[index][2] for index in found), len(found)) == min(fitting)
