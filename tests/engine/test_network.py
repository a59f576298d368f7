"""Networks: what is connected, and the longest trail, against plain search."""

from __future__ import annotations

import time
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from data.maps.library import load
from data.tools.networks import grown, links_of
from engine.board.network import Connected, Link
from engine.board.trails import longest_trail
from engine.parts.routes import Routes
from tests.networks import kept_networks
from tests.rows import crossed


def longest_by_trying(links: tuple[Link, ...]) -> int:
    """All trails from everywhere, with no thought but for remembering where one has been."""

    @cache
    def walk(place: str, used: frozenset[int]) -> int:
        best = 0
        for index, (one, other, length) in enumerate(links):
            if index not in used and place in (one, other):
                best = max(best, length + walk(other if place == one else one, used | {index}))
        return best

    return max((walk(place, frozenset()) for one, other, _ in links for place in (one, other)), default=0)


def check_trail(links: tuple[Link, ...], length: int, trail: tuple[int, ...]) -> None:
    """The trail uses no link twice, hangs together, and is as long as it is said to be."""
    assert len(set(trail)) == len(trail)
    assert sum(links[index][2] for index in trail) == length
    if trail:
        assert any(hangs_together(links, trail, start) for start in links[trail[0]][:2])


def hangs_together(links: tuple[Link, ...], trail: tuple[int, ...], start: str) -> bool:
    place = start
    for index in trail:
        one, other, _ = links[index]
        if place not in (one, other):
            return False
        place = other if place == one else one
    return True


def some_links(rng: Random, places: int, count: int) -> tuple[Link, ...]:
    names = "abcdefgh"[:places]
    return tuple((*rng.sample(names, 2), rng.randint(1, 6)) for _ in range(count))  # type: ignore[misc]


class TestLongestTrail:
    def test_nothing_is_no_trail(self) -> None:
        assert longest_trail(()) == (0, ())

    @pytest.mark.parametrize("chunk", crossed(range(4), few=1))
    def test_it_is_as_long_as_the_longest_of_all_trails(self, chunk: int) -> None:
        for seed in range(chunk * 500, chunk * 500 + 500):
            rng = Random(seed)
            links = some_links(rng, rng.randint(2, 8), rng.randint(1, 10))
            length, trail = longest_trail(links)
            assert length == longest_by_trying(links), links
            check_trail(links, length, trail)

    @given(st.lists(st.tuples(st.sampled_from("abcd"), st.sampled_from("efgh"), st.integers(1, 6)), max_size=9))
    @settings(max_examples=150, deadline=None)
    def test_on_any_network_that_is_thought_of(self, links: list[Link]) -> None:
        length, trail = longest_trail(tuple(links))
        assert length == longest_by_trying(tuple(links))
        check_trail(tuple(links), length, trail)

    @pytest.mark.parametrize("seed", range(30))
    def test_the_order_of_the_links_changes_nothing(self, seed: int) -> None:
        rng = Random(seed)
        links = list(some_links(rng, 8, 14))
        length = longest_trail(tuple(links))[0]
        rng.shuffle(links)
        assert longest_trail(tuple(links))[0] == length

    def test_a_whole_supply_on_the_largest_map_takes_no_noticeable_time(self) -> None:
        routes = list(load().rules("usa").part(Routes).order)
        for seed in range(60):
            links = links_of(grown(routes, (), Random(seed)))
            start = time.process_time()
            length, trail = longest_trail(links)
            assert time.process_time() - start < 0.2
            check_trail(links, length, trail)

    @pytest.mark.parametrize("name", kept_networks())
    def test_nor_do_the_slowest_networks_that_were_found(self, name: str) -> None:
        longest, links = kept_networks()[name]
        start = time.process_time()
        length, trail = longest_trail(links)
        assert time.process_time() - start < 0.2
        assert length == longest
        check_trail(links, length, trail)


class TestConnected:
    @pytest.mark.parametrize("seed", range(50))
    def test_two_places_are_joined_when_a_chain_of_links_leads_from_one_to_the_other(self, seed: int) -> None:
        links = [link[:2] for link in some_links(Random(seed), 8, 6)]
        joined = Connected(links)
        for one in "abcdefgh":
            reached = {one}
            for _ in links:
                reached |= {place for link in links if reached & set(link) for place in link}
            for other in "abcdefgh":
                assert joined.joins(one, other) == (other in reached)
